/** Gathers the light of every visible place: shadow rays to the wide key light, rays into all directions, and mirror images. */

import { RESPONSES } from '#engine/sculpt/render/material-response.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { STUFFS } from '../surface.ts';
import type { GroundLight, Lamps } from './lamps.ts';
import type { Points } from './points.ts';
import { BATCH, HIT, NOTHING, RAY, type RayWorld } from './ray-kernel.ts';

export interface Gathered {
  /** How much of the key light arrives, 0 to 1, and the same times the slope towards it. */
  lit: Float32Array;
  slope: Float32Array;
  /** All other light, three numbers a point. */
  soft: Float32Array;
  /** The same where nothing were in the way; only for points on the ground. */
  free: Float32Array;
  /** What a mirror there shows, three numbers, and how surely a thing is seen in it. */
  mirror: Float32Array;
  seen: Float32Array;
}

export interface GatherOptions {
  samples: number;
  /** How much level ground mirrors, 0 to 1. */
  polish: number;
  eye: Vec3;
  seed: number;
  ground: GroundLight | null;
  tick: (share: number) => void;
}

/** Sparks would be smeared into blots. */
const BRIGHTEST = 5;
const FAR = 1e6;

/** Evenly spread pairs of numbers, shifted for each point by its own chance. */
const R2 = [0.7548776662466927, 0.5698402909980532] as const;

