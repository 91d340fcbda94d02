/** The illustrator as a whole: the same seed gives the same pixels, everything else changes them, and nothing breaks it. */

import { describe, expect, it } from 'vitest';
import { shortRound } from '#tests/harness/short-round.ts';
import { illustrate } from './illustrate.ts';
import { PLACES } from './places.ts';
import { readPrompt } from './reading/read-prompt.ts';

/** Without cards: what has none of our sculptures is left out. */
const NO_CARDS = new Map();

const make = (
  prompt: string,
  { seed = 7, style = '', width = 48, height = 48 } = {},
): Promise<Uint8ClampedArray> => illustrate(readPrompt(prompt), { width, height, seed, style }, NO_CARDS);

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
  const PROMPTS = [
    'a red fox in a forest',
    'Abstract geometric art',
    'mountain lake',
    'a nurse in a hospital',
    'a loaf of bread on a wooden table',
    'Ocean waves',
    'seamless pattern of stars',
  ];
  it.each(shortRound(PROMPTS, 6))('%s', async (prompt) => {
    expect(await make(prompt)).toEqual(await make(prompt));
  });
});

describe('another picture', () => {
  it('by prompt', async () => {
    const prompts = [
      'Ocean waves',
      'Peaceful forest scene',
      'Futuristic city skyline',
      'desert',
      'snowy glacier',
    ];
    const pictures = await Promise.all(prompts.map((prompt) => make(prompt)));
    for (const [i, a] of pictures.entries())
      for (const b of pictures.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(12);
  });

  it('by seed, time of day and style', async () => {
    const plain = await make('mountain lake');
    expect(difference(plain, await make('mountain lake', { seed: 8 }))).toBeGreaterThan(4);
    expect(difference(plain, await make('mountain lake at night'))).toBeGreaterThan(12);
    for (const style of shortRound(STYLES, 3))
      expect(difference(plain, await make('mountain lake', { style })), style).toBeGreaterThan(2);
  });

  it('by subject, colour and place', async () => {
    const empty = await make('a meadow');
    expect(difference(empty, await make('a fox in a meadow'))).toBeGreaterThan(3);
    expect(difference(await make('a red car'), await make('a blue car'))).toBeGreaterThan(1);
    expect(
      difference(await make('a cup of coffee in a bakery'), await make('a cup of coffee in a garden')),
    ).toBeGreaterThan(5);
  });
});

describe('every place', () => {
  it.each(shortRound(PLACES, 24).map((one) => one.name))('%s has light and contrast', async (place) => {
    const scene = { ...readPrompt('a small ball'), place, surface: null };
    const rgba = await illustrate(scene, { width: 48, height: 64, seed: 7, style: '' }, NO_CARDS);
    expect(rgba.length).toBe(48 * 64 * 4);
    const greens = rgba.filter((_, i) => i % 4 === 1);
    expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(50);
    expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});

it('tells how far it is, and stops when told', async () => {
  const shares: number[] = [];
  const scene = readPrompt('a fox in the desert');
  const options = { width: 40, height: 40, seed: 1, style: '' };
  await illustrate(scene, { ...options, onProgress: (share) => shares.push(share) }, NO_CARDS);
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share, i) => i === 0 || share >= shares[i - 1]!)).toBe(true);
  const signal = AbortSignal.abort();
  await expect(illustrate(scene, { ...options, signal }, NO_CARDS)).rejects.toThrow();
});

it.each(
  shortRound(
    ['', '   ', '🙂🙂', "'; drop table", '<svg onload=alert(1)>', 'x'.repeat(2000), 'a round square'],
    3,
  ),
)('paints something for %j', async (prompt) => {
  expect((await make(prompt, { width: 32, height: 32 })).length).toBe(32 * 32 * 4);
});

describe('words about light and room', () => {
  /** Share of red over blue in a part of the picture. */
  const warmth = async (prompt: string): Promise<number> => {
    const rgba = await make(prompt);
    let [red, blue] = [0, 0];
    for (let at = 0; at < rgba.length; at += 4) {
      red += rgba[at]!;
      blue += rgba[at + 2]!;
    }
    return red / blue;
  };
  it('golden hour is warm indoors too', async () => {
    expect(await warmth('a mug on a white table at golden hour')).toBeGreaterThan(
      1.15 * (await warmth('a mug on a white table')),
    );
  });
});
