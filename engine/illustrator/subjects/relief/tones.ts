/** Names a drawing's colours so that "a red tractor" turns all shades of its main colour red, and nothing else. */

import { type Colours, type Tone, tone } from '../subject.ts';
import type { Region } from './colour-regions.ts';

/** Degrees of hue within which two colours are shades of one. */
const SAME_HUE = 14;
/** Below this a colour is grey: tyres, panes, eyes. */
const LEAST_CHROMA = 0.2;

interface Mixed {
  hue: number;
  chroma: number;
  luma: number;
  share: number;
}

export function tonesOf(regions: readonly Region[]): { main: string; colours: Colours } {
  const all = regions.map(mixedOf);
  const isShade = (a: Mixed, b: Mixed) =>
    a.chroma > LEAST_CHROMA &&
    b.chroma > LEAST_CHROMA &&
    Math.abs(((a.hue - b.hue + 540) % 360) - 180) < SAME_HUE;
  const weight = (one: Mixed) =>
    all.reduce(
      (sum, other) => sum + (isShade(one, other) ? other.share * Math.min(other.chroma, 0.4) : 0),
      one.share * 0.15,
    );
  let main = 0;
  for (const [i, one] of all.entries()) {
    const best = all[main]!;
    // Of equally heavy shades the larger area is the main one.
    if (weight(one) + one.share * 0.1 > weight(best) + best.share * 0.1) main = i;
  }
  const shade = (i: number): Tone => {
    const own = regions[i]!.colour;
    if (i === main || !isShade(all[i]!, all[main]!)) return own;
    const ratio = all[i]!.luma / Math.max(0.02, all[main]!.luma);
    const toWhite = 1 + (all[i]!.luma - all[main]!.luma) / Math.max(0.05, 1 - all[main]!.luma);
    return tone(`tone${main}`, ratio <= 1 ? ratio ** (1 / 1.6) : Math.min(1.9, toWhite));
  };
  return {
    main: `tone${main}`,
    colours: Object.fromEntries(regions.map((_, i) => [`tone${i}`, shade(i)])),
  };
}

function mixedOf({ colour, share }: Region): Mixed {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const top = Math.max(r, g, b);
  const chroma = top - Math.min(r, g, b);
  const sixth =
    chroma === 0 ? 0 : top === r ? (g - b) / chroma : top === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  const luma = 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2;
  return { hue: (sixth * 60 + 360) % 360, chroma, luma, share };
}
