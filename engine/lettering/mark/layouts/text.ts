/** The base mark: 200 × 100, the name in the middle. */

import { roomIn } from '../background.ts';
import { sizeOf } from '../lettered.ts';
import { type Arranged, type Arranging, boxAt } from './layout.ts';
import { nameBlock } from './name-block.ts';

const CANVAS = { width: 200, height: 100 };

export function textLayout(arranging: Arranging): Arranged {
  const { design } = arranging;
  const room = roomIn(design, CANVAS);
  const make = (size: number) =>
    nameBlock(arranging, { width: room.width, size, align: 'centre', breaks: true });
  let block = make(sizeOf(design));
  if (block.piece.height > room.height) block = make((block.name.size * room.height) / block.piece.height);
  const { piece, name } = block;
  const x = (CANVAS.width - piece.width) / 2;
  const y = (CANVAS.height - piece.height) / 2;
  return {
    canvas: CANVAS,
    nodes: piece.draw(x, y),
    box: boxAt(x, y, piece.width, piece.height),
    size: name.size,
    missing: name.missing,
  };
}
