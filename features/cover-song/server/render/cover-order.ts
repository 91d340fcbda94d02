/** What the render process is told and what it answers: paths and plain data, nothing of the database. */

import type { Look } from '#engine/character/figure/look.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { SongScene } from '../../contract.ts';
import type { Lighting, SongGenre } from '../../enums.ts';
import type { Titles } from '../../scene/draw-stage.ts';
import type { SongShape } from '../../scene/pulse.ts';
import type { Shot } from '../../scene/shots.ts';

/** Who performs. */
export interface Cast {
  look: Look;
  photoFace: PhotoFace | null;
  hands: Groove['hands'];
}

/** A recording, or what our own composer writes. */
export type SongSource =
  | { kind: 'recording'; path: string; format: string }
  | { kind: 'score'; genre: SongGenre; seed: number; seconds: number };

export interface CoverOrder {
  cast: Cast;
  song: SongSource;
  /** Seconds of the song before the film begins. */
  from: number;
  /** Beats, bars and sections, in seconds of the film. */
  shape: SongShape;
  genre: string;
  seed: number;
  scenes: SongScene[];
  /** For each scene: the picture of its place; null where it is drawn. */
  pictures: (string | null)[];
  titles: Titles | null;
  /** Which part of the film is wanted, in seconds. */
  part: { start: number; end: number };
  size: { width: number; height: number };
  fps: number;
  hasSound: boolean;
  film: string;
  thumbnail: string;
  marks: Record<string, string>;
}

export interface CoverResult {
  frames: number;
  /** Milliseconds. */
  spent: { song: number; rendering: number };
  /** Megabytes at the highest. */
  memory: number;
}

/** What each thread that draws the performer is told once. */
export interface PerformerSetup {
  cast: Cast;
  groove: Groove;
  cues: MouthCue[];
  /** 0 to 1, fifty values a second. */
  loudness: Float32Array;
  seed: number;
}

export interface FrameOrder {
  seconds: number;
  shot: Shot;
  lighting: Lighting;
  /** Pixels of the performer's picture. */
  width: number;
  height: number;
}

export interface PerformerFrame {
  rgba: Uint8ClampedArray;
  groundY: number;
}
