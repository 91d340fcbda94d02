/** The initials of a name as a symbol. */

import type { Face } from '../faces/face.ts';
import { layoutText } from '../text/layout-text.ts';
import { moveOutline } from '../text/move-outline.ts';
import type { SymbolShape } from './symbol-shape.ts';

/** One letter for one word, two for several; joining words are passed over. */
export function initialsOf(text: string): string {
  const words = text
    .split(/[\s&+/-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(and|the|of|und|et|y|de)$/i.test(word));
  const letters = words.slice(0, 2).map((word) => [...word][0]!.toLocaleUpperCase('en'));
  return letters.join('') || '•';
}

const SIZE = 100;

export function monogram(face: Face, text: string): SymbolShape | undefined {
  const initials = initialsOf(text);
  const line = layoutText(face, initials, SIZE, initials.length > 1 ? -2 : 0);
  if (line.missing.length > 0) return undefined;
  const scale = SIZE / face.unitsPerEm;
  const { left, top, right, bottom } = line.ink;
  return {
    paths: [{ d: line.glyphs.map(({ glyph, x }) => moveOutline(glyph!.d, { x, y: 0, scale })).join('') }],
    box: [left, top, right - left, bottom - top],
  };
}
