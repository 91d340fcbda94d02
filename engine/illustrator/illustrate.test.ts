/** The illustrator as a whole: the same seed gives the same pixels, everything else changes them, and nothing breaks it. */

import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate.ts';
import { SETTINGS } from './scene-spec.ts';

const make = (prompt: string, { seed = 7, style = '', width = 64, height = 64 } = {}) =>
  illustrate(prompt, { width, height, seed, style });

/** Mean difference of all values, 0..255. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

const STYLES = [
  'photorealistic',
  'digital art',
  'oil painting',
  'watercolor',
  'anime',
  'cartoon',
  'abstract',
  'vintage',
  'cyberpunk',
];

describe('the same picture', () => {
  it.each(['a red fox in a forest', 'Abstract geometric art', 'mountain lake', 'Ocean waves'])(
    '%s',
    (prompt) => {
      expect(make(prompt).rgba).toEqual(make(prompt).rgba);
    },
  );
});

describe('another picture', () => {
  it('by prompt', () => {
    const prompts = [
      'Ocean waves',
      'Peaceful forest scene',
      'Futuristic city skyline',
      'desert',
      'snowy glacier',
    ];
    const pictures = prompts.map((prompt) => make(prompt).rgba);
    for (const [i, a] of pictures.entries())
      for (const b of pictures.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(12);
  });

  it('by seed, time of day and style', () => {
    const plain = make('mountain lake').rgba;
    expect(difference(plain, make('mountain lake', { seed: 8 }).rgba)).toBeGreaterThan(4);
    expect(difference(plain, make('mountain lake at night').rgba)).toBeGreaterThan(12);
    for (const style of STYLES)
      expect(difference(plain, make('mountain lake', { style }).rgba), style).toBeGreaterThan(2);
  });

  it('by subject', () => {
    const empty = make('a meadow').rgba;
    expect(difference(empty, make('a fox in a meadow').rgba)).toBeGreaterThan(3);
  });
});

describe('every setting', () => {
  it.each(SETTINGS)('%s has light and contrast', (setting) => {
    const { rgba } = make(setting === 'snow' ? 'snowy glacier' : setting, { width: 48, height: 64 });
    expect(rgba.length).toBe(48 * 64 * 4);
    let least = 255;
    let most = 0;
    for (let i = 0; i < rgba.length; i += 4) {
      least = Math.min(least, rgba[i + 1]!);
      most = Math.max(most, rgba[i + 1]!);
      expect(rgba[i + 3]).toBe(255);
    }
    expect(most - least).toBeGreaterThan(60);
  });
});

it('says what is drawn and what was not understood', () => {
  const { drawn, notUnderstood } = make('a blorft fox in a forest');
  expect(drawn).toEqual(['fox', 'forest']);
  expect(notUnderstood).toEqual(['blorft']);
});

it('counts words that choose a family of abstract art as understood', () => {
  expect(make('abstract glass circles').notUnderstood).toEqual([]);
});

it('tells how far it is, and stops when told', () => {
  const shares: number[] = [];
  illustrate('desert', {
    width: 40,
    height: 40,
    seed: 1,
    style: '',
    onProgress: (share) => shares.push(share),
  });
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share, i) => i === 0 || share >= shares[i - 1]!)).toBe(true);
  const signal = AbortSignal.abort();
  expect(() => illustrate('desert', { width: 40, height: 40, seed: 1, style: '', signal })).toThrow();
});

it.each(['', '   ', '🙂🙂', "'; drop table", '<svg onload=alert(1)>', 'x'.repeat(2000)])(
  'paints something for %j',
  (prompt) => {
    expect(make(prompt, { width: 32, height: 32 }).rgba.length).toBe(32 * 32 * 4);
  },
);
