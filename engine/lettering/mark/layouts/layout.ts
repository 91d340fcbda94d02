/** What every layout is given and gives back. */

import type { SvgNode } from '../../svg/svg-node.ts';
import type { SymbolShape } from '../../symbols/symbol-shape.ts';
import type { Box } from '../../text/layout-text.ts';
import type { Canvas } from '../background.ts';
import type { Lettering } from '../lettered.ts';

export interface Arranging extends Lettering {
  symbol: SymbolShape | undefined;
}

export interface Arranged {
  canvas: Canvas;
  nodes: SvgNode[];
  /** Where the mark itself is; gradients span it and movements turn around its middle. */
  box: Box;
  /** Size of the name in the end; smaller than asked for where it would not fit. */
  size: number;
  missing: string[];
}

export const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
