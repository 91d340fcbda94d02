/** The light of a picture: directions are seen from the viewer (x right, y up, z towards the viewer). */

import { radians, unit, type Vec3 } from '../shapes/vector.ts';
import type { Rgb } from './colour.ts';

export interface Light {
  /** Towards the light. */
  direction: Vec3;
  colour: Rgb;
}

/** Real surroundings, as light from every direction; directions are those of the space that asks. */
export interface Surroundings {
  /** What a mirror facing that way shows. */
  mirror(x: number, y: number, z: number, out: Float32Array): void;
  /** All that falls onto a matte surface facing that way; 1 on average. */
  soft(x: number, y: number, z: number, out: Float32Array): void;
}

export interface LightRig {
  /** The one that casts shadows: sun, moon, lamp. */
  key: Light;
  fill: Light;
  /** From behind; draws the bright edge that parts a subject from its background. */
  rim: Light;
  /** Light from above and what the ground throws back. */
  sky: Rgb;
  ground: Rgb;
  /** Seen in what mirrors, and colouring what is matte; without it there are only sky and ground. */
  around?: Surroundings;
  /** Width of the shadow's edge as a share of the subject's size. */
  softness?: number;
  exposure?: number;
}

/** A friendly studio: warm key from the upper left, cool fill, clear rim. */
export const STUDIO: LightRig = {
  key: { direction: [-0.55, 0.8, 0.75], colour: [1.75, 1.62, 1.42] },
  fill: { direction: [0.9, 0.25, 0.6], colour: [0.3, 0.34, 0.44] },
  rim: { direction: [0.75, 0.55, -0.7], colour: [0.9, 0.88, 0.95] },
  sky: [0.56, 0.62, 0.74],
  ground: [0.36, 0.28, 0.24],
};

/** Turns a direction given from the viewer's place into the model's space; up stays up. */
export function inModelSpace(direction: Vec3, yaw: number): Vec3 {
  const a = radians(yaw);
  const [x, y, z] = unit(direction);
  return [x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)];
}
