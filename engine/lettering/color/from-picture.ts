/** The colours of a film or page from its logo or picture: a quiet paper, a dark ink and an accent that belong to what is shown. */

import { contrast, mix, toHex } from './color.ts';

export interface BrandColors {
  background: string;
  text: string;
  accent: string;
}

interface Bin {
  weight: number;
  r: number;
  g: number;
  b: number;
}

/** Of 255: how finely colours are told apart. */
const STEP = 24;

const PAPER = '#ffffff';
const INK = '#14161c';

/** `data`: RGBA, four bytes a pixel. Undefined where there is no colour: black, white and grey go with anything. */
export function colorsOfPicture(data: ArrayLike<number>): BrandColors | undefined {
  const bins = new Map<string, Bin>();
  for (let i = 0; i + 3 < data.length; i += 4) {
    const [r, g, b, a] = [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!];
    if (a < 128) continue;
    const max = Math.max(r, g, b);
    const vivid = max === 0 ? 0 : (max - Math.min(r, g, b)) / max;
    if (vivid < 0.16 || max < 36) continue;
    const key = [r, g, b].map((part) => Math.round(part / STEP)).join();
    const bin = bins.get(key) ?? { weight: 0, r: 0, g: 0, b: 0 };
    const weight = 0.25 + vivid;
    bin.weight += weight;
    bin.r += r * weight;
    bin.g += g * weight;
    bin.b += b * weight;
    bins.set(key, bin);
  }
  const [first] = [...bins.values()].sort((one, other) => other.weight - one.weight);
  if (!first || first.weight < data.length / 4 / 400) return undefined;
  const { weight, r, g, b } = first;
  const main = toHex({ r: r / weight, g: g / weight, b: b / weight });
  // Light enough a paper that the logo stands on it, dark enough an ink that words do.
  const background = mix(PAPER, main, 0.07);
  const text = mix(main, INK, 0.78);
  return { background, text, accent: contrast(main, background) >= 1.6 ? main : mix(main, INK, 0.4) };
}
