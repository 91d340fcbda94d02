/** Composes, plays and writes down one piece of music, away from everything else. */

import { type Commission, composeScore } from '#engine/music/compose/compose-score.ts';
import { waveform } from '#engine/music/listen/waveform.ts';
import type { TimeRange } from '#engine/music/mix/duck.ts';
import { normalise } from '#engine/music/mix/normalise.ts';
import { underSpeech } from '#engine/music/mix/under-speech.ts';
import { renderScore, renderStems } from '#engine/music/render/render-score.ts';
import { sampleOf } from '#engine/music/render/sample-of.ts';
import type { Score } from '#engine/music/score.ts';
import { toMono } from '#engine/music/stereo.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import { writeSound } from '../film/film-writer.ts';
import { readSoundBank } from './sound-bank.ts';

export interface MusicOrder extends Commission {
  /** While somebody speaks the music stands back. */
  speech?: readonly TimeRange[];
  /** Only so many seconds of it, from where it is strongest. */
  sample?: number | undefined;
  path: string;
}

export interface PlayedMusic extends Pick<Score, 'tempo' | 'beats' | 'bars' | 'sections'> {
  /** Loudest value of each of so many equal pieces, 0 to 1. */
  peaks: number[];
}

const PEAKS = 600;

serveChild<MusicOrder, PlayedMusic>(async ({ path, speech = [], sample, ...commission }, report) => {
  const whole = composeScore(commission);
  const score = sample === undefined ? whole : sampleOf(whole, sample);
  const bank = await readSoundBank();
  const options = { onProgress: (share: number) => report('Playing the music', share) };
  const sound =
    speech.length > 0
      ? underSpeech(await renderStems(score, bank, options), speech)
      : normalise(await renderScore(score, bank, options));
  await writeSound(path, sound);
  const { tempo, beats, bars, sections } = score;
  return { tempo, beats, bars, sections, peaks: [...waveform(toMono(sound), PEAKS)] };
});
