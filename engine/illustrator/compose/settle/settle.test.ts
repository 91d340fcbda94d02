/** Weight: whatever the scene, nothing stands on nothing and nothing is half inside another thing. */

import { describe, expect, it } from 'vitest';
import { shortRound } from '#tests/harness/short-round.ts';
import { random } from '../../canvas/noise.ts';
import { catalogueEntry } from '../../catalogue.ts';
import { newThing } from '../../reading/draft/draft.ts';
import { EXPECTED_READINGS } from '../../reading/prompts.fixture.ts';
import { readPrompt } from '../../reading/read-prompt.ts';
import type { RelationKind, Scene, Thing } from '../../scene.ts';
import { arrange, boxOf } from '../arrange.ts';
import { buildNodes } from '../build-nodes.ts';
import type { Node } from '../node.ts';
import { supportsOf, tangled, unsupportedOf } from './check.ts';
import { relationsOf } from './relations-hold.ts';
import { withSupport, withTable } from './supports.ts';

const SMALL = [
  'apple',
  'book',
  'candle',
  'mug',
  'strawberry',
  'cat',
  'clock',
  'ring',
  'cupcake',
  'teddy bear',
];
const CARRIERS = ['table', 'plate', 'sofa', 'book', 'cutting board', 'chair', 'gift', 'suitcase'];
const HOLLOWS = ['bowl', 'basket', 'jar', 'box', 'mug'];
const LARGE = ['fence', 'tree', 'car', 'house', 'robot', 'dog', 'bicycle'];
const LOOSE: readonly RelationKind[] = ['beside', 'in front of', 'behind', 'with', 'around'];

const from = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(chance() * list.length)]!;

const thing = (name: string, count = 1, relation: Thing['relation'] = null): Thing => ({
  ...newThing(catalogueEntry(name)!, name, count),
  relation,
});

/** Two or three things that stand in some relation to each other. */
function generated(seed: number): Thing[] {
  const chance = random(seed * 7919 + 5);
  const count = 1 + Math.floor(chance() * chance() * 5);
  const small = from(SMALL, chance);
  const third =
    chance() < 0.5
      ? [thing(from([...SMALL, ...LARGE], chance), 1, { kind: from(LOOSE, chance), to: 0 })]
      : [];
  const roll = chance();
  if (roll < 0.4)
    return [thing(small, count, { kind: 'on', to: 1 }), thing(from(CARRIERS, chance)), ...third];
  if (roll < 0.65)
    return [thing(small, count, { kind: 'in', to: 1 }), thing(from(HOLLOWS, chance)), ...third];
  if (roll < 0.75) return [thing('bicycle', 1, { kind: 'against', to: 1 }), thing('fence'), ...third];
  const [a, b] = [from([...SMALL, ...LARGE], chance), from([...SMALL, ...LARGE], chance)];
  return [thing(a, count), thing(b, 1, { kind: from(LOOSE, chance), to: 0 })];
}

function settledWorld(scene: Scene, seed: number): Node[] {
  const chance = random(seed);
  const nodes = buildNodes(scene, { cards: new Map(), seed: 3, chance, isBust: false, quality: 'draft' });
  if (nodes.length > 0) arrange(nodes, chance);
  return nodes;
}

const EMPTY = readPrompt('a studio');

