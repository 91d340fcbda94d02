/** Photographed surroundings: unpacked once, blurred once, then asked for the light from any direction. */

import type { Surroundings } from '#engine/sculpt/render/lights.ts';
import { placeEntry } from '../places.ts';
import type { Scene } from '../scene.ts';
import { ENVIRONMENT_SIZE, ENVIRONMENTS } from './environments.gen.ts';

export type EnvironmentName = keyof typeof ENVIRONMENTS;

export interface Environment extends Surroundings {
  /** Out of focus, as a lens sees it; the same for every style. */
  blurred(x: number, y: number, z: number, out: Float32Array): void;
}

const { width: WIDTH, height: HEIGHT } = ENVIRONMENT_SIZE;
const known = new Map<EnvironmentName, Environment>();

export function environment(name: EnvironmentName): Environment {
  const before = known.get(name);
  if (before) return before;
  const sharp = unpack(ENVIRONMENTS[name]);
  const glossy = spread(sharp, 0.06);
  const lens = spread(sharp, 0.035);
  const matte = spread(spread(sharp, 0.9), 0.16);
  // What surrounds a thing colours it, but must not darken or brighten the picture.
  const level = meanOf(matte);
  for (let i = 0; i < matte.length; i++) matte[i] = 0.45 + 0.55 * Math.min(2.2, matte[i]! / level);
  const made: Environment = { mirror: lookup(glossy), soft: lookup(matte), blurred: lookup(lens) };
  known.set(name, made);
  return made;
}

/** Rooms, streets and landscapes each have their own; the hour decides outdoors. */
export function environmentFor({ place, time }: Pick<Scene, 'place' | 'time'>): EnvironmentName {
  const kind = placeEntry(place)?.kind;
  if (kind === 'studio') return 'studio';
  if (kind === 'interior')
    return /workshop|gym|stable/.test(place)
      ? 'workshop'
      : /warehouse/.test(place)
        ? 'warehouse'
        : /office|museum|hospital|shop|library|church/.test(place)
          ? 'lobby'
          : 'apartment';
  if (time === 'night') return 'night';
  if (time === 'sunset') return 'sunset';
  if (time === 'dawn') return 'dawn';
  if (kind === 'street' || place === 'city')
    return /european|terrace|harbour/.test(place) ? 'venice' : 'city';
  return /forest|jungle/.test(place) ? 'forest' : 'park';
}

function unpack(text: string): Float32Array {
  const binary = atob(text);
  const out = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const k = 2 ** (binary.charCodeAt(i * 4 + 3) - 128) / 256;
    // A lamp or the sun itself is bounded: highlights come from the key light.
    for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.min(9, binary.charCodeAt(i * 4 + c) * k);
  }
  return out;
}

/** Cosine-weighted mean around every direction; `wide` 1 is the whole half space. */
function spread(from: Float32Array, wide: number): Float32Array {
  const out = new Float32Array(from.length);
  const reachY = Math.max(1, Math.ceil((wide * HEIGHT) / 2));
  const step = Math.max(1, Math.floor(reachY / 6));
  const least = Math.cos(Math.min(1.5, wide * 1.6));
  const rows = Array.from({ length: HEIGHT }, (_, y) => ((y + 0.5) / HEIGHT) * Math.PI);
  for (let y = 0; y < HEIGHT; y++) {
    const [sy, cy] = [Math.sin(rows[y]!), Math.cos(rows[y]!)];
    for (let x = 0; x < WIDTH; x++) {
      let [r, g, b, sum] = [0, 0, 0, 0];
      for (let j = Math.max(0, y - reachY); j <= Math.min(HEIGHT - 1, y + reachY); j += step) {
        const [sj, cj] = [Math.sin(rows[j]!), Math.cos(rows[j]!)];
        const reachX = Math.min(WIDTH / 2, Math.ceil((wide * WIDTH) / 4 / Math.max(0.12, sj)));
        for (let i = -reachX; i < reachX; i += step) {
          const close = cy * cj + sy * sj * Math.cos((i / WIDTH) * 2 * Math.PI);
          if (close < least) continue;
          const w = (close - least) * sj;
          const at = (j * WIDTH + ((x + i + WIDTH) % WIDTH)) * 3;
          r += from[at]! * w;
          g += from[at + 1]! * w;
          b += from[at + 2]! * w;
          sum += w;
        }
      }
      const o = (y * WIDTH + x) * 3;
      if (sum <= 0) out.set(from.subarray(o, o + 3), o);
      else out.set([r / sum, g / sum, b / sum], o);
    }
  }
  return out;
}

const meanOf = (values: Float32Array): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** Bilinear between directions. */
const lookup =
  (table: Float32Array) =>
  (x: number, y: number, z: number, out: Float32Array): void => {
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    let u = (Math.atan2(x, -z) / (2 * Math.PI) + 0.5) * WIDTH - 0.5;
    const v = Math.min(
      HEIGHT - 1.001,
      Math.max(0, (Math.acos(Math.max(-1, Math.min(1, y / length))) / Math.PI) * HEIGHT - 0.5),
    );
    if (u < 0) u += WIDTH;
    const i = Math.floor(u) % WIDTH;
    const next = (i + 1) % WIDTH;
    const j = Math.floor(v);
    const [s, t] = [u - Math.floor(u), v - j];
    for (let c = 0; c < 3; c++) {
      const a = table[(j * WIDTH + i) * 3 + c]! * (1 - s) + table[(j * WIDTH + next) * 3 + c]! * s;
      const b =
        table[((j + 1) * WIDTH + i) * 3 + c]! * (1 - s) + table[((j + 1) * WIDTH + next) * 3 + c]! * s;
      out[c] = a + (b - a) * t;
    }
  };
