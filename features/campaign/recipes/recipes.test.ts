/** Every recipe becomes a project that the Video Maker takes, in nine languages, and says what was filled in. */

import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { addTexts, LANGUAGES, setLanguage } from '#common/texts.ts';
import { createProject, videoDataSchema } from '#features/video/contract.ts';
import { filmOfRecipe, linesOf } from './film-of-recipe.ts';
import { RECIPES } from './recipe-list.ts';
import { OCCASIONS, TRADES } from './recipe-words.ts';

const FILLED = {
  what: 'spelt rolls',
  offer: 'three for two',
  price: '2.40 €',
  dates: '3–9 May',
  place: 'Bakery Huber, Munich',
  link: 'https://huber.example/may',
};

afterAll(() => setLanguage('en'));

it('are forty, each for a trade and an occasion of its own', () => {
  expect(RECIPES).toHaveLength(40);
  expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(40);
  expect(new Set(RECIPES.map(({ hook }) => hook)).size).toBe(40);
  expect(new Set(RECIPES.map(({ trade }) => trade))).toEqual(new Set(Object.keys(TRADES)));
  expect(new Set(RECIPES.map(({ occasion }) => occasion))).toEqual(new Set(Object.keys(OCCASIONS)));
});

it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('become films in %s', (language) => {
  setLanguage(language);
  if (language !== 'en') {
    const file = new URL(`../texts/${language}.json`, import.meta.url);
    addTexts(JSON.parse(readFileSync(file, 'utf8')));
  }
  for (const recipe of RECIPES) {
    const project = createProject.body.parse(filmOfRecipe(recipe, FILLED, 'key-of-the-film'));
    const film = videoDataSchema.parse(project.data);
    expect(film).toMatchObject({
      template: recipe.template,
      format: recipe.format,
      endCard: 'huber.example/may',
    });
    expect(film.title).toMatch(/spelt rolls/i);
    expect(film.scenes.map(({ text }) => text).slice(1)).toEqual([
      'Spelt rolls: three for two · 2.40 €',
      '3–9 May',
      'Bakery Huber, Munich',
    ]);
    if (language !== 'en') expect(film.scenes[0]!.text).not.toBe(recipe.hook);
  }
});

it('leave out what is not filled in', () => {
  expect(linesOf(RECIPES[0]!, { what: 'Rolls', dates: '  ' })).toHaveLength(1);
});
