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

/** `data`: RGBA, four bytes a pixel; `least`: how vivid a colour is that counts. Undefined where there is no colour: black, white and grey go with anything. */
export function colorsOfPicture(data: ArrayLike<number>, least = 0.16): BrandColors | undefined {
  const bins = new Map<string, Bin>();
  for (let i = 0; i + 3 < data.length; i += 4) {
    const [r, g, b, a] = [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!];
    if (a < 128) continue;
    const max = Math.max(r, g, b);
    const vivid = max === 0 ? 0 : (max - Math.min(r, g, b)) / max;
    if (vivid < least || max < 36) continue;
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

const OPAQUE = 200;
/** Of its pixels: a logo of which more than this is light needs a dark plate. */
const MOSTLY = 0.6;

/** The colour of a plate that a logo stands out from: its own ground where it has one, else white, or dark for a light one. */
export function plateOf(data: ArrayLike<number>, width: number, height: number): string {
  const edge: number[] = [];
  let [seen, light] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (isEdge) edge.push(i);
    if (data[i * 4 + 3]! < OPAQUE) continue;
    seen++;
    if (contrast(colorAt(data, i), PAPER) < 1.8) light++;
  }
  const own = edge.filter((i) => data[i * 4 + 3]! >= OPAQUE);
  if (own.length < edge.length * 0.9) return seen > 0 && light / seen > MOSTLY ? INK : PAPER;
  const mean = (part: number) => own.reduce((sum, i) => sum + data[i * 4 + part]!, 0) / own.length;
  return toHex({ r: mean(0), g: mean(1), b: mean(2) });
}

const colorAt = (data: ArrayLike<number>, i: number): string =>
  toHex({ r: data[i * 4]!, g: data[i * 4 + 1]!, b: data[i * 4 + 2]! });
