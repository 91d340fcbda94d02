/** A typeface as the lettering needs it: outlines, widths and kerning, with no font file and no font engine behind it. */

export interface Glyph {
  /** Width to the next letter, in font units. */
  advance: number;
  /** Outline in font units, y downwards, baseline at 0. */
  d: string;
  /** Left, top, right, bottom of the ink; absent for a space. */
  box?: readonly [number, number, number, number];
}

export interface Face {
  unitsPerEm: number;
  /** Heights above the baseline, in font units, positive. */
  capHeight: number;
  xHeight: number;
  glyph(code: number): Glyph | undefined;
  /** Added between two letters, in font units. */
  kern(left: number, right: number): number;
}

/** 256 letters of a face as they travel. */
export interface FaceBlock {
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  /** Code point, advance, outline, then the ink's box where there is ink. */
  glyphs: [number, number, string, ...number[]][];
  kerning: [number, number, number][];
}

export type FaceSource = (key: string) => Face | undefined;

export const blockOf = (code: number): number => code >> 8;

/** Which blocks a text needs. */
export const blocksFor = (text: string): number[] =>
  [...new Set([...text].map((char) => blockOf(char.codePointAt(0)!)))].sort((a, b) => a - b);

export function faceOf(blocks: readonly FaceBlock[]): Face | undefined {
  const [first] = blocks;
  if (!first) return undefined;
  const glyphs = new Map<number, Glyph>();
  const kerning = new Map<number, number>();
  for (const block of blocks) {
    for (const [code, advance, d, ...box] of block.glyphs) {
      glyphs.set(code, { advance, d, box: box.length === 4 ? (box as unknown as Glyph['box']) : undefined });
    }
    for (const [left, right, value] of block.kerning) kerning.set(left * 0x110000 + right, value);
  }
  return {
    unitsPerEm: first.unitsPerEm,
    capHeight: first.capHeight,
    xHeight: first.xHeight,
    glyph: (code) => glyphs.get(code),
    kern: (left, right) => kerning.get(left * 0x110000 + right) ?? 0,
  };
}
