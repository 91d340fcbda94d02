/** How a photographer would turn the lamps for traced light: what is eaten or sold is lit from the side and behind, people from the side and before. */

import type { Rgb } from '#engine/sculpt/render/colour.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { scaleRgb } from '../canvas/colour.ts';
import type { Scene } from '../scene.ts';

/** Where the key light stands: aside, up, towards the viewer. */
const BEHIND: readonly [number, number, number] = [0.85, 0.72, -0.42];
const ASIDE: readonly [number, number, number] = [0.9, 0.68, 0.22];
const BEFORE: readonly [number, number, number] = [0.78, 0.62, 0.62];

export function posed(rig: LightRig, { intent, light, things: [hero] }: Scene): LightRig {
  const side = Math.sign(rig.key.direction[0]) || 1;
  const isPerson = hero?.kind === 'person' || intent === 'portrait';
  const isClose = intent === 'food' || intent === 'product' || intent === 'still life';
  const [x, y, z] = isPerson ? BEFORE : isClose ? BEHIND : ASIDE;
  const isSoft = light === 'soft';
  const key = isClose ? 1.35 : isPerson ? 1.12 : 1.2;
  const warm: Rgb = [1.05, 1, 0.91];
  const shade = isSoft ? 1 : isClose ? 0.74 : 0.8;
  const dim = (colour: Rgb, factor: number): Rgb => scaleRgb(colour as [number, number, number], factor);
  return {
    ...rig,
    key: {
      direction: [side * x, y * (rig.key.direction[1] < 0.5 ? 0.7 : 1), z],
      colour: [0, 1, 2].map((c) => rig.key.colour[c]! * warm[c]! * key) as unknown as Rgb,
    },
    fill: { ...rig.fill, colour: dim(rig.fill.colour, shade) },
    sky: dim(rig.sky, shade),
    ground: dim(rig.ground, shade),
  };
}
