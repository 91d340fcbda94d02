/** Symbol left of the name; the canvas is as wide as both need. */

import { sizeOf } from '../lettered.ts';
import { symbolPiece } from '../symbol-piece.ts';
import { type Arranged, type Arranging, boxAt } from './layout.ts';
import { nameBlock } from './name-block.ts';

const HEIGHT = 100;
const NARROWEST = 200;
const WIDEST_NAME = 300;

export function leftLayout(arranging: Arranging): Arranged {
  const { design, symbol, paint } = arranging;
  const isRound = design.shape === 'pill' || design.shape === 'circle';
  const pad = (isRound ? 36 : 24) + (design.ornament === 'frame' ? 10 : 0);
  const { piece, name } = nameBlock(arranging, {
    width: WIDEST_NAME,
    size: sizeOf(design),
    align: 'left',
    breaks: true,
  });
  // Beside one line a symbol stands well above and below it; beside two it is about as tall as both.
  const reach = (piece.height > name.height * 1.2 ? 1.3 : 1.8) + (design.plate === 'none' ? 0 : 0.2);
  const fallback = Math.max(34, Math.min(62, piece.height * reach));
  const mark = symbol && symbolPiece(design, symbol, Math.min(76, fallback * design.symbolScale), paint);
  const gap = mark ? Math.max(9, Math.min(18, name.size * 0.48)) : 0;
  const width = (mark?.width ?? 0) + gap + piece.width;
  const height = Math.max(mark?.height ?? 0, piece.height);
  const canvas = { width: Math.round(Math.max(NARROWEST, width + pad * 2)), height: HEIGHT };
  const x = (canvas.width - width) / 2;
  return {
    canvas,
    nodes: [
      ...(mark?.draw(x, (HEIGHT - mark.height) / 2) ?? []),
      ...piece.draw(x + (mark?.width ?? 0) + gap, (HEIGHT - piece.height) / 2),
    ],
    box: boxAt(x, (HEIGHT - height) / 2, width, height),
    size: name.size,
    missing: name.missing,
  };
}
