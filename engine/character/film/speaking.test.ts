/** A speaking character: lips in step with the sounds, a mood that stays, and no jumps between movements. */

import { expect, it } from 'vitest';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { poseAt } from '../motion/animations.ts';
import { blendPoses } from './blend-poses.ts';
import { type SpeakingPart, speakingPose } from './speaking.ts';

const cues: MouthCue[] = [
  { start: 0, end: 1, shape: 'rest' },
  { start: 1, end: 1.3, shape: 'open' },
  { start: 1.3, end: 1.5, shape: 'closed' },
  { start: 1.5, end: 2.5, shape: 'rest' },
];
const part: SpeakingPart = { movement: 'talking', speed: 1, mood: { smile: 0.8 }, cues, seed: 4 };

it('opens the mouth with the sound and keeps it shut in silence, whatever the movement does', () => {
  expect(speakingPose(part, 1.15).face.open).toBeGreaterThan(0.4);
  expect(speakingPose(part, 1.4).face.closed).toBeGreaterThan(0.5);
  for (const moment of [0.4, 2.2]) {
    const { blink: _blink, browUp: _brow, ...face } = speakingPose(part, moment).face;
    expect(face).toEqual({ smile: 0.8 });
  }
  expect(speakingPose(part, 1.15).face.smile).toBeLessThan(0.6);
});

it('moves as chosen, at the chosen speed, the same every time', () => {
  expect(speakingPose(part, 0.7).turns).toEqual(poseAt('talking', 0.7).turns);
  expect(speakingPose({ ...part, movement: 'waving', speed: 2 }, 0.5).turns).toEqual(
    poseAt('waving', 0.5, 2).turns,
  );
  expect(speakingPose(part, 1.2)).toEqual(speakingPose(part, 1.2));
});

it('goes from one pose to another without a jump', () => {
  const [a, b] = [poseAt('idle', 0), poseAt('waving', 0)];
  expect(blendPoses(a, b, 0)).toBe(a);
  expect(blendPoses(a, b, 1)).toBe(b);
  const half = blendPoses(a, b, 0.5);
  expect(half.turns.upperArmR![2]).toBeCloseTo((a.turns.upperArmR![2] + b.turns.upperArmR![2]) / 2, 6);
  expect(half.turns.handR![2]).toBeCloseTo(b.turns.handR![2] / 2, 6);
});
