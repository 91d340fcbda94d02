/** Shapes and masks as outlines that fill a box. */

import { parsePath } from './parse-path.ts';
import { type Path, type Segment, transformPath } from './path.ts';

export interface ShapeBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far the handles of a quarter of a circle reach. */
const ROUND = 0.5523;

export function rectPath({ x, y, w, h }: ShapeBox, corner = 0): Path {
  const r = Math.min(corner, w / 2, h / 2);
  if (r <= 0) return [['M', x, y], ['L', x + w, y], ['L', x + w, y + h], ['L', x, y + h], ['Z']];
  const k = r * (1 - ROUND);
  return [
    ['M', x + r, y],
    ['L', x + w - r, y],
    ['C', x + w - k, y, x + w, y + k, x + w, y + r],
    ['L', x + w, y + h - r],
    ['C', x + w, y + h - k, x + w - k, y + h, x + w - r, y + h],
    ['L', x + r, y + h],
    ['C', x + k, y + h, x, y + h - k, x, y + h - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
}

export function ellipsePath({ x, y, w, h }: ShapeBox): Path {
  const [rx, ry] = [w / 2, h / 2];
  const [cx, cy] = [x + rx, y + ry];
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    ['M', cx, y],
    ['C', cx + kx, y, x + w, cy - ky, x + w, cy],
    ['C', x + w, cy + ky, cx + kx, y + h, cx, y + h],
    ['C', cx - kx, y + h, x, cy + ky, x, cy],
    ['C', x, cy - ky, cx - kx, y, cx, y],
    ['Z'],
  ];
}

/** Corners around the middle; every second one nearer by `depth` where it is given. */
function around({ x, y, w, h }: ShapeBox, count: number, depth?: number, turn = -90): Path {
  const steps = depth === undefined ? count : count * 2;
  const corners = Array.from({ length: steps }, (_, i): Segment => {
    const angle = ((turn + (i * 360) / steps) * Math.PI) / 180;
    const reach = depth !== undefined && i % 2 === 1 ? depth : 1;
    return [
      i === 0 ? 'M' : 'L',
      x + (w / 2) * (1 + reach * Math.cos(angle)),
      y + (h / 2) * (1 + reach * Math.sin(angle)),
    ];
  });
  return [...corners, ['Z']];
}

/** Drawn in a square of 100 and stretched to the box. */
const inBox = (d: string, { x, y, w, h }: ShapeBox): Path =>
  transformPath(parsePath(d), [w / 100, 0, 0, h / 100, x, y]);

const HEART =
  'M50 96C18 72 2 52 2 31C2 14 14 4 28 4C38 4 46 9 50 18C54 9 62 4 72 4C86 4 98 14 98 31C98 52 82 72 50 96Z';
const BLOB =
  'M52 3C72 1 92 13 97 34C102 55 92 66 86 80C79 95 61 100 43 97C24 94 8 86 3 66C-2 47 6 33 16 20C25 9 37 4 52 3Z';
const WAVE = 'M0 30C12 8 26 8 40 26C54 44 66 46 78 28C86 16 94 14 100 20L100 100L0 100Z';
const SLANT = 'M18 0L100 0L82 100L0 100Z';
const RIBBON = 'M0 0L100 0L90 50L100 100L0 100L10 50Z';
const BUBBLE =
  'M12 0L88 0C95 0 100 5 100 12L100 66C100 73 95 78 88 78L42 78L22 100L24 78L12 78C5 78 0 73 0 66L0 12C0 5 5 0 12 0Z';

function archPath({ x, y, w, h }: ShapeBox): Path {
  const r = Math.min(w / 2, h);
  const k = r * ROUND;
  return [
    ['M', x, y + h],
    ['L', x, y + r],
    ['C', x, y + r - k, x + w / 2 - k, y, x + w / 2, y],
    ['C', x + w / 2 + k, y, x + w, y + r - k, x + w, y + r],
    ['L', x + w, y + h],
    ['Z'],
  ];
}

/** With a bite out of the middle of both sides. */
function ticketPath({ x, y, w, h }: ShapeBox): Path {
  const r = Math.min(w, h) * 0.1;
  const k = r * ROUND;
  const c = y + h / 2;
  return [
    ['M', x, y],
    ['L', x + w, y],
    ['L', x + w, c - r],
    ['C', x + w - k, c - r, x + w - r, c - k, x + w - r, c],
    ['C', x + w - r, c + k, x + w - k, c + r, x + w, c + r],
    ['L', x + w, y + h],
    ['L', x, y + h],
    ['L', x, c + r],
    ['C', x + k, c + r, x + r, c + k, x + r, c],
    ['C', x + r, c - k, x + k, c - r, x, c - r],
    ['Z'],
  ];
}

/** A grid of dots; `points` of them along the longer side. */
function dotsPath(box: ShapeBox, points: number, depth: number): Path {
  const step = Math.max(box.w, box.h) / points;
  const size = step * depth;
  const [columns, rows] = [Math.max(1, Math.round(box.w / step)), Math.max(1, Math.round(box.h / step))];
  const out: Segment[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      out.push(
        ...ellipsePath({
          x: box.x + ((column + 0.5) * box.w) / columns - size / 2,
          y: box.y + ((row + 0.5) * box.h) / rows - size / 2,
          w: size,
          h: size,
        }),
      );
  return out;
}

/** Rays from the middle to beyond the corners. */
function raysPath({ x, y, w, h }: ShapeBox, points: number, depth: number): Path {
  const [cx, cy, reach] = [x + w / 2, y + h / 2, Math.hypot(w, h) / 2];
  const step = (2 * Math.PI) / points;
  return Array.from({ length: points }, (_, i): Segment[] => {
    const [a, b] = [i * step, (i + depth) * step];
    return [
      ['M', cx, cy],
      ['L', cx + reach * Math.cos(a), cy + reach * Math.sin(a)],
      ['L', cx + reach * Math.cos(b), cy + reach * Math.sin(b)],
      ['Z'],
    ];
  }).flat();
}

export interface ShapeOptions {
  corner?: number;
  points?: number;
  depth?: number;
  d?: string;
}

/** Any shape or mask by its name; what is unknown is a rectangle. */
export function shapePath(kind: string, box: ShapeBox, options: ShapeOptions = {}): Path {
  const { corner = 0, points = 5, depth = 0.5, d = '' } = options;
  switch (kind) {
    case 'ellipse':
      return ellipsePath(box);
    case 'polygon':
      return around(box, points);
    case 'hexagon':
      return around(box, 6, undefined, 0);
    case 'diamond':
      return around(box, 4);
    case 'star':
      return around(box, points, depth);
    case 'burst':
      return around(box, Math.max(8, points), 0.86);
    case 'path':
      return inBox(d, box);
    case 'arch':
      return archPath(box);
    case 'heart':
      return inBox(HEART, box);
    case 'blob':
      return inBox(BLOB, box);
    case 'wave':
      return inBox(WAVE, box);
    case 'slant':
      return inBox(SLANT, box);
    case 'ribbon':
      return inBox(RIBBON, box);
    case 'bubble':
      return inBox(BUBBLE, box);
    case 'ticket':
      return ticketPath(box);
    case 'dots':
      return dotsPath(box, points, depth);
    case 'rays':
      return raysPath(box, points, depth);
    default:
      return rectPath(box, corner);
  }
}
