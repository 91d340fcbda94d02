/** Odd rows: as much as possible is kept, and reading always ends. */

import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';

const place = z.object({ x: z.number(), y: z.number() });
const schema = z.object({
  colour: z.enum(['red', 'blue']).default('red'),
  size: z.number().default(1),
  places: z.array(place).default([]),
});
const FALLBACK = { colour: 'blue' as const, size: 0, places: [] };
const good = { x: 1, y: 2 };

it.each([
  [
    { colour: 'blue', size: 3, places: [good] },
    { colour: 'blue', size: 3, places: [good] },
  ],
  [{}, { colour: 'red', size: 1, places: [] }],
  [
    { colour: 'mauve', size: 3 },
    { colour: 'red', size: 3, places: [] },
  ],
  [
    { places: [good, { x: 1 }, 'here', { x: 'a', y: 'b' }, good] },
    { colour: 'red', size: 1, places: [good, good] },
  ],
  [
    { places: 'everywhere', size: null },
    { colour: 'red', size: 1, places: [] },
  ],
  [null, FALLBACK],
  ['text', FALLBACK],
  [undefined, FALLBACK],
])('%j', (value, expected) => {
  const before = JSON.stringify(value);
  expect(parseJson(schema, value, FALLBACK)).toEqual(expected);
  expect(JSON.stringify(value)).toBe(before);
});

it('uses the fallback where a field without a default does not fit', () => {
  expect(parseJson(place, { x: 1, y: 'two' }, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});
