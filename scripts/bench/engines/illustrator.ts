/** How long the illustrator paints, in every style, and how much faster its compiled tracer is than plain JavaScript. */

import { createNoise } from '#engine/illustrator/canvas/noise.ts';
import { compiledTracer } from '#engine/illustrator/locations/kernel/compiled-tracer.ts';
import { rayAt } from '#engine/illustrator/locations/stage.ts';
import type { TerrainShape } from '#engine/illustrator/locations/terrain/terrain-shape.ts';
import { plainTracer, rayBatch, type TraceRays } from '#engine/illustrator/locations/terrain/trace-rays.ts';
import { EXPECTED_READINGS } from '#engine/illustrator/reading/prompts.fixture.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { IMAGE_STYLES, QUICK_PROMPTS } from '#features/image/contract.ts';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';
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
async function paintOnce(prompt: string, style: string): Promise<number> {
  const begin = performance.now();
  await illustratePrompt(prompt, { width: SIZE, height: SIZE, seed: 7, style });
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

/** Every third of the reference prompts: all kinds of pictures, in a minute or two. */
const EVERYDAY = EXPECTED_READINGS.map(([prompt]) => prompt).filter((_, i) => i % 3 === 0);

async function everydayFigures(): Promise<Figure[]> {
  const times: number[] = [];
  let memory = 0;
  for (const prompt of EVERYDAY) {
    times.push(await paintOnce(prompt, ''));
    memory = Math.max(memory, process.memoryUsage().rss);
  }
  times.sort((a, b) => a - b);
  const readings = EVERYDAY.map((prompt) => {
    const begin = performance.now();
    readPrompt(prompt);
    return performance.now() - begin;
  });
  return [
    { name: 'everyday prompt, median', value: median(times), unit: 'ms', target: { atMost: 4000 } },
    {
      name: 'everyday prompt, 95 %',
      value: times[Math.floor(times.length * 0.95)]!,
      unit: 'ms',
      target: { atMost: 10_000 },
    },
    { name: 'memory of the process', value: memory / 2 ** 20, unit: 'MB', target: { atMost: 700 } },
    { name: 'reading alone, slowest', value: Math.max(...readings), unit: 'ms', target: { atMost: 30 } },
  ];
}

async function styleFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const style of IMAGE_STYLES) {
    const times: number[] = [];
    for (const prompt of QUICK_PROMPTS) times.push(await paintOnce(prompt, style));
    figures.push(
      style === ''
        ? {
            name: 'quick prompt in default style, median',
            value: median(times),
            unit: 'ms',
            target: { atMost: 4000 },
          }
        : {
            name: `quick prompt in ${style}, slowest`,
            value: Math.max(...times),
            unit: 'ms',
            target: { atMost: 10_000 },
          },
    );
  }
  return figures;
}

export const illustrator: Bench = {
  name: 'illustrator',
  about: `${SIZE}×${SIZE} pictures of everyday prompts and in all styles, and the compiled tracer against the plain one`,
  run: async () => {
    // The first picture pays for compiling the code.
    await paintOnce('mountain', '');
    const { lattice } = createNoise(5);
    return [
      ...(await everydayFigures()),
      ...(await styleFigures()),
      {
        name: 'tracer: plain / compiled',
        value: speedUp(plainTracer(SHAPE, lattice, SUN), compiledTracer(SHAPE, lattice, SUN)),
        unit: 'ratio',
        target: { atLeast: 5 },
      },
    ];
  },
};
