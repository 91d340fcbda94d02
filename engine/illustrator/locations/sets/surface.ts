/** What things stand on, close up: wood, marble, slate, cloth and the like, by place in metres. */

import { clamp, fract, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import type { Noise } from '../../canvas/noise.ts';
import { MADE_OF, WORN } from '../../compose/tones.ts';
import type { Colour, Material, Surface } from '../../scene.ts';

export interface SurfaceLook {
  /** Colour before light at a place; lengths in tenths of the hero, so that grain is as fine as the subject. */
  albedo(x: number, z: number): Rgb;
  /** Share of what is above that the surface mirrors. */
  polish: number;
}

const fallback: Partial<Record<Surface['kind'], Material>> = {
  table: 'wood',
  board: 'wood',
  shelf: 'wood',
  sill: 'wood',
  cloth: 'cloth',
};

export function surfaceLook(
  surface: Pick<Surface, 'kind' | 'material' | 'colour' | 'pattern'>,
  { noise, fbm, hash }: Noise,
): SurfaceLook {
  const material = surface.material ?? fallback[surface.kind] ?? 'wood';
  const tone = surface.colour ? toneOf(surface.colour, material) : rgb(MADE_OF[material].colour);
  const printed = surface.pattern ? printOf(surface.pattern, surface.colour) : () => tone;
  switch (material) {
    case 'marble':
    case 'stone':
      return {
        polish: material === 'marble' ? 0.3 : 0.06,
        albedo: (x, z) => {
          const warp = fbm(x * 0.5 + 3, z * 0.5, 4) - 0.5;
          const vein = Math.abs(fbm(x * 0.16 + warp * 1.6, z * 0.3 - warp * 1.2, 5) - 0.48);
          const fine = Math.abs(fbm(x * 0.45 + warp * 2 + 9, z * 0.4, 4) - 0.5);
          const dark =
            material === 'marble' ? 0.62 * smoothstep(0.045, 0, vein) + 0.3 * smoothstep(0.03, 0, fine) : 0;
          return scaleRgb(mixRgb(tone, [0.32, 0.33, 0.36], dark), 0.92 + 0.16 * fbm(x * 0.8, z * 0.8, 3));
        },
      };
    case 'slate':
    case 'concrete':
    case 'brick':
      return {
        polish: 0.05,
        albedo: (x, z) =>
          scaleRgb(tone, 0.7 + 0.55 * fbm(x * 0.9, z * 0.6, 5) + 0.08 * (noise(x * 14, z * 14) - 0.5)),
      };
    case 'cloth':
    case 'velvet':
    case 'wool':
      return {
        polish: 0,
        albedo: (x, z) => {
          const fold = fbm(x * 0.13 + 0.3 * fbm(z * 0.1, 3, 2), z * 0.09, 3);
          const weave = material === 'velvet' ? 0 : 0.1 * (Math.sin(x * 26) + Math.sin(z * 26)) * 0.5;
          return scaleRgb(printed(x, z), 0.62 + 0.75 * fold + weave);
        },
      };
    case 'glass':
    case 'metal':
    case 'silver':
    case 'gold':
    case 'copper':
    case 'plastic':
      return { polish: 0.35, albedo: (x, z) => scaleRgb(tone, 0.9 + 0.2 * noise(x * 0.4, z * 4)) };
    case 'paper':
    case 'ceramic':
    case 'leather':
    case 'straw':
    case 'ice':
    case 'sand':
      return {
        polish: material === 'ice' ? 0.4 : 0.03,
        albedo: (x, z) => scaleRgb(tone, 0.86 + 0.28 * fbm(x * 1.7, z * 1.7, 4)),
      };
    default:
      return {
        polish: 0.1,
        albedo: (x, z) => {
          // Boards run across the picture, each of its own tree.
          const wide = 6.5;
          const board = Math.floor(z / wide + 0.3);
          const joint =
            smoothstep(0.008, 0.022, Math.abs(fract(z / wide + 0.3) - 0.0) * 1) *
            smoothstep(0.008, 0.02, 1 - fract(z / wide + 0.3));
          const shift = 31 * hash(board, 7);
          const rings = fbm(x * 0.045 + shift, z * 0.75 + shift + 0.5 * fbm(x * 0.08, z * 0.2 + shift, 3), 4);
          const grain = 0.62 + 0.55 * rings + 0.2 * (fbm(x * 0.5 + shift, z * 9, 3) - 0.5);
          const base = mixRgb(scaleRgb(tone, 0.72), scaleRgb(tone, 1.16), hash(board, 5));
          return scaleRgb(base, grain * (0.42 + 0.58 * joint));
        },
      };
  }
}

const CLOTH_WHITE: Rgb = rgb('#f3eee4');

/** Checks, stripes or dots of a cloth, in its colour and white. */
function printOf(
  pattern: NonNullable<Surface['pattern']>,
  colour: Colour | null,
): (x: number, z: number) => Rgb {
  const ink = rgb(WORN[colour ?? (pattern === 'checked' ? 'red' : 'blue')]);
  const pale = mixRgb(CLOTH_WHITE, ink, 0.5);
  const isOn = (v: number, wide: number): boolean => fract(v / wide) < 0.5;
  if (pattern === 'checked')
    return (x, z) => {
      const [a, b] = [isOn(x, 4.4), isOn(z, 4.4)];
      return a && b ? ink : a || b ? pale : CLOTH_WHITE;
    };
  if (pattern === 'striped') return (x) => (isOn(x, 6) ? ink : CLOTH_WHITE);
  return (x, z) => (Math.hypot(fract(x / 4) - 0.5, fract(z / 4) - 0.5) < 0.2 ? CLOTH_WHITE : ink);
}

/** A coloured table is painted; dark and light wood stay wood. */
function toneOf(colour: Colour, material: Material): Rgb {
  const worn = rgb(WORN[colour]);
  return material === 'wood'
    ? mixRgb(rgb(MADE_OF.wood.colour), worn, 0.78)
    : mixRgb(rgb(MADE_OF[material].colour), worn, 0.92);
}

/** Brightness of a lit plane: a pool of light around the hero that fades to the corners. */
export const pool = (u: number, v: number, aspect: number): number =>
  1 -
  0.34 * smoothstep(0.25, 0.85, Math.hypot(u / Math.max(1, aspect), (v - 0.55) * 0.9)) +
  0.08 * clamp(1 - Math.hypot(u, v - 0.6) * 2);
