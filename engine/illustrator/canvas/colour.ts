/** Colours as linear light, the space in which everything is mixed before a picture is developed. */

export type Rgb = [r: number, g: number, b: number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const fract = (x: number): number => x - Math.floor(x);
export const smoothstep = (low: number, high: number, x: number): number => {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
};

const known = new Map<string, Rgb>();

/** sRGB hex to linear light; remembered, because painters name colours for every pixel. */
export function rgb(hex: string): Rgb {
  const before = known.get(hex);
  if (before) return before;
  const n = Number.parseInt(hex.slice(1), 16);
  const color: Rgb = [toLinear((n >> 16) & 255), toLinear((n >> 8) & 255), toLinear(n & 255)];
  known.set(hex, color);
  return color;
}

export const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const scaleRgb = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
export const addRgb = (a: Rgb, b: Rgb, k = 1): Rgb => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const multiplyRgb = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const luma = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Colour along evenly spaced stops. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return mixRgb(stops[i]!, stops[i + 1]!, at - i);
}

export const hexes = (text: string): Rgb[] => text.split(' ').map(rgb);
