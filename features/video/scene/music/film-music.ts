/** The music of a film: what is composed for its cut, the same for the preview and for the file. */

import type { Metre } from '#engine/music/score.ts';
import { METRES, type VideoData } from '../../contract.ts';
import type { Storyboard } from '../storyboard.ts';

export interface FilmMusic {
  genre: Exclude<VideoData['music'], 'none'>;
  seed: number;
  metre: Metre | undefined;
  /** Seconds at which a new scene begins. */
  cuts: number[];
}

/** Null where nothing is composed. */
export function musicFor(data: VideoData, { scenes }: Pick<Storyboard, 'scenes'>): FilmMusic | null {
  const { music: genre, ownMusic, musicSeed: seed, musicMetre } = data;
  if (ownMusic || genre === 'none') return null;
  const cuts = scenes.slice(1).map(({ start }) => start);
  return { genre, seed, metre: musicMetre ?? undefined, cuts };
}

/** Which music can be counted otherwise than in four. */
const COUNTED: Partial<Record<VideoData['music'], readonly Metre[]>> = {
  cinematic: METRES,
  acoustic: METRES,
  classical: METRES,
};
export const metresFor = (music: VideoData['music']): readonly Metre[] => COUNTED[music] ?? [];

/** Moments and stretches as an address carries them. */
export const writeTimes = (seconds: readonly number[]): string =>
  seconds.map((one) => String(Math.round(one * 1000) / 1000)).join(',');
export const readTimes = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

export const writeRanges = (ranges: readonly { start: number; end: number }[]): string =>
  writeTimes(ranges.flatMap(({ start, end }) => [start, end]));
export function readRanges(text: string): { start: number; end: number }[] {
  const times = readTimes(text);
  return times.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: times[i + 1] ?? start }] : []));
}
