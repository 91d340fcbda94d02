/** Breaks letters into lines, finds the size that fits, and says where each letter stands. */

import { catalogueKey } from '#engine/lettering/faces/catalogue.ts';
import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Role, TextLayer } from '../../document/layers.ts';
import { familyOfFace, type Theme } from '../../document/theme.ts';
import { isRightToLeft, mirrored, visualOrder } from './direction.ts';
import { type Letter, shapeText } from './letters.ts';

export interface PlacedLetter {
  letter: Letter;
  /** Left edge, from the left of the box, in pixels. */
  x: number;
  isMirrored: boolean;
}

export interface TextLine {
  letters: PlacedLetter[];
  /** Pixels, from the left of the box. */
  x: number;
  width: number;
  /** Pixels, from the top of the box. */
  baseline: number;
  top: number;
  height: number;
}

export interface TextBlock {
  size: number;
  lines: TextLine[];
  /** Of the lines together, from the top of the box. */
  top: number;
  height: number;
  width: number;
  /** Of a capital letter, in pixels. */
  capHeight: number;
  /** Some of it lies outside of the box, though it was made as small as allowed. */
  isOverflowing: boolean;
}

/** Lines of these are made alike in length: a word alone on the last line is ugly. */
const BALANCED: ReadonlySet<Role> = new Set(['headline', 'subline', 'quote', 'kicker', 'offer', 'price']);
const MAX_BALANCED = 6;
/** Against the size that was asked for. */
const SMALLEST = 0.35;
const LARGEST = 12;

interface Line {
  letters: Letter[];
  /** In shares of the size, without the spaces at its end. */
  width: number;
  scale: number;
  isLast: boolean;
  fromRight: boolean;
}

export function layOutText(layer: TextLayer, theme: Theme, faces: FaceSource): TextBlock {
  const paragraphs = shapeText(layer, theme, faces);
  const { w, h, lineHeight, spacing, size: wanted } = layer;
  const heightOf = (lines: readonly Line[], size: number): number =>
    lines.reduce((sum, line) => sum + line.scale, 0) * lineHeight * size - looseLeading(lines, size);
  /** What a line is higher than its letters does not count against the box. */
  const looseLeading = (lines: readonly Line[], size: number): number =>
    lines.length > 0 ? Math.max(0, lineHeight - 1.12) * size : 0;
  const wrapAt = (size: number): { lines: Line[]; fits: boolean } => {
    const { lines, broke } = wrap(paragraphs, w / size, spacing);
    return { lines, fits: !broke && heightOf(lines, size) <= h + 0.5 };
  };
  /** Only whether it does: what is beyond the box is not wrapped any more. */
  const fitsAt = (size: number): boolean => {
    const loose = Math.max(0, lineHeight - 1.12);
    const max = (h + 0.5) / size + loose;
    const { lines, broke } = wrap(paragraphs, w / size, spacing, max / lineHeight);
    return !broke && heightOf(lines, size) <= h + 0.5;
  };

  let size = wanted;
  if (layer.fit !== 'none' && layer.text.trim()) {
    let low = layer.fit === 'fill' ? Math.min(wanted, 4) : wanted * SMALLEST;
    let high = layer.fit === 'fill' ? Math.min(wanted * LARGEST, h * 1.5) : wanted;
    if (fitsAt(high)) size = high;
    else if (!fitsAt(low)) size = low;
    else {
      for (let i = 0; i < 14; i++) {
        const middle = (low + high) / 2;
        if (fitsAt(middle)) low = middle;
        else high = middle;
      }
      size = low;
    }
  }
  const made = wrapAt(size);
  const lines = BALANCED.has(layer.role) ? balanced(made.lines, paragraphs, w / size, spacing) : made.lines;
  const face =
    faces(catalogueKey(familyOfFace(layer.face, theme), layer.weight, layer.isItalic)) ?? faces('arimo-400');
  const cap = face ? face.capHeight / face.unitsPerEm : 0.7;
  const total = lines.reduce((sum, line) => sum + line.scale, 0) * lineHeight * size;
  const overhang = looseLeading(lines, size);
  const top =
    layer.valign === 'middle'
      ? (h - total) / 2
      : layer.valign === 'bottom'
        ? h - total + overhang / 2
        : -overhang / 2;
  let y = top;
  const placed = lines.map((line): TextLine => {
    const height = lineHeight * size * line.scale;
    const baseline = y + height / 2 + (cap * size * line.scale) / 2;
    const out = placeLine(line, layer, size, baseline, y, height);
    y += height;
    return out;
  });
  const width = placed.reduce((max, line) => Math.max(max, line.width), 0);
  return {
    size,
    lines: placed,
    top,
    height: total,
    width,
    capHeight: cap * size,
    isOverflowing: !made.fits && (width > w + 1 || total - overhang > h + 1),
  };
}

