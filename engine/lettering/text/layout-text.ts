/** Places letters one after the other: widths, kerning and letter spacing, in the units of the picture. */

import type { Face, Glyph } from '../faces/face.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedGlyph {
  char: string;
  /** Pen position from the start of the line. */
  x: number;
  advance: number;
  glyph: Glyph | undefined;
}

export interface TextLine {
  glyphs: PlacedGlyph[];
  /** Without the spacing after the last letter. */
  width: number;
  /** The ink, baseline at 0; all zero when nothing is drawn. */
  ink: Box;
  capHeight: number;
  xHeight: number;
  /** A letter that the face lacks: such a line stays text. */
  missing: string[];
}

export function layoutText(face: Face, text: string, size: number, spacing = 0): TextLine {
  const scale = size / face.unitsPerEm;
  const glyphs: PlacedGlyph[] = [];
  const missing: string[] = [];
  const ink: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let pen = 0;
  let before: number | undefined;
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const glyph = face.glyph(code);
    if (!glyph) missing.push(char);
    if (before !== undefined) pen += face.kern(before, code) * scale;
    const advance = (glyph?.advance ?? face.unitsPerEm / 2) * scale;
    if (glyph?.box) {
      const [left, top, right, bottom] = glyph.box;
      ink.left = Math.min(ink.left, pen + left * scale);
      ink.top = Math.min(ink.top, top * scale);
      ink.right = Math.max(ink.right, pen + right * scale);
      ink.bottom = Math.max(ink.bottom, bottom * scale);
    }
    glyphs.push({ char, x: pen, advance, glyph });
    pen += advance + spacing;
    before = code;
  }
  const isBlank = ink.left > ink.right;
  return {
    glyphs,
    width: Math.max(0, pen - (glyphs.length ? spacing : 0)),
    ink: isBlank ? { left: 0, top: 0, right: 0, bottom: 0 } : ink,
    capHeight: face.capHeight * scale,
    xHeight: face.xHeight * scale,
    missing,
  };
}
