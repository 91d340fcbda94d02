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
