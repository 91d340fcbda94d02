/** Traced light behaves: a thing darkens the ground it stands on and nothing far off, and is the same every time. */

import { expect, it } from 'vitest';
import { buildMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import { part } from '#engine/sculpt/model.ts';
import { aim } from '#engine/sculpt/render/camera.ts';
import { STUDIO } from '#engine/sculpt/render/lights.ts';
import { sphere } from '#engine/sculpt/shapes/solids.ts';
import { createCanvas } from '../../canvas/canvas.ts';
import type { Placed } from '../piece.ts';
import { renderWorld } from '../render-world.ts';
import type { Denoise } from './denoiser.ts';
import { lightWorld } from './light-world.ts';

const SIZE = 96;
const mesh = buildMesh({ parts: [part('red', 'matte', sphere([0, 1, 0], 1))], anchors: {} }, 'draft');
const ball: Placed = {
  piece: { name: 'ball', mesh, palette: { red: [0.9, 0.05, 0.05] }, scale: 0.1, anchors: {} },
  at: [0, 0, 0],
  turn: [0, 0, 0],
  grow: 1,
};
const camera = aim([0, 0.06, 0], { yaw: 0, pitch: 28, angle: 40 }, 0.8, SIZE, SIZE);

async function lit(denoise?: Denoise) {
  const canvas = createCanvas(SIZE, SIZE);
  canvas.data.fill(0.6);
  const picture = renderWorld([ball], { width: SIZE, height: SIZE, camera, light: STUDIO, isTraced: true });
  const options = { canvas, rig: STUDIO, hasGround: true, polish: 0, seed: 3 };
  await lightWorld(picture, picture.surface!, { ...options, ...(denoise && { denoise }) });
  return { canvas, picture };
}

it('sets a thing on its ground', async () => {
  const { canvas, picture } = await lit();
  const free = [...picture.alpha.keys()].filter((i) => picture.alpha[i] === 0);
  const darkest = Math.min(...free.map((i) => canvas.data[i * 3 + 1]!));
  expect(darkest).toBeLessThan(0.36);
  // The lower corners are far from the ball, before it.
  expect(canvas.data[((SIZE - 1) * SIZE + 1) * 3 + 1]).toBeCloseTo(0.6, 1);
});

it('is the same every time, and lit from where the key light stands', async () => {
  const [one, other] = [await lit(), await lit()];
  expect(one.picture.light).toEqual(other.picture.light);
  expect(one.canvas.data).toEqual(other.canvas.data);
  const { alpha, light } = one.picture;
  const side = (from: number, to: number): number => {
    let [sum, n] = [0, 0];
    for (let i = 0; i < alpha.length; i++) {
      if (alpha[i]! < 1 || i % SIZE < from || i % SIZE >= to) continue;
      sum += light[i * 3]!;
      n++;
    }
    return sum / n;
  };
  expect(side(0, SIZE / 2)).toBeGreaterThan(1.05 * side(SIZE / 2, SIZE));
});

it('hands the denoiser light without colour, its colours and its normals, and takes what comes back', async () => {
  let requested = 0;
  const { picture } = await lit(async ({ width, height, light, albedo, normal }) => {
    requested++;
    expect([light.length, albedo.length, normal.length]).toEqual(Array(3).fill(width * height * 3));
    expect(Math.max(...albedo)).toBeLessThanOrEqual(1);
    return new Float32Array(light.length).fill(0.5);
  });
  expect(requested).toBe(1);
  expect(picture.light.some((value) => value > 0)).toBe(true);
});
