/** What was typed comes back, whatever became of the form meanwhile. */

import { beforeEach, expect, it } from 'vitest';
import { readKept, writeKept } from './kept.ts';

const rows = new Map<string, string>();
const store = {
  getItem: (key: string) => rows.get(key) ?? null,
  setItem: (key: string, value: string) => void rows.set(key, value),
  removeItem: (key: string) => void rows.delete(key),
};
const blank = { prompt: '', count: 1, cast: [] as string[], picture: null as string | null };

beforeEach(() => rows.clear());

it('brings back what was typed, and keeps nothing of an untouched form', () => {
  writeKept(store, 'a', { ...blank, prompt: 'a fox', picture: 'p1' }, blank);
  expect(readKept(store, 'a', blank)).toEqual({ ...blank, prompt: 'a fox', picture: 'p1' });
  writeKept(store, 'a', { ...blank }, blank);
  expect(rows.size).toBe(0);
});

it('passes over what no longer fits', () => {
  rows.set('a', JSON.stringify({ prompt: 7, count: 3, gone: true, cast: 'x' }));
  expect(readKept(store, 'a', blank)).toEqual({ ...blank, count: 3 });
  rows.set('a', 'not json');
  expect(readKept(store, 'a', blank)).toBe(blank);
  const mark = { style: { size: 3 }, choices: { type: 'text' } };
  rows.set('c', JSON.stringify({ style: { size: 'big' }, choices: { type: 'logo', logo: 'x' } }));
  expect(readKept(store, 'c', mark)).toEqual({ style: { size: 3 }, choices: { type: 'logo', logo: 'x' } });
  rows.set('b', '"words"');
  expect(readKept(store, 'b', '')).toBe('words');
  expect(readKept(store, 'b', 0)).toBe(0);
});
