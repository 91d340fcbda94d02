/** Turns the sliders into tables: one value per level of a channel, one change per level of brightness. */

import type { PhotoAdjust } from '#common/photo-recipe.ts';

const LEVELS = 256;
/** Stops of light at the end of the exposure slider. */
const EXPOSURE_STOPS = 2;
const TEMPERATURE_STOPS = 0.45;
const TINT_STOPS = 0.3;
const SHOULDER = 0.85;

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toEncoded = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** What is brighter than white comes down gently instead of being cut off. */
function rollOff(v: number, gain: number): number {
  const cut = Math.min(1, v);
  if (gain <= 1 || v <= SHOULDER) return cut;
  const soft = SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER)));
  return cut + (soft - cut) * Math.min(1, gain - 1);
}

function withContrast(v: number, contrast: number): number {
  if (contrast < 0) return 0.47 + (v - 0.47) * (1 + 0.65 * contrast);
  const curved = v * v * (3 - 2 * v);
  return v + (curved - v) * contrast;
}

/** Gains of red, green and blue in light, which leave grey as bright as it was. */
function whiteBalance(temperature: number, tint: number): [number, number, number] {
  const red = 2 ** (TEMPERATURE_STOPS * temperature + (TINT_STOPS / 2) * tint);
  const green = 2 ** (-TINT_STOPS * tint);
  const blue = 2 ** (-TEMPERATURE_STOPS * temperature + (TINT_STOPS / 2) * tint);
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [red / light, green / light, blue / light];
}

export interface Tones {
  /** 0 to 255, one table for each of red, green and blue. */
  channels: [Float32Array, Float32Array, Float32Array];
  /** What is added at each brightness; undefined where nothing is. */
  shift: Float32Array | undefined;
}

export function tonesOf({
  exposure = 0,
  brightness = 0,
  contrast = 0,
  temperature = 0,
  tint = 0,
  highlights = 0,
  shadows = 0,
}: PhotoAdjust): Tones {
  const light = 2 ** ((exposure / 100) * EXPOSURE_STOPS);
  const power = 2 ** (-0.9 * (brightness / 100));
  const table = (gain: number): Float32Array =>
    Float32Array.from({ length: LEVELS }, (_, level) => {
      const lit = rollOff(toEncoded(toLinear(level / 255) * gain), gain);
      return withContrast(lit ** power, contrast / 100) * 255;
    });
  const [red, green, blue] = whiteBalance(temperature / 100, tint / 100);
  return {
    channels: [table(light * red), table(light * green), table(light * blue)],
    shift: highlights === 0 && shadows === 0 ? undefined : shiftTable(highlights / 100, shadows / 100),
  };
}

/** Strong enough to be seen, weak enough that no darker place becomes brighter than a brighter one. */
function shiftTable(highlights: number, shadows: number): Float32Array {
  const lift = shadows * (shadows > 0 ? 2 : 0.9);
  const push = highlights * (highlights < 0 ? 1.8 : 0.9);
  const pull = highlights < 0 ? 0.07 * highlights : 0;
  return Float32Array.from({ length: LEVELS }, (_, level) => {
    const y = level / 255;
    return 255 * (lift * y * (1 - y) ** 3 + push * (1 - y) * y ** 3 + pull * y ** 6);
  });
}
