/** A text as letters with their outlines and widths, in shares of the size: measured once, laid out at any size. */

import type { Face, FaceSource, Glyph } from '#engine/lettering/faces/face.ts';
import type { TextLayer } from '../../document/layers.ts';
import { familyOfFace, type Theme } from '../../document/theme.ts';
import { EMOJI } from '../resources.ts';
import { hasArabic, joinArabic } from './arabic.ts';
import { type Direction, directionOf } from './direction.ts';
import { facesForLetter } from './letter-faces.ts';

export interface LetterStyle {
  family: ReturnType<typeof familyOfFace>;
  weight: number;
  italic: boolean;
  /** A colour of its own; absent: that of the layer. */
  color: string | undefined;
  scale: number;
}

export interface LetterPiece {
  glyph: Glyph;
  /** From the beginning of the letter, and the size of a font unit; both in shares of the size. */
  x: number;
  unit: number;
}

export interface Letter {
  char: string;
  /** To the next letter, kerning included, without spacing. */
  advance: number;
  pieces: LetterPiece[];
  emoji?: string;
  style: LetterStyle;
  isSpace: boolean;
  canBreakAfter: boolean;
  direction: Direction;
}

const EMOJI_CHAR =
  /^(\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\u{fe0f}|[0-9#*]\u{fe0f}?\u{20e3})/u;
const NEEDS_SEGMENTS = /\p{M}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{200d}/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
/** Never at the beginning of a line. */
const CLOSING = /^[\s、。，．！？：；）」』】〉》〕.,!?:;)\]}%»”’]/u;

/** "4.50 €" and French "Ouvert !" stay on one line. */
const isHeld = (before = '', after = ''): boolean =>
  /^[:;!?»]$/u.test(after) || (/\d/u.test(before) && /^[€$£¥₩%°]$/u.test(after));

/** A drawn emoji stands a little beyond the capitals. */
export const EMOJI_SIZE = 1.12;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
export const graphemes = (text: string): string[] =>
  NEEDS_SEGMENTS.test(text) ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

export const emojiOf = (char: string): string | undefined =>
  EMOJI_CHAR.test(char)
    ? EMOJI + [...char].map((one) => one.codePointAt(0)!.toString(16).padStart(4, '0')).join('-')
    : undefined;

const casedOf = (char: string, casing: TextLayer['casing']): string =>
  casing === 'upper'
    ? char.toLocaleUpperCase('en')
    : casing === 'lower'
      ? char.toLocaleLowerCase('en')
      : char;

/** Paragraph by paragraph. */
export function shapeText(layer: TextLayer, theme: Theme, faces: FaceSource): Letter[][] {
  const styleAt = stylesOf(layer, theme);
  let place = 0;
  return layer.text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((paragraph) => {
      const letters = shapeParagraph(paragraph, place, layer.casing, styleAt, faces);
      place += paragraph.length + 1;
      return letters;
    });
}

