/** A singing mouth is where the sound is, closes where nobody sings, and eyes blink. */

import { describe, expect, it } from 'vitest';
import { ACTIVITY_RATE, voiceActivity } from '#engine/music/listen/vocal.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { type MouthCue, SHAPES } from '#engine/voice/mouth/shapes.ts';
import { cuesFromMelody, singCues, sungSpans } from '#engine/voice/mouth/sing-cues.ts';
import { singFace } from './sing.ts';

/** Speech as our own voices make it: sounds of 60 to 220 ms. */
function spoken(): MouthCue[] {
  const random = seeded(8);
  const cues: MouthCue[] = [];
  let at = 0.3;
  let last = 0;
  while (at < 20) {
    const next = 1 + Math.floor(random() * (SHAPES.length - 1));
    if (next === last) continue;
    last = next;
    const end = at + 0.06 + 0.16 * random();
    cues.push({ start: at, end, shape: SHAPES[next]! });
    at = end;
  }
  return cues;
}

describe('a singing face', () => {
  it('shows each shape within 80 ms of its sound on average, after flowing together', () => {
    const cues = spoken();
    const step = 0.005;
    let sum = 0;
    for (const { start, end, shape } of cues) {
      if (shape === 'rest') continue;
      // The middle of the time in which the shape is at least half of its most.
      const values: [number, number][] = [];
      for (let t = start - 0.2; t < end + 0.2; t += step) {
        const own = singFace(cues, t, 1)[shape] ?? 0;
        // The same shape again nearby is another sound.
        if (t > start - 0.1 && t < end + 0.1) values.push([t, own]);
      }
      const max = Math.max(...values.map(([, value]) => value));
      expect(max).toBeGreaterThan(0.3);
      const strong = values.filter(([, value]) => value > max / 2);
      const middle = strong.reduce((all, [t]) => all + t, 0) / strong.length;
      sum += Math.abs(middle - (start + end) / 2);
    }
    expect(sum / cues.length).toBeLessThanOrEqual(0.08);
  });

  it('never jumps, and opens wider the louder it is', () => {
    const cues = spoken();
    let before = singFace(cues, 0, 1);
    for (let t = 0; t < 20; t += 1 / 100) {
      const now = singFace(cues, t, 1);
      for (const shape of SHAPES)
        if (shape !== 'rest') expect(Math.abs((now[shape] ?? 0) - (before[shape] ?? 0))).toBeLessThan(0.45);
      before = now;
    }
    const held: MouthCue[] = [{ start: 1, end: 2, shape: 'open' }];
    const quiet = singFace(held, 1.5, 1, { loudness: () => 0.1 });
    const loud = singFace(held, 1.5, 1, { loudness: () => 1 });
    expect(loud.open! - quiet.open!).toBeGreaterThan(0.2);
    expect(loud.browUp!).toBeGreaterThan(quiet.browUp!);
    expect(singFace(held, 0.5, 1).open ?? 0).toBe(0);
  });

  it('blinks every two to five seconds', () => {
    const blinks: number[] = [];
    let wasShut = false;
    for (let t = 0; t < 120; t += 0.01) {
      const isShut = (singFace([], t, 7).blink ?? 0) > 0.5;
      if (isShut && !wasShut) blinks.push(t);
      wasShut = isShut;
    }
    const gaps = blinks.slice(1).map((at, i) => at - blinks[i]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.95);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5.05);
  });
});

describe('cues of a singer', () => {
  it('are silent where nobody sings, whatever else sounds', () => {
    const rate = 16_000;
    const sound = Float32Array.from(
      { length: rate * 4 },
      (_, i) => 0.3 * Math.sin((i / rate) * 2 * Math.PI * 220),
    );
    const activity = Float32Array.from({ length: 4 * ACTIVITY_RATE }, (_, i) =>
      i >= 50 && i < 150 ? 0.8 : 0,
    );
    const cues = singCues(sound, rate, activity);
    expect(sungSpans(activity)).toEqual([{ start: 1, end: 3 }]);
    for (const { start, end, shape } of cues) {
      const middle = (start + end) / 2;
      expect(shape === 'rest').toBe(middle < 1 || middle > 3);
    }
  });

  it('begin and end with the voice, by ear', () => {
    const rate = 22_050;
    const words = [
      [0.6, 1.1],
      [1.5, 2.3],
      [3.2, 3.7],
    ] as const;
    const voice = Float32Array.from({ length: rate * 5 }, (_, i) => {
      const t = i / rate;
      if (!words.some(([start, end]) => t >= start && t < end)) return 0.0005 * Math.sin(t * 500);
      return [1, 2, 3, 4, 5].reduce((sum, k) => sum + (0.2 / k) * Math.sin(2 * Math.PI * 196 * k * t), 0);
    });
    const cues = singCues(voice, rate, voiceActivity(voice, rate));
    const sounding = (t: number) =>
      (cues.find((one) => t >= one.start && t < one.end)?.shape ?? 'rest') !== 'rest';
    let off = 0;
    for (const [start, end] of words) {
      const nearest = (edge: number, isStart: boolean): number => {
        for (let d = 0; d < 0.4; d += 0.005)
          for (const t of [edge - d, edge + d])
            if (sounding(t + 0.006) === isStart && sounding(t - 0.006) === !isStart) return d;
        return 0.4;
      };
      off += nearest(start, true) + nearest(end, false);
    }
    expect(off / (words.length * 2)).toBeLessThanOrEqual(0.08);
  });

  it('follow the notes of a melody where there are no words', () => {
    const notes = [0.5, 1, 1.5, 3].map((start, i) => ({ start, seconds: 0.4, pitch: 60 + i, velocity: 90 }));
    const cues = cuesFromMelody(notes);
    const at = (t: number) => cues.find((one) => t >= one.start && t < one.end)?.shape ?? 'rest';
    for (const { start } of notes) expect(['open', 'wide', 'round', 'narrow']).toContain(at(start + 0.2));
    expect(at(2.4)).toBe('rest');
    expect(at(0.2)).toBe('rest');
    for (const [i, cue] of cues.entries())
      expect(cue.start).toBeGreaterThanOrEqual((cues[i - 1]?.end ?? 0) - 1e-9);
  });
});
