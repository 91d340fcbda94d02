/** What every setting gives the painter: a picture without subjects, and where subjects may stand in it. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Canvas, type Shade, type Tick, trace } from '../canvas/canvas.ts';
import type { Rgb } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Daylight } from '../light/daylight.ts';
import type { Sky } from '../light/sky.ts';
import type { Scene } from '../scene.ts';

export interface StageContext {
  scene: Scene;
  light: Daylight;
  sky: Sky;
  noise: Noise;
  seed: number;
  /** Of what stands in the place; the same as `seed` but for pictures of a series. */
  arrangement: number;
  /** The art style asked for; empty is the usual one. */
  style: string;
  /** Width over height. */
  aspect: number;
  /** Letters for words on things. */
  faces?: FaceSource;
}

/** Where the viewer is, once everything has its place: for settings that are built to measure around it. */
export interface StageView {
  /** Metres: x right, y over the ground, z towards the viewer. */
  eye: Vec3;
  /** In picture heights. */
  focal: number;
  /** Row of the middle of the lens: the horizon, where the viewer does not look down. */
  horizon: number;
  /** Radians that the viewer looks down, and how far the lens is shifted aside, in picture heights. */
  pitch?: number;
  aside?: number;
  /** How large the hero is, in metres: patterns and rooms are scaled to it. */
  hero: number;
  /** How far back things stand, in metres behind the hero. */
  back: number;
}

export interface Stage {
  render(width: number, height: number, tick: Tick, view: StageView): Canvas;
  /** Share of the full resolution that is enough for what is in it. */
  detail: number;
  /** Row of the eye's height, 0 top to 1 bottom. */
  horizon: number;
  /** Row on which the main subject stands. */
  ground: number;
  /** What subjects stand on: water mirrors them, air carries them. */
  footing: 'ground' | 'water' | 'air';
  /** Colour that the ground throws back onto subjects. */
  bounce: Rgb;
  /** In picture heights; the usual one where it is not told. */
  focal?: number;
  /** Light of its own, where the daylight does not reach. */
  rig?: LightRig;
  /** How much the ground mirrors what stands on it, 0 to 1. */
  polish?: number;
  /** Strength of the light bleeding out of bright places. */
  glow: number;
}

/** For settings that know the light at every point by itself. */
export const traced =
  (shade: Shade): Stage['render'] =>
  (width, height, tick) =>
    trace(shade, width, height, tick);

/** How wide the viewer sees: height of the picture at distance one. */
export const VIEW = 1.05;

/** Direction through a point of the picture, for a viewer who looks at the horizon. */
export function rayAt(u: number, v: number, horizon: number): Rgb {
  const x = u * VIEW;
  const y = (horizon - v) * VIEW;
  const length = Math.hypot(x, y, 1.25);
  return [x / length, y / length, -1.25 / length];
}

/** The usual lens, in picture heights. */
export const FOCAL = 1.25 / VIEW;

/** Direction from the viewer's eye through a point of the picture; not of length one. */
export function throughPicture(
  { horizon, focal, pitch = 0, aside = 0 }: StageView,
  u: number,
  v: number,
): Rgb {
  const y = horizon - v;
  const [s, c] = [Math.sin(pitch), Math.cos(pitch)];
  return [u - aside, y * c - focal * s, -y * s - focal * c];
}
