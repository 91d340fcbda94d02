/** Abstract prompts: chooses a family of generative art by the words, else by the seed. */

import { random } from '../../canvas/noise.ts';
import type { Stage, StageContext } from '../../locations/stage.ts';
import { circles } from './circles.ts';
import type { AbstractFamily } from './family.ts';
import { flow } from './flow.ts';
import { glass } from './glass.ts';
import { abstractPalette } from './palettes.ts';
import { tiling } from './tiling.ts';
import { waves } from './waves.ts';

const FAMILIES: readonly AbstractFamily[] = [tiling, glass, waves, flow, circles];

const HINTS: [RegExp, readonly AbstractFamily[]][] = [
  [/glass|mosaic|voronoi|crystal|kaleidoscope|mandala/, [glass]],
  [/wave|layer|paper|hill|dune/, [waves]],
  [/flow|swirl|hair|thread|fluid|smoke|current|texture/, [flow]],
  [/circle|bubble|dot|sphere|round/, [circles]],
  [/geomet|shape|pattern|tile|square|cubis|bauhaus|fractal|muster|幾何|几何|기하/, [tiling]],
];

/** Words that choose a family are understood, though no dictionary of scenes lists them. */
export const isAbstractHint = (word: string): boolean => HINTS.some(([hint]) => hint.test(word));

export function abstract({ scene, noise, seed, aspect }: StageContext): Stage {
  const chance = random(seed + 3);
  const text = scene.prompt.toLowerCase();
  const families = HINTS.find(([hint]) => hint.test(text))?.[1] ?? FAMILIES;
  const family = families[Math.floor(chance() * families.length)]!;
  const palette = abstractPalette(scene.tint, scene.backdrop?.colours[0] ?? null, chance);
  return {
    render: (width, height, tick) => family({ noise, palette, seed, aspect }, width, height, tick),
    detail: 1,
    horizon: 0.5,
    ground: 0.9,
    footing: 'air',
    bounce: palette.ground,
    glow: 0.08,
  };
}
