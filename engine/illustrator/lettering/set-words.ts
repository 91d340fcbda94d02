/** Sets words as large as they fit into a box, in as many lines as that takes. */

import type { Face, FaceSource } from '#engine/lettering/faces/face.ts';
import { layoutText } from '#engine/lettering/text/layout-text.ts';
import { addOutline, covered, type Mask, noAreas } from './fill-outline.ts';

const MAX_LINES = 4;
/** From line to line, in heights of the type. */
const STEP = 1.1;
/** They have letters that the wanted face may lack. */
const OTHERS = ['inter-700', 'notosc-700', 'notokr-700', 'dejavu-700'];

/** A face that has all letters of the words; scripts whose letters join are beyond us. */
export function faceFor(words: string, wanted: string, faces: FaceSource): Face | undefined {
  for (const key of [wanted, ...OTHERS]) {
    const face = faces(key);
    if (face && [...words].every((char) => /\s/.test(char) || face.glyph(char.codePointAt(0)!))) return face;
  }
  return undefined;
}

export const canBeSet = (words: string, faces: FaceSource): boolean =>
  !/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u.test(words) &&
  faceFor(words, OTHERS[0]!, faces) !== undefined;

/** Pixels that are letters, in a box of this size; the words stand in its middle. */
export function setWords(
  words: string,
  face: Face,
  {
    width,
    height,
    largest = 1,
  }: { width: number; height: number /** Share of the height. */; largest?: number },
): Mask {
  const [wide, high] = [Math.max(4, Math.round(width)), Math.max(4, Math.round(height))];
  const areas = noAreas(wide, high);
  const { lines, size } = fitted(words, face, wide, high, largest);
  const scale = size / face.unitsPerEm;
  const laid = lines.map((line) => layoutText(face, line, size));
  const top = Math.max(...laid.slice(0, 1).map(({ ink }) => -ink.top));
  const bottom = laid.at(-1)!.ink.bottom;
  const tall = top + (laid.length - 1) * STEP * size + bottom;
  let baseline = (high - tall) / 2 + top;
  for (const { glyphs, ink } of laid) {
    const left = (wide - (ink.right - ink.left)) / 2 - ink.left;
    for (const { glyph, x } of glyphs)
      if (glyph) addOutline(areas, glyph.d, { x: left + x, y: baseline, scale });
    baseline += STEP * size;
  }
  return covered(areas);
}

interface Fitted {
  lines: string[];
  size: number;
}

function fitted(words: string, face: Face, width: number, height: number, largest: number): Fitted {
  const parts = partsOf(words);
  let best: Fitted = { lines: [words], size: 0 };
  for (let count = 1; count <= Math.min(MAX_LINES, parts.length); count++) {
    const lines = balanced(parts, count, face);
    const inks = lines.map((line) => layoutText(face, line, 1).ink);
    const wide = Math.max(...inks.map(({ left, right }) => right - left));
    const tall = -inks[0]!.top + (count - 1) * STEP + inks.at(-1)!.bottom;
    const size = Math.min(width / wide, height / tall, largest * height);
    // One more line must be worth it.
    if (size > best.size * 1.06) best = { lines, size };
  }
  return best;
}

/** Words with the space after them; scripts without spaces break anywhere. */
const partsOf = (words: string): string[] => {
  const spaced = words.split(/(?<=\s)/u);
  return spaced.length === 1 && /[\u3040-\u9fff]/.test(words) ? [...words] : spaced;
};

/** Lines of about the same width. */
function balanced(parts: readonly string[], count: number, face: Face): string[] {
  const widthOf = (line: string): number => layoutText(face, line.trim(), 1).width;
  const whole = widthOf(parts.join(''));
  const lines: string[] = [];
  let line = '';
  for (const [i, part] of parts.entries()) {
    const left = count - lines.length;
    const isFull = line !== '' && widthOf(line + part) - widthOf(part) / 2 > whole / count;
    if (left > 1 && (isFull || parts.length - i < left)) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  lines.push(line.trim());
  return lines;
}
