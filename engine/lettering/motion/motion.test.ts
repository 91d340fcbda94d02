/** Movements: whole at both ends, the pace of CSS, and still frames without a style sheet. */

import { describe, expect, it } from 'vitest';
import { ANIMATION_TYPES } from '#common/mark-values.ts';
import { element, toMarkup } from '../svg/svg-node.ts';
import { AT_REST } from './keyframes.ts';
import { frameAt, motionStyle, stateAt } from './motion.ts';
import { eased } from './timing.ts';

const motion = {
  type: 'bounce',
  duration: '2s',
  delay: '0s',
  iterations: 'infinite',
  timing: 'ease-in-out',
} as const;
const place = { x: 100, y: 50, color: '#2563eb' };

describe.each(ANIMATION_TYPES)('%s', (type) => {
  it('begins and ends at rest', () => {
    const atStart = stateAt({ type, timing: 'ease' }, 0);
    const atEnd = stateAt({ type, timing: 'ease' }, 1);
    expect(atStart).toMatchObject(AT_REST);
    expect({ ...atEnd, turn: atEnd.turn % 360 }).toMatchObject(AT_REST);
  });

  it('moves in between, and says the same in its sheet', () => {
    const states = [0.2, 0.4, 0.5, 0.6].map((share) =>
      JSON.stringify({ ...stateAt({ type, timing: 'ease' }, share), at: 0 }),
    );
    expect(new Set(states).size).toBeGreaterThan(1);
    const sheet = motionStyle({ ...motion, type }, place);
    expect(sheet).toContain(`@keyframes ${type}{0%{`);
    expect(sheet).toContain('transform-origin:100px 50px');
  });

  it('draws frames as plain attributes', () => {
    const picture = element('svg', {}, [
      element('style', {}, ['x']),
      element('g', { class: 'motion' }, [element('rect')]),
    ]);
    const frame = toMarkup(frameAt(picture, { ...motion, type }, place, 0.5));
    expect(frame).not.toMatch(/<style|class=/);
    expect(frame).toContain('translate(');
    expect(frame).not.toContain('scale(0 ');
  });
});

it('moves a drawing from elsewhere as a whole', () => {
  const frame = toMarkup(
    frameAt(element('svg', {}, [element('rect')]), { ...motion, type: 'rotate' }, place, 0.25),
  );
  expect(frame).toMatch(/<g transform="[^"]*rotate\([1-9]/);
});

it.each([
  ['linear', 0.3, 0.3],
  ['ease-in-out', 0.5, 0.5],
  ['ease', 0.5, 0.8024],
  ['ease-in', 0.5, 0.3154],
  ['ease-out', 0.5, 0.6846],
] as const)('%s at %s is %s, as browsers have it', (timing, time, value) => {
  expect(eased(timing, time)).toBeCloseTo(value, 3);
});
