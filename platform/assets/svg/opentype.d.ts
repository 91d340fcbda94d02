/** The little of opentype.js that we use; its package brings no types. */

declare module 'opentype.js' {
  export interface OpenCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface OpenPath {
    commands: OpenCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number; isEmpty(): boolean };
  }
  export interface OpenGlyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, size: number): OpenPath;
  }
  export interface OpenFont {
    unitsPerEm: number;
    tables: { os2?: { sCapHeight?: number; sxHeight?: number } };
    kerningPairs?: Record<string, number>;
    charToGlyph(char: string): OpenGlyph;
  }
  export interface OpenType {
    parse(bytes: ArrayBuffer): OpenFont;
  }
}
