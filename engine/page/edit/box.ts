/** Boxes that may be turned: their corners, what lies in them, and how they grow when a handle is pulled. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees, clockwise, around the middle. */
  rotation: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which edges a handle pulls: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A direction turned by so many degrees. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const middleOf = ({ x, y, w, h }: Omit<Box, 'rotation'>): Point => ({ x: x + w / 2, y: y + h / 2 });

export function cornersOf(box: Box): Point[] {
  const middle = middleOf(box);
  return [
    { x: -box.w / 2, y: -box.h / 2 },
    { x: box.w / 2, y: -box.h / 2 },
    { x: box.w / 2, y: box.h / 2 },
    { x: -box.w / 2, y: box.h / 2 },
  ].map((corner) => {
    const { x, y } = turned(corner, box.rotation);
    return { x: middle.x + x, y: middle.y + y };
  });
}

/** The upright box around all of them; undefined for none. */
export function boundsOf(boxes: readonly Box[]): Bounds | undefined {
  const corners = boxes.flatMap(cornersOf);
  if (corners.length === 0) return undefined;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const boxOf = ({ left, top, right, bottom }: Bounds): Box => ({
  x: left,
  y: top,
  w: right - left,
  h: bottom - top,
  rotation: 0,
});

/** `slack`: how far beyond the edge still counts, for fingers and thin lines. */
export function isInside(box: Box, point: Point, slack = 0): boolean {
  const middle = middleOf(box);
  const { x, y } = turned({ x: point.x - middle.x, y: point.y - middle.y }, -box.rotation);
  return Math.abs(x) <= box.w / 2 + slack && Math.abs(y) <= box.h / 2 + slack;
}

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

export interface ResizeOptions {
  /** Width and height stay in proportion. */
  keepsRatio: boolean;
  /** Grows to both sides. */
  fromMiddle: boolean;
  least: number;
}

/** The box after a handle was pulled by `by`, given in the page's directions; the opposite side stays where it is. */
export function resized(
  box: Box,
  handle: Handle,
  by: Point,
  { keepsRatio, fromMiddle, least }: ResizeOptions,
): Box {
  const own = turned(by, -box.rotation);
  const factor = fromMiddle ? 2 : 1;
  let w = Math.max(least, box.w + own.x * handle.x * factor);
  let h = Math.max(least, box.h + own.y * handle.y * factor);
  if (keepsRatio) {
    const grow = handle.x === 0 ? h / box.h : handle.y === 0 ? w / box.w : Math.max(w / box.w, h / box.h);
    const lowest = Math.max(least / box.w, least / box.h);
    w = box.w * Math.max(grow, lowest);
    h = box.h * Math.max(grow, lowest);
  }
  // How far the middle moves, in the box's own directions.
  const shift = fromMiddle
    ? { x: 0, y: 0 }
    : { x: ((w - box.w) / 2) * handle.x, y: ((h - box.h) / 2) * handle.y };
  const moved = turned(shift, box.rotation);
  const middle = middleOf(box);
  return { x: middle.x + moved.x - w / 2, y: middle.y + moved.y - h / 2, w, h, rotation: box.rotation };
}

/** What lay in one box, at the same place of another: for several layers that are resized together. */
export function carried(box: Box, from: Bounds, to: Bounds): Box {
  const sx = (to.right - to.left) / Math.max(1e-6, from.right - from.left);
  const sy = (to.bottom - to.top) / Math.max(1e-6, from.bottom - from.top);
  // What is turned would be sheared: it grows evenly.
  const [gx, gy] = box.rotation % 180 === 0 ? [sx, sy] : [Math.min(sx, sy), Math.min(sx, sy)];
  const middle = middleOf(box);
  const [cx, cy] = [to.left + (middle.x - from.left) * sx, to.top + (middle.y - from.top) * sy];
  return {
    x: cx - (box.w * gx) / 2,
    y: cy - (box.h * gy) / 2,
    w: box.w * gx,
    h: box.h * gy,
    rotation: box.rotation,
  };
}

/** Degrees from the middle to a point, clockwise, 0 straight up. */
export const angleOf = (middle: Point, point: Point): number =>
  (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI + 90;

/** A rotation within a full turn; `step` catches round values, as do quarters and halves of them. */
export function caughtRotation(degrees: number, step: number): number {
  const full = ((degrees % 360) + 360) % 360;
  const nearest = Math.round(full / 45) * 45;
  const caught = step > 0 ? Math.round(full / step) * step : Math.abs(full - nearest) < 3 ? nearest : full;
  return (Math.round(caught * 10) / 10) % 360;
}

/** Several boxes as one that is turned: each around the common middle. */
export function spun(box: Box, around: Point, degrees: number): Box {
  const middle = middleOf(box);
  const { x, y } = turned({ x: middle.x - around.x, y: middle.y - around.y }, degrees);
  return {
    ...box,
    x: around.x + x - box.w / 2,
    y: around.y + y - box.h / 2,
    rotation: (((box.rotation + degrees) % 360) + 360) % 360,
  };
}
