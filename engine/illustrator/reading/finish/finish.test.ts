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
    ['a farmer holding a basket of eggs', ['farmer', 'basket held by 0', 'egg in 1']],
    ['fisherman holding a big fish on a boat', ['fisherman riding 2', 'fish held by 0', 'rowing boat']],
    [
      'hotel bed with towels and a chocolate on the pillow',
      ['bed', 'towel on 0', 'chocolate bar on 3', 'pillow on 0'],
    ],
    ['a man with a guitar on a stool', ['man on 2', 'guitar held by 0', 'stool']],
    ['strawberries and cream', ['strawberry on 1', 'whipped cream']],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
  });
});

it('what is said twice is drawn once', () => {
  expect(told('a yoga class in a studio, women on mats')).toEqual(['yogi on 1', 'yoga mat']);
  expect(told('crate of vegetables, carrots, tomatoes and lettuce')).toEqual([
    'crate',
    'carrot in 0',
    'tomato in 0',
    'lettuce in 0',
  ]);
});

it('what the picture is for is not in it', () => {
  expect(told('a puppy in a tub, pet grooming ad')).toEqual(['dog in 1', 'bathtub']);
  expect(told('pink roses for our instagram post')).toEqual(['rose']);
  expect(readScene('bicycles outside a bike shop').place).toBe('shop front');
});

it('people use what they hold', () => {
  expect(readScene('bride throwing a bouquet').things[0]?.action).toBe('cheer');
  expect(readScene('a child playing with wooden blocks on a rug').things[0]?.action).toBe('kneel');
  expect(readScene('a student reading under a tree').place).toBe('park');
  expect(readScene('man getting a haircut').things.map(({ name }) => name)).toContain('hairdresser');
});

it('what is listed after things says what they taste of, or what each of their crates holds', () => {
  const cones = readScene('three ice cream cones in a row, chocolate, strawberry and pistachio').things;
  expect(cones.map(({ name, colour }) => `${colour} ${name}`)).toEqual([
    'brown ice cream',
    'pink ice cream',
    'green ice cream',
  ]);
  const { things } = readScene('a market stall with apples, carrots and pumpkins in wooden crates');
  const holders = things.flatMap(({ kind, relation }) => (kind === 'food' && relation ? [relation.to] : []));
  expect(new Set(holders).size).toBe(3);
  expect(holders.map((to) => things[to]?.name)).toEqual(['crate', 'crate', 'crate']);
});

it('trimmings have their own colours, and flowers in a vase no paper', () => {
  expect(readScene('a gold ring with a blue sapphire').things).toMatchObject([
    { name: 'ring', colour: 'gold', states: ['blue stone'] },
  ]);
  expect(readScene('a wedding cake with white roses').things).toMatchObject([
    { name: 'wedding cake', states: ['white flowers'] },
  ]);
  expect(readScene('a bouquet of pink peonies in a glass vase').things.map(({ name }) => name)).toEqual([
    'rose',
    'vase',
  ]);
});

it('neighbours and trades decide: wine is drunk from glasses, barbers have somebody in their chair', () => {
  const names = (prompt: string) => readScene(prompt).things.map(({ name }) => name);
  expect(names('a bottle of red wine and two glasses on a barrel')).toContain('wine glass');
  expect(names('reading glasses on a book')).toContain('glasses');
  expect(names("a barber trimming a man's beard")).toContain('barber chair');
  expect(names('a plumber repairing a pipe under a kitchen sink')).toEqual(['plumber', 'sink']);
});

describe('what bodies do with things', () => {
  const tie = (prompt: string, name: string) => {
    const { things } = readScene(prompt);
    const relation = things.find((one) => one.name === name)?.relation;
    return relation ? [relation.kind, things[relation.to]!.name] : null;
  };

  it.each([
    ["a rabbit in a magician's hat", 'rabbit', ['in', 'top hat']],
    ['a grandmother in an armchair, a cat on her lap', 'cat', ['on', 'grandmother']],
    ["a skateboard under a boy's arm", 'skateboard', ['held by', 'boy']],
    ["a toddler on her father's shoulders", 'child', ['on', 'man']],
    ['a bat hanging from a branch', 'bat', ['under', 'branch']],
    ["a bow tie around a cat's neck", 'bow tie', ['worn by', 'cat']],
    ['a baby in a crib', 'baby', ['in', 'cradle']],
    ['pancakes with a jug of syrup beside them', 'pitcher', ['beside', 'pancakes']],
  ] as const)('%s', (prompt, name, expected) => {
    expect(tie(prompt, name)).toEqual(expected);
  });

  it('a necklace round a neck is worn, and its wearer is the hero', () => {
    const { things } = readScene('a necklace around the neck of a woman');
    expect(things.map(({ name }) => name)).toEqual(['woman']);
    expect(things[0]!.person!.wearing.map(({ name }) => name)).toContain('necklace');
  });
});