it('500 scenes: nothing on nothing, nothing half inside another', () => {
  const wrong = shortRound([...Array(500).keys()], 50).flatMap((seed) => {
    const things = generated(seed);
    const nodes = settledWorld({ ...EMPTY, things }, seed);
    const words = things
      .map(({ name, count, relation }) => `${count} ${name} ${relation?.kind ?? ''}`)
      .join(', ');
    const faults = [
      ...unsupportedOf(nodes).map((name) => `${name} hovers`),
      ...tangled(nodes).map((two) => two.join(' in ')),
    ];
    return faults.length > 0 ? [`${seed}: ${words}: ${faults.join('; ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('the prompts of everyday', () => {
  const wrong = shortRound(EXPECTED_READINGS, 72).flatMap(([prompt]) => {
    const scene = withSupport(withTable(readPrompt(prompt)));
    if (scene.things.some(({ kind }) => kind === 'person')) return [];
    const nodes = settledWorld(scene, 3);
    const faults = [...unsupportedOf(nodes), ...tangled(nodes).map((two) => two.join(' in '))];
    return faults.length > 0 ? [`${prompt}: ${faults.join('; ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe('contact', () => {
  const world = (things: Thing[]): Node[] => settledWorld({ ...EMPTY, things }, 3);

  it('candles stand on the floor of a jar each, below its rim', () => {
    const [candles, jars] = world([thing('candle', 3, { kind: 'in', to: 1 }), thing('jar', 3)]) as [
      Node,
      Node,
    ];
    expect(supportsOf([candles, jars])).toEqual([
      { name: 'candle', on: 'jar' },
      { name: 'jar', on: null },
    ]);
    const xs = candles.parts.map(({ at }) => at[0] + candles.at![0]).sort((a, b) => a - b);
    const jarXs = jars.parts.map(({ at }) => at[0] + jars.at![0]).sort((a, b) => a - b);
    for (const [i, x] of xs.entries()) expect(Math.abs(x - jarXs[i]!)).toBeLessThan(0.03);
    expect(boxOf([candles]).lo[1]).toBeLessThan(boxOf([jars]).hi[1] * 0.3);
  });

  it('flowers stay in their vase when it is put on a piano', () => {
    const [vase, roses] = world([
      thing('vase', 1, { kind: 'on', to: 2 }),
      thing('rose', 3, { kind: 'in', to: 0 }),
      thing('piano'),
    ]) as [Node, Node];
    const middle = ({ lo, hi }: ReturnType<typeof boxOf>) => (lo[0] + hi[0]) / 2;
    expect(Math.abs(middle(boxOf([roses])) - middle(boxOf([vase])))).toBeLessThan(0.02);
    expect(boxOf([roses]).lo[1]).toBeGreaterThan(boxOf([vase]).lo[1]);
  });

  it('rings lie on the cover of a book that lies, not on the edge of one that stands', () => {
    const [rings, book] = world([thing('ring', 2, { kind: 'on', to: 1 }), thing('book')]) as [Node, Node];
    const { lo, hi } = boxOf([book]);
    expect(hi[1] - lo[1]).toBeLessThan(0.5 * (hi[0] - lo[0]));
    expect(unsupportedOf([rings, book])).toEqual([]);
  });

  it('a bicycle leans at a fence with its wheels on the ground', () => {
    const [bicycle, fence] = world([thing('bicycle', 1, { kind: 'on', to: 1 }), thing('fence')]) as [
      Node,
      Node,
    ];
    expect(bicycle.carrier?.how).toBe('against');
    expect(Math.abs(boxOf([bicycle]).lo[1])).toBeLessThan(0.01);
    expect(boxOf([bicycle]).lo[2]).toBeLessThan(boxOf([fence]).hi[2] + 0.1);
  });

  it('what stands on a plate is on it, and what is beside it is not', () => {
    const things = [
      thing('cupcake', 3, { kind: 'on', to: 2 }),
      thing('pumpkin', 1, { kind: 'beside', to: 0 }),
      thing('plate'),
    ];
    expect(supportsOf(world(things))).toEqual([
      { name: 'cupcake', on: 'plate' },
      { name: 'pumpkin', on: null },
      { name: 'plate', on: null },
    ]);
  });
});

it.each([
  'two candles on a book beside a mug',
  'apples in a basket on a table',
  'an electric bike leaning on a fence behind a dog',
  'a cat on a sofa beside a lamp',
  'a cupcake on a plate, two strawberries beside it',
  'a teddy bear behind a gift',
  'a ball under a table',
])('relations are true in the world: %s', (prompt) => {
  const told = relationsOf(settledWorld(readPrompt(prompt), 3));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ isTrue }) => !isTrue)).toEqual([]);
});
