/** Whether performers dance on the beat and sing in time, and what it costs. */

import { danceAt } from '#engine/character/motion/dance/dance.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import { singFace } from '#engine/character/motion/sing.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import type { Genre } from '#engine/music/score.ts';
import { cuesFromMelody } from '#engine/voice/mouth/sing-cues.ts';
import { type Bench, median } from '../figure.ts';

const GENRES: Genre[] = ['pop', 'rock', 'country', 'hip_hop', 'electronic', 'ballad'];
const STEP = 0.005;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

/** Milliseconds from each lowest point of the hips to the nearest true beat. */
function accentOffsets(groove: Groove): number[] {
  const until = groove.beats.at(-1)!;
  const heights: number[] = [];
  for (let t = 0; t < until; t += STEP) heights.push(danceAt(groove, t).offset[1]);
  const offsets: number[] = [];
  for (let i = 1; i + 1 < heights.length; i++)
    if (heights[i]! < heights[i - 1]! && heights[i]! <= heights[i + 1]!)
      offsets.push(1000 * Math.min(...groove.beats.map((beat) => Math.abs(beat - i * STEP))));
  return offsets;
}

/** Milliseconds from the middle of each sung vowel to the middle of the time in which the mouth shows it. */
function visemeOffsets(cues: ReturnType<typeof cuesFromMelody>): number[] {
  return cues
    .filter(({ shape, start, end }) => shape !== 'rest' && end - start > 0.05)
    .map(({ shape, start, end }) => {
      const seen: [number, number][] = [];
      for (let t = start - 0.1; t < end + 0.1; t += STEP)
        seen.push([t, singFace(cues, t, 1)[shape as 'open'] ?? 0]);
      const max = Math.max(...seen.map(([, value]) => value));
      const strong = seen.filter(([, value]) => value > max / 2);
      return 1000 * Math.abs(mean(strong.map(([t]) => t)) - (start + end) / 2);
    });
}

export const dancing: Bench = {
  name: 'dancing',
  about: `dancing and singing to songs of ${GENRES.length} genres whose beats are known`,
  run: async () => {
    const accents: number[] = [];
    const visemes: number[] = [];
    const costs: number[] = [];
    for (const genre of GENRES) {
      const { beats, bars, sections, tracks } = composeScore({ genre, seconds: 60, seed: 21 });
      const groove: Groove = { beats, downbeats: bars, sections, genre, seed: 21, hands: 'microphone' };
      accents.push(...accentOffsets(groove));
      visemes.push(...visemeOffsets(cuesFromMelody(tracks.find((one) => one.role === 'lead')?.notes ?? [])));
      const begin = performance.now();
      for (let frame = 0; frame < 240; frame++) danceAt(groove, frame / 24);
      costs.push((performance.now() - begin) / 240);
    }
    return [
      { name: 'dancing: accents to beats, mean', value: mean(accents), unit: 'ms', target: { atMost: 50 } },
      { name: 'dancing: visemes to sounds, mean', value: mean(visemes), unit: 'ms', target: { atMost: 80 } },
      { name: 'dancing: pose of a frame, median', value: median(costs), unit: 'ms', target: { atMost: 1 } },
    ];
  },
};
