/** A list is one layer: its rows share the room it has, whatever is added, moved or deleted. */

import { expect, it } from 'vitest';
import { listLayerSchema } from '../../document/layers.ts';
import { rowsOfList, textsOf } from './list-rows.ts';

const list = (names: string[]) =>
  listLayerSchema.parse({
    id: 'list',
    type: 'list',
    rows: names.map((name, i) => ({ name, value: `${i + 1}.00` })),
    x: 100,
    y: 200,
    w: 600,
    h: 400,
    size: 40,
    rule: '@ink',
  });

it('sets as many rows as there are into its box, none over another', () => {
  for (const count of [1, 2, 3, 8, 20, 60]) {
    const parts = rowsOfList(list(Array.from({ length: count }, (_, i) => `Dish ${i}`)));
    const names = parts.filter((one) => one.type === 'text' && one.align === 'left');
    expect(names).toHaveLength(count);
    for (const [i, one] of names.entries()) {
      expect(one.y).toBeGreaterThanOrEqual(200);
      expect(one.y + one.h).toBeLessThanOrEqual(600.001);
      if (i > 0) expect(one.y).toBeGreaterThanOrEqual(names[i - 1]!.y + names[i - 1]!.h);
    }
  }
});

it('makes its letters smaller where there are many, and never larger than was chosen', () => {
  const sizeOf = (count: number) => textsOf(list(Array.from({ length: count }, () => 'Tea')))[0]!.size;
  expect(sizeOf(2)).toBe(40);
  expect(sizeOf(20)).toBe(10);
});

it('gives a name without a value the whole width', () => {
  const [only] = textsOf(
    listLayerSchema.parse({ ...list(['Tomato soup']), rows: [{ name: 'Tomato soup' }] }),
  );
  expect(only!.w).toBe(600);
});
