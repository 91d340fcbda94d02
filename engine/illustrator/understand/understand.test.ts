/** What prompts mean: a table of examples, nine languages, and no text that breaks it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

const CAST = [
  { name: 'fox', words: ['vixen', 'zorro', 'renard', 'fuchs', 'volpe', 'raposa', '狐狸', 'キツネ', '여우'] },
  { name: 'cat', words: ['kitten', 'gato', 'chat', 'katze', 'gatto', '猫', '고양이'] },
  { name: 'dragon', words: ['wyvern', 'drache', '龙', '竜', '용'] },
  { name: 'book', words: ['books', 'libro', 'livre', 'buch'] },
  { name: 'balloon', words: [] },
  { name: 'robot', words: [] },
  { name: 'castle', words: ['chateau', 'schloss'] },
  { name: 'bicycle', words: ['bike'] },
  { name: 'vintage car', words: ['oldtimer', 'classic car'] },
  { name: 'car', words: ['automobile'] },
  { name: 'hot air balloon', words: [] },
  { name: 'whale', words: [] },
];
const lexicon = createLexicon(CAST);
const read = (prompt: string) => understand(prompt, lexicon);

describe('the quick prompts', () => {
  it.each([
    ['Futuristic city skyline', { setting: 'city', time: 'night', mood: 'futuristic' }],
    ['Peaceful forest scene', { setting: 'forest', time: 'day', mood: 'peaceful' }],
    ['Abstract geometric art', { setting: 'abstract' }],
    ['Vintage car illustration', { setting: 'street', subjects: [{ name: 'vintage car' }] }],
    ['Fantasy dragon', { setting: 'mountain', time: 'sunset', subjects: [{ name: 'dragon' }] }],
    ['Ocean waves', { setting: 'ocean', time: 'day' }],
  ])('%s', (prompt, scene) => {
    expect(read(prompt)).toMatchObject(scene);
    expect(read(prompt).notUnderstood).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    ['a green meadow under a blue sky', 'meadow'],
    ['a sandy beach with the ocean', 'beach'],
    ['the ocean and a beach', 'beach'],
    ['clouds in the sky', 'sky'],
    ['a mountain lake', 'lake'],
  ])('%s is a %s', (prompt, setting) => expect(read(prompt).setting).toBe(setting));

  it('counts things as people do', () => {
    expect(read('three red balloons').drawn).toContain('3 red balloons');
    expect(read('two foxes').drawn).toContain('2 foxes');
  });
});

describe('subjects', () => {
  it('have count, colour and size', () => {
    expect(read('three red balloons').subjects).toMatchObject([{ name: 'balloon', count: 3, colour: 'red' }]);
    expect(read('a tiny robot').subjects).toMatchObject([{ name: 'robot', scale: 0.45, count: 1 }]);
    expect(read('foxes').subjects[0]!.count).toBe(3);
    expect(read('2 giant black cats').subjects).toMatchObject([
      { name: 'cat', count: 2, scale: 2, colour: 'black' },
    ]);
  });

  it('do things with things', () => {
    const [fox] = read('a fox reading a book under a tree at sunset').subjects;
    expect(fox).toMatchObject({ name: 'fox', pose: 'read', holding: 'book' });
    expect(read('a robot riding a bicycle').subjects).toMatchObject([
      { name: 'robot', pose: 'ride', riding: 'bicycle' },
    ]);
    expect(read('a cat holding a balloon').subjects).toMatchObject([{ name: 'cat', holding: 'balloon' }]);
  });

  it('stand in relation to each other', () => {
    const scene = read('a cat beside a red robot in front of a castle');
    expect(scene.subjects).toMatchObject([
      { name: 'cat', relation: null },
      { name: 'robot', colour: 'red', relation: { kind: 'beside', to: 0 } },
      { name: 'castle', relation: { kind: 'in front of', to: 1 } },
    ]);
  });

  it('prefer the longer name', () => {
    expect(read('a hot air balloon over mountains').subjects).toMatchObject([{ name: 'hot air balloon' }]);
    expect(read('a hot air balloon over mountains').setting).toBe('mountain');
  });
});

describe('nine languages', () => {
  it.each([
    'un zorro rojo en el bosque al atardecer',
    'un renard rouge dans la forêt au crépuscule',
    'ein roter Fuchs im Wald bei Sonnenuntergang',
    'una volpe rossa nella foresta al tramonto',
    'uma raposa vermelha na floresta ao entardecer',
    '红色狐狸在森林日落',
    '夕焼けの森の赤いキツネ',
    '노을 숲 빨간 여우',
    'a red fox in the forest at sunset',
  ])('%s', (prompt) => {
    expect(read(prompt)).toMatchObject({
      setting: 'forest',
      time: 'sunset',
      subjects: [{ name: 'fox', colour: 'red' }],
    });
  });
});

describe('what is not understood', () => {
  it('is named, once, and never stops the picture', () => {
    const scene = read('a blorft dragon and a blorft');
    expect(scene.drawn).toEqual(['dragon']);
    expect(scene.notUnderstood).toEqual(['blorft']);
    expect(read('zxqv').setting).toBe('mountain');
    expect(read('').subjects).toEqual([]);
  });

  it('includes no text that breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (prompt) => {
        const scene = read(prompt);
        expect(scene.subjects.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
