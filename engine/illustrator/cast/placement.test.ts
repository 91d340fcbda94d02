/** Where subjects stand: what words say about them is what the picture shows. */

import { describe, expect, it } from 'vitest';
import type { SceneSpec } from '../scene-spec.ts';
import type { Stage } from '../settings/stage.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from '../understand/lexicon.ts';
import { understand } from '../understand/understand.ts';
import { type Placement, placements } from './placement.ts';

const STAGE: Stage = {
  render: () => {
    throw new Error('Nothing is painted here.');
  },
  detail: 1,
  horizon: 0.5,
  ground: 0.86,
  footing: 'ground',
  bounce: [0, 0, 0],
  glow: 0,
};
const lexicon = createLexicon(SUBJECTS);

function compose(prompt: string, stage: Partial<Stage> = {}, aspect = 1): Placement[] {
  const scene: SceneSpec = understand(prompt, lexicon);
  return placements(scene, { ...STAGE, ...stage }, aspect, 3);
}
const named = (all: Placement[], name: string): Placement => all.find((one) => one.spec.name === name)!;

describe('relations', () => {
  it('beside: next to each other on the same ground', () => {
    const all = compose('a cat beside a dog');
    const [cat, dog] = [named(all, 'cat'), named(all, 'dog')];
    expect(Math.abs(cat.u - dog.u)).toBeGreaterThan(0.25);
    expect(cat.v).toBeCloseTo(dog.v);
  });

  it('in front of: the other is farther away, and drawn before', () => {
    const all = compose('a cat in front of a bear');
    const [cat, bear] = [named(all, 'cat'), named(all, 'bear')];
    expect(bear.v).toBeLessThan(cat.v);
    expect(bear.far).toBeGreaterThan(cat.far);
    expect(all.indexOf(bear)).toBeLessThan(all.indexOf(cat));
  });

  it('on: the foot of one is near the top of the other', () => {
    const all = compose('a cat on a horse');
    const [cat, horse] = [named(all, 'cat'), named(all, 'horse')];
    expect(cat.v).toBeLessThan(horse.v - horse.size * 0.3);
  });

  it('over: it flies above', () => {
    const all = compose('a bird over a bear');
    expect(named(all, 'bird').floats).toBe(true);
    expect(named(all, 'bird').v).toBeLessThan(named(all, 'bear').v - 0.2);
  });
});

describe('count and size', () => {
  it('as many as asked, side by side, within the frame', () => {
    const all = compose('five penguins');
    expect(all).toHaveLength(5);
    const us = all.map((one) => one.u).sort((a, b) => a - b);
    for (const [i, u] of us.slice(1).entries()) expect(u - us[i]!).toBeGreaterThan(0.05);
    for (const one of all) expect(Math.abs(one.u) + one.size * 0.4).toBeLessThan(0.56);
  });

  it('tiny is smaller than giant, close-up larger than wide', () => {
    expect(compose('a tiny fox')[0]!.size).toBeLessThan(compose('a giant fox')[0]!.size * 0.6);
    expect(compose('wide shot of a fox')[0]!.size).toBeLessThan(compose('close-up of a fox')[0]!.size);
  });

  it('narrow pictures get smaller subjects', () => {
    expect(compose('a fox', {}, 0.6)[0]!.size).toBeLessThan(compose('a fox')[0]!.size);
  });
});

it('everything floats where there is no ground', () => {
  for (const one of compose('a cat and a fox', { footing: 'air' })) expect(one.floats).toBe(true);
});

it('what swims lies in the water', () => {
  const [whale] = compose('a whale', { footing: 'water' });
  expect(whale!.floats).toBe(false);
  expect(whale!.sunk).toBeGreaterThan(0.2);
});
