/** What a mark stands on: the canvas in its shape, with an outline where wanted. */

import { element, type SvgNode } from '../svg/svg-node.ts';
import type { MarkDesign } from './design.ts';

export interface Canvas {
  width: number;
  height: number;
}

const RADIUS = 10;

const cornerOf = ({ shape }: MarkDesign, { width, height }: Canvas): number => {
  if (shape === 'pill' || shape === 'circle') return Math.min(width, height) / 2;
  return shape === 'rounded' ? RADIUS : 0;
};

export function background(design: MarkDesign, canvas: Canvas): SvgNode[] {
  const { width, height } = canvas;
  const rx = cornerOf(design, canvas);
  const { outline } = design;
  const inset = outline / 2;
  const isShown = design.shape !== 'none';
  if (!isShown && outline === 0) return [];
  return [
    element('rect', {
      'data-part': 'background',
      x: outline ? inset : undefined,
      y: outline ? inset : undefined,
      width: width - outline,
      height: height - outline,
      rx: Math.max(0, rx - inset) || undefined,
      fill: isShown ? design.backgroundColor : 'none',
      stroke: outline ? design.colors[0] : undefined,
      'stroke-width': outline || undefined,
    }),
  ];
}

/** A thin line inside the edge. */
export const innerFrame = (design: MarkDesign, canvas: Canvas, paint: string): SvgNode[] => {
  const inset = 7 + design.outline;
  return [
    element('rect', {
      x: inset,
      y: inset,
      width: canvas.width - inset * 2,
      height: canvas.height - inset * 2,
      rx: Math.max(0, cornerOf(design, canvas) - inset) || undefined,
      fill: 'none',
      stroke: paint,
      'stroke-width': 1,
    }),
  ];
};

/** The part of the canvas that the shape leaves for what stands on it. */
export function roomIn({ shape, ornament, outline }: MarkDesign, { width, height }: Canvas): Canvas {
  const frame = (ornament === 'frame' ? 14 : 0) + outline;
  const isRound = shape === 'circle' || shape === 'pill';
  if (isRound && width === height) return { width: width * 0.7 - frame, height: height * 0.66 - frame };
  return { width: width - (isRound ? height * 0.42 : 28) - frame * 2, height: height - 26 - frame * 2 };
}
