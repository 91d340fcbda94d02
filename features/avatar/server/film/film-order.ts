/** What the process that draws characters' films is told, and what it answers: paths and plain data, nothing of the database. */

import type { Look } from '#engine/character/figure/look.ts';
import type { SpeakingPart } from '#engine/character/film/speaking.ts';
import type { Framing } from '#engine/character/render/portrait.ts';
import type { Size } from '#engine/motion/canvas.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { FilmBackground, FilmWords } from '../../calls/film-calls.ts';
import type { FilmScript } from '../../scene/film-script.ts';
import type { Tint } from '../drawing/draw-portrait.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import type { PlaceOrder } from '../drawing/scene/places.ts';

/** One character who speaks to the viewer. */
export interface SoloPicture {
  kind: 'solo';
  look: Look;
  part: SpeakingPart;
  framing: Framing;
  background: FilmBackground;
  wall: Tint;
}

/** A scene with everybody in it. */
export interface ScenePicture {
  kind: 'scene';
  scene: SceneOrder;
  script: FilmScript;
  /** For each of the cast, in seconds of the film. */
  cues: MouthCue[][];
  words: FilmWords;
  /** From one shot to the next; in a movie near shots show only who they are about. */
  camera: 'cuts' | 'glides' | 'films';
  /** What the picture of the place was painted from: its light. */
  painted?: PlaceOrder;
}

/** One frame of a film as a picture by itself. */
export interface FilmStill {
  frame: number;
  path: string;
}

export interface FilmOrder {
  picture: SoloPicture | ScenePicture;
  size: Size;
  /** Frames a second. */
  fps: number;
  seconds: number;
  /** Raw samples, sixteen bits, one channel; null: nothing is heard. */
  voice: { path: string; rate: number } | null;
  /** An MP4, or a WebM where the background is see-through. */
  film: string;
  isTransparent: boolean;
  thumbnail: string;
  marks: Record<string, string>;
  /** Only these pictures, and no film. */
  stills?: readonly FilmStill[];
}

export interface FilmResult {
  frames: number;
  /** Seconds of all cores together. */
  cpu: number;
  /** Megabytes at the highest. */
  memory: number;
}

/** Pixels of a figure for each pixel of the frame: fewer are hardly seen in movement, and cost much less. */
export const FINENESS = 0.7;
