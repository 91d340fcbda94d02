/** What the threads that draw characters for films are told, and what they answer: plain data. */

import type { Look } from '#engine/character/figure/look.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import type { Framing } from '#engine/character/render/portrait.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import type { Camera } from '#engine/sculpt/render/camera.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';

/** Somebody who can be drawn. */
export interface FigureLook {
  look: Look;
  photoFace?: PhotoFace;
}

/** Each thread is told once. */
export interface FigureSetup {
  cast: readonly FigureLook[];
}

/** One picture of one of them. */
export interface FigureOrder {
  /** Number in the cast. */
  who: number;
  pose: Pose;
  /** Pixels. */
  width: number;
  height: number;
  /** Degrees around the figure. */
  yaw: number;
  framing?: Framing;
  /** In place of a framing. */
  camera?: Camera;
  /** Without surroundings: those are no plain data. */
  light?: Omit<LightRig, 'around'>;
  followsHead?: boolean;
}

/** The part of the picture that holds the figure. */
export interface FigureFrame {
  /** Where it lies in the whole picture. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Straight RGBA. The same picture may be given again: it is not to be changed. */
  rgba: Uint8ClampedArray;
  /** Row of the whole picture where the feet meet the ground. */
  groundY: number;
}
