/** Movements as keyframes: what our functions of time say, noted a fixed number of times a second. */

import { BONES, type Bone, type BoneName } from '../figure/skeleton.ts';
import { type Animation, LOOP_SECONDS, poseAt } from '../motion/animations.ts';
import { carrying, localRotation, type Pose } from '../motion/pose.ts';
import type { MorphName } from '../part.ts';

const FRAMES_PER_SECOND = 24;

export interface Baked {
  times: Float32Array;
  /** Quaternions x, y, z, w for each frame of each bone. */
  rotations: Record<BoneName, Float32Array>;
  /** Where the hips are, for each frame, relative to the bind pose. */
  offsets: Float32Array;
  poses: Pose[];
}

export function bake(animation: Animation, bones: readonly Bone[]): Baked {
  const seconds = LOOP_SECONDS[animation];
  const frames = Math.round(seconds * FRAMES_PER_SECOND) + 1;
  const times = Float32Array.from({ length: frames }, (_, i) => (seconds * i) / (frames - 1));
  // The last frame is the first again, exactly, so that loops have no seam.
  const poses = Array.from(times, (time, i) => poseAt(animation, i === frames - 1 ? 0 : time));
  const turns = poses.map((pose) => carrying(bones, pose.turns));
  const rotations = Object.fromEntries(
    BONES.map((name) => [name, quaternions(turns.map((one) => localRotation(name, one[name])))]),
  ) as Record<BoneName, Float32Array>;
  const offsets = Float32Array.from(poses.flatMap((pose) => [...pose.offset]));
  return { times, rotations, offsets, poses };
}

/** How much of each expression, frame by frame. */
export const morphWeights = (poses: readonly Pose[], names: readonly MorphName[]): Float32Array =>
  Float32Array.from(
    poses.flatMap((pose) => names.map((name) => Math.max(0, Math.min(1, pose.face[name] ?? 0)))),
  );

function quaternions(matrices: readonly Float64Array[]): Float32Array {
  const out = new Float32Array(matrices.length * 4);
  for (const [i, matrix] of matrices.entries()) {
    const q = quaternion(matrix);
    const before = out.subarray((i - 1) * 4, i * 4);
    // Of the two that mean the same turn, the one near the frame before: otherwise limbs spin the long way round.
    const isFar = i > 0 && q.reduce((sum, v, k) => sum + v * before[k]!, 0) < 0;
    out.set(isFar ? q.map((v) => -v) : q, i * 4);
  }
  return out;
}

/** Of a rotation in rows, by its largest part, which keeps the division away from zero. */
function quaternion(m: Float64Array): number[] {
  const [a, b, c] = [m[0]!, m[4]!, m[8]!];
  const squares = [1 + a - b - c, 1 - a + b - c, 1 - a - b + c, 1 + a + b + c];
  const largest = squares.indexOf(Math.max(...squares));
  const [xy, xz, yz] = [m[1]! + m[3]!, m[2]! + m[6]!, m[5]! + m[7]!];
  const [wx, wy, wz] = [m[7]! - m[5]!, m[2]! - m[6]!, m[3]! - m[1]!];
  const rows = [
    [squares[0]!, xy, xz, wx],
    [xy, squares[1]!, yz, wy],
    [xz, yz, squares[2]!, wz],
    [wx, wy, wz, squares[3]!],
  ];
  const row = rows[largest]!;
  const size = Math.hypot(...row);
  return row.map((value) => value / size);
}
