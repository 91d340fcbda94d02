/** What the drawing threads can be asked for, and what they answer. */

import type { CharacterData } from '../../contract.ts';

export type DrawOrder =
  | { kind: 'portrait'; characterData: CharacterData; width: number; height: number }
  | { kind: 'model'; characterData: CharacterData };

export interface DrawnPicture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

export interface DrawnFile {
  bytes: Uint8Array<ArrayBuffer>;
}
