/** Mends what the voice model lets go too early: a vowel that falls silent before its time goes on from its own periods. */

import { FRAME_SECONDS, LEAD, type PhraseOrder } from './phrase-order.ts';
import { isSilent, isVowel } from './syllables.ts';

/** Seconds between two looks at the loudness. */
const HOP = 0.01;
/** Share of a vowel's loudness below which it has been let go, and above which it is sung in full. */
const LOST = 0.16;
const FULL = 0.6;
/** Shorter dips are how people speak. */
const SHORTEST_LOSS = 0.05;
/** Seconds of full voice from which the rest is made. */
const SOURCE = 0.16;
const CROSSFADE = 0.02;
/** The last sound of a line fades. */
const LAST_FADE = 0.16;

export type HeldOrder = Pick<PhraseOrder, 'frames' | 'pitch'> & { sounds: string };

interface Nucleus {
  from: number;
  to: number;
  isLast: boolean;
}

/** Where vowels are heard, in seconds of the model's own time. */
function nucleiOf({ sounds, frames }: HeldOrder): Nucleus[] {
  const letters = [...sounds];
  const out: Nucleus[] = [];
  let at = frames[0]! * FRAME_SECONDS - LEAD;
  let isRunning = false;
  for (const [i, sound] of letters.entries()) {
    const to = at + frames[i + 1]! * FRAME_SECONDS;
    const isHeld: boolean = isVowel(sound) || (isRunning && sound === 'ː');
    if (isHeld && isRunning) out.at(-1)!.to = to;
    else if (isHeld)
      out.push({ from: at, to, isLast: letters.slice(i + 1).every((one) => one === 'ː' || isSilent(one)) });
    isRunning = isHeld;
    at = to;
  }
  return out;
}

/** Mean square roots, one a hop. */
function loudnessOf(samples: Float32Array, hop: number): Float32Array {
  const out = new Float32Array(Math.floor(samples.length / hop));
  for (let k = 0; k < out.length; k++) {
    let sum = 0;
    for (let i = k * hop; i < (k + 1) * hop; i++) sum += samples[i]! ** 2;
    out[k] = Math.sqrt(sum / hop);
  }
  return out;
}

/** First and last samples of what is missing and of the full voice before it. */
interface Loss {
  sourceFrom: number;
  from: number;
  to: number;
}

function lossesIn({ from, to, isLast }: Nucleus, levels: Float32Array, rate: number): Loss[] {
  const hop = HOP * rate;
  const first = Math.max(0, Math.ceil(from / HOP));
  const end = Math.min(levels.length, Math.floor((to - (isLast ? 0.02 : 0)) / HOP));
  const peak = levels.subarray(first, end).reduce((max, one) => Math.max(max, one), 0);
  const losses: Loss[] = [];
  let k = first;
  while (k < end && levels[k]! < peak * FULL) k++;
  for (let lost = k; lost < end; lost++) {
    if (levels[lost]! >= peak * LOST) continue;
    let back = lost;
    while (back < end && levels[back]! < peak * FULL) back++;
    let quiet = 0;
    for (let i = lost; i < back; i++) if (levels[i]! < peak * LOST) quiet += HOP;
    if (quiet > SHORTEST_LOSS) {
      let full = lost;
      while (full > k && levels[full - 1]! < peak * FULL) full--;
      let begin = full;
      while (begin > k && levels[begin - 1]! >= peak * FULL && (full - begin) * HOP < SOURCE) begin--;
      losses.push({ sourceFrom: begin * hop, from: full * hop, to: back * hop });
    }
    lost = back;
  }
  return losses;
}

/** The place within reach at which a period looks most like the one that begins at `like`. */
function alike(samples: Float32Array, like: number, near: number, period: number): number {
  const reach = Math.round(period * 0.12);
  let [best, place] = [Number.NEGATIVE_INFINITY, near];
  for (let at = near - reach; at <= near + reach; at++) {
    let sum = 0;
    for (let i = 0; i < period; i += 2) sum += (samples[like + i] ?? 0) * (samples[at + i] ?? 0);
    if (sum > best) [best, place] = [sum, at];
  }
  return place;
}

/** What is sung, whole: untouched where nothing is missing. */
export function holdVowels(sung: Float32Array, order: HeldOrder, rate: number): Float32Array {
  const levels = loudnessOf(sung, HOP * rate);
  const step = (FRAME_SECONDS / 2) * rate;
  const periodAt = (sample: number): number => {
    const hertz = order.pitch[Math.floor(sample / step)] ?? 0;
    return hertz > 0 ? rate / hertz : 0;
  };
  let out = sung;
  for (const nucleus of nucleiOf(order))
    for (const loss of lossesIn(nucleus, levels, rate)) {
      const filled = periodsOf(sung, loss, periodAt);
      if (!filled) continue;
      if (out === sung) out = sung.slice();
      const [edge, fade] = [CROSSFADE * rate, LAST_FADE * rate];
      const isEnd = loss.to >= Math.floor(nucleus.to / HOP) * HOP * rate - 0.03 * rate;
      for (let i = loss.from; i < loss.to && i < out.length; i++) {
        const inShare = Math.min(1, (i - loss.from) / edge, (loss.to - i) / edge);
        const last = nucleus.isLast && isEnd ? Math.min(1, (loss.to - i) / fade) : 1;
        out[i] = sung[i]! * (1 - inShare) + filled[i - loss.from]! * inShare * last;
      }
    }
  return out;
}

/** Periods of the full voice, laid out again at the heights that are wanted. */
function periodsOf(
  sung: Float32Array,
  { sourceFrom, from, to }: Loss,
  periodAt: (sample: number) => number,
): Float32Array | undefined {
  const period = Math.round(periodAt(from - 1) || periodAt(from));
  if (period === 0) return undefined;
  let mark = from - 2 * period;
  // The strongest place of a period is the middle of what is laid out.
  for (let i = from - 3 * period; i < from - period; i++)
    if (Math.abs(sung[i] ?? 0) > Math.abs(sung[mark] ?? 0)) mark = i;
  const marks = [mark];
  for (let at = mark - period; at - period >= sourceFrom; at = marks[0]! - period)
    marks.unshift(alike(sung, marks[0]!, at, period));
  const out = new Float32Array(to - from);
  let [at, k, way] = [mark, marks.length - 1, -1];
  while (at < to + period) {
    const wanted = periodAt(at) || period;
    const centre = marks[k]!;
    for (let i = -period; i <= period; i++) {
      const place = Math.round(at) + i - from;
      if (place < 0 || place >= out.length) continue;
      out[place]! += (sung[centre + i] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * i) / period));
    }
    at += wanted;
    // There and back: nothing jumps.
    if (marks.length > 1) {
      if (k + way < 0 || k + way >= marks.length) way = -way;
      k += way;
    }
  }
  return out;
}