function stylesOf(layer: TextLayer, theme: Theme): (place: number) => LetterStyle {
  const base: LetterStyle = {
    family: familyOfFace(layer.face, theme),
    weight: layer.weight,
    italic: layer.isItalic,
    color: undefined,
    scale: 1,
  };
  if (layer.spans.length === 0) return () => base;
  const known = new Map<string, LetterStyle>();
  const styleFor = (place: number): LetterStyle => {
    const inside = layer.spans.flatMap((span, i) => (place >= span.from && place < span.to ? [i] : []));
    if (inside.length === 0) return base;
    const id = inside.join();
    const style =
      known.get(id) ??
      inside.reduce<LetterStyle>((all, i) => {
        const { face, weight, isItalic, color, scale } = layer.spans[i]!;
        return {
          family: face ? familyOfFace(face, theme) : all.family,
          weight: weight ?? all.weight,
          italic: isItalic ?? all.italic,
          color: color ?? all.color,
          scale: scale ?? all.scale,
        };
      }, base);
    known.set(id, style);
    return style;
  };
  // Between two ends of spans the style is the same, and places are asked for in their order.
  const ends = [...new Set(layer.spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  let upTo = 0;
  let current = base;
  return (place) => {
    if (place >= upTo) {
      current = styleFor(place);
      upTo = ends.find((end) => end > place) ?? Infinity;
    }
    return current;
  };
}

function shapeParagraph(
  paragraph: string,
  from: number,
  casing: TextLayer['casing'],
  styleAt: (place: number) => LetterStyle,
  faces: FaceSource,
): Letter[] {
  const chars = graphemes(paragraph);
  const joined = hasArabic(paragraph) ? arabicForms(chars) : undefined;
  const letters: Letter[] = [];
  let place = from;
  let last: { face: Face; code: number; style: LetterStyle } | undefined;
  for (const [i, char] of chars.entries()) {
    const style = styleAt(place);
    place += char.length;
    const next = chars[i + 1];
    const isSpace = /^\s$/u.test(char);
    const letter: Letter = {
      char,
      advance: 0,
      pieces: [],
      style,
      isSpace,
      canBreakAfter:
        isSpace && char !== '\u00a0' && !isHeld(chars[i - 1], next)
          ? true
          : next !== undefined &&
            !isSpace &&
            !CLOSING.test(next) &&
            (/^[-–—/]$/u.test(char) ? /^\p{L}/u.test(next) : IDEOGRAPH.test(char) || IDEOGRAPH.test(next)),
      direction: directionOf(char),
    };
    letters.push(letter);
    const emoji = emojiOf(char);
    if (emoji) {
      letter.emoji = emoji;
      letter.advance = EMOJI_SIZE * style.scale;
      last = undefined;
      continue;
    }
    const codes = joined?.[i] ?? [...casedOf(isSpace ? ' ' : char, casing)].map((one) => one.codePointAt(0)!);
    for (const code of codes) {
      const found = findGlyph(code, style, faces);
      if (!found) continue;
      const unit = style.scale / found.face.unitsPerEm;
      if (last && last.face === found.face && last.style === style) {
        const kern = found.face.kern(last.code, code) * unit;
        if (letter.pieces.length > 0) letter.advance += kern;
        else letters[letters.length - 2]!.advance += kern;
      }
      letter.pieces.push({ glyph: found.glyph, x: letter.advance, unit });
      letter.advance += found.glyph.advance * unit * (char === '\t' ? 4 : 1);
      last = { face: found.face, code, style };
    }
    if (letter.pieces.length === 0 && codes.some((code) => code >= 32)) letter.advance = 0.3 * style.scale;
  }
  return letters;
}

/** The codes of each letter, joined with its neighbours. */
function arabicForms(chars: readonly string[]): number[][] {
  const codes = chars.map((char) => [...char].map((one) => one.codePointAt(0)!));
  const flat = joinArabic(codes.flat());
  let end = 0;
  return codes.map((one) => {
    end += one.length;
    return flat.slice(end - one.length, end).filter((code) => code !== 0);
  });
}

function findGlyph(
  code: number,
  style: LetterStyle,
  faces: FaceSource,
): { face: Face; glyph: Glyph } | undefined {
  if (code < 32 || (code >= 0x200b && code <= 0x200f) || code === 0xfe0f || code === 0xfeff) return undefined;
  for (const key of facesForLetter(code, style)) {
    const face = faces(key);
    const glyph = face && hasScript(face, code) ? face.glyph(code) : undefined;
    if (face && glyph) return { face, glyph };
  }
  return undefined;
}

/** A letter that a face with the whole alphabet has: some faces know a single Greek one, which looks odd among others. */
const hasScript = (face: Face, code: number): boolean => {
  if (code >= 0x370 && code <= 0x3ff) return face.glyph(0x3b1) !== undefined;
  return code >= 0x400 && code <= 0x4ff ? face.glyph(0x436) !== undefined : true;
};
