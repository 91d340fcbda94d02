/** The skinned mesh of a posed person, standing on the ground, and the places on it that others may want to know. */

import type { Character } from '#engine/character/build-character.ts';
import type { Side } from '#engine/character/figure/body.ts';
import { pose as skinned } from '#engine/character/motion/skin.ts';
import { pictureMesh } from '#engine/character/render/picture-mesh.ts';
import { posedField } from '#engine/character/render/posed-field.ts';
import { mixed, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Piece } from '../world/piece.ts';
import { landmarkIn, type Solved } from './pose/solve.ts';
import type { Landmark } from './pose/stance.ts';

/** Moved up or down so that the lowest point is `lift` above the ground; left where it is without `lift`. */
export function posedMesh(
  character: Character,
  solved: Solved,
  lift: number | undefined,
): { mesh: Piece['mesh']; up: number } {
  const mesh = pictureMesh(character, skinned(character, solved.pose));
  const { positions } = mesh;
  let [lowest, highest] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    lowest = Math.min(lowest, positions[i]!);
    highest = Math.max(highest, positions[i]!);
  }
  const up = lift === undefined ? 0 : lift - lowest;
  for (let i = 1; i < positions.length; i += 3) positions[i]! += up;
  const lo: Vec3 = [mesh.lo[0], Math.min(0, lowest + up), mesh.lo[2]];
  const hi: Vec3 = [mesh.hi[0], highest + up, mesh.hi[2]];
  const field = posedField(character, solved.transforms, up, lo, hi);
  return { mesh: { ...mesh, lo, hi, field }, up };
}

export function anchorsOf(character: Character, { transforms, hands }: Solved, up: number): Piece['anchors'] {
  const lifted = ([x, y, z]: Vec3): Vec3 => [x, y + up, z];
  const at = (name: Landmark, side: Side = 'L') => lifted(landmarkIn(character, transforms, name, side).at);
  const middle = (name: Landmark) => mixed(at(name, 'L'), at(name, 'R'), 0.5);
  return {
    head: middle('eye'),
    mouth: at('mouth'),
    top: at('crown'),
    shoulder: at('shoulder'),
    handL: lifted(hands.L.grip),
    handR: lifted(hands.R.grip),
    hips: middle('hip'),
    lap: mixed(middle('hip'), middle('knee'), 0.45),
    chest: at('chest'),
  };
}
