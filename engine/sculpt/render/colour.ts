/** Colours in linear light, the space in which light adds up. */

export type Rgb = readonly [r: number, g: number, b: number];

const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** '#rrggbb' to linear light. */
export function linear(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) & 255), toLinear((n >> 8) & 255), toLinear(n & 255)];
}

const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055) + 0.5;
});

/** Linear light to an sRGB byte. */
export const encode = (c: number): number => ENCODED[c <= 0 ? 0 : c >= 1 ? STEPS : (c * STEPS + 0.5) | 0]!;

/** Bright light rolls off softly instead of clipping; below 0.6 nothing changes, so colours stay true. */
export const rollOff = (c: number): number => (c < 0.6 ? c : 0.6 + 0.4 * (1 - Math.exp((0.6 - c) / 0.4)));
