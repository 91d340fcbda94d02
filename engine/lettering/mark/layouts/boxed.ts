/** The first word inside a filled box, the rest beside it; one word stands in the box alone. */

import { readableOn } from '../../color/color.ts';
import { element } from '../../svg/svg-node.ts';
import { namePiece, secondWordAt, sizeOf, taglinePiece } from '../lettered.ts';
import { symbolPiece } from '../symbol-piece.ts';
import { type Arranged, type Arranging, boxAt } from './layout.ts';

const HEIGHT = 100;
const NARROWEST = 200;

export function boxedLayout(arranging: Arranging): Arranged {
  const { design, paint, symbol } = arranging;
  const text = design.text.trim();
  const cut = secondWordAt(text);
  const [first, rest] = cut > 0 ? [text.slice(0, cut).trim(), text.slice(cut).trim()] : [text, ''];
  const inside = readableOn(design.colors[0], [design.colors[1]], 3);
  const room = { width: rest ? 130 : 220, size: sizeOf(design), align: 'left' as const };
  const word = (words: string, fill: string, size: number) =>
    namePiece(
      { ...arranging, paint: fill, design: { ...design, text: words, twoTone: false } },
      { ...room, size },
    );
  let boxed = word(first, inside, room.size);
  const beside = rest ? word(rest, paint, boxed.size) : undefined;
  if (beside && beside.size < boxed.size) boxed = word(first, inside, beside.size);
  const { size } = boxed;
  const pad = size * 0.46;
  const mark =
    symbol && symbolPiece({ ...design, plate: 'none' }, symbol, size * 1.05 * design.symbolScale, inside);
  const boxWidth = boxed.width + pad * 2 + (mark ? mark.width + size * 0.3 : 0);
  const boxHeight = size * 1.62;
  const gap = beside ? size * 0.34 : 0;
  const width = boxWidth + gap + (beside?.width ?? 0);
  const tagline = taglinePiece(arranging, { width, size: Math.max(7, size * 0.34), align: 'left' });
  const height = boxHeight + (tagline ? tagline.height + size * 0.4 : 0);
  const canvas = { width: Math.round(Math.max(NARROWEST, width + 48)), height: HEIGHT };
  const x = (canvas.width - width) / 2;
  const y = (HEIGHT - height) / 2;
  // Both words on one line, set on the taller of them.
  const tallest = Math.max(boxed.height, beside?.height ?? 0);
  const top = y + (boxHeight - tallest) / 2;
  return {
    canvas,
    nodes: [
      element('rect', { x, y, width: boxWidth, height: boxHeight, rx: size * 0.26, fill: paint }),
      ...(mark?.draw(x + pad, y + (boxHeight - mark.height) / 2) ?? []),
      ...boxed.draw(x + pad + (mark ? mark.width + size * 0.3 : 0), top + (tallest - boxed.height)),
      ...(beside?.draw(x + boxWidth + gap, top + (tallest - beside.height)) ?? []),
      ...(tagline?.draw(x + 1, y + boxHeight + size * 0.4) ?? []),
    ],
    box: boxAt(x, y, width, height),
    size,
    missing: [...boxed.missing, ...(beside?.missing ?? [])],
  };
}
