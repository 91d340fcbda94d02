/** The name and the line below it as pieces: fitted into their room, broken into two lines where that reads larger. */

import { mix, readableOn } from '../color/color.ts';
import type { Face, FaceSource } from '../faces/face.ts';
import { drawnWeight, faceKey, fontStack } from '../faces/families.ts';
import { element, type SvgNode } from '../svg/svg-node.ts';
import { layoutText, type TextLine } from '../text/layout-text.ts';
import { type MarkDesign, readFontSize } from './design.ts';
import type { Piece } from './piece.ts';

export interface Lettering {
  design: MarkDesign;
  faces: FaceSource;
  /** Fill of the letters: a colour or the gradient. */
  paint: string;
  /** What they stand on, for choosing readable second colours. */
  ground: string;
}

export interface Room {
  width: number;
  /** Size to begin with, in units of the picture. */
  size: number;
  align: 'left' | 'centre';
  /** Whether two lines are allowed. */
  breaks?: boolean;
}

/** Descenders hang below what the eye takes for the bottom of a word. */
const DESCENT_SHARE = 0.3;
const LINE_HEIGHT = 1.12;

export const cased = (text: string, casing: MarkDesign['casing']): string =>
  casing === 'upper'
    ? text.toLocaleUpperCase('en')
    : casing === 'lower'
      ? text.toLocaleLowerCase('en')
      : text;

export const sizeOf = (design: MarkDesign): number => readFontSize(design.fontSize) ?? 24;

export function faceFor(
  { design, faces }: Pick<Lettering, 'design' | 'faces'>,
  weight = design.weight,
): Face {
  const { fontFamily: family, italic } = design;
  const face = faces(faceKey({ family, weight, italic })) ?? faces('arimo-400');
  if (!face) throw new Error('The lettering has no face.');
  return face;
}

/** What stands beside the name is never bolder than this. */
export const quietWeight = ({ weight }: MarkDesign): number => Math.min(weight, 500);

interface Style {
  weight: number;
  italic: boolean;
  size: number;
  spacing: number;
  fill: string;
}

const attributesOf = ({ design }: Lettering, style: Style) => ({
  'font-family': fontStack(design.fontFamily),
  'font-size': style.size,
  'font-weight': drawnWeight(design.fontFamily, style.weight),
  'font-style': style.italic ? 'italic' : undefined,
  'letter-spacing': style.spacing || undefined,
  fill: style.fill,
});

/** One line with its ink's left edge at x and its baseline at y. */
function drawLine(
  lettering: Lettering,
  words: string,
  line: TextLine,
  style: Style,
  x: number,
  y: number,
  align: Room['align'],
  second?: string,
): SvgNode[] {
  const attributes = attributesOf(lettering, style);
  const start = x - line.ink.left;
  const cut = second === undefined ? -1 : secondWordAt(words);
  if (cut > 0) {
    const letters = [...words];
    const rest = letters.slice(cut).join('');
    const lead = rest.length - rest.trimStart().length;
    return [
      element('text', { x: start, y, ...attributes }, [letters.slice(0, cut).join('').trimEnd()]),
      element('text', { x: start + line.glyphs[cut + lead]!.x, y, ...attributes, fill: second }, [
        rest.trimStart(),
      ]),
    ];
  }
  if (align === 'left') return [element('text', { x: start, y, ...attributes }, [words])];
  const middle = start + (line.width + style.spacing) / 2;
  return [element('text', { x: snapped(middle), y, 'text-anchor': 'middle', ...attributes }, [words])];
}

/** A side bearing is no reason for a crooked number. */
const snapped = (x: number): number => (Math.abs(x - Math.round(x)) < 0.6 ? Math.round(x) : x);

/** Where the second colour begins: after the first space, else at a capital within the word. */
export function secondWordAt(words: string): number {
  const letters = [...words];
  const space = letters.indexOf(' ');
  if (space > 0) return space;
  return letters.findIndex((one, i) => i > 1 && /\p{Lu}/u.test(one) && /\p{Ll}/u.test(letters[i - 1]!));
}

