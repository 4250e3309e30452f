// The drawings of the icons: those of the first page are there; a table brings its own and those of its title, and all
// others come when somebody first asks for one.
import first from 'virtual:icons';
import type { IconName } from '../icons';

/** What icons are drawn with, by their names: the data of one path each. */
export type Paths = Partial<Record<IconName, string>>;

let known: Paths = $state.raw(first);
const coming = new Map<string, Promise<void>>();

/** Let icons be drawn from now on. */
export function addIcons(paths: Paths): void {
  known = { ...known, ...paths };
}

/** Fetch a set of icons once; what could not be fetched may be asked for again. */
function fetched(set: string, load: () => Promise<{ default: Paths }>): Promise<void> {
  const asked = coming.get(set) ?? load().then((all) => addIcons(all.default), () => void coming.delete(set));
  coming.set(set, asked);
  return asked;
}

/** Let all icons come; a page that needs many waits for them, so that they do not pop up one by one. */
export const loadIcons = (): Promise<void> => fetched('rest', () => import('virtual:icons/rest'));

/** Let those come that any table needs. */
export const loadTableIcons = (): Promise<void> => fetched('table', () => import('virtual:icons/table'));

/** The path of an icon; empty until it is there. */
export function iconPath(name: IconName): string {
  if (known[name] === undefined) void loadIcons();
  return known[name] ?? '';
}
