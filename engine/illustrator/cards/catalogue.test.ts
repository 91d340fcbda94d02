/** The one list must be free of contradictions, whoever adds sculptures and cards to it. */

import { expect, test } from 'vitest';
import { CATALOGUE, catalogueEntry, findEntry, nameOfEmoji } from '../catalogue.ts';
import { TRADES } from '../people/trades.ts';

test('every name is there once, with a size and something to draw it from', () => {
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
  for (const { name, metres, source, code } of CATALOGUE) {
    expect(metres, name).toBeGreaterThan(0);
    if (source === 'card') expect(code, name).toMatch(/^[0-9a-f-]+$/);
  }
});

test('people are people, whatever was sculpted under their name', () => {
  for (const name of [...TRADES, 'woman', 'child']) expect(catalogueEntry(name)?.source, name).toBe('person');
});

test('a sculpture wins over a card of its name, an own name over a synonym', () => {
  expect(catalogueEntry('horse')?.source).toBe('sculpted');
  expect(findEntry('parrot')?.name).toBe('parrot');
  expect(findEntry('T-Shirt')?.name).toBe('t-shirt');
});

test('emoji name the thing they show', () => {
  expect(findEntry(nameOfEmoji('🍕')!)?.name).toContain('pizza');
  expect(nameOfEmoji('😀')).toBeUndefined();
});