function chanceOf(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

export function gather(points: Points, world: RayWorld, lamps: Lamps, options: GatherOptions): Gathered {
  const { count, place, facing, kind, stuff, reach } = points;
  const { samples, ground, seed, eye, polish } = options;
  const out: Gathered = {
    lit: new Float32Array(count),
    slope: new Float32Array(count),
    soft: new Float32Array(count * 3),
    free: new Float32Array(count * 3),
    mirror: new Float32Array(count * 3),
    seen: new Float32Array(count),
  };
  const { rays, distance, whom } = world;
  const who = new Int32Array(BATCH);
  const light = new Float32Array(3);
  const [kx, ky, kz] = lamps.key;
  const side = frame(kx, ky, kz);
  let used = 0;

  const put = (p: number, dx: number, dy: number, dz: number, far: number, lift: number): void => {
    const o = used * RAY;
    rays[o] = place[p * 3]! + facing[p * 3]! * lift;
    rays[o + 1] = place[p * 3 + 1]! + facing[p * 3 + 1]! * lift;
    rays[o + 2] = place[p * 3 + 2]! + facing[p * 3 + 2]! * lift;
    rays[o + 3] = dx;
    rays[o + 4] = dy;
    rays[o + 5] = dz;
    rays[o + 6] = far;
    who[used++] = p;
  };

  /** The light that comes back along a ray that was followed, into `light`. True where a thing was met. */
  const answer = (r: number, isMirror: boolean): boolean => {
    const o = r * RAY;
    const d: Vec3 = [rays[o + 3]!, rays[o + 4]!, rays[o + 5]!];
    const t = distance[r * HIT]!;
    const down = ground && d[1] < 0 ? -rays[o + 1]! / d[1] : Infinity;
    if (t < NOTHING && t < down) {
      const at: Vec3 = [rays[o]! + d[0] * t, rays[o + 1]! + d[1] * t, rays[o + 2]! + d[2] * t];
      lamps.back(whom[r * HIT + 1]!, whom[r * HIT + 2]!, at, d, light);
      return true;
    }
    if (ground && down < Infinity) ground(rays[o]! + d[0] * down, rays[o + 2]! + d[2] * down, light);
    else if (isMirror) lamps.mirrored(d[0], d[1], d[2], light);
    else lamps.from(d[0], d[1], d[2], light);
    return false;
  };

  const keys = (): void => {
    if (used === 0) return;
    world.follow(used, true);
    for (let r = 0; r < used; r++) if (distance[r * HIT]! >= NOTHING) out.lit[who[r]!]! += 1 / samples;
    used = 0;
  };
  const softs = (): void => {
    if (used === 0) return;
    world.follow(used, false);
    for (let r = 0; r < used; r++) {
      const p = who[r]! * 3;
      const isMet = answer(r, false);
      for (let c = 0; c < 3; c++) out.soft[p + c]! += Math.min(BRIGHTEST, light[c]!) / samples;
      if (kind[who[r]!] !== 2) continue;
      if (isMet) lamps.from(rays[r * RAY + 3]!, rays[r * RAY + 4]!, rays[r * RAY + 5]!, light);
      for (let c = 0; c < 3; c++) out.free[p + c]! += Math.min(BRIGHTEST, light[c]!) / samples;
    }
    used = 0;
  };
  const mirrors = (): void => {
    if (used === 0) return;
    world.follow(used, false);
    for (let r = 0; r < used; r++) {
      const p = who[r]!;
      const isMet = answer(r, true);
      // A dull mirror loses what is far from it.
      if (isMet) out.seen[p] = kind[p] === 2 ? 1 / (1 + (distance[r * HIT]! / reach[p]!) ** 2) : 1;
      for (let c = 0; c < 3; c++) out.mirror[p * 3 + c] = Math.min(BRIGHTEST, light[c]!);
    }
    used = 0;
  };

  for (let s = 0; s < samples; s++) {
    options.tick((0.9 * s) / samples);
    for (let p = 0; p < count; p++) {
      if (kind[p] === 0) continue;
      const n = p * 3;
      const slope = facing[n]! * kx + facing[n + 1]! * ky + facing[n + 2]! * kz;
      if (s === 0) out.slope[p] = Math.max(0, slope);
      if (slope <= 0) continue;
      const u = (chanceOf(p * 4 + 1 + seed) + s * R2[0]) % 1;
      const v = (chanceOf(p * 4 + 2 + seed) + s * R2[1]) % 1;
      const r = lamps.width * Math.sqrt(u);
      const [a, b] = [r * Math.cos(v * 6.283185), r * Math.sin(v * 6.283185)];
      put(
        p,
        kx + side[0]! * a + side[3]! * b,
        ky + side[1]! * a + side[4]! * b,
        kz + side[2]! * a + side[5]! * b,
        FAR,
        points.lift[p]!,
      );
      if (used === BATCH) keys();
    }
    keys();
    for (let p = 0; p < count; p++) {
      if (kind[p] === 0) continue;
      const u = (chanceOf(p * 4 + 3 + seed) + s * R2[0]) % 1;
      const v = (chanceOf(p * 4 + 4 + seed) + s * R2[1]) % 1;
      const r = Math.sqrt(u);
      const [a, b, up] = [r * Math.cos(v * 6.283185), r * Math.sin(v * 6.283185), Math.sqrt(1 - u)];
      const n = p * 3;
      const [x, y, z] = [facing[n]!, facing[n + 1]!, facing[n + 2]!];
      const f = frame(x, y, z);
      put(
        p,
        f[0]! * a + f[3]! * b + x * up,
        f[1]! * a + f[4]! * b + y * up,
        f[2]! * a + f[5]! * b + z * up,
        FAR,
        points.lift[p]!,
      );
      if (used === BATCH) softs();
    }
    softs();
  }
  for (let p = 0; p < count; p++) {
    const mirror = kind[p] === 2 ? (polish > 0.02 ? polish : 0) : mirrorOf(stuff[p]!);
    if (kind[p] === 0 || mirror === 0) continue;
    const n = p * 3;
    const [x, y, z] = [facing[n]!, facing[n + 1]!, facing[n + 2]!];
    let vx = place[n]! - eye[0];
    let vy = place[n + 1]! - eye[1];
    let vz = place[n + 2]! - eye[2];
    const l = 1 / Math.hypot(vx, vy, vz);
    vx *= l;
    vy *= l;
    vz *= l;
    const k = 2 * (vx * x + vy * y + vz * z);
    const rough = kind[p] === 2 ? 0.1 * (1 - polish) : roughnessOf(stuff[p]!);
    const r = rough * Math.sqrt(chanceOf(p * 4 + seed));
    const turn = 6.283185 * chanceOf(p * 4 + 77 + seed);
    const f = frame(x, y, z);
    const [a, b] = [r * Math.cos(turn), r * Math.sin(turn)];
    put(
      p,
      vx - k * x + f[0]! * a + f[3]! * b,
      vy - k * y + f[1]! * a + f[4]! * b,
      vz - k * z + f[2]! * a + f[5]! * b,
      FAR,
      points.lift[p]!,
    );
    if (used === BATCH) mirrors();
  }
  mirrors();
  return out;
}

const MIRRORS = STUFFS.map((name) => (RESPONSES[name].edgeMirror >= 0.3 ? RESPONSES[name].edgeMirror : 0));
const ROUGH = STUFFS.map((name) => 0.7 / RESPONSES[name].tightness ** 0.75);
export const mirrorOf = (stuff: number): number => MIRRORS[stuff]!;
const roughnessOf = (stuff: number): number => ROUGH[stuff]!;

const axes = new Float32Array(6);

/** Two directions across a third one; of use until the next call. */
function frame(x: number, y: number, z: number): Float32Array {
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  axes[0] = 1 + sign * x * x * a;
  axes[1] = sign * b;
  axes[2] = -sign * x;
  axes[3] = b;
  axes[4] = sign + y * y * a;
  axes[5] = -y;
  return axes;
}
