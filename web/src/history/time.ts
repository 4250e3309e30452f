// How long ago something was, as one says it.
const STEPS: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [7 * 86_400, 86_400, 'day'],
];

/** A time in seconds since 1970: "5 minutes ago", "yesterday", then a date. */
export function ago(then: number, language: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - then);
  // Nobody counts seconds here.
  const step = past < 60 ? ([60, 60, 'second'] as const) : STEPS.find(([limit]) => past < limit);
  if (step) return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(-Math.floor(past / step[1]), step[2]);
  const thisYear = new Date(then * 1000).getFullYear() === new Date(now * 1000).getFullYear();
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) }).format(then * 1000);
}
