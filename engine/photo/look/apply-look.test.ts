/** Looks change what they should, and nothing at all where every slider stands at zero. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTMENTS, FILTERS, type PhotoLook } from '#common/photo-recipe.ts';
import { drawnPhoto } from '#tests/factories/photo.ts';
import { applyLook } from './apply-look.ts';

const [WIDTH, HEIGHT] = [24, 16];

function looked(look: PhotoLook, from = drawnPhoto(WIDTH, HEIGHT).data): Uint8ClampedArray {
  const data = from.slice();
  applyLook(data, WIDTH, HEIGHT, look);
  return data;
}

const mean = (data: Uint8ClampedArray, channel: number): number => {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i]!;
  return sum / (data.length / 4);
};

const brightness = (data: Uint8ClampedArray) =>
  0.3 * mean(data, 0) + 0.59 * mean(data, 1) + 0.11 * mean(data, 2);

const anyPixels = fc
  .uint8Array({ minLength: WIDTH * HEIGHT * 4, maxLength: WIDTH * HEIGHT * 4 })
  .map((bytes) => new Uint8ClampedArray(bytes));

describe('applyLook', () => {
  it('leaves every pixel as it is when all sliders are at zero', () => {
    const zero = Object.fromEntries(ADJUSTMENTS.map((name) => [name, 0]));
    fc.assert(
      fc.property(anyPixels, fc.constantFrom(...FILTERS), (pixels, name) => {
        expect(looked({ adjust: zero, filter: { name, strength: 0 } }, pixels)).toEqual(pixels);
        expect(looked({}, pixels)).toEqual(pixels);
      }),
      { numRuns: 20 },
    );
  });

  it('never touches alpha', () => {
    fc.assert(
      fc.property(
        anyPixels,
        fc.constantFrom(...ADJUSTMENTS),
        fc.integer({ min: -100, max: 100 }),
        fc.constantFrom(...FILTERS),
        (pixels, slider, amount, name) => {
          const out = looked({ adjust: { [slider]: amount }, filter: { name, strength: 70 } }, pixels);
          for (let i = 3; i < out.length; i += 4) expect(out[i]).toBe(pixels[i]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each(['brightness', 'exposure', 'highlights', 'shadows'] as const)('%s goes up and down', (slider) => {
    const before = brightness(drawnPhoto(WIDTH, HEIGHT).data);
    expect(brightness(looked({ adjust: { [slider]: 60 } }))).toBeGreaterThan(before + 1);
    expect(brightness(looked({ adjust: { [slider]: -60 } }))).toBeLessThan(before - 1);
  });

  it('keeps the order of greys: no slider makes a darker place brighter than a brighter one', () => {
    const greys = new Uint8ClampedArray(256 * 4);
    for (let i = 0; i < 256; i++) greys.set([i, i, i, 255], i * 4);
    const tones = ['brightness', 'exposure', 'contrast', 'highlights', 'shadows'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...tones), fc.integer({ min: -100, max: 100 }), (slider, amount) => {
        const out = greys.slice();
        applyLook(out, 256, 1, { adjust: { [slider]: amount } });
        for (let i = 1; i < 256; i++) expect(out[i * 4]!).toBeGreaterThanOrEqual(out[i * 4 - 4]!);
      }),
    );
  });

  it('warms, cools and tints', () => {
    const warmth = (data: Uint8ClampedArray) => mean(data, 0) - mean(data, 2);
    const before = drawnPhoto(WIDTH, HEIGHT).data;
    expect(warmth(looked({ adjust: { temperature: 80 } }))).toBeGreaterThan(warmth(before) + 10);
    expect(warmth(looked({ adjust: { temperature: -80 } }))).toBeLessThan(warmth(before) - 10);
    expect(mean(looked({ adjust: { tint: 80 } }), 1)).toBeLessThan(mean(before, 1) - 3);
  });

  it('takes all colour away, and sharpens and softens edges', () => {
    const grey = looked({ adjust: { saturation: -100 } });
    for (let i = 0; i < grey.length; i += 4) expect(Math.abs(grey[i]! - grey[i + 2]!)).toBeLessThanOrEqual(1);
    const roughness = (data: Uint8ClampedArray) => {
      let sum = 0;
      for (let y = 0; y < HEIGHT; y++)
        for (let x = 1; x < WIDTH - 1; x++) {
          const i = (y * WIDTH + x) * 4;
          sum += Math.abs(2 * data[i]! - data[i - 4]! - data[i + 4]!);
        }
      return sum;
    };
    const before = roughness(drawnPhoto(WIDTH, HEIGHT).data);
    expect(roughness(looked({ adjust: { sharpness: 80 } }))).toBeGreaterThan(before * 1.2);
    expect(roughness(looked({ adjust: { sharpness: -80 } }))).toBeLessThan(before * 0.8);
  });

  it('darkens corners and leaves the middle', () => {
    const before = drawnPhoto(WIDTH, HEIGHT).data;
    const out = looked({ adjust: { vignette: 100 } });
    const middle = (HEIGHT / 2) * WIDTH + WIDTH / 2;
    expect(out[1]!).toBeLessThan(before[1]! * 0.5);
    expect(Math.abs(out[middle * 4]! - before[middle * 4]!)).toBeLessThanOrEqual(1);
  });

  it.each(FILTERS)('%s is a look of its own, in parts as strong as asked for', (name) => {
    const before = drawnPhoto(WIDTH, HEIGHT).data;
    const distance = (data: Uint8ClampedArray) =>
      data.reduce((sum, v, i) => sum + Math.abs(v - before[i]!), 0);
    const whole = distance(looked({ filter: { name, strength: 100 } }));
    const half = distance(looked({ filter: { name, strength: 50 } }));
    expect(whole).toBeGreaterThan(before.length);
    expect(half).toBeGreaterThan(whole * 0.3);
    expect(half).toBeLessThan(whole * 0.7);
  });
});
