/** What the drawing threads can be asked for, and what they answer. */

import type { Mood } from '#engine/character/motion/gestures.ts';
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

/** One picture of a story: some of its people in a painted place. */
export interface ShotOrder {
  kind: 'shot';
  width: number;
  height: number;
  place: { bytes: Uint8Array; prompt: string; seed: number; isMirrored: boolean };
  cast: {
    characterData: CharacterData;
    animation: Animation;
    mood: Mood;
    /** 0 left to 1 right of what is seen; absent: side by side. */
    x?: number | undefined;
    /** -1 far to 1 near. */
    near: number;
  }[];
  shot: 'wide' | 'together' | 'close';
  /** What is said in balloons, by numbers of the cast. */
  lines: readonly { who: number; text: string }[];
}

export type DrawOrder =
  | ShotOrder
  | { kind: 'portrait'; characterData: CharacterData; width: number; height: number }
  | { kind: 'model'; characterData: CharacterData }
  | SceneOrder;

export interface DrawnPicture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** In shares of the picture, and how far each reaches. */
export interface SeenHead {
  x: number;
  y: number;
  radius: number;
}

export interface DrawnShot extends DrawnPicture {
  heads: SeenHead[];
}

export interface DrawnFile {
  bytes: Uint8Array<ArrayBuffer>;
}
