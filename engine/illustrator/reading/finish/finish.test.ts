/** What is sold and what people do at work is read as a shopkeeper means it. */

import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';

const told = (prompt: string): string[] =>
  readScene(prompt).things.map(({ name, relation }) =>
    relation ? `${name} ${relation.kind} ${relation.to}` : name,
  );

describe('as it is sold', () => {
  it.each([
    ['bouquet of peonies and roses wrapped in kraft paper', ['bouquet']],
    ['grilled salmon with potatoes', ['grilled salmon', 'potato with 0']],
    ['fresh fish on ice at a market stall', ['fish on ice']],
    ['wedding rings in a box', ['ring box']],
    ['a modern house with a pool', ['modern house']],
    ['makeup brushes in a cup', ['makeup brushes']],
    ['two glasses of white wine', ['wine glass']],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
  });
});

describe('who stands to whom', () => {
  it.each([
    ['a dentist with a patient in a chair', ['dentist beside 1', 'person on 2', 'chair']],
    ['a christmas tree with presents under it', ['christmas tree', 'gift under 0']],
    ['two friends sharing a pizza at an outdoor table', ['person behind 2', 'pizza on 2', 'table']],
    ['a puppy in a bathtub', ['dog in 1', 'bathtub']],
    ['a gamer in front of a computer', ['person', 'computer held by 0']],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
  });
});

it('people use what they hold', () => {
  expect(readScene('bride throwing a bouquet').things[0]?.action).toBe('cheer');
  expect(readScene('a child playing with wooden blocks on a rug').things[0]?.action).toBe('sit');
  expect(readScene('a student reading under a tree').place).toBe('park');
  expect(readScene('man getting a haircut').things.map(({ name }) => name)).toContain('hairdresser');
});
