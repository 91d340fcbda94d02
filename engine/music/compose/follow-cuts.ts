/** Music for a film that is cut already: as many bar lines as possible fall on cuts, the other cuts on beats. */

import { type Anchor, slowingOf } from './clock.ts';
import { MAX_BEND, type Pulse, type PulseWish, pulseOf } from './pulse.ts';

/** What a cut is worth on a bar line, and on a beat within a bar. */
const ON_BAR = 1;
const ON_BEAT = 0.4;
/** What it costs to bend the tempo as far as it goes, or to play at another one than was wished for. */
const BENT = 0.2;
const OTHER_TEMPO = 0.1;
/** Tempos that are tried between the slowest and the fastest. */
const TEMPOS = 24;
/** So many cuts in a row may fall between the beats. */
const MAX_SKIPPED = 12;
/** The closing bar, in bars. */
const CLOSING = { least: 0.75, max: 1.75 } as const;

/** The best way to a cut that falls on this beat of a bar. */
interface Way {
  worth: number;
  /** Felt beats from the beginning. */
  beats: number;
  from: Way | undefined;
  at: number;
}

interface Ended {
  worth: number;
  pulse: Pulse;
}

/** `cuts` in seconds, the tempo between `slow` and `fast`. Undefined where the film is too short for any. */
export function followCuts(
  wish: PulseWish,
  cuts: readonly number[],
  [slow, fast]: readonly [number, number],
): Pulse | undefined {
  const times = [...new Set(cuts)].filter((at) => at > 0 && at < wish.seconds).sort((a, b) => a - b);
  let best: Ended | undefined;
  for (let i = 0; i <= TEMPOS; i++) {
    // The wished one first: others have to be better.
    const tempo = i === 0 ? wish.tempo : slow + ((fast - slow) * (i - 1)) / (TEMPOS - 1);
    const ended = bestAt(wish, times, tempo);
    if (ended && ended.worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = ended;
  }
  return best?.pulse;
}

function bestAt(wish: PulseWish, times: readonly number[], tempo: number): Ended | undefined {
  const { quarters, pulse } = wish.count;
  const perBar = quarters / pulse;
  const perSecond = tempo / 60 / pulse;
  const base = -OTHER_TEMPO * Math.abs(tempo / wish.tempo - 1) * 10;
  // For each moment the ways to it, by the beat of the bar they arrive on.
  const ways: (Way | undefined)[][] = [[{ worth: base, beats: 0, from: undefined, at: 0 }]];
  for (const [i, at] of times.entries()) {
    const here: (Way | undefined)[] = [];
    for (let k = Math.max(0, i - MAX_SKIPPED); k <= i; k++)
      for (const from of ways[k]!) {
        if (!from) continue;
        const even = (at - from.at) * perSecond;
        for (let n = Math.ceil(even * (1 - MAX_BEND)); n <= even * (1 + MAX_BEND); n++) {
          if (n < 1) continue;
          const beats = from.beats + n;
          const bent = (n / even - 1) / MAX_BEND;
          const worth = from.worth + (beats % perBar === 0 ? ON_BAR : ON_BEAT) - BENT * bent * bent;
          const before = here[beats % perBar];
          if (!before || worth > before.worth) here[beats % perBar] = { worth, beats, from, at };
        }
      }
    ways.push(here);
  }
  let best: { way: Way; end: ReturnType<typeof endOf> & object } | undefined;
  for (const way of ways.flat()) {
    const end = way && endOf(wish, way, perSecond, perBar);
    if (way && end && way.worth > (best?.way.worth ?? Number.NEGATIVE_INFINITY)) best = { way, end };
  }
  if (!best) return undefined;
  const fixed: Anchor[] = [];
  for (let way: Way | undefined = best.way; way; way = way.from)
    fixed.unshift({ beat: way.beats * pulse, at: way.at });
  const { count, ending } = wish;
  return { worth: best.way.worth, pulse: pulseOf({ tempo, ...best.end, ending, count, fixed }) };
}

/** From the last cut that is met to the end: whole bars, and a closing bar that takes the rest. */
function endOf(
  { seconds, count, ending }: PulseWish,
  { beats, at }: Way,
  perSecond: number,
  perBar: number,
): { bodyBars: number; closing: number } | undefined {
  const left = (seconds - at) * perSecond;
  const toBar = (perBar - (beats % perBar)) % perBar;
  const slows = ending === 'slow' ? slowingOf(count.quarters) / count.pulse : 0;
  for (let body = toBar; body + CLOSING.least * perBar <= left; body += perBar) {
    const closing = left - body - (body >= perBar ? slows : 0);
    const bodyBars = (beats + body) / perBar;
    if (bodyBars < 1 || closing < CLOSING.least * perBar || closing > CLOSING.max * perBar + slows) continue;
    return { bodyBars, closing: closing * count.pulse };
  }
  return undefined;
}
