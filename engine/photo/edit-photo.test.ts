/** Recipes from file to file, with no model installed: each step, what is refused, progress and giving up. */

import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_FORMATS, type PhotoOperation, photoRecipeSchema } from '#common/photo-recipe.ts';
import { discPhoto, drawnPhoto, photoFile } from '#tests/factories/photo.ts';
import { editPhoto, editPixels } from './edit-photo.ts';
import { createPhotoModels } from './models/photo-models.ts';
import { decodePhoto } from './pixels.ts';
import { selectObject } from './select-object.ts';

const models = createPhotoModels({ find: () => undefined });
const spot = (x: number, y: number, size: number): PhotoOperation => ({
  type: 'erase',
  mask: { kind: 'strokes', strokes: [{ points: [[x, y]], size }] },
});

describe('editPhoto', () => {
  it('gives the same picture back for an empty recipe, in every format', async () => {
    const photo = drawnPhoto(64, 48);
    const input = await photoFile(photo);
    for (const format of PHOTO_FORMATS) {
      const out = await editPhoto(input, [], { output: { format, quality: 95 }, models });
      expect(out).toMatchObject({ width: 64, height: 48, format, notes: [] });
      const kind = (await sharp(out.data).metadata()).format;
      expect(kind).toBe(format === 'avif' ? 'heif' : format);
      const { data } = await decodePhoto(out.data);
      const off = data.reduce((sum, v, i) => sum + Math.abs(v - photo.data[i]!), 0) / data.length;
      expect(off).toBeLessThan(format === 'png' ? 1e-9 : 6);
    }
  });

  it('does the steps in their order and makes the finished picture as small as asked', async () => {
    const out = await editPhoto(
      await photoFile(drawnPhoto(80, 60)),
      [
        { type: 'rotate', turn: 90, flipHorizontal: false, flipVertical: false },
        { type: 'crop', area: { aspect: 1 } },
        { type: 'adjust', exposure: 10 },
        { type: 'filter', name: 'film', strength: 60 },
        { type: 'resize', width: 50, fit: 'inside' },
      ],
      { output: { format: 'jpeg', maxWidth: 25 }, models },
    );
    expect([out.width, out.height]).toEqual([25, 25]);
  });

  it('takes photos as they are held: upright by their own word', async () => {
    const lying = await sharp(await photoFile(drawnPhoto(40, 20)))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await editPhoto(lying, [], { models })).toMatchObject({ width: 20, height: 40 });
  });

  it('refuses what is no picture, what is damaged and what is too large, in words', async () => {
    await expect(editPhoto(Buffer.from('hello'), [], { models })).rejects.toMatchObject({
      code: 'unsupported_media',
    });
    const whole = await photoFile(drawnPhoto(64, 64));
    await expect(editPhoto(whole.subarray(0, 900), [], { models })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    const huge = await sharp({ create: { width: 12_001, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(editPhoto(huge, [], { models })).rejects.toMatchObject({ code: 'too_large' });
    const odd = [{ type: 'crop', area: { x: 0.5, y: 0, width: 0.9, height: 1 } }] as PhotoOperation[];
    await expect(editPhoto(whole, odd, { models })).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('reports progress that only grows, to the end', async () => {
    const heard: number[] = [];
    await editPhoto(
      await photoFile(drawnPhoto(60, 60)),
      [spot(0.5, 0.5, 0.1), { type: 'filter', name: 'noir', strength: 50 }],
      {
        models,
        onProgress: (fraction) => heard.push(fraction),
      },
    );
    expect(heard.at(-1)).toBe(1);
    for (let i = 1; i < heard.length; i++) expect(heard[i]!).toBeGreaterThanOrEqual(heard[i - 1]!);
  });

  it('gives up when it is aborted, before and in the middle', async () => {
    const input = await photoFile(drawnPhoto(120, 120));
    await expect(editPhoto(input, [], { models, signal: AbortSignal.abort() })).rejects.toThrow('abort');
    const controller = new AbortController();
    const edit = editPhoto(input, [spot(0.5, 0.5, 0.3), spot(0.2, 0.2, 0.2)], {
      models,
      signal: controller.signal,
      onProgress: (fraction) => fraction > 0.4 && controller.abort(),
    });
    await expect(edit).rejects.toThrow('abort');
  });

  it('has a recipe that survives being stored', () => {
    const stored = JSON.parse(
      JSON.stringify([{ type: 'remove-background' }, { type: 'rotate', turn: 90 }, spot(0.1, 0.2, 0.05)]),
    );
    expect(photoRecipeSchema.parse(stored)).toMatchObject([
      { background: { kind: 'transparent' } },
      { flipHorizontal: false },
      { mask: { kind: 'strokes' } },
    ]);
    expect(photoRecipeSchema.safeParse([{ type: 'upscale', factor: 3 }]).success).toBe(false);
    expect(photoRecipeSchema.safeParse([{ type: 'adjust', contrast: 101 }]).success).toBe(false);
  });
});

describe('without models', () => {
  it('erases from the surroundings and leaves every pixel outside the grown mask alone', async () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(place, place, fc.double({ min: 0.02, max: 0.25, noNaN: true }), async (x, y, size) => {
        const photo = drawnPhoto(72, 56);
        const { pixels, notes } = await editPixels(photo, [spot(x, y, size)], { models });
        expect(notes[0]).toMatchObject({ engine: 'patches', why: expect.stringContaining('not installed') });
        for (let py = 0; py < 56; py++)
          for (let px = 0; px < 72; px++) {
            if (Math.hypot(px + 0.5 - x * 72, py + 0.5 - y * 56) < (size * 72) / 2 + 6) continue;
            const at = (py * 72 + px) * 4;
            for (let c = 0; c < 4; c++) expect(pixels.data[at + c]).toBe(photo.data[at + c]);
          }
      }),
      { numRuns: 6 },
    );
  });

  it('leaves nothing of a disc that is erased', async () => {
    const { pixels } = await editPixels(
      discPhoto(96, 96, [200, 40, 30], [120, 160, 140], 0.15),
      [spot(0.5, 0.5, 0.36)],
      {
        models,
      },
    );
    for (let i = 0; i < pixels.data.length; i += 4)
      expect(Math.abs(pixels.data[i]! - 120) + Math.abs(pixels.data[i + 1]! - 160)).toBeLessThan(8);
  });

  it('cuts things off a plain ground with a clean edge, transparent, on a colour or before a blur', async () => {
    const photo = discPhoto(160, 120);
    const cutOut = async (background: object) =>
      editPixels(photo, photoRecipeSchema.parse([{ type: 'remove-background', background }]), { models });
    const { pixels, notes } = await cutOut({ kind: 'transparent' });
    expect(notes).toMatchObject([{ engine: 'plain-ground' }]);
    const reach = 0.28 * 120;
    let fringe = 0;
    for (let y = 0; y < 120; y++)
      for (let x = 0; x < 160; x++) {
        const [r, g, b, a] = pixels.data.subarray((y * 160 + x) * 4);
        const far = Math.hypot(x + 0.5 - 80, y + 0.5 - 60) - reach;
        if (far > 3) expect(a).toBe(0);
        if (far < -3) expect(a).toBe(255);
        // Whatever can be seen has the disc's colour: nothing of the bright ground is left in it.
        if (a! > 40 && Math.abs(r! - 200) + Math.abs(g! - 40) + Math.abs(b! - 30) > 60) fringe++;
      }
    expect(fringe).toBeLessThan(8);
    const green = (await cutOut({ kind: 'colour', colour: '#00ff00' })).pixels.data;
    expect([...green.subarray(0, 4)]).toEqual([0, 255, 0, 255]);
    const blurred = (await cutOut({ kind: 'blur', amount: 50 })).pixels.data;
    expect(Math.abs(blurred[0]! - 240)).toBeLessThan(4);
    expect(blurred[3]).toBe(255);
  });

  it('sees through a ring, but not through a shine that fades', async () => {
    const photo = discPhoto(160, 160);
    const middle = (inner: (far: number) => number) => {
      const data = photo.data.slice();
      for (let i = 0; i < 160 * 160; i++) {
        const share = inner(Math.hypot((i % 160) + 0.5 - 80, Math.floor(i / 160) + 0.5 - 80));
        for (let c = 0; c < 3; c++)
          data[i * 4 + c] = data[i * 4 + c]! * (1 - share) + [240, 240, 236][c]! * share;
      }
      return editPixels({ ...photo, data }, photoRecipeSchema.parse([{ type: 'remove-background' }]), {
        models,
      });
    };
    const at = (80 * 160 + 80) * 4 + 3;
    expect((await middle((far) => (far < 18 ? 1 : 0))).pixels.data[at]).toBe(0);
    expect((await middle((far) => Math.max(0, Math.min(1, (44 - far) / 40)))).pixels.data[at]).toBe(255);
  });

  it('says when there is nothing to cut out', async () => {
    const noise = drawnPhoto(64, 64);
    for (let i = 0; i < noise.data.length; i++) if (i % 4 !== 3) noise.data[i] = (i * 7919) % 251;
    const recipe = photoRecipeSchema.parse([{ type: 'remove-background' }]);
    await expect(editPixels(noise, recipe, { models })).rejects.toThrow('mark what should stay');
  });

  it('selects by colour, and enlarges by interpolation', async () => {
    const input = await photoFile(discPhoto(90, 60));
    const found = await selectObject(input, [{ x: 0.5, y: 0.5, include: true }], { models });
    expect(found).toMatchObject({ width: 90, height: 60, engine: 'colour' });
    const { data } = await sharp(found.mask).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[30 * 90 + 45]]).toEqual([0, 255]);
    const { pixels, notes } = await editPixels(drawnPhoto(30, 20), [{ type: 'upscale', factor: 4 }], {
      models,
    });
    expect([pixels.width, pixels.height, notes[0]!.engine]).toEqual([120, 80, 'lanczos']);
  });
});
