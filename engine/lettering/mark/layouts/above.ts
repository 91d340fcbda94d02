/** Symbol above the name, on a square. */

import { roomIn } from '../background.ts';
import { sizeOf } from '../lettered.ts';
import { stack } from '../piece.ts';
import { symbolPiece } from '../symbol-piece.ts';
import { type Arranged, type Arranging, boxAt } from './layout.ts';
import { nameBlock } from './name-block.ts';

const CANVAS = { width: 200, height: 200 };
const SYMBOL = 76;

export function aboveLayout(arranging: Arranging): Arranged {
  const { design, symbol, paint } = arranging;
  const room = roomIn(design, CANVAS);
  const make = (scale: number) => {
    const block = nameBlock(arranging, {
      width: room.width,
      size: sizeOf(design) * scale,
      align: 'centre',
      breaks: true,
    });
    const mark = symbol && symbolPiece(design, symbol, SYMBOL * design.symbolScale * scale, paint);
    const gap = Math.max(13, block.name.size * 0.66) * scale;
    const whole = mark
      ? stack(
          [
            { piece: mark, gap: 0 },
            { piece: block.piece, gap },
          ],
          'centre',
        )
      : block.piece;
    return { whole, name: block.name };
  };
  let made = make(1);
  if (made.whole.height > room.height) made = make(room.height / made.whole.height);
  const { whole, name } = made;
  const x = (CANVAS.width - whole.width) / 2;
  // A round ground is narrow below, where the name is: a little higher looks centred.
  const y =
    (CANVAS.height - whole.height) / 2 - (design.shape === 'circle' || design.shape === 'pill' ? 3 : 0);
  return {
    canvas: CANVAS,
    nodes: whole.draw(x, y),
    box: boxAt(x, y, whole.width, whole.height),
    size: name.size,
    missing: name.missing,
  };
}
