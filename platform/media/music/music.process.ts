/** Composes, plays and writes down one piece of music, away from everything else. */

import { composeScore } from '#engine/music/compose/compose-score.ts';
import { waveform } from '#engine/music/listen/waveform.ts';
import { normalise } from '#engine/music/mix/normalise.ts';
import { renderScore } from '#engine/music/render/render-score.ts';
import type { Genre, Score } from '#engine/music/score.ts';
import { toMono } from '#engine/music/stereo.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import { writeSound } from '../film/film-writer.ts';
import { readSoundBank } from './sound-bank.ts';

export interface MusicOrder {
  genre: Genre;
  seconds: number;
  seed: number;
  path: string;
}

export interface PlayedMusic extends Pick<Score, 'tempo' | 'beats' | 'bars' | 'sections'> {
  /** Loudest value of each of so many equal pieces, 0 to 1. */
  peaks: number[];
}

const PEAKS = 600;

serveChild<MusicOrder, PlayedMusic>(async ({ path, ...commission }, report) => {
  const score = composeScore(commission);
  const played = await renderScore(score, await readSoundBank(), {
    onProgress: (share) => report('Playing the music', share),
  });
  const sound = normalise(played);
  await writeSound(path, sound);
  const { tempo, beats, bars, sections } = score;
  return { tempo, beats, bars, sections, peaks: [...waveform(toMono(sound), PEAKS)] };
});
