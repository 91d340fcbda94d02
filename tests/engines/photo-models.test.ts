/** The photo models themselves, on small pictures: what they find, fill and enlarge, and what they leave alone. */

import { afterAll, describe, expect, it } from 'vitest';
import { photoRecipeSchema } from '#common/photo-recipe.ts';
import { editPixels } from '#engine/photo/edit-photo.ts';
import { createPhotoModels, type PhotoModels } from '#engine/photo/models/photo-models.ts';
import type { ModelName } from '#engine/photo/models/weights.ts';
import type { Pixels } from '#engine/photo/pixels.ts';
import { selectIn } from '#engine/photo/select/select-in.ts';
import { discPhoto, drawnPhoto } from '#tests/factories/photo.ts';
import { longIt } from '#tests/harness/short-round.ts';

const opened = createPhotoModels();
const requested: ModelName[] = [];
const models: PhotoModels = {
  ...opened,
  session: (model) => {
    requested.push(model);
    return opened.session(model);
  },
};
afterAll(() => opened.close());

const meanOf = ({ data }: Pixels, channel: number): number => {
  let [sum, weight] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    sum += data[i + channel]! * data[i + 3]!;
    weight += data[i + 3]!;
  }
  return sum / weight;
};

/** Textured ground, so that colour alone does not tell the disc. */
function discOnTexture(width: number, height: number): Pixels {
  const photo = drawnPhoto(width, height);
  const disc = discPhoto(width, height, [210, 60, 40], [0, 0, 0], 0.25);
  for (let i = 0; i < photo.data.length; i += 4)
    if (disc.data[i]! > 100) photo.data.set(disc.data.subarray(i, i + 4), i);
  return photo;
}

describe('select', () => {
  it('finds what is clicked on, and looks at a picture once for many clicks', async () => {
    const photo = discOnTexture(240, 180);
    const first = await selectIn(photo, 'disc', [{ x: 0.5, y: 0.5, include: true }], models, {});
    let [both, either] = [0, 0];
    for (let i = 0; i < 240 * 180; i++) {
      const isDisc = Math.hypot((i % 240) + 0.5 - 120, Math.floor(i / 240) + 0.5 - 90) < 45;
      const isFound = first.mask.values[i]! > 0.5;
      if (isDisc && isFound) both++;
      if (isDisc || isFound) either++;
    }
    expect(first.engine).toBe('sam2');
    expect(both / either).toBeGreaterThan(0.93);
    const points = [
      { x: 0.5, y: 0.5, include: true },
      { x: 0.05, y: 0.05, include: false },
    ];
    await selectIn(photo, 'disc', points, models, {});
    expect(requested.filter((one) => one === 'seeing')).toHaveLength(1);
  });
});

describe('erase', () => {
  it('fills by the model and leaves every pixel outside the grown mask alone', async () => {
    const photo = discOnTexture(200, 150);
    const recipe = photoRecipeSchema.parse([
      { type: 'erase', mask: { kind: 'strokes', strokes: [{ points: [[0.5, 0.5]], size: 0.44 }] } },
    ]);
    const { pixels, notes } = await editPixels(photo, recipe, { models });
    expect(notes).toMatchObject([{ engine: 'mi-gan' }]);
    let red = 0;
    for (let i = 0; i < 200 * 150; i++) {
      const at = i * 4;
      if (Math.hypot((i % 200) + 0.5 - 100, Math.floor(i / 200) + 0.5 - 75) > 44 + 5)
        for (let c = 0; c < 4; c++) expect(pixels.data[at + c]).toBe(photo.data[at + c]);
      if (pixels.data[at]! > 190 && pixels.data[at + 1]! < 80) red++;
    }
    expect(red).toBeLessThan(60);
  });
});

describe('upscale', () => {
  longIt('doubles the size and keeps colours and transparency', async () => {
    const photo = discPhoto(44, 33);
    for (let i = 0; i < 44 * 33; i++) if (i % 44 < 10) photo.data[i * 4 + 3] = 0;
    const { pixels, notes } = await editPixels(photo, [{ type: 'upscale', factor: 2 }], { models });
    expect([pixels.width, pixels.height]).toEqual([88, 66]);
    expect(notes).toMatchObject([{ engine: 'real-esrgan' }]);
    for (let c = 0; c < 3; c++) expect(Math.abs(meanOf(pixels, c) - meanOf(photo, c))).toBeLessThan(3);
    for (let y = 0; y < 66; y++) {
      expect(pixels.data[(y * 88 + 5) * 4 + 3]).toBe(0);
      expect(pixels.data[(y * 88 + 60) * 4 + 3]).toBe(255);
    }
  });

  it('stops between two tiles when it is cancelled', async () => {
    const controller = new AbortController();
    const heard: number[] = [];
    const edit = editPixels(drawnPhoto(300, 24), [{ type: 'upscale', factor: 2 }], {
      models,
      signal: controller.signal,
      onProgress: (fraction) => {
        heard.push(fraction);
        if (fraction > 0) controller.abort();
      },
    });
    await expect(edit).rejects.toThrow('abort');
    expect(Math.max(...heard)).toBeLessThan(0.9);
  });
});

describe('remove-background', () => {
  longIt('asks for people first, and takes what it is told to keep', async () => {
    const photo = discOnTexture(160, 160);
    const subject = { kind: 'strokes', strokes: [{ points: [[0.5, 0.5]], size: 0.5 }] };
    const recipe = photoRecipeSchema.parse([{ type: 'remove-background', subject }]);
    const { pixels, notes } = await editPixels(photo, recipe, { models });
    expect(notes).toMatchObject([{ engine: 'selection' }]);
    expect(pixels.data[3]).toBe(0);
    expect(pixels.data[(80 * 160 + 80) * 4 + 3]).toBe(255);
    const alone = await editPixels(
      discPhoto(160, 160),
      photoRecipeSchema.parse([{ type: 'remove-background' }]),
      { models },
    );
    expect(requested).toContain('people');
    expect(alone.notes).toMatchObject([{ engine: 'plain-ground' }]);
  });
});
