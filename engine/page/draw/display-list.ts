/** What a page comes to: a short list of outlines, pictures and groups that canvas, SVG and PDF all paint alike. */

import type { Rgba } from '../document/theme.ts';
import type { Bounds, Matrix, Path } from './path.ts';

export interface Gradient {
  type: 'linear' | 'radial';
  /** From, to; of a radial one the middle and a point on the rim. */
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stops: readonly { at: number; color: Rgba }[];
}
export type Paint = Rgba | Gradient;
export const isGradient = (paint: Paint): paint is Gradient => 'stops' in paint;

export interface DropShadow {
  x: number;
  y: number;
  blur: number;
  color: Rgba;
}

export interface PathOp {
  op: 'path';
  path: Path;
  fill?: Paint;
  rule?: 'evenodd';
  stroke?: {
    paint: Paint;
    width: number;
    dash?: readonly number[];
    cap?: 'round' | 'butt';
    join?: 'round' | 'miter';
  };
  /** 0-1, over that of the paints. */
  alpha: number;
  shadow?: DropShadow;
}

export interface ImageOp {
  op: 'image';
  /** As `Resources.picture` knows it. */
  ref: string;
  x: number;
  y: number;
  w: number;
  h: number;
  alpha: number;
  shadow?: DropShadow;
}

export interface GroupOp {
  op: 'group';
  matrix?: Matrix;
  clip?: Path;
  /** For readers of the file: the words that are drawn here. */
  label?: string;
  ops: readonly DrawOp[];
}

export type DrawOp = PathOp | ImageOp | GroupOp;

export interface DisplayList {
  /** Of the page, without what is cut off. */
  width: number;
  height: number;
  bleed: number;
  ops: readonly DrawOp[];
}

/** A gradient that runs across a box. */
export function gradientIn(
  box: Bounds,
  type: Gradient['type'],
  angle: number,
  stops: Gradient['stops'],
): Gradient {
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  if (type === 'radial') return { type, x1: cx, y1: cy, x2: cx + Math.hypot(w, h) / 2, y2: cy, stops };
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  // As far as the corners, as style sheets do it.
  const reach = (Math.abs(w * dx) + Math.abs(h * dy)) / 2;
  return { type, x1: cx - dx * reach, y1: cy - dy * reach, x2: cx + dx * reach, y2: cy + dy * reach, stops };
}
