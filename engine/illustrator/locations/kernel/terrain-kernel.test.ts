/** The compiled tracer: the committed bytes are those of its source, and it sees what the plain one sees. */

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compileKernel, generatedPath, KERNELS } from '../../../../scripts/build-kernels.ts';
import type { Rgb } from '../../canvas/colour.ts';
import { createNoise } from '../../canvas/noise.ts';
import { rayAt } from '../stage.ts';
import type { TerrainShape } from '../terrain/terrain-shape.ts';
import { FAR, plainTracer, rayBatch } from '../terrain/trace-rays.ts';
import { compiledTracer } from './compiled-tracer.ts';

const SUN: Rgb = [0.3, 0.3, -0.9];
const SHAPE: TerrainShape = {
  kind: 0,
  frequency: 0.15,
  offsetX: 31,
  offsetZ: 77,
  level: 0.02,
  range: 9,
  near: 5,
  far: 14,
  banks: 1.8,
  bankNear: 2.6,
  bankFar: 7,
  rolling: 0.3,
  shore: 0.1,
};

it.each(KERNELS)('$source was compiled after its last change', async (kernel) => {
  expect(await readFile(generatedPath(kernel.source), 'utf8')).toBe(await compileKernel(kernel));
});

it.each([0, 1] as const)('sees what the plain tracer sees (kind %i)', (kind) => {
  const { lattice } = createNoise(5);
  const shape = { ...SHAPE, kind };
  const [plain, compiled] = [rayBatch(1023), rayBatch(1023)];
  for (let i = 0; i < plain.count; i++) {
    const [x, y, z] = rayAt((i % 32) / 32 - 0.5, Math.floor(i / 32) / 32, 0.55);
    plain.rays.set([0, 0.5, 0, x, y, z], i * 6);
  }
  compiled.rays.set(plain.rays);
  plainTracer(shape, lattice, SUN)(plain);
  compiledTracer(shape, lattice, SUN)(compiled);
  let far = 0;
  for (let i = 0; i < plain.count; i++) {
    const [a, b] = [plain.hits[i * 5]!, compiled.hits[i * 5]!];
    // At silhouettes a ray may just miss in one precision and just hit in the other.
    if (Math.abs(a - b) > 0.02 * Math.max(a, 1)) far++;
  }
  expect(far).toBeLessThan(plain.count * 0.02);
  expect(compiled.hits[0]).toBe(FAR);
});
