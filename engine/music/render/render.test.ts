/** What is played: in time, level, without gaps or clipping, and silent when it is over. */

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { neededFile } from '#engine/weights/package-files.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { composeScore } from '../compose/compose-score.ts';
import { STYLES } from '../compose/styles/styles.ts';
import { findBeats } from '../listen/find-beats.ts';
import { truePeak } from '../mix/limit.ts';
import { loudness, loudnessCurve } from '../mix/loudness.ts';
import { normalise } from '../mix/normalise.ts';
import { underSpeech } from '../mix/under-speech.ts';
import { GENRES } from '../score.ts';
import { toMono } from '../stereo.ts';
import { renderScore, renderStems, SOUND_BANK } from './render-score.ts';

let bank: Uint8Array;
beforeAll(async () => {
  bank = await readFile(neededFile(SOUND_BANK));
});

describe('a played score', () => {
  it.each(shortRound(GENRES, 11))('of %s keeps its beat and its level to the end', async (genre) => {
    const score = composeScore({ genre, seconds: 12, seed: 21, metre: '4/4' });
    const raw = await renderScore(score, bank);
    expect(raw.left).toHaveLength(12 * 44_100);

    // Up to where some slow down.
    const even = Math.round((STYLES[genre].ending === 'slow' ? score.bars.at(-2)! : 12) * 44_100);
    const { tempo, beats, isHeard } = findBeats(toMono(raw).slice(0, even), 44_100);
    expect(isHeard).toBe(true);
    const times = [0.5, 1, 2].find((factor) => Math.abs(tempo / score.tempo / factor - 1) < 0.03);
    expect(times).toBeDefined();
    // Each beat against the nearest true one; at twice the tempo every other lies between.
    const grid = 60 / score.tempo / Math.max(1, times!);
    const off = beats.map((beat) => Math.abs(beat - Math.round(beat / grid) * grid));
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.05);

    const sound = normalise(raw);
    expect(Math.abs(loudness(sound) + 16)).toBeLessThan(1);
    expect(truePeak(sound)).toBeLessThan(0.95);
    const curve = loudnessCurve(sound);
    const closing = Math.floor((score.bars.at(-1)! + 0.4) * 10);
    let [quiet, longest] = [0, 0];
    for (const level of curve.slice(0, closing)) {
      quiet = level < -50 ? quiet + 1 : 0;
      longest = Math.max(longest, quiet);
    }
    expect(longest).toBeLessThan(8);
    expect(curve.at(-1)!).toBeLessThan(-30);
    expect(Math.abs(sound.left.at(-1)!)).toBeLessThan(1e-4);
  });

  it('is the same every time, tells how far it is, and stops when asked', async () => {
    const score = composeScore({ genre: 'pop', seconds: 3, seed: 3 });
    const shares: number[] = [];
    const once = await renderScore(score, bank, { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThanOrEqual(3);
    const again = await renderScore(score, bank);
    expect(Buffer.from(again.left.buffer).equals(Buffer.from(once.left.buffer))).toBe(true);
    // Each stem is heard alone, and both together are the whole.
    const { front, back } = await renderStems(score, bank);
    let [power, apart] = [0, 0];
    for (const [i, value] of once.left.entries()) {
      power += value ** 2;
      apart += (value - front.left[i]! - back.left[i]!) ** 2;
    }
    expect(apart / power).toBeLessThan(1e-9);
    expect(Math.min(loudness(front), loudness(back))).toBeGreaterThan(loudness(once) - 12);
    expect(loudness(underSpeech({ front, back }, []))).toBeCloseTo(-20, 1);
    const stop = new AbortController();
    const stopped = renderScore(score, bank, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow('aborted');
  });
});
