/** Composition: relations become places, sizes stay plausible, the hero is well framed, and what stands touches the ground. */

import { describe, expect, it } from 'vitest';
import { random } from '../canvas/noise.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { boundsOf } from '../world/piece.ts';
import { arrange, boxOf } from './arrange.ts';
import { buildNodes } from './build-nodes.ts';
import { frame } from './framing/frame.ts';
import type { Node } from './node.ts';
import { isBehind, withBehind } from './settle/behind.ts';

const SIZE = { width: 512, height: 512, horizon: 0.5, ground: 0.86, focal: 1.19 };

function composed(prompt: string, size: Partial<typeof SIZE> = {}, seed = 3) {
  const scene = readPrompt(prompt);
  const chance = random(seed);
  const nodes = buildNodes(scene, { cards: new Map(), seed, chance, isBust: false, quality: 'draft' });
  arrange(nodes, chance);
  return { scene, nodes, framing: frame(scene, nodes, { ...SIZE, ...size }) };
}

const named = (nodes: readonly Node[], name: string): Node => nodes.find((one) => one.thing.name === name)!;
const middle = (node: Node): readonly [number, number, number] => {
  const { lo, hi } = boxOf([node]);
  return [(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, (lo[2] + hi[2]) / 2];
};

describe('relations', () => {
  it('on: the foot of one is at the top of the other', () => {
    const { nodes } = composed('a bird on a clock');
    const [bird, clock] = [boxOf([named(nodes, 'bird')]), boxOf([named(nodes, 'clock')])];
    expect(bird.lo[1]).toBeGreaterThan(clock.hi[1] * 0.6);
    expect(clock.lo[1]).toBeCloseTo(0);
  });

  it('worn: every fox has its bandana round its own neck', () => {
    const { nodes } = composed('two foxes with yellow bandanas');
    const [fox, bandana] = [named(nodes, 'fox'), named(nodes, 'bandana')];
    expect(bandana.parts).toHaveLength(2);
    for (const [i, { at }] of bandana.parts.entries())
      expect(Math.abs(at[0] + bandana.at![0] - fox.parts[i]!.at[0] - fox.at![0])).toBeLessThan(0.3);
  });

  it('under: on the ground, below the other', () => {
    const { nodes } = composed('a cat under a table');
    const [cat, table] = [boxOf([named(nodes, 'cat')]), boxOf([named(nodes, 'table')])];
    expect(cat.lo[1]).toBeCloseTo(0, 1);
    expect(cat.hi[1]).toBeLessThan(table.hi[1]);
    expect(Math.abs(middle(named(nodes, 'cat'))[0] - middle(named(nodes, 'table'))[0])).toBeLessThan(0.4);
  });

  it('between: one on each side', () => {
    const { nodes } = composed('a red ball between two blue boxes');
    const ball = boxOf([named(nodes, 'ball')]);
    const boxes = named(nodes, 'box');
    const sides = boxes.parts.map((part) => part.at[0] + boxes.at![0]);
    expect(Math.min(...sides)).toBeLessThan(ball.lo[0]);
    expect(Math.max(...sides)).toBeGreaterThan(ball.hi[0]);
  });

  it('in front of: nearer to the viewer', () => {
    const { nodes } = composed('a cat in front of a house');
    expect(middle(named(nodes, 'cat'))[2]).toBeGreaterThan(middle(named(nodes, 'house'))[2]);
  });

  it('over: in the air above', () => {
    const { nodes } = composed('a helicopter over a house');
    expect(boxOf([named(nodes, 'helicopter')]).lo[1]).toBeGreaterThan(
      boxOf([named(nodes, 'house')]).hi[1] * 0.9,
    );
  });

  it('in: inside the bounds of the other', () => {
    const { nodes } = composed('five apples in a bowl');
    const [apples, bowl] = [boxOf([named(nodes, 'apple')]), boxOf([named(nodes, 'bowl')])];
    expect(apples.lo[0]).toBeGreaterThan(bowl.lo[0] - 0.02);
    expect(apples.hi[0]).toBeLessThan(bowl.hi[0] + 0.02);
  });
});

describe('sizes', () => {
  it('a big dog is larger than a small cat', () => {
    const { nodes } = composed('a big dog next to a small cat');
    const tall = (name: string) => boxOf([named(nodes, name)]).hi[1] - boxOf([named(nodes, name)]).lo[1];
    expect(tall('dog')).toBeGreaterThan(tall('cat') * 1.5);
  });

  it('an elephant is larger than a mouse, but the mouse can be seen', () => {
    const { nodes } = composed('a mouse beside an elephant');
    const tall = (name: string) => boxOf([named(nodes, name)]).hi[1];
    expect(tall('elephant')).toBeGreaterThan(tall('mouse') * 2);
    expect(tall('mouse')).toBeGreaterThan(tall('elephant') / 12);
  });
});

describe('framing', () => {
  it.each([
    ['a fox in a meadow', 1],
    ['a loaf of bread', 1],
    ['a red car', 1],
    ['a dancer in a park', 1],
    ['an elephant in the savanna', 1],
    ['a fox in a meadow', 0.68],
    ['a red car', 1.46],
  ])('%s at %d: the hero is whole and fills a good part of the picture', (prompt, aspect) => {
    const width = Math.round(512 * aspect);
    const { nodes, framing } = composed(prompt, { width });
    const { lo, hi } = boxOf([nodes[0]!]);
    const { eye, focal, centreX, centreY } = framing.lens;
    const away = framing.distance - (lo[2] + hi[2]) / 2;
    const row = (y: number) => (centreY + ((eye[1] - y) * focal) / away) / 512;
    const column = (x: number) => (centreX + ((x - eye[0]) * focal) / away) / width;
    const share = Math.max(row(lo[1]) - row(hi[1]), ((column(hi[0]) - column(lo[0])) * width) / 512);
    expect(share).toBeGreaterThan(0.25);
    expect(row(hi[1])).toBeGreaterThan(0);
    expect(row(lo[1])).toBeLessThan(1);
    expect(column(lo[0])).toBeGreaterThan(-0.01);
    expect(column(hi[0])).toBeLessThan(1.01);
  });

  it('people at work are seen from the knees up, those who dance are seen whole', () => {
    const rows = (prompt: string): { head: number; feet: number } => {
      const { nodes, framing } = composed(prompt);
      const { lo, hi } = boxOf([nodes[0]!]);
      const { eye, focal, centreY } = framing.lens;
      const row = (y: number): number => (centreY + ((eye[1] - y) * focal) / (eye[2] - hi[2])) / 512;
      return { head: row(hi[1]), feet: row(lo[1]) };
    };
    const nurse = rows('a nurse in a hospital');
    expect(nurse.head).toBeGreaterThan(0);
    expect(nurse.head).toBeLessThan(0.2);
    expect(nurse.feet).toBeGreaterThan(1.1);
    expect(rows('a dancer in a park').feet).toBeLessThan(1);
  });

  it('what lies in a held basket is held with it', () => {
    const { nodes } = composed('a farmer holding a basket of eggs');
    expect(nodes.map(({ thing }) => thing.name)).toEqual(['farmer']);
    const parts = nodes[0]!.parts;
    const basket = parts.find(({ piece }) => piece.name === 'basket')!;
    const eggs = parts.filter(({ piece }) => piece.name === 'egg');
    expect(eggs.length).toBeGreaterThan(1);
    const { lo, hi } = boundsOf(basket);
    for (const { at } of eggs) {
      expect(at[0]).toBeGreaterThan(lo[0]);
      expect(at[0]).toBeLessThan(hi[0]);
      expect(at[1]).toBeGreaterThan(lo[1]);
      expect(at[1]).toBeLessThan(hi[1]);
    }
  });

  it('what is large behind something small belongs to the room, not to the table', () => {
    const scene = withBehind(readPrompt('a cup of tea next to the fireplace in the living room'));
    expect(scene.things.filter(isBehind).map(({ name }) => name)).toEqual(['fireplace']);
    expect(scene.surface?.kind).toBe('table');
    const beside = withBehind(readPrompt('a cat next to the fireplace in the living room'));
    expect(beside.things.filter(isBehind)).toEqual([]);
  });

  it('leaves room for words where they are wanted', () => {
    const plain = composed('a wrist watch').framing.lens;
    const left = composed('a wrist watch with space for text on the left').framing.lens;
    expect(left.eye[0]).toBeLessThan(plain.eye[0] - 0.005);
  });
});

it('as many as asked, none on top of another', () => {
  const { nodes } = composed('three foxes in a row');
  const [foxes] = nodes;
  expect(foxes!.parts).toHaveLength(3);
  const xs = foxes!.parts.map((part) => part.at[0]).sort((a, b) => a - b);
  expect(xs[1]! - xs[0]!).toBeGreaterThan(0.2);
});

it('pictures of one prompt differ in camera and arrangement', () => {
  const [a, b] = [composed('a fox beside a tree', {}, 3), composed('a fox beside a tree', {}, 4)];
  expect(a.nodes.map((one) => one.first.turn[1])).not.toEqual(b.nodes.map((one) => one.first.turn[1]));
});
