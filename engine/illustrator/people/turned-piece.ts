/** A person's piece turned about the upright axis, with everything that belongs to it. */

import { after, anglesOf, apply, turned } from '#engine/character/motion/limbs.ts';
import { scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { footOf } from '../world/piece.ts';
import type { PersonPiece } from './person.ts';

/** About the figure's own origin, which stays where it is; degrees to the figure's left. */
export function turnedPiece(piece: PersonPiece, degrees: number): PersonPiece {
  const turn = turned([0, degrees, 0]);
  const { mesh } = piece;
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  const lo: [number, number, number] = [Infinity, mesh.lo[1], Infinity];
  const hi: [number, number, number] = [-Infinity, mesh.hi[1], -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const p = apply(turn, [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!]);
    positions.set(p, i);
    normals.set(apply(turn, [mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]!]), i);
    for (const axis of [0, 2] as const) {
      lo[axis] = Math.min(lo[axis], p[axis]);
      hi[axis] = Math.max(hi[axis], p[axis]);
    }
  }
  const anchors = Object.fromEntries(
    Object.entries(piece.anchors).map(([name, at]): [string, Vec3] => [name, apply(turn, at)]),
  );
  const before = footOf(piece);
  const whole: PersonPiece = { ...piece, mesh: { ...mesh, positions, normals, lo, hi }, anchors };
  const now = footOf(whole);
  // Metres were counted from the middle of the old foot; they are now from that of the new one.
  const shift = scaled(subtract(apply(turn, before), now), piece.scale);
  return {
    ...whole,
    also: piece.also.map((one) => {
      const [x, y, z] = apply(turn, one.at);
      return {
        ...one,
        at: [x + shift[0], y + shift[1], z + shift[2]] as Vec3,
        turn: anglesOf(after(turn, turned(one.turn))),
      };
    }),
  };
}
