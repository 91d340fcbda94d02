/** The presenter keeps time with the voice, and every scene begins and ends where the next one takes over. */

import { expect, it } from 'vitest';
import { poseAt } from '#engine/character/motion/animations.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { BLANK_VIDEO, type VideoData } from '../../contract.ts';
import { blankScene } from '../scene-list.ts';
import { storyboardOf, VOICE_AFTER } from '../storyboard.ts';
import { presenterAt, type SpokenMouth } from './presenter-pose.ts';

const mouth: SpokenMouth = {
  seconds: 2,
  cues: [
    { start: 0, end: 0.8, shape: 'open' },
    { start: 0.8, end: 1.2, shape: 'closed' },
    { start: 1.2, end: 2, shape: 'round' },
  ],
};

function filmOf(shown: (VideoData['scenes'][number]['presenter'] | undefined)[], seconds = 4) {
  const scenes = shown.map((presenter, i) => ({
    ...blankScene(`s${i}`, `Line ${i}.`),
    seconds: i === 0 ? seconds : 4,
    presenter: presenter ?? null,
  }));
  const presenter = { name: '', character: DEFAULT_CHARACTER, shown: 'corner' as const, size: 0.3 };
  const data: VideoData = {
    ...BLANK_VIDEO,
    scenes,
    hasTitle: false,
    presenter: { ...presenter, corner: 'top-left' },
  };
  const spoken = scenes.map(() => mouth.seconds);
  return { data, board: storyboardOf(data, [], { spoken }), mouths: scenes.map(() => mouth) };
}

it('opens and shuts its mouth with the sounds of the line that is said', () => {
  const film = filmOf([null, null]);
  for (const { start } of film.board.scenes.slice(0, 2)) {
    const faceAt = (said: number) => presenterAt(film, start + VOICE_AFTER + said)!.pose.face;
    expect(faceAt(0.4).open).toBeGreaterThan(0.4);
    expect(faceAt(1).closed).toBeGreaterThan(0.5);
    expect(faceAt(1.6).round).toBeGreaterThan(0.4);
    expect(faceAt(2.6).open ?? 0).toBe(0);
  }
});

it('rests where scenes meet, and is the same in a scene that comes later', () => {
  const [early, late] = [filmOf([null, null], 4), filmOf([null, null], 7)];
  const border = early.board.scenes[1]!.start;
  for (const moment of [border - 1e-6, border])
    expect(presenterAt(early, moment)!.pose.turns.head![1]).toBeCloseTo(poseAt('idle', 0).turns.head![1], 3);
  const speaks = (film: typeof early) => presenterAt(film, film.board.scenes[1]!.start + 1)!.pose;
  expect(speaks(early).turns.foreArmL![0]).toBeLessThan(-30);
  expect(speaks(late)).toEqual(speaks(early));
});

it('is seen where each scene wants it, in both ways while one gives way to the other', () => {
  const film = filmOf([null, 'full', 'hidden']);
  const [first, second, third, end] = film.board.scenes;
  const ways = (seconds: number) => presenterAt(film, seconds)?.ways;
  expect(ways(first!.start + 2)).toEqual(['corner']);
  expect(ways(second!.start + 0.1)).toEqual(['full', 'corner']);
  expect(ways(second!.start + 2)).toEqual(['full']);
  expect(ways(third!.start + 2)).toBeUndefined();
  expect(ways(end!.start + 1)).toBeUndefined();
});
