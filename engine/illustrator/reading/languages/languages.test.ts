/** Nine languages: the language is found first, and the same picture is read whatever the words. */

import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { FOREIGN_PROMPTS } from './foreign-prompts.fixture.ts';
import { glossOf } from './gloss.ts';

const names = (prompt: string, language?: string) =>
  readPrompt(prompt, language ? { language } : {}).things.map((one) => one.name);

describe('a red fox in the forest at sunset', () => {
  it.each([
    ['es', 'un zorro rojo en el bosque al atardecer'],
    ['fr', 'un renard rouge dans la forêt au crépuscule'],
    ['de', 'ein roter Fuchs im Wald bei Sonnenuntergang'],
    ['it', 'una volpe rossa nella foresta al tramonto'],
    ['pt', 'uma raposa vermelha na floresta ao entardecer'],
    ['zh', '红色狐狸在森林日落'],
    ['ja', '夕焼けの森の赤いキツネ'],
    ['ko', '노을 숲 빨간 여우'],
    ['en', 'a red fox in the forest at sunset'],
  ])('%s: %s', (language, prompt) => {
    const scene = readPrompt(prompt);
    expect(scene).toMatchObject({ language, place: 'forest', time: 'sunset', prompt });
    expect(scene.things.map((one) => one.name)).toEqual(['fox']);
  });
});

describe('people and what they do', () => {
  it.each([
    ['Un panadero con pan recién hecho', ['baker', 'bread']],
    ['Une fille avec un parapluie rouge sous la pluie', ['girl', 'umbrella']],
    ['Eine junge Frau liest ein Buch im Park', ['woman', 'book']],
    ['公園で遊ぶ子供たち', ['child']],
    ['赤い傘を持つ女の子', ['girl', 'umbrella']],
    ['책을 읽는 소녀', ['girl', 'book']],
    ['un chef che tiene una pizza', ['chef', 'pizza']],
  ])('%s', (prompt, things) => expect(names(prompt)).toEqual(things));
});

describe('things and places', () => {
  it.each([
    ['Une tasse de thé sur une table en bois', 'teacup', 'kitchen'],
    ['雪山下的小木屋', 'house|cabin', 'mountain'],
    ['바닷가의 등대', 'lighthouse', 'beach'],
    ['夜晚的灯塔和大海', 'lighthouse', 'ocean'],
    ['桜の木の下の猫', 'cat', 'garden'],
    ['Un caballo blanco corriendo por la playa', 'horse', 'beach'],
  ])('%s', (prompt, hero, place) => {
    const scene = readPrompt(prompt);
    expect(scene.things[0]!.name).toMatch(new RegExp(`^(${hero})$`));
    expect(scene.place).toBe(place);
  });

  it('no word of another language is taken for one of this', () => {
    // "chat" is a cat in French.
    expect(names('a phone showing a chat')).toEqual(['phone']);
    expect(names('a pan on a stove')).toEqual(['frying pan', 'stove']);
  });

  it('the page is a hint for what could be either', () => {
    expect(readPrompt('猫', { language: 'ja' }).language).toBe('ja');
    expect(readPrompt('猫', { language: 'zh' }).language).toBe('zh');
  });
});

it('unknown words come back as they were written', () => {
  expect(readPrompt('ein Zorblax im Garten').notUnderstood.join(' ').toLowerCase()).toContain('zorblax');
});

describe.each(Object.entries(FOREIGN_PROMPTS))('everyday prompts in %s', (language, prompts) => {
  const fits = (pattern: string, name = '') => new RegExp(`^(${pattern})$`).test(name);

  it.each(prompts)('$prompt', ({ prompt, hero, others, place }) => {
    const scene = readPrompt(prompt);
    expect(scene.language).toBe(language);
    if (hero) expect(scene.things[0]?.name).toMatch(new RegExp(`^(${hero})$`));
    const shown = scene.things.flatMap((one) => [
      one.name,
      ...(one.person?.wearing ?? []).map((garment) => garment.name),
    ]);
    for (const other of others?.split(', ') ?? [])
      expect(
        shown.some((name) => fits(other, name)),
        `${other} among ${shown.join(', ')}`,
      ).toBe(true);
    if (place) expect(scene.place).toMatch(new RegExp(`^(${place})$`));
  });
});

describe('words nobody knows', () => {
  const gloss = (text: string) => glossOf(text, undefined, () => 0);

  it('break the sentence and are reported as written', () => {
    expect(gloss('la abuela zarpilla pan en la cocina')).toEqual({
      language: 'es',
      english: 'the grandmother, bread in the kitchen',
      unknown: ['zarpilla'],
    });
    const scene = readPrompt('la abuela zarpilla pan en la cocina');
    expect(scene.things.map((one) => one.name)).toEqual(['grandmother', 'bread']);
    expect(scene.notUnderstood).toEqual(['zarpilla']);
  });

  it('take their adjectives with them', () =>
    expect(gloss('una niña con zarpillas rojas').english).toBe('a girl with,'));

  it('with a capital in mid-sentence are names, and say nothing', () => {
    expect(gloss('un perro en Zaragüeta').unknown).toEqual([]);
    expect(readPrompt('una foto de Zorblax en el parque').notUnderstood).toEqual([]);
  });

  it('never reach the English tables', () => expect(names('una chica con botas rojas')).toEqual(['girl']));
});

it('women in a trade are women', () => {
  for (const prompt of ['eine Ärztin', 'una profesora en el aula', 'une boulangère', 'uma advogada'])
    expect(readPrompt(prompt).things[0]?.person?.gender, prompt).toBe('female');
});