/** The most even place to break a name in two. */
function halves(text: string): [string, string] | undefined {
  const places = [...text.matchAll(/\s+/g)].map((one) => one.index);
  if (places.length === 0) return undefined;
  const best = places.reduce((a, b) =>
    Math.abs(b - text.length / 2) < Math.abs(a - text.length / 2) ? b : a,
  );
  return [text.slice(0, best).trim(), text.slice(best).trim()];
}

export interface NamePiece extends Piece {
  /** The size it was given in the end. */
  size: number;
  missing: string[];
}

export function namePiece(lettering: Lettering, room: Room): NamePiece {
  const { design } = lettering;
  const text = cased(design.text.trim(), design.casing) || ' ';
  const face = faceFor(lettering);
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => inkWidth(layoutText(face, line, 100, design.letterSpacing / 10))), 1);
  const fittedSize = (lines: readonly string[]) => Math.min(room.size, (room.width / widest(lines)) * 100);

  let lines: readonly string[] = [text];
  let size = fittedSize(lines);
  const two = room.breaks ? halves(text) : undefined;
  if (two && size < room.size * 0.74 && fittedSize(two) > size * 1.25) {
    lines = two;
    size = fittedSize(two);
  }
  const spacing = (design.letterSpacing / 1000) * size;
  const laid = lines.map((line) => layoutText(face, line, size, spacing));
  const first = laid[0]!;
  const last = laid.at(-1)!;
  const above = Math.max(-first.ink.top, first.xHeight);
  const between = size * LINE_HEIGHT * (laid.length - 1);
  const width = Math.max(...laid.map(inkWidth));
  const style: Style = { weight: design.weight, italic: design.italic, size, spacing, fill: lettering.paint };
  const second = design.twoTone ? secondColor(lettering) : undefined;
  return {
    width,
    height: above + between + Math.max(0, last.ink.bottom) * DESCENT_SHARE,
    size,
    missing: laid.flatMap((line) => line.missing),
    draw: (x, y) =>
      laid.flatMap((line, i) => {
        const left = room.align === 'left' ? x : x + (width - inkWidth(line)) / 2;
        const tone = i > 0 && second ? { ...style, fill: second } : style;
        const cut = laid.length === 1 ? second : undefined;
        return drawLine(
          lettering,
          lines[i]!,
          line,
          tone,
          left,
          y + above + i * size * LINE_HEIGHT,
          room.align,
          cut,
        );
      }),
  };
}

const inkWidth = (line: TextLine): number => line.ink.right - line.ink.left;

const secondColor = ({ design, ground }: Lettering): string =>
  readableOn(ground, [design.colors[1], mix(design.colors[0], ground, 0.4)]);

export function taglinePiece(lettering: Lettering, room: Room): Piece | undefined {
  const { design, ground } = lettering;
  const text = cased(design.tagline.trim(), design.casing === 'upper' ? 'upper' : 'as-is');
  if (!text) return undefined;
  const weight = quietWeight(design);
  const face = faceFor(lettering, weight);
  const isUpper = text === text.toLocaleUpperCase('en');
  const tracking = isUpper ? 0.16 : 0.03;
  const at100 = layoutText(face, text, 100, tracking * 100);
  const size = Math.min(room.size, (room.width / Math.max(1, inkWidth(at100))) * 100);
  const spacing = tracking * size;
  const line = layoutText(face, text, size, spacing);
  const above = Math.max(-line.ink.top, line.xHeight);
  const fill = readableOn(ground, [mix(design.colors[0], ground, 0.22), design.colors[0]], 4.5);
  const style: Style = { weight, italic: design.italic && !isUpper, size, spacing, fill };
  return {
    width: inkWidth(line),
    height: above + Math.max(0, line.ink.bottom) * DESCENT_SHARE,
    draw: (x, y) => drawLine(lettering, text, line, style, x, y + above, room.align),
  };
}
