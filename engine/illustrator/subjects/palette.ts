/** Works out the real colours of a subject: its own, those asked for, and those that follow from others. */

import { linear, type Rgb } from '#engine/sculpt/render/colour.ts';
import type { Palette } from '#engine/sculpt/render/shader.ts';
import { COMMON_COLOURS } from './common-colours.ts';
import type { Colours, Subject, Tone } from './subject.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** `asked` may name any part, or 'main'; every name gets `prefix`. Anything that is no '#rrggbb' is left out. */
export function paletteOf(
  subject: Subject,
  requested: Readonly<Record<string, string>> = {},
  prefix = '',
): Palette {
  const wanted: Record<string, Tone> = { ...COMMON_COLOURS, ...subject.colours };
  for (const [name, colour] of Object.entries(requested))
    if (HEX.test(colour)) wanted[name === 'main' ? subject.main : name] = colour;
  return Object.fromEntries(Object.keys(wanted).map((name) => [prefix + name, resolve(wanted, name, 0)]));
}

function resolve(colours: Colours, name: string, depth: number): Rgb {
  const tone = colours[name];
  if (tone === undefined || depth > 4) return [0.5, 0.5, 0.5];
  if (typeof tone === 'string') return linear(tone);
  const [r, g, b] = resolve(colours, tone.of, depth + 1);
  const k = tone.light;
  // Below one darkens in linear light; above one mixes in white.
  return k <= 1
    ? [r * k ** 1.6, g * k ** 1.6, b * k ** 1.6]
    : [r + (1 - r) * (k - 1), g + (1 - g) * (k - 1), b + (1 - b) * (k - 1)];
}
