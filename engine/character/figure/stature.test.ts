/** Small animals are small beside people, and nobody grows out of the picture. */

import { expect, it } from 'vitest';
import { ANIMALS } from '#common/character/character-words.ts';
import { staturesOf } from './stature.ts';

const girl = { animal: '', height: 'medium' } as const;

it('makes a small fox much smaller than a girl, and a mouse smaller than a fox', () => {
  const [child, fox, mouse] = staturesOf([
    girl,
    { animal: 'fox', height: 'short' },
    { animal: 'mouse', height: 'medium' },
  ]);
  expect(child).toBe(1);
  expect(fox).toBeLessThan(0.65);
  expect(mouse).toBeLessThan(fox!);
});

it('keeps the largest at its size, whoever that is', () => {
  for (const animal of ANIMALS) {
    expect(staturesOf([{ animal, height: 'medium' }])).toEqual([1]);
    expect(Math.max(...staturesOf([girl, { animal, height: 'giant' }]))).toBe(1);
  }
  expect(staturesOf([girl, { animal: 'elephant', height: 'medium' }])[0]).toBeLessThan(0.9);
});
