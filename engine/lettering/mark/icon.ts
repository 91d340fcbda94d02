/** A mark reduced to a square that still reads at 16 pixels: its symbol, or the initial of its name. */

import { readableOn } from '../color/color.ts';
import { element, type SvgNode } from '../svg/svg-node.ts';
import { monogram } from '../symbols/monogram.ts';
import type { Resources } from './compose-mark.ts';
import type { MarkDesign } from './design.ts';
import { faceFor } from './lettered.ts';
import { symbolPiece } from './symbol-piece.ts';

const SIZE = 100;
const CORNER = 22;

export function composeIcon(design: MarkDesign, { faces, symbol }: Resources): SvgNode {
  const isPlain = design.plate === 'none' && symbol !== undefined && design.shape !== 'none';
  const ground = isPlain ? design.backgroundColor : design.colors[0];
  const paint = isPlain
    ? design.colors[0]
    : readableOn(ground, [design.colors[1], design.backgroundColor], 4.2);
  const initial = faceFor({ design: { ...design, italic: false }, faces }, 700);
  const shape = symbol ?? monogram(initial, design.text.trim().slice(0, 1) || design.text);
  const piece = shape && symbolPiece({ ...design, plate: 'none' }, shape, symbol ? 62 : 54, paint);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` },
    [
      element('title', {}, [design.text.trim() || 'Logo']),
      element('rect', { width: SIZE, height: SIZE, rx: CORNER, fill: ground }),
      ...(piece?.draw((SIZE - piece.width) / 2, (SIZE - piece.height) / 2) ?? []),
    ],
  );
}
