/** What is true of a sung track: heights, beginnings, breaks and jumps, measured on its samples. */

import type { Stereo } from '#engine/music/stereo.ts';
import type { Phrase } from '#engine/singing/song-plan.ts';

/** Seconds looked at for one height. */
const WINDOW = 0.05;

/** Hertz around a moment by autocorrelation; 0 where nothing hums. */
export function heightAt(samples: Float32Array, rate: number, seconds: number): number {
  const length = Math.round(WINDOW * rate);
  const from = Math.round(seconds * rate) - length / 2;
  const [short, long] = [Math.floor(rate / 700), Math.ceil(rate / 73)];
  const match = (lag: number): number => {
    let [both, one, other] = [0, 0, 1e-9];
    for (let i = from; i < from + length; i++) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    return one < length * 1e-5 ? 0 : both / Math.sqrt(one * other);
  };
  const matches = Array.from({ length: long + 1 }, (_, lag) => (lag < short ? 0 : match(lag)));
  const best = Math.max(...matches);
  if (best < 0.6) return 0;
  const early = matches.findIndex(
    (one, i) => one > best * 0.92 && one >= (matches[i - 1] ?? 0) && one >= (matches[i + 1] ?? 0),
  );
  // A ripple on the way up to the period is not the period.
  let lag = early;
  for (let i = early; early > 0 && i < early * 1.12 && i <= long; i++)
    if (matches[i]! > matches[lag]!) lag = i;
  return lag > 0 ? rate / lag : 0;
}

type Sung = readonly Pick<Phrase, 'notes' | 'syllables' | 'sounds'>[];

const cents = (hertz: number, midi: number): number =>
  1200 * Math.log2(hertz / (440 * 2 ** ((midi - 69) / 12)));

/** Share of voiced frames in the middle 60 % of each note within 50 cents. */
export function pitchIn(
  samples: Float32Array,
  rate: number,
  phrases: Sung,
): { share: number; frames: number } {
  let [good, frames] = [0, 0];
  for (const { notes } of phrases)
    for (const { start, end, midi } of notes)
      for (let at = start + (end - start) * 0.2; at < start + (end - start) * 0.8; at += 0.01) {
        const hertz = heightAt(samples, rate, at);
        if (hertz === 0) continue;
        frames++;
        if (Math.abs(cents(hertz, midi)) < 50) good++;
      }
  return { share: good / Math.max(1, frames), frames };
}

const HUSHED = new Set('sʃfθʧʦptkhcʈʔçx');
/** Seconds around a note's beginning in which its vowel may begin. */
const AROUND = 0.15;
const STEP = 0.004;

/** The median distance of vowels that follow an unvoiced sound from their notes' beginnings: where the hum begins. */
export function onsetsIn(samples: Float32Array, rate: number, phrases: Sung): number {
  const away: number[] = [];
  for (const { notes, syllables, sounds } of phrases) {
    const letters = [...sounds];
    for (const [i, { start }] of notes.entries()) {
      const { from, vowelFrom } = syllables[i]!;
      const before = letters
        .slice(from, vowelFrom)
        .filter((one) => !'ˈˌ '.includes(one))
        .at(-1);
      if (!before || !HUSHED.has(before)) continue;
      const levels: number[] = [];
      for (let at = start - AROUND; at < start + AROUND; at += STEP) levels.push(humAt(samples, rate, at));
      const loud = Math.max(...levels);
      const k = levels.findIndex(
        (one, j) => one > loud * 0.3 && levels.slice(j, j + 6).every((x) => x > loud * 0.2),
      );
      if (k > 0) away.push(Math.abs(k * STEP - AROUND));
    }
  }
  away.sort((a, b) => a - b);
  return away[Math.floor(away.length / 2)] ?? Number.NaN;
}

/** Loudness below 900 Hz or so, where vowels are and hisses are not. */
function humAt(samples: Float32Array, rate: number, seconds: number): number {
  const from = Math.round((seconds - 0.006) * rate);
  const width = Math.round(rate / 1800);
  let sum = 0;
  for (let i = from; i < from + 0.012 * rate; i++) {
    let mean = 0;
    for (let k = 0; k < width; k++) mean += samples[i + k] ?? 0;
    sum += (mean / width) ** 2;
  }
  return Math.sqrt(sum / (0.012 * rate));
}

const BREAK = 0.14;
const QUIET = 0.0025;

/** Silences within phrases, longer than a stop consonant takes, where no rest was written. */
export function breaksIn(samples: Float32Array, rate: number, phrases: Sung): number {
  let breaks = 0;
  for (const { notes } of phrases)
    for (const [i, { start, end }] of notes.entries()) {
      const next = notes[i + 1];
      const until = next && next.start - end < 0.06 ? next.start : end - 0.1;
      let quiet = 0;
      for (let at = start; at < until; at += 0.01) {
        quiet = rmsAt(samples, rate, at) < QUIET ? quiet + 0.01 : 0;
        if (quiet >= BREAK) {
          breaks++;
          break;
        }
      }
    }
  return breaks;
}

function rmsAt(samples: Float32Array, rate: number, seconds: number): number {
  const [from, length] = [Math.round(seconds * rate), Math.round(0.01 * rate)];
  let sum = 0;
  for (let i = from; i < from + length; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / length);
}

/** Milliseconds around a sample that say how rough the sound is there anyway. */
const AROUND_CLICK = 3;
/** By how much a step stands out from the steps around it; noise as rough as it gets stays below. */
const CLICK = 9;

/** Steps that nothing around them explains: a cut, a dropped sample. Beats of a drum have many steep ones in a row. */
export function clicksIn({ left, right, sampleRate }: Stereo): number {
  const reach = Math.round((AROUND_CLICK / 1000) * sampleRate);
  let clicks = 0;
  for (const side of [left, right]) {
    const bend = (i: number) => side[i - 1]! - 2 * side[i]! + side[i + 1]!;
    let sum = 0;
    const power = (i: number) => (i > 0 && i < side.length - 1 ? bend(i) ** 2 : 0);
    for (let i = 1; i <= reach; i++) sum += power(i);
    for (let i = 1; i < side.length - 1; i++) {
      sum += power(i + reach) - power(i - reach - 1);
      const own = power(i - 2) + power(i - 1) + power(i) + power(i + 1) + power(i + 2);
      const around = Math.sqrt(Math.max(0, sum - own) / (2 * reach - 4));
      if (Math.abs(bend(i)) > Math.max(0.05, CLICK * around)) clicks++;
    }
  }
  return clicks;
}

/** Neighbouring samples further apart than this. */
export function jumpsIn({ left, right }: Stereo, limit = 0.5): number {
  let jumps = 0;
  for (const side of [left, right])
    for (let i = 1; i < side.length; i++) if (Math.abs(side[i]! - side[i - 1]!) > limit) jumps++;
  return jumps;
}
