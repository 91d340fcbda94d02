/** Rooms on a page: cut into rows and columns, made smaller, placed within each other. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const inset = ({ x, y, w, h }: Box, side: number, top = side): Box => ({
  x: x + side,
  y: y + top,
  w: Math.max(1, w - 2 * side),
  h: Math.max(1, h - 2 * top),
});

/** Rooms below each other, in shares of the height that the gaps leave. */
export function rows(box: Box, shares: readonly number[], gap = 0): Box[] {
  const total = shares.reduce((sum, one) => sum + one, 0);
  const room = box.h - gap * (shares.length - 1);
  let y = box.y;
  return shares.map((share) => {
    const h = Math.max(1, (room * share) / total);
    const out = { x: box.x, y, w: box.w, h };
    y += h + gap;
    return out;
  });
}

export function columns(box: Box, shares: readonly number[], gap = 0): Box[] {
  return rows({ x: box.y, y: box.x, w: box.h, h: box.w }, shares, gap).map(({ x, y, w, h }) => ({
    x: y,
    y: x,
    w: h,
    h: w,
  }));
}

/** A room of this size within another; 0 is left or top, 1 right or bottom. */
export const placed = (box: Box, w: number, h: number, atX = 0.5, atY = 0.5): Box => ({
  x: box.x + (box.w - w) * atX,
  y: box.y + (box.h - h) * atY,
  w,
  h,
});

/** As large as fits, in the given proportion of width to height. */
export function fitted(box: Box, ratio: number, atX = 0.5, atY = 0.5): Box {
  const w = Math.min(box.w, box.h * ratio);
  return placed(box, w, w / ratio, atX, atY);
}
