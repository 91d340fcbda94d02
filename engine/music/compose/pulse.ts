/** Tempo, bars and the ending of a piece: bent a little so that it fills its seconds, or so that its bars fall on cuts. */

import { type Anchor, slowing, slowingOf } from './clock.ts';
import type { Count } from './metre.ts';
import type { Style } from './styles/style.ts';

/** More than this and a genre no longer sounds like itself. */
export const MAX_BEND = 0.06;
const LEAST_QUARTERS = 7;

export interface Pulse {
  /** Quarter notes a minute. */
  tempo: number;
  /** Bars before the closing one. */
  bodyBars: number;
  /** Quarter notes of the bar in which the closing chord rings out: about one bar. */
  closing: number;
  anchors: readonly Anchor[];
  /** Beats on which something is seen to change. */
  cuts: readonly number[];
}

export interface PulseWish {
  seconds: number;
  /** Quarter notes a minute. */
  tempo: number;
  count: Count;
  ending: Style['ending'];
}

export function fitPulse({ seconds, tempo: wish, count, ending }: PulseWish): Pulse {
  const { quarters } = count;
  const lost = ending === 'slow' ? slowingOf(quarters) : 0;
  const bars = Math.round(((seconds * wish) / 60 - lost) / quarters);
  const whole = ((bars * quarters + lost) * 60) / seconds;
  if (bars >= 2 && Math.abs(whole / wish - 1) <= MAX_BEND)
    return pulseOf({ tempo: whole, bodyBars: bars - 1, closing: quarters, ending, count });
  // Short pieces: the closing bar takes what whole bars cannot.
  const all = Math.max(LEAST_QUARTERS, Math.round((seconds * wish) / 60 - lost));
  const rest = all % quarters;
  const closing = quarters === 4 && rest === 3 ? 3 : rest + quarters;
  const tempo = ((all + lost) * 60) / seconds;
  return pulseOf({ tempo, bodyBars: (all - closing) / quarters, closing, ending, count });
}

interface Plain extends Pick<Pulse, 'tempo' | 'bodyBars' | 'closing'>, Pick<PulseWish, 'ending' | 'count'> {
  /** What is fixed already, the beginning included. */
  fixed?: readonly Anchor[];
}

/** The bar before the closing chord slows down where the style asks for it and nothing is fixed in it. */
export function pulseOf({ tempo, bodyBars, closing, ending, count, fixed }: Plain): Pulse {
  const anchors: Anchor[] = [...(fixed ?? [{ beat: 0, at: 0 }])];
  const secondsPerQuarter = 60 / tempo;
  const last = (bodyBars - 1) * count.quarters;
  const add = (beat: number) => {
    const from = anchors.at(-1)!;
    if (beat > from.beat) anchors.push({ beat, at: from.at + (beat - from.beat) * secondsPerQuarter });
  };
  if (ending === 'slow' && anchors.at(-1)!.beat <= last) {
    add(last);
    anchors.push(...slowing(anchors.at(-1)!, count.quarters, secondsPerQuarter));
  }
  add(bodyBars * count.quarters + closing);
  return { tempo, bodyBars, closing, anchors, cuts: (fixed ?? []).slice(1).map(({ beat }) => beat) };
}
