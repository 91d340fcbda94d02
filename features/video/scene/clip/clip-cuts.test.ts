/** Cuts in a clip: what is left out is not seen, nothing else is lost, and everything can be brought back. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, SCENE_SECONDS, type VideoData } from '../../contract.ts';
import { blankScene, split, trimStart } from '../scene-list.ts';
import { fileKey, storyboardOf } from '../storyboard.ts';
import {
  bringBack,
  clipTimeAt,
  keptSeconds,
  leaveOut,
  piecesOf,
  SHORTEST_PIECE,
  sinceOf,
} from './clip-cuts.ts';
import { showWhole } from './whole-clip.ts';

const clip = { id: 'c', url: '/c', name: 'c.mp4', type: 'video/mp4', size: 1, seconds: 30 };
const film = (change: Partial<VideoData['scenes'][number]> = {}): VideoData => ({
  ...BLANK_VIDEO,
  uploadedFiles: [clip],
  scenes: [{ ...blankScene('s1'), fileId: 'c', seconds: 20, ...change }],
});
const cuts = [
  { from: 2, to: 3 },
  { from: 5, to: 5.5 },
];

describe('a scene with cuts', () => {
  it('plays on behind each of them', () => {
    const scene = { from: 1, cuts };
    expect([0, 0.9, 1, 2.9, 3, 4].map((at) => clipTimeAt(scene, at))).toEqual([1, 1.9, 3, 4.9, 5.5, 6.5]);
    expect(piecesOf(scene, 4)).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 5 },
      { from: 5.5, to: 6.5 },
    ]);
    expect(piecesOf({ from: 2.5, cuts }, 1)).toEqual([{ from: 3, to: 4 }]);
  });

  it('knows both times of every moment, whatever is cut', () => {
    const range = fc
      .tuple(fc.double({ min: 0, max: 28, noNaN: true }), fc.double({ min: 0.01, max: 3, noNaN: true }))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 8 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        (all, from, since) => {
          const scene = { from, cuts: all };
          const at = clipTimeAt(scene, since);
          if (at > 0) expect(sinceOf(scene, at)).toBeCloseTo(since, 6);
          const pieces = piecesOf(scene, 5);
          // Cuts lie a thousandth apart, so that only the first and the last piece can be too short to be played.
          const lost = 5 - pieces.reduce((sum, one) => sum + one.to - one.from, 0);
          expect(Math.abs(lost)).toBeLessThan(2 * SHORTEST_PIECE + 1e-9);
          for (const piece of pieces)
            expect(keptSeconds(all, piece.from, piece.to)).toBeCloseTo(piece.to - piece.from, 6);
        },
      ),
      { examples: [[[{ from: 5.00000000069889e-7, to: 0.01000050000000007 }], 0, 0]] },
    );
  });

  it('is shorter by what was cut, and ends where it ended', () => {
    const cut = leaveOut(film(), 0, [{ from: 4, to: 6 }], 20)!;
    expect(cut.scenes[0]).toMatchObject({ seconds: 18, cuts: [{ from: 4, to: 6 }] });
    expect(clipTimeAt(cut.scenes[0]!, 18)).toBe(20);
    const board = storyboardOf(cut, [fileKey('c')]);
    const scene = board.scenes.find((one) => one.kind === 'beat')!;
    expect(scene.end - scene.start).toBeCloseTo(18, 6);
    expect(leaveOut(film(), 0, [{ from: 0, to: 19.8 }], 20)).toBeUndefined();
  });

  it('is whole again when the cut comes back, in one part or in two', () => {
    const cut = leaveOut(
      film(),
      0,
      [
        { from: 4, to: 6 },
        { from: 5, to: 8 },
      ],
      20,
    )!;
    expect(cut.scenes[0]!.cuts).toEqual([{ from: 4, to: 8 }]);
    const part = bringBack(cut, 0, { from: 5, to: 6 }, 16);
    expect(part.scenes[0]).toMatchObject({
      seconds: 17,
      cuts: [
        { from: 4, to: 5 },
        { from: 6, to: 8 },
      ],
    });
    const whole = bringBack(part, 0, { from: 0, to: 30 }, 17);
    expect(whole.scenes[0]).toMatchObject({ seconds: 20, cuts: [] });
  });

  it('is split and trimmed in its own time', () => {
    const cut = leaveOut(film(), 0, [{ from: 4, to: 6 }], 20)!;
    const [first, second] = split(cut, 0, 0.5, 18).scenes;
    expect([first!.seconds, second!.from, second!.seconds]).toEqual([9, 11, 9]);
    expect(trimStart(cut, 0, 5, { seconds: 18 }).scenes[0]).toMatchObject({ from: 7, seconds: 13 });
    const back = trimStart(trimStart(cut, 0, 5, { seconds: 18 }), 0, -5, { seconds: 13 });
    expect(back.scenes[0]!.seconds).toBe(18);
    expect(clipTimeAt(back.scenes[0]!, 18)).toBe(20);
  });
});

describe('the whole of a clip', () => {
  it('takes the place of the scenes that showed parts of it', () => {
    const scenes = [1, 2, 3].map((n) => ({ ...blankScene(`s${n}`, 'Placeholder'), fileId: 'c', seconds: 5 }));
    const whole = showWhole({ ...film(), scenes }, 1, 30);
    expect(whole.scenes).toHaveLength(1);
    expect(whole.scenes[0]).toMatchObject({ id: 's2', text: '', from: 0, seconds: 30 });
    const told = showWhole({ ...film(), scenes, description: 'Placeholder' }, 1, 30);
    expect(told.scenes).toHaveLength(3);
  });

  it('is parted where it is longer than a scene may be', () => {
    const long = showWhole(film({ cuts: [{ from: 10, to: 20 }] }), 0, 300);
    expect(long.scenes.map(({ from, seconds }) => [from, seconds])).toEqual([
      [0, SCENE_SECONDS.max],
      [130, SCENE_SECONDS.max],
      [250, 50],
    ]);
    expect(long.scenes[1]!.transition).toBe('cut');
  });
});
