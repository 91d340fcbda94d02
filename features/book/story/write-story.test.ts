/** Stories from a sentence: who it is about, which plot fits, and that no page is empty or says what was not filled in. */

import { expect, it } from 'vitest';
import { SPOKEN } from '#common/voice-words.ts';
import { bookWords } from './read-sentence.ts';
import { baseForm, writeStory } from './write-story.ts';

const told = (sentence: string, pages = 22) => writeStory({ sentence, language: 'en', pages, cast: [] });

it.each([
  ['a picture book of 24 pages about a fox who opens a bakery, for children of four', /Bakery$/u, 'a fox'],
  ['Mia loses her red balloon at the fair', /^Mia and the Lost Red Balloon$/u, 'a girl'],
  ['a little bear who is afraid of the dark', /and the Dark$/u, 'a bear'],
  ['a penguin who wants to fly', /Wants to Fly$/u, 'a penguin'],
  [
    'a little astronaut girl called Luna who plants a garden on the moon',
    /^Luna Plants a Garden/u,
    'an astronaut girl',
  ],
  ['Bruno the bear and Ida the mouse find a treasure map', /^Bruno and Ida Find a Treasure Map$/u, 'a bear'],
])('tells %j', (sentence, title, hero) => {
  const story = told(sentence);
  expect(story.title).toMatch(title);
  expect(story.company[0]!.about.startsWith(hero)).toBe(true);
  expect(new Set(story.company.map((one) => one.name)).size).toBe(3);
  expect(new Set(story.beats.map((one) => one.text)).size).toBe(22);
  expect(story.beats.filter((one) => /[{}]|undefined|\b[Aa]n? [aeiou]?\s/u.test(one.text))).toEqual([]);
  // Places, hours and shots change from page to page.
  const looks = story.beats.map(({ picture }) => JSON.stringify([picture.place, picture.shot, picture.seen]));
  expect(looks.filter((one, i) => one === looks[i - 1])).toEqual([]);
});

it.each([6, 10, 22, 30, 38])('fills %i pages from the beginning to the end', (pages) => {
  const { beats } = told('a fox who opens a bakery', pages);
  const words = told('a fox who opens a bakery').beats;
  expect(beats).toHaveLength(pages);
  expect([beats.find((one) => one.text)!.text, beats.at(-1)!.text]).toEqual([
    words[0]!.text,
    words.at(-1)!.text,
  ]);
});

it('tells a story in each language, with people in it', () => {
  for (const language of SPOKEN) {
    const { beats, company } = writeStory({ sentence: 'fox', language, pages: 22, cast: [] });
    expect(beats).toHaveLength(22);
    expect(beats.some((one) => one.text.includes(company[0]!.name))).toBe(true);
    expect(beats.filter((one) => !one.text || /[{}]/u.test(one.text))).toEqual([]);
  }
});

it('gives the first parts to chosen characters', () => {
  const cast = [{ id: 'x', name: 'Zora' }];
  const { company, beats } = writeStory({
    sentence: 'a fox who opens a bakery',
    language: 'en',
    pages: 22,
    cast,
  });
  expect(company[0]).toMatchObject({ name: 'Zora', characterId: 'x' });
  expect(beats[0]!.text).toContain('Zora');
});

it('knows what is said about the book, and the base form of what happens', () => {
  expect(bookWords('a picture book of 24 pages about a fox who opens a bakery, for children of four')).toBe(
    'a fox who opens a bakery',
  );
  expect(bookWords('Ein Bilderbuch über einen Bären, für Kinder ab 4')).toBe('einen Bären');
  expect(['opens a shop', 'tries again', 'goes home', 'catches fish', 'is brave'].map(baseForm)).toEqual([
    'open a shop',
    'try again',
    'go home',
    'catch fish',
    'be brave',
  ]);
});
