/** A photographer's sweep: one colour or gradient that runs from the wall into the floor without an edge. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { clamp, hexes, luma, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { WORN } from '../../compose/tones.ts';
import type { Backdrop, Colour, Scene } from '../../scene.ts';
import { type Stage, type StageContext, traced } from '../stage.ts';

/** Quiet colours that suit most products and faces, where the words ask for none. */
const QUIET = hexes('#d9c7b4 #c9d3d8 #d8c3c3 #c7d0bd #cfc8dc #e0d3bb #b9cdd3 #d6b9a2');

export const PASTEL: Record<Colour, string> = {
  red: '#f4b6ae',
  orange: '#f9d0ad',
  yellow: '#faeab4',
  green: '#c3e3bf',
  turquoise: '#b6e3df',
  blue: '#b7d3f4',
  navy: '#a9b4d6',
  purple: '#d3bff0',
  pink: '#f9ccdf',
  brown: '#d8c1ab',
  beige: '#efe3cf',
  black: '#9a9aa2',
  white: '#f7f5f1',
  grey: '#d6d8dc',
  gold: '#f0dca2',
  silver: '#dfe3e8',
};

/** Flat looks are printed: a full green would be a screen, not paper. */
const backdropColour = ({ isPastel }: Backdrop, colour: Colour, isFlat = false): Rgb =>
  isPastel ? rgb(PASTEL[colour]) : mixRgb(rgb(WORN[colour]), rgb(PASTEL[colour]), isFlat ? 0.55 : 0);

export function sweepColours(
  scene: Pick<Scene, 'backdrop' | 'mood' | 'light' | 'treatment'>,
  chance: () => number,
): [Rgb, Rgb] {
  const { backdrop } = scene;
  const [first, second] = backdrop?.colours ?? [];
  if (backdrop && first) {
    const isFlat = scene.treatment === 'flat';
    const a = backdropColour(backdrop, first, isFlat);
    const b = second
      ? backdropColour(backdrop, second, isFlat)
      : mixRgb(a, backdrop.isPastel ? [1, 1, 1] : scaleRgb(a, 0.25), backdrop.isGradient ? 0.72 : 0.12);
    return [a, b];
  }
  const quiet =
    scene.mood === 'dark' ||
    scene.mood === 'dramatic' ||
    scene.light === 'dramatic' ||
    scene.light === 'spotlight'
      ? rgb('#2b2c33')
      : QUIET[Math.floor(chance() * QUIET.length)]!;
  return [quiet, scaleRgb(quiet, 0.72)];
}

export function studio({ scene, seed, aspect, noise }: StageContext): Stage {
  const chance = random(seed + 17);
  const [top, bottom] = sweepColours(scene, chance);
  const isGradient = scene.backdrop?.isGradient ?? false;
  const side = chance() < 0.5 ? -1 : 1;
  const isDark = luma(...top) < 0.08;
  const edge = 0.6;
  const shade = (u: number, v: number): Rgb => {
    const t = isGradient
      ? smoothstep(0.02, 0.98, v + 0.18 * u * side)
      : smoothstep(edge - 0.2, 1.05, v) * 0.35;
    const base = mixRgb(top, bottom, t);
    // Light falls from one side of the wall; the bend of the sweep is a breath darker.
    const lamp = 1.06 + (isDark ? 0.5 : 0.2) * Math.exp(-Math.hypot((u - side * 0.28) * 1.4, v - 0.32) * 2.6);
    const bend = 1 - 0.07 * Math.exp(-(((v - edge) / 0.1) ** 2));
    const corner = 1 - 0.2 * smoothstep(0.35, 0.95, Math.hypot(u / aspect, v - 0.5));
    return scaleRgb(base, lamp * bend * corner * (0.995 + 0.01 * noise.noise(u * 90, v * 90)));
  };
  return {
    render: traced(shade),
    detail: 0.5,
    horizon: 0.3,
    ground: 0.8,
    footing: 'ground',
    focal: 2,
    bounce: mixRgb(bottom, [0.5, 0.5, 0.5], 0.4),
    rig: studioRig(side, isDark, scene),
    polish: 0.1,
    glow: 0.12,
  };
}

/** A large soft lamp from one side, a fill from the other, a clear rim. */
export function studioRig(side: number, isDark: boolean, scene: Pick<Scene, 'light'>): LightRig {
  const isHard = scene.light === 'dramatic' || scene.light === 'spotlight';
  const warm: Rgb =
    scene.light === 'candle' || scene.light === 'golden' ? [1.12, 0.95, 0.72] : [1.02, 1, 0.96];
  const key = isHard ? 2.2 : 1.55;
  return {
    key: { direction: [side * 0.62, 0.85, 0.62], colour: scaleRgb(warm, key) },
    fill: { direction: [-side * 0.9, 0.3, 0.6], colour: scaleRgb([0.4, 0.44, 0.5], isHard ? 0.35 : 1) },
    rim: { direction: [-side * 0.7, 0.5, -0.75], colour: scaleRgb([0.95, 0.97, 1.05], isDark ? 1.5 : 1) },
    sky: scaleRgb([0.56, 0.58, 0.62], isHard ? 0.5 : 1),
    ground: scaleRgb([0.36, 0.33, 0.3], isHard ? 0.5 : 1),
    softness: isHard ? 0.02 : clamp(0.075),
  };
}
