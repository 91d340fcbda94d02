/** Which bones move each vertex, and how much: by the distance from the flesh around them, among those its piece allows. */

import { BONES, type Bone, type BoneName } from '../figure/skeleton.ts';

export const INFLUENCES = 4;

export interface SkinWeights {
  /** Four bone numbers for each vertex. */
  bones: Uint8Array;
  /** Four shares for each vertex that add up to one. */
  weights: Float32Array;
}

export function skinWeights(
  positions: Float32Array,
  allowed: readonly BoneName[],
  bones: readonly Bone[],
): SkinWeights {
  const count = positions.length / 3;
  const out: SkinWeights = {
    bones: new Uint8Array(count * INFLUENCES),
    weights: new Float32Array(count * INFLUENCES),
  };
  const numbers = allowed.map((name) => BONES.indexOf(name));
  const shares = new Float64Array(numbers.length);
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    for (const [i, number] of numbers.entries()) shares[i] = closeness(bones[number]!, x, y, z);
    strongest(shares, numbers, out, v * INFLUENCES);
  }
  return out;
}

/** Falls with the sixth power: joints bend in a narrow band, limbs stay stiff. */
function closeness({ from, to, radius }: Bone, x: number, y: number, z: number): number {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  const d = Math.max(0, Math.hypot(px - bx * t, py - by * t, pz - bz * t) - radius);
  return 1 / (d + 0.07) ** 6;
}

function strongest(shares: Float64Array, numbers: readonly number[], out: SkinWeights, at: number): void {
  let sum = 0;
  for (let k = 0; k < INFLUENCES; k++) {
    let best = -1;
    for (let i = 0; i < shares.length; i++)
      if (shares[i]! > 0 && (best < 0 || shares[i]! > shares[best]!)) best = i;
    if (best < 0) break;
    out.bones[at + k] = numbers[best]!;
    out.weights[at + k] = shares[best]!;
    sum += shares[best]!;
    shares[best] = 0;
  }
  for (let k = 0; k < INFLUENCES; k++) out.weights[at + k]! /= sum || 1;
}

/** Hands a share of each vertex over to one of its bones: what must not lag behind it, such as a face on its head. */
export function holdBy(
  { bones, weights }: SkinWeights,
  number: number,
  positions: Float32Array,
  share: (x: number, y: number, z: number) => number,
): void {
  for (let v = 0; v < weights.length; v += INFLUENCES) {
    const slot = bones.subarray(v, v + INFLUENCES).indexOf(number);
    if (slot < 0) continue;
    const o = (v / INFLUENCES) * 3;
    const held = share(positions[o]!, positions[o + 1]!, positions[o + 2]!);
    for (let k = v; k < v + INFLUENCES; k++) weights[k]! *= 1 - held;
    weights[v + slot]! += held;
  }
}
