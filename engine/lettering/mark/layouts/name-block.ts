/** Name, ornament and tagline as one block, the way they belong together in every layout. */

import { mix } from '../../color/color.ts';
import { type NamePiece, namePiece, type Room, taglinePiece } from '../lettered.ts';
import { bar, type Piece, type Stacked, stack } from '../piece.ts';
import type { Arranging } from './layout.ts';

export interface NameBlock {
  piece: Piece;
  name: NamePiece;
}

/** Smallest tagline that is still read at the size a logo is shown at. */
const SMALLEST_TAGLINE = 8.5;

export function nameBlock(arranging: Arranging, room: Room): NameBlock {
  const { design, ground } = arranging;
  const name = namePiece(arranging, room);
  const { size } = name;
  const tagline = taglinePiece(arranging, {
    width: room.align === 'left' ? Math.max(name.width, 90) : room.width,
    size: Math.max(SMALLEST_TAGLINE, size * 0.42),
    align: room.align,
  });
  const line = mix(design.colors[0], ground, 0.35);
  const parts: Stacked[] = [{ piece: name, gap: 0 }];
  if (design.ornament === 'underline') {
    parts.push({
      piece: bar(Math.max(18, name.width * 0.22), Math.max(1.6, size * 0.08), arranging.paint),
      gap: size * 0.36,
    });
  }
  if (tagline) {
    const flanked =
      design.ornament === 'flank' && room.align === 'centre' ? flank(tagline, name.width, line) : tagline;
    parts.push({ piece: flanked, gap: size * (tagline.width > name.width ? 0.42 : 0.46) });
  }
  if (design.ornament === 'rules') {
    const width = Math.max(...parts.map(({ piece }) => piece.width)) + size * 0.3;
    parts.unshift({ piece: bar(width, 1, line), gap: 0 });
    parts[1]!.gap = size * 0.5;
    parts.push({ piece: bar(width, 1, line), gap: size * 0.5 });
  }
  return { piece: stack(parts, room.align), name };
}

/** Lines left and right of the tagline, out to the edges of the name. */
function flank(tagline: Piece, width: number, fill: string): Piece {
  const gap = 6;
  const length = (width - tagline.width) / 2 - gap;
  if (length < 6) return tagline;
  const line = bar(length, 0.9, fill);
  return {
    width,
    height: tagline.height,
    draw: (x, y) => [
      ...line.draw(x, y + tagline.height / 2),
      ...tagline.draw(x + length + gap, y),
      ...line.draw(x + length + gap * 2 + tagline.width, y + tagline.height / 2),
    ],
  };
}
