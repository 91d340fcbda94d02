/** What a drawing needs from outside: letters, pictures and icons, loaded before by whoever draws. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import type { Size } from '#engine/motion/canvas.ts';

export interface Resources {
  /** By keys of the catalogue. */
  faces: FaceSource;
  /** Its size; undefined while it loads, or when it is gone: a quiet place holder is drawn. */
  picture(ref: string): Size | undefined;
  icon(name: string): SymbolShape | undefined;
}

/** 'emoji:1f600' */
export const EMOJI = 'emoji:';
