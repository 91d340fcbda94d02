/** A part of a mark that knows its size and can be drawn anywhere; layouts only arrange such pieces. */

import { element, type SvgNode } from '../svg/svg-node.ts';

/** Sizes are optical: from ink to ink, with descenders counted lightly. */
export interface Piece {
  width: number;
  height: number;
  /** With its upper left corner at x, y. */
  draw(x: number, y: number): SvgNode[];
}

export const bar = (width: number, height: number, fill: string): Piece => ({
  width,
  height,
  draw: (x, y) => [element('rect', { x, y, width, height, rx: height / 2, fill })],
});

export interface Stacked {
  piece: Piece;
  /** Space above it. */
  gap: number;
}

export function stack(parts: readonly Stacked[], align: 'left' | 'centre'): Piece {
  const width = Math.max(0, ...parts.map(({ piece }) => piece.width));
  const height = parts.reduce((sum, { piece, gap }, i) => sum + piece.height + (i > 0 ? gap : 0), 0);
  return {
    width,
    height,
    draw: (x, y) => {
      let top = y;
      return parts.flatMap(({ piece, gap }, i) => {
        if (i > 0) top += gap;
        const nodes = piece.draw(align === 'left' ? x : x + (width - piece.width) / 2, top);
        top += piece.height;
        return nodes;
      });
    },
  };
}
