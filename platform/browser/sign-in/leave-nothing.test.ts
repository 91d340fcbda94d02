/** What stays in a browser after somebody signed out: how it looks and speaks, and nothing else. */

import { expect, it } from 'vitest';
import { leaveNothing } from './leave-nothing.ts';

const storeOf = (names: string[]) => {
  const kept = new Set(names);
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (name: string) => void kept.delete(name),
  };
};

it('forgets drafts, searches, copies and files on their way; theme and language stay', async () => {
  const local = storeOf([
    'atelier-theme',
    'atelier.form.ann.image',
    'atelier-language',
    'atelier-known-here',
    'atelier.design.copied.ann',
    'atelier.recent.ann',
    'of a version to come',
  ]);
  const session = storeOf(['atelier-return-path', 'atelier-new-here']);
  const names = new Set(['atelier-offline-2', 'atelier-shared']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  await leaveNothing({ stores: [local, session], caches });
  expect([...local.kept]).toEqual(['atelier-theme', 'atelier-language', 'atelier-known-here']);
  expect([...session.kept]).toEqual([]);
  expect([...names]).toEqual(['atelier-offline-2']);
});
