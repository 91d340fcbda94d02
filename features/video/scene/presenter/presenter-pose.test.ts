/** The presenter keeps time with the voice, and every scene begins and ends where the next one takes over. */

import { expect, it } from 'vitest';
import { poseAt } from '#engine/character/motion/animations.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { BLANK_VIDEO, type VideoData } from '../../contract.ts';
import { blankScene } from '../scene-list.ts';
import { storyboardOf, VOICE_AFTER } from '../storyboard.ts';
import { mouthsOf } from './mouths.ts';
import { presenterAt } from './presenter-pose.ts';

const mouth = {
  seconds: 2,
  cues: [
    { start: 0, end: 0.8, shape: 'open' },
    { start: 0.8, end: 1.2, shape: 'closed' },
    { start: 1.2, end: 2, shape: 'round' },
  ] satisfies MouthCue[],
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
  const board = storyboardOf(data, [], { spoken });
  return { data, board, mouths: mouthsOf(board, { lines: scenes.map(() => mouth) }) };
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

it('moves its lips with a recording that runs through the scenes, and rests its hands where that rests', () => {
  const told = filmOf([null, null]);
  const recording: MouthCue[] = [
    { start: 1, end: 1.6, shape: 'open' },
    { start: 3.2, end: 4.4, shape: 'round' },
    { start: 4.4, end: 4.6, shape: 'rest' },
    { start: 4.6, end: 5, shape: 'closed' },
  ];
  const film = { ...told, mouths: mouthsOf(told.board, { lines: [], recording }) };
  const at = (heard: number) => presenterAt(film, heard + VOICE_AFTER)!.pose;
  expect(at(1.3).face.open).toBeGreaterThan(0.4);
  expect(at(2.4).face.open ?? 0).toBe(0);
  // The second scene begins in the middle of a sound.
  const border = film.board.scenes[1]!.start - VOICE_AFTER;
  expect(border).toBeGreaterThan(3.3);
  for (const moment of [border - 0.03, border + 0.03, 4.2])
    expect(at(moment).face.round).toBeGreaterThan(0.4);
  expect(at(4.8).face.closed).toBeGreaterThan(0.5);
  const hand = (heard: number) => at(heard).turns.foreArmL![0];
  expect(hand(4.5)).toBeLessThan(-30);
  expect(hand(2.4)).toBeGreaterThan(-30);
  expect(hand(6)).toBeGreaterThan(-30);
});
