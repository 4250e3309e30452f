// The shapes of the hero: lines of hills and the stones of the cairn.

/** Hills from the left edge to the right one, a little lower on the left where the words stand. */
export function ridge(width: number, height: number, base: number, swing: number, pace: number, phase: number): string {
  let line = `M0 ${height}`;
  for (let x = 0; x <= width; x += 8) {
    const slope = height * 0.13 * Math.max(0, 1 - x / (width * 0.62));
    const wave = Math.sin(x * pace + phase) + 0.5 * Math.sin(x * pace * 2.7 + phase * 2) + 0.18 * Math.sin(x * pace * 7 + phase);
    line += `L${x} ${(base + slope + swing * wave).toFixed(1)}`;
  }
  return `${line}L${width} ${height}Z`;
}

/** A stone around (x, y), half as wide as `rx` and half as high as `ry`; `lean` moves its top. */
export function stone(x: number, y: number, rx: number, ry: number, lean: number) {
  const at = (dx: number, dy: number): string => `${(x + rx * dx).toFixed(1)} ${(y + ry * dy).toFixed(1)}`;
  const top = `${(x + lean).toFixed(1)} ${(y - ry).toFixed(1)}`;
  const right = `C${at(0.96, 0.95)} ${at(0.4, 1)} ${at(0, 1)}`;
  return {
    body: `M${at(-1, 0.25)}C${at(-1.02, -0.7)} ${at(-0.45, -1)} ${top}S${at(1.03, -0.5)} ${at(1, 0.2)}${right}S${at(-0.97, 0.9)} ${at(-1, 0.25)}Z`,
    shade: `M${at(-0.98, 0.35)}C${at(-0.5, 0.62)} ${at(0.6, 0.55)} ${at(0.99, 0.1)}${right}S${at(-0.95, 0.9)} ${at(-0.98, 0.35)}Z`,
    shine: `M${at(-0.55, -0.55)}q${(rx * 0.4).toFixed(1)} ${(-ry * 0.3).toFixed(1)} ${(rx * 0.8).toFixed(1)} ${(-ry * 0.12).toFixed(1)}`,
  };
}