function placeLine(
  line: Line,
  { w, align, spacing }: TextLayer,
  size: number,
  baseline: number,
  top: number,
  height: number,
): TextLine {
  const letters = trimmed(line.letters);
  const spaces = letters.filter(({ isSpace }) => isSpace).length;
  const isJustified = align === 'justify' && !line.isLast && spaces > 0;
  const extra = isJustified ? Math.max(0, w - line.width * size) / spaces : 0;
  const width = line.width * size + extra * spaces;
  // `left` and `justify` mean the side that the writing begins at.
  const atEnd = align === 'right' ? !line.fromRight : line.fromRight && align !== 'center';
  const x = align === 'center' ? (w - width) / 2 : atEnd ? w - width : 0;
  const { order, levels } = visualOrder(
    letters.map(({ direction }) => direction),
    line.fromRight,
  );
  let pen = x;
  const placed = order.map((index): PlacedLetter => {
    const letter = letters[index]!;
    const isMirrored = levels[index]! % 2 === 1 && mirrored(letter.char) !== letter.char;
    const out = { letter, x: pen, isMirrored };
    pen += (letter.advance + spacing) * size + (letter.isSpace ? extra : 0);
    return out;
  });
  return { letters: placed, x, width, baseline, top, height };
}

function trimmed(letters: readonly Letter[]): Letter[] {
  let end = letters.length;
  while (end > 0 && letters[end - 1]!.isSpace) end--;
  return letters.slice(0, end);
}

const widthOf = (letters: readonly Letter[], spacing: number): number => {
  const kept = trimmed(letters);
  return Math.max(
    0,
    kept.reduce((sum, { advance }) => sum + advance + spacing, 0) - (kept.length ? spacing : 0),
  );
};

/** `broke`: a word had to be cut, because it is wider than the box. `most`: the scales of all lines; it ends beyond them. */
function wrap(
  paragraphs: readonly Letter[][],
  room: number,
  spacing: number,
  max = Infinity,
): { lines: Line[]; broke: boolean } {
  const lines: Line[] = [];
  let broke = false;
  let total = 0;
  for (const letters of paragraphs) {
    if (total > max) break;
    const fromRight = isRightToLeft(letters.map(({ direction }) => direction));
    const add = (part: Letter[], isLast: boolean) => {
      const scale = part.reduce((largest, { style }) => Math.max(largest, style.scale), part.length ? 0 : 1);
      total += scale;
      lines.push({ letters: part, width: widthOf(part, spacing), scale, isLast, fromRight });
    };
    let from = 0;
    let breakAt = 0;
    let width = 0;
    for (let i = 0; i < letters.length; i++) {
      const letter = letters[i]!;
      const wide = width + letter.advance;
      if (!letter.isSpace && wide > room + 1e-6 && i > from) {
        const cut = breakAt > from ? breakAt : i;
        if (breakAt <= from) broke = true;
        add(letters.slice(from, cut), false);
        if (total > max) return { lines, broke };
        from = cut;
        width = 0;
        for (let j = from; j < i; j++) width += letters[j]!.advance + spacing;
      }
      width += letter.advance + spacing;
      if (letter.canBreakAfter) breakAt = i + 1;
    }
    add(letters.slice(from), true);
    if (letters.length - from === 1 && letters[from]!.advance > room + 1e-6) broke = true;
  }
  return { lines, broke };
}

/** As narrow as it can be with the same number of lines. */
function balanced(lines: Line[], paragraphs: readonly Letter[][], room: number, spacing: number): Line[] {
  if (lines.length <= paragraphs.length || lines.length > MAX_BALANCED) return lines;
  let [low, high] = [room * 0.4, room];
  let best = lines;
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    const tried = wrap(paragraphs, middle, spacing);
    if (!tried.broke && tried.lines.length <= lines.length) {
      best = tried.lines;
      high = middle;
    } else low = middle;
  }
  return best;
}
