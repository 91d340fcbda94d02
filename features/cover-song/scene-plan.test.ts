/** Scenes stay in order, without gaps and as long as the song, whatever is done to them. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SongScene } from './contract.ts';
import {
  FIRST_SCENE,
  fitScenes,
  MIN_SCENE_SECONDS,
  moveBorder,
  removeScene,
  splitScene,
} from './scene-plan.ts';

const times = (scenes: readonly SongScene[]) => scenes.map((one) => [one.startTime, one.endTime]);

describe('scenes along a song', () => {
  it('splits in the middle, gives removed time to a neighbour, moves borders within bounds', () => {
    const two = splitScene([FIRST_SCENE], 0)!;
    expect(times(two)).toEqual([
      [0, 15],
      [15, 30],
    ]);
    expect(two.map((one) => one.name)).toEqual(['Scene 1', 'Scene 2']);
    expect(times(moveBorder(two, 1, 99))).toEqual([
      [0, 28],
      [28, 30],
    ]);
    expect(times(moveBorder(two, 1, -5))).toEqual([
      [0, 2],
      [2, 30],
    ]);
    expect(times(removeScene(two, 0))).toEqual([[0, 30]]);
    expect(times(removeScene(two, 1))).toEqual([[0, 30]]);
    expect(removeScene([FIRST_SCENE], 0)).toEqual([FIRST_SCENE]);
    expect(splitScene([{ ...FIRST_SCENE, endTime: 3 }], 0)).toBeUndefined();
  });

  it('fits any song, and stays whole under any sequence of changes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('split', 'remove', 'move', 'fit'),
            fc.nat(12),
            fc.integer({ min: 5, max: 300 }),
          ),
          { maxLength: 30 },
        ),
        (steps) => {
          let [scenes, length] = [[FIRST_SCENE], 30];
          for (const [what, at, value] of steps) {
            if (what === 'split') scenes = splitScene(scenes, at) ?? scenes;
            if (what === 'remove') scenes = removeScene(scenes, at);
            if (what === 'move') scenes = moveBorder(scenes, at, value);
            if (what === 'fit') [scenes, length] = [fitScenes(scenes, value), value];
          }
          expect(scenes[0]!.startTime).toBe(0);
          expect(scenes.at(-1)!.endTime).toBe(length);
          for (const [at, one] of scenes.entries()) {
            expect(one.endTime - one.startTime).toBeGreaterThanOrEqual(MIN_SCENE_SECONDS);
            if (at > 0) expect(one.startTime).toBe(scenes[at - 1]!.endTime);
          }
        },
      ),
    );
  });
});
