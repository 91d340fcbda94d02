/** A book told with other names and words, and what a template of it holds. */

import { expect, it } from 'vitest';
import { type BookContent, fillBook, keptOfBook, partsOfBook } from './book-parts.ts';

const page = (id: string, kind: 'cover' | 'story', text: string) => ({
  id,
  kind,
  title: kind === 'cover' ? 'Mia bakes' : '',
  text,
  layout: 'below' as const,
  picture: null,
  pictureUrl: null,
  imageUrl: null,
});
const CONTENT: BookContent = {
  title: 'Mia bakes',
  kind: 'picture',
  wish: { format: 'square', readers: 'small', language: 'en', author: 'Ada' },
  made: {
    blurb: 'Mia and Miau.',
    company: [{ name: 'Mia', about: 'a girl' }],
    seed: 1,
    pages: [
      page('c', 'cover', ''),
      page('a', 'story', 'Mia woke. Miau slept.'),
      page('b', 'story', 'The end.'),
    ],
  },
  cover: null,
};

it('offers its title, names and pages as places', () => {
  expect(partsOfBook(CONTENT).map(({ name, value }) => [name, value])).toEqual([
    ['Title', 'Mia bakes'],
    ['Name 1', 'Mia'],
    ['Author', 'Ada'],
    ['Page 1', 'Mia woke. Miau slept.'],
    ['Page 2', 'The end.'],
    ['On the back', 'Mia and Miau.'],
  ]);
});

it('has another name on every page, and words that were typed where they were typed', () => {
  const { title, made } = fillBook(
    CONTENT,
    new Map([
      ['name-0', 'Leo'],
      ['page-b', 'Good night!'],
      ['blurb', 'Mia and Miau.'],
    ]),
  );
  expect([title, made.blurb, made.company[0]!.name]).toEqual(['Leo bakes', 'Leo and Miau.', 'Leo']);
  expect(made.pages.map((one) => one.text || one.title)).toEqual([
    'Leo bakes',
    'Leo woke. Miau slept.',
    'Good night!',
  ]);
});

it('holds what is locked, and the order of the pages with the look', () => {
  const kept = keptOfBook(CONTENT, { locked: ['page-b'], isLayoutLocked: true });
  expect([...kept.keys()]).toEqual(['page-b', 'look']);
  const turned = { ...CONTENT, made: { ...CONTENT.made, pages: CONTENT.made.pages.toReversed() } };
  expect(keptOfBook(turned, { locked: [], isLayoutLocked: true }).get('look')).not.toEqual(kept.get('look'));
});

it('renames somebody called "story" only where people read', () => {
  const picture = {
    place: 'a story corner',
    seen: [],
    shot: 'wide' as const,
    seed: 1,
    isMirrored: false,
  };
  const content: BookContent = {
    ...CONTENT,
    made: {
      ...CONTENT.made,
      company: [
        { name: 'story', about: 'a story' },
        { name: 'wide', about: '' },
        { name: 'a', about: '' },
      ],
      pages: [page('c', 'cover', ''), { ...page('a', 'story', 'A story saw a wide sea.'), picture }],
    },
  };
  const names = [
    ['name-0', 'Leo'],
    ['name-1', 'Zoe'],
    ['name-2', 'Max'],
  ] as const;
  const { made } = fillBook(content, new Map(names));
  // A single letter would change every sentence.
  expect(made.pages[1]).toEqual({ ...content.made.pages[1], text: 'A Leo saw a Zoe sea.' });
  expect(made.company).toEqual([
    { name: 'Leo', about: 'a story' },
    { name: 'Zoe', about: '' },
    { name: 'Max', about: '' },
  ]);
});

it('lets no name make a book longer without an end', () => {
  const pages = Array.from({ length: 20 }, (_, i) => page(`${i}`, 'story', 'Mia '.repeat(1000)));
  const content: BookContent = { ...CONTENT, made: { ...CONTENT.made, pages } };
  const long = new Map([['name-0', 'Maximiliana the Third of Everywhere Else']]);
  expect(() => fillBook(content, long)).toThrow('gets too long');
  const one = { ...content, made: { ...content.made, pages: pages.slice(0, 1) } };
  expect(() => fillBook(one, long)).toThrow('gets too long');
});
