/** How fast music is made, whether its beats are found again, and whether genres sound apart and level. */

import { composeScore } from '#engine/music/compose/compose-score.ts';
import { findBeats } from '#engine/music/listen/find-beats.ts';
import { fourierOf, powerAt } from '#engine/music/listen/fourier.ts';
import { onsetsOf } from '#engine/music/listen/onsets.ts';
import { truePeak } from '#engine/music/mix/limit.ts';
import { loudness } from '#engine/music/mix/loudness.ts';
import { normalise } from '#engine/music/mix/normalise.ts';
import { renderScore } from '#engine/music/render/render-score.ts';
import { GENRES, type Genre } from '#engine/music/score.ts';
import { toDecibels, toMono } from '#engine/music/stereo.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import { type Bench, type Figure, median } from '../figure.ts';

const SECONDS = 30;
const SEEDS = [1, 2, 3];
const RATE = 44_100;

interface Heard {
  speed: number;
  tempo: number;
  /** Shares of the true tempo; half and double count as right. */
  tempoError: number;
  /** Milliseconds, on average. */
  beatError: number;
  /** From the target. */
  loudnessError: number;
  peakDb: number;
  /** Hertz: the middle of the sound. */
  centroid: number;
  /** Beginnings a second. */
  onsets: number;
}

async function hear(genre: Genre, seed: number, bank: Uint8Array): Promise<Heard> {
  const begin = performance.now();
  const score = composeScore({ genre, seconds: SECONDS, seed, metre: '4/4' });
  const raw = await renderScore(score, bank);
  const sound = normalise(raw);
  const speed = (SECONDS * 1000) / (performance.now() - begin);
  const mono = toMono(sound);
  // Up to where some slow down.
  const { tempo, beats } = findBeats(mono.slice(0, Math.round(score.bars.at(-2)! * RATE)), RATE);
  const ratios = [0.5, 1, 2].map((factor) => Math.abs(tempo / score.tempo / factor - 1));
  const tempoError = Math.min(...ratios);
  const grid = 60 / score.tempo / (ratios[2] === tempoError ? 2 : 1);
  const off = beats.map((beat) => Math.abs(beat - Math.round(beat / grid) * grid));
  return {
    speed,
    tempo: score.tempo,
    tempoError,
    beatError: (off.reduce((sum, one) => sum + one, 0) / off.length) * 1000,
    loudnessError: Math.abs(loudness(sound) + 16),
    peakDb: toDecibels(truePeak(sound)),
    ...colour(mono),
  };
}

function colour(mono: Float32Array): { centroid: number; onsets: number } {
  const fourier = fourierOf(2048);
  let [weighted, total] = [0, 0];
  for (let at = 2048; at < mono.length; at += 8192) {
    for (const [bin, power] of powerAt(mono, at, fourier).entries()) {
      weighted += Math.sqrt(power) * ((bin * RATE) / 2048);
      total += Math.sqrt(power);
    }
  }
  const { all } = onsetsOf(resample(mono, RATE, 22_050), 22_050);
  const fallback = all.reduce((sum, one) => sum + one, 0) / all.length;
  const peaks = all.filter(
    (one, i) => one > fallback * 1.8 && one >= (all[i - 1] ?? 0) && one > (all[i + 1] ?? 0),
  );
  return { centroid: weighted / total, onsets: peaks.length / SECONDS };
}

export const music: Bench = {
  name: 'music',
  about: `${SECONDS} s of music in ${GENRES.length} genres, ${SEEDS.length} pieces each`,
  run: async (): Promise<Figure[]> => {
    const bank = await readSoundBank();
    // The first piece pays for compiling the code.
    await hear('pop', 99, bank);
    const all: Heard[] = [];
    for (const genre of GENRES) {
      const heard: Heard[] = [];
      for (const seed of SEEDS) heard.push(await hear(genre, seed, bank));
      all.push(...heard);
      const of = (name: keyof Heard, digits = 0) => median(heard.map((one) => one[name])).toFixed(digits);
      console.log(
        `  ${genre.padEnd(11)} ${of('tempo')} beats/min, ${of('centroid')} Hz, ${of('onsets', 1)} onsets/s, ${of('speed', 1)}× real time, beats off by ${of('beatError')} ms`,
      );
    }
    const max = (name: keyof Heard) => Math.max(...all.map((one) => one[name]));
    const target = (atMost: number) => ({ atMost });
    return [
      {
        name: 'music: seconds made in a second, median',
        value: median(all.map((one) => one.speed)),
        unit: 'ratio',
        target: { atLeast: 5 },
      },
      {
        name: 'music: tempo found, furthest off',
        value: max('tempoError') * 100,
        unit: '%',
        target: target(3),
      },
      { name: 'music: beats found, furthest off', value: max('beatError'), unit: 'ms', target: target(50) },
      { name: 'music: off -16 LUFS, most', value: max('loudnessError'), unit: 'ratio', target: target(1) },
      {
        name: 'music: true peak, highest',
        value: 10 ** (max('peakDb') / 20),
        unit: 'ratio',
        target: target(0.95),
      },
    ];
  },
};
