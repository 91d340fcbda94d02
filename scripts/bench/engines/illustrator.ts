/** How long the illustrator paints, in every style, and how much faster its compiled tracer is than plain JavaScript. */

import { createNoise } from '#engine/illustrator/canvas/noise.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import { compiledTracer } from '#engine/illustrator/kernel/compiled-tracer.ts';
import { rayAt } from '#engine/illustrator/settings/stage.ts';
import type { TerrainShape } from '#engine/illustrator/terrain/terrain-shape.ts';
import { plainTracer, rayBatch, type TraceRays } from '#engine/illustrator/terrain/trace-rays.ts';
import { IMAGE_STYLES, QUICK_PROMPTS } from '#features/image/contract.ts';
import { type Bench, type Figure, median } from '../figure.ts';

const SIZE = 1024;
const RAYS = 256;
const SUN: [number, number, number] = [0.3, 0.3, -0.9];
const SHAPE: TerrainShape = {
  kind: 0,
  frequency: 0.15,
  offsetX: 31,
  offsetZ: 77,
  level: 0.02,
  range: 9.5,
  near: 5,
  far: 14,
  banks: 1.8,
  bankNear: 2.6,
  bankFar: 7,
  rolling: 0.3,
  shore: 0,
};

/** Milliseconds for one picture. */
function paintOnce(prompt: string, style: string): number {
  const begin = performance.now();
  illustrate(prompt, { width: SIZE, height: SIZE, seed: 7, style });
  return performance.now() - begin;
}

/** How many times faster the second tracer is; both by turns, the best time of each. */
function speedUp(plain: TraceRays, compiled: TraceRays): number {
  const batch = rayBatch(RAYS * RAYS);
  for (let i = 0; i < batch.count; i++) {
    const [x, y, z] = rayAt((i % RAYS) / RAYS - 0.5, Math.floor(i / RAYS) / RAYS, 0.6);
    batch.rays.set([0, 0.5, 0, x, y, z], i * 6);
  }
  const timed = (tracer: TraceRays) => {
    const begin = performance.now();
    tracer(batch);
    return performance.now() - begin;
  };
  const rounds = Array.from({ length: 8 }, () => [timed(plain), timed(compiled)] as const);
  return Math.min(...rounds.map(([time]) => time)) / Math.min(...rounds.map(([, time]) => time));
}

export const illustrator: Bench = {
  name: 'illustrator',
  about: `${SIZE}×${SIZE} pictures in all styles, and the compiled tracer against the plain one`,
  run: async () => {
    // The first picture pays for compiling the code.
    paintOnce('mountain', '');
    const figures: Figure[] = IMAGE_STYLES.map((style) => {
      const times = QUICK_PROMPTS.map((prompt) => paintOnce(prompt, style));
      return style === ''
        ? {
            name: 'picture in default style, median',
            value: median(times),
            unit: 'ms',
            target: { atMost: 4000 },
          }
        : {
            name: `picture in ${style}, slowest`,
            value: Math.max(...times),
            unit: 'ms',
            target: { atMost: 10_000 },
          };
    });
    const { lattice } = createNoise(5);
    figures.push({
      name: 'tracer: plain / compiled',
      value: speedUp(plainTracer(SHAPE, lattice, SUN), compiledTracer(SHAPE, lattice, SUN)),
      unit: 'ratio',
      target: { atLeast: 5 },
    });
    return figures;
  },
};
