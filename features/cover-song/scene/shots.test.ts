/** The camera of a cover: its cuts are in order and inside their scene, and there is a picture at every moment. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SongScene } from '../contract.ts';
import { FIRST_SCENE } from '../scene-plan.ts';
import { cutsOf, sceneAt, shotAt, shotsOf } from './shots.ts';

const bars = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { maxLength: 120 }).map((gaps) => {
  let at = 0;
  return gaps.map((gap) => {
    at += gap;
    return at;
  });
});
const sections = [{ start: 30, end: 60, energy: 0.9 }];
const angle = fc.constantFrom('front', 'side', 'close_up', 'wide') as fc.Arbitrary<SongScene['cameraAngle']>;

it('cuts fall on bars, in order, inside the scene and not at its edges', () => {
  fc.assert(
    fc.property(bars, fc.nat(200), fc.integer({ min: 2, max: 120 }), (downbeats, startTime, length) => {
      const scene = { startTime, endTime: startTime + length };
      const [first, ...cuts] = cutsOf(scene, { downbeats, sections: [], duration: 400 });
      expect(first).toBe(startTime);
      let before = startTime;
      for (const cut of cuts) {
        expect(downbeats).toContain(cut);
        expect(cut).toBeGreaterThan(before + (before === startTime ? 1.5 : 0));
        expect(cut).toBeLessThan(scene.endTime - 1.5);
        before = cut;
      }
    }),
  );
});

it('there is a shot at every moment, with the performer in the frame and no border of the background', () => {
  fc.assert(
    fc.property(
      bars,
      angle,
      fc.double({ min: -5, max: 500, noNaN: true }),
      (downbeats, cameraAngle, seconds) => {
        const scene = { ...FIRST_SCENE, cameraAngle, startTime: 10, endTime: 60 };
        const shot = shotAt(scene, { downbeats, sections, duration: 400 }, seconds);
        expect(shot.x).toBeGreaterThan(0.2);
        expect(shot.x).toBeLessThan(0.8);
        expect(shot.zoom).toBeGreaterThanOrEqual(1);
        expect(shot.tall).toBeGreaterThan(0.3);
        expect(shot.tall).toBeLessThanOrEqual(1.1);
        expect(
          Object.values(shot).every((value) => typeof value === 'string' || Number.isFinite(value)),
        ).toBe(true);
      },
    ),
  );
});

it('a song of any length with a beat has four shots at least, whoever cut it into how many scenes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 16, max: 240 }),
      fc.integer({ min: 1, max: 4 }),
      fc.double({ min: 1.2, max: 2.6, noNaN: true }),
      (duration, count, bar) => {
        const downbeats = Array.from({ length: Math.floor(duration / bar) }, (_, i) => i * bar);
        const each = duration / count;
        const shots = Array.from({ length: count }, (_, i) =>
          shotsOf({ startTime: i * each, endTime: (i + 1) * each }, { downbeats, sections: [], duration }),
        );
        expect(shots.flat().length).toBeGreaterThanOrEqual(4);
        expect(shots[0]![0]!.reason).toBe('opens');
        expect(shots.at(-1)!.at(-1)!.reason).toBe('ends');
        for (const scene of shots)
          for (const [i, { reason }] of scene.entries()) expect(reason).not.toBe(scene[i - 1]?.reason);
      },
    ),
  );
});

it('the chorus begins with a cut to the whole dance, a quiet verse without it', () => {
  const timing = {
    downbeats: Array.from({ length: 30 }, (_, i) => i * 2),
    sections: [
      { start: 0, end: 14, energy: 0.4 },
      { start: 14, end: 34, energy: 0.9 },
      { start: 34, end: 60, energy: 0.4 },
    ],
    duration: 60,
  };
  const shots = shotsOf({ startTime: 0, endTime: 60 }, timing);
  expect(shots.find(({ start }) => start === 14)?.reason).toBe('dances');
  expect(['sings', 'turns']).toContain(shots.find(({ start }) => start === 34)?.reason);
});

it('every moment has one scene, the later the moment the later the scene', () => {
  const scenes = fc.array(fc.integer({ min: 2, max: 30 }), { minLength: 1, maxLength: 20 }).map((lengths) => {
    let at = 0;
    return lengths.map((length, i) => {
      const startTime = at;
      at += length;
      return { ...FIRST_SCENE, name: String(i), startTime, endTime: at };
    });
  });
  fc.assert(
    fc.property(scenes, fc.nat(700), fc.nat(700), (all, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [first, second] = [sceneAt(all, early), sceneAt(all, late)];
      expect(all.indexOf(first)).toBeLessThanOrEqual(all.indexOf(second));
      if (early < all.at(-1)!.endTime) expect(first.startTime <= early && early < first.endTime).toBe(true);
    }),
  );
});
