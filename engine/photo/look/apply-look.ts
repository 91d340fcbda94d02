/** Colours and tones of a picture, the same in the browser's preview and in the finished file. */

import type { PhotoAdjust, PhotoFilter, PhotoLook } from '#common/photo-recipe.ts';
import { NAMED_LOOKS, type NamedLook } from './named-looks.ts';
import { sharpen } from './sharpen.ts';
import { tonesOf } from './tone.ts';

/** Share of the light that the strongest vignette takes from the corners. */
const DARKEST_CORNER = 0.72;
const BRIGHTEST_CORNER = 0.6;

/** Changes the pixels (RGBA) in place: first the sliders, then the filter. Alpha stays. A look of zeros changes nothing. */
export function applyLook(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  { adjust, filter }: PhotoLook,
): void {
  if (adjust) applyAdjust(pixels, width, height, adjust);
  if (filter) applyFilter(pixels, width, height, filter);
}

function applyAdjust(pixels: Uint8ClampedArray, width: number, height: number, adjust: PhotoAdjust): void {
  develop(pixels, width, height, { adjust }, 1);
  sharpen(pixels, width, height, (adjust.sharpness ?? 0) / 100);
}

function applyFilter(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  { name, strength }: PhotoFilter,
): void {
  if (strength === 0) return;
  const look = NAMED_LOOKS[name];
  develop(pixels, width, height, look, strength / 100);
  sharpen(pixels, width, height, ((look.adjust?.sharpness ?? 0) / 100) * (strength / 100));
}

const isNeutral = ({ adjust = {}, ...rest }: NamedLook): boolean =>
  Object.keys(rest).length === 0 &&
  Object.entries(adjust).every(([name, value]) => name === 'sharpness' || !value);

/** Everything that looks at one pixel only and at where it is. */
function develop(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  look: NamedLook,
  strength: number,
): void {
  if (isNeutral(look)) return;
  const { adjust = {}, mono } = look;
  const {
    channels: [reds, greens, blues],
    shift,
  } = tonesOf(adjust);
  const toning = toningTable(look);
  const saturation = (adjust.saturation ?? 0) / 100;
  const light = vignetteOf(width, height, (adjust.vignette ?? 0) / 100);

  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      let r = reds[pixels[at]!]!;
      let g = greens[pixels[at + 1]!]!;
      let b = blues[pixels[at + 2]!]!;
      if (shift) {
        const luma = lumaOf(r, g, b);
        const change = shift[level(luma)]!;
        // Half in proportion, so that colours keep their strength; half alike, so that noise does not grow.
        const part = luma > 0 ? (0.6 * change) / luma : 0;
        r += r * part + 0.4 * change;
        g += g * part + 0.4 * change;
        b += b * part + 0.4 * change;
      }
      if (mono) r = g = b = mono[0] * r + mono[1] * g + mono[2] * b;
      else if (saturation !== 0) {
        const luma = lumaOf(r, g, b);
        const chroma = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
        // Colours that are strong already get less of it.
        const factor = saturation < 0 ? 1 + saturation : 1 + saturation * (1.1 - 0.6 * Math.min(1, chroma));
        r = luma + (r - luma) * factor;
        g = luma + (g - luma) * factor;
        b = luma + (b - luma) * factor;
      }
      if (toning) {
        const i = level(lumaOf(r, g, b)) * 3;
        r = toning.black + r * toning.range + toning.colours[i]!;
        g = toning.black + g * toning.range + toning.colours[i + 1]!;
        b = toning.black + b * toning.range + toning.colours[i + 2]!;
      }
      if (light) {
        const gain = light(x, y);
        if (gain <= 1) {
          r *= gain;
          g *= gain;
          b *= gain;
        } else {
          r += (255 - r) * (gain - 1);
          g += (255 - g) * (gain - 1);
          b += (255 - b) * (gain - 1);
        }
      }
      if (strength < 1) {
        r = pixels[at]! + (r - pixels[at]!) * strength;
        g = pixels[at + 1]! + (g - pixels[at + 1]!) * strength;
        b = pixels[at + 2]! + (b - pixels[at + 2]!) * strength;
      }
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
    }
  }
}

const lumaOf = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

const level = (luma: number): number => (luma <= 0 ? 0 : luma >= 255 ? 255 : (luma + 0.5) | 0);

function toningTable({ dark, bright, black = 0, white = 1 }: NamedLook) {
  if (!dark && !bright && black === 0 && white === 1) return undefined;
  const colours = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) {
    const y = i / 255;
    // Weakest at black and white, which should stay clean.
    const [low, high] = [(1 - y) ** 2 * (0.35 + 1.3 * y), y ** 2 * (0.45 + 1.3 * (1 - y))];
    for (let c = 0; c < 3; c++)
      colours[i * 3 + c] = 255 * (1.4 * low * (dark?.[c] ?? 0) + 1.4 * high * (bright?.[c] ?? 0));
  }
  return { colours, black: black * 255, range: white - black };
}

/** Light at a place: below 1 darker, above 1 that much nearer to white. */
function vignetteOf(
  width: number,
  height: number,
  amount: number,
): ((x: number, y: number) => number) | undefined {
  if (amount === 0) return undefined;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return (x, y) => {
    const dx = (x + 0.5 - halfWidth) / halfWidth;
    const dy = (y + 0.5 - halfHeight) / halfHeight;
    const t = Math.min(1, Math.max(0, (Math.sqrt((dx * dx + dy * dy) / 2) - 0.3) / 0.75));
    const fall = t * t * (3 - 2 * t);
    return amount > 0 ? 1 - amount * DARKEST_CORNER * fall : 1 - amount * BRIGHTEST_CORNER * fall;
  };
}
