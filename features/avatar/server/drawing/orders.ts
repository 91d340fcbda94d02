/** What the drawing threads can be asked for, and what they answer. */

import type { Background, SceneType } from '../../calls/scene-calls.ts';
import type { Animation, CharacterData } from '../../contract.ts';
import type { ComicWish } from '../../scene/comic-page.ts';

export interface CastMember {
  name: string;
  characterData: CharacterData;
  position: { x: number; y: number };
  animation: Animation;
  dialogue: string;
}

/** Everything that a scene's picture depends on, and nothing else: its hash is the picture's name. */
export interface SceneOrder {
  kind: 'scene';
  name: string;
  description: string;
  sceneType: SceneType;
  background: Background;
  /** A picture of the person's in its place, known by its sum; the bytes come along on the way to the thread only. */
  picture?: { assetId: string; sha256: string; bytes?: Uint8Array };
  cast: CastMember[];
  /** Panels of a comic as they were wished for. */
  comic?: ComicWish | undefined;
}

export type DrawOrder =
  | { kind: 'portrait'; characterData: CharacterData; width: number; height: number }
  | { kind: 'model'; characterData: CharacterData }
  | SceneOrder;

export interface DrawnPicture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

export interface DrawnFile {
  bytes: Uint8Array<ArrayBuffer>;
}
