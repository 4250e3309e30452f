/** Where a sheet may lie on a table without covering what can be pressed. Knows no page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How large the sheet would like to be, and how small it may become. */
export interface Wish {
  width: number;
  height: number;
  least: { width: number; height: number };
}

const widthOf = (box: Box) => box.right - box.left;
const heightOf = (box: Box) => box.bottom - box.top;

/** The gaps between things that take up parts of a line, as pairs of their ends. */
function gaps(from: number, to: number, taken: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = [];
  let at = from;
  for (const [start, end] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (start > at) found.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
    if (at >= to) return found;
  }
  return [...found, [at, to]];
}

/**
 * The place within an area in which a sheet has most room and covers none of these boxes, at the side that is preferred
 * where several are as good; null where all of them are too small.
 */
export function clearOf(area: Box, boxes: readonly Box[], wish: Wish, prefers: 'right' | 'top'): Box | null {
  const inside = boxes.filter((box) => box.right > area.left && box.left < area.right && box.bottom > area.top && box.top < area.bottom);
  const edges = [...new Set([area.left, area.right, ...inside.flatMap((box) => [box.left, box.right])])].filter((x) => x >= area.left && x <= area.right).sort((a, b) => a - b);
  let best: Box | null = null;
  let most = 0;
  for (const [n, left] of edges.entries()) {
    for (const right of edges.slice(n + 1)) {
      if (right - left < wish.least.width) continue;
      const taken = inside.filter((box) => box.right > left && box.left < right).map((box): [number, number] => [box.top, box.bottom]);
      for (const [top, bottom] of gaps(area.top, area.bottom, taken)) {
        if (bottom - top < wish.least.height) continue;
        const box = fitted({ left, top, right, bottom }, wish, prefers);
        const size = widthOf(box) * heightOf(box) + nearness(box, area, prefers);
        if (size > most) [best, most] = [box, size];
      }
    }
  }
  return best;
}

/** As large as wished for, at the preferred edge of a place. */
function fitted(place: Box, wish: Wish, prefers: 'right' | 'top'): Box {
  const [width, height] = [Math.min(wish.width, widthOf(place)), Math.min(wish.height, heightOf(place))];
  const left = prefers === 'right' ? place.right - width : place.left + (widthOf(place) - width) / 2;
  return { left, top: place.top, right: left + width, bottom: place.top + height };
}

/** Less than any difference in size: where it would rather be. */
function nearness(box: Box, area: Box, prefers: 'right' | 'top'): number {
  return prefers === 'right' ? box.right / (area.right + 1) : 1 - (box.top - area.top) / (heightOf(area) + 1);
}
