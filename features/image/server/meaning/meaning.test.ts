/** What unknown words lead to: near neighbours are found, invented words are not, and things become solids. */

import { describe, expect, it } from 'vitest';
import { illustrate, unknownIn } from '#engine/illustrator/illustrate.ts';
import { learn } from './learn.ts';
import { loadSentenceModel } from './sentence-model.ts';
import { pieceCutter } from './word-pieces.ts';

const meaningOf = async (phrase: string) => (await learn([phrase])).get(phrase)?.value;

describe('words that come close to what the illustrator knows', () => {
  it.each([
    ['feline', 'cat'],
    ['automobile', 'car'],
    ['fairytale fortress', 'castle'],
    ['woodland', 'forest'],
    ['puppy', 'dog'],
    ['bovine', 'cow'],
    ['joyful', 'cheerful'],
    ['hatchback', 'vintage car'],
  ])('%s: %s', async (phrase, value) => expect(await meaningOf(phrase)).toBe(value));

  it.each(['flumph', 'qwertz', 'blorgle', 'zibbet', 'snorf', 'economy', 'zwischen'])(
    '%s stays unknown',
    async (phrase) => expect(await meaningOf(phrase)).toBeUndefined(),
  );
});

describe('things from the dictionaries', () => {
  it.each([
    ['saxophone', 'saxophone'],
    ['pretzels', 'pretzel'],
    ['hot dog', 'hot dog'],
    ['perro', 'dog'],
    ['cheval', 'horse'],
    ['サックス', 'saxophone'],
    ['firefighter', 'person'],
  ])('%s: %s', async (phrase, value) => expect(await meaningOf(phrase)).toBe(value));

  it('are drawn, and only what is left over is called unknown', async () => {
    const prompt = 'a scorpion and a blorgle';
    const options = { width: 64, height: 64, seed: 3, style: '' };
    const learned = await learn(unknownIn(prompt));
    const first = illustrate(prompt, options, learned);
    expect(first).toMatchObject({ drawn: ['scorpion'], notUnderstood: ['blorgle'] });
    expect(illustrate(prompt, options, await learn(unknownIn(prompt))).rgba).toEqual(first.rgba);
    expect(illustrate('a blorgle', options).rgba).not.toEqual(first.rgba);
  });
});

it('known prompts ask nobody', () => {
  expect(unknownIn('a fox reading a book under a tree at sunset')).toEqual([]);
  expect(unknownIn('a hot dog')).toEqual(['hot dog', 'hot']);
  expect(unknownIn('abstract glass in blue')).toEqual([]);
});

it('the likeliest pieces win', () => {
  const marks: [string, number][] = Array.from({ length: 6 }, (_, i) => [`<${i}>`, 0]);
  const cut = pieceCutter([...marks, ['▁fe', -3], ['line', -4], ['▁feline', -6], ['▁f', -2], ['e', -2]]);
  expect(cut('feline')).toEqual([8]);
  expect(cut('fe line')).toEqual([6, 0, 7]);
});

it('without its package there is no sentence model, and no failure', async () => {
  const missing = () => {
    throw new Error('Cannot find module');
  };
  expect(await loadSentenceModel(missing)).toBeUndefined();
});
