/** Moves a character's vertices into a pose: expressions first, then the bones. */

import type { Character, MeshPart } from '../build-character.ts';
import { normalsOf } from '../mesh/normals.ts';
import { INFLUENCES } from '../mesh/skin-weights.ts';
import type { MorphName } from '../part.ts';
import { type Pose, type Transform, transformsOf } from './pose.ts';

export interface Posed {
  positions: Float32Array;
  normals: Float32Array;
}

export function pose(character: Character, wanted: Pose): Posed[] {
  const transforms = transformsOf(character.skeleton.bones, wanted);
  return character.parts.map((part) => skinned(part, expressed(part, wanted.face), transforms));
}

/** Several expressions add their differences from rest. */
function expressed(part: MeshPart, face: Pose['face']): Posed {
  const active = (Object.entries(part.morphs) as [MorphName, Float32Array][]).filter(([name]) => face[name]);
  if (active.length === 0) return part;
  const positions = part.positions.slice();
  for (const [name, target] of active) {
    const share = face[name]!;
    for (let i = 0; i < positions.length; i++) positions[i]! += (target[i]! - part.positions[i]!) * share;
  }
  return { positions, normals: normalsOf(positions, part.indices) };
}

function skinned(part: MeshPart, rest: Posed, transforms: readonly Transform[]): Posed {
  const { bones, weights } = part;
  const positions = new Float32Array(rest.positions.length);
  const normals = new Float32Array(rest.normals.length);
  const m = new Float64Array(12);
  for (let v = 0, o = 0; o < positions.length; v += INFLUENCES, o += 3) {
    const first = transforms[bones[v]!]!;
    if (weights[v]! > 0.999) m.set(first);
    else {
      m.fill(0);
      for (let k = v; k < v + INFLUENCES; k++) {
        const w = weights[k]!;
        if (w === 0) continue;
        const t = transforms[bones[k]!]!;
        for (let e = 0; e < 12; e++) m[e]! += t[e]! * w;
      }
    }
    const [x, y, z] = [rest.positions[o]!, rest.positions[o + 1]!, rest.positions[o + 2]!];
    positions[o] = m[0]! * x + m[1]! * y + m[2]! * z + m[9]!;
    positions[o + 1] = m[3]! * x + m[4]! * y + m[5]! * z + m[10]!;
    positions[o + 2] = m[6]! * x + m[7]! * y + m[8]! * z + m[11]!;
    const [a, b, c] = [rest.normals[o]!, rest.normals[o + 1]!, rest.normals[o + 2]!];
    const nx = m[0]! * a + m[1]! * b + m[2]! * c;
    const ny = m[3]! * a + m[4]! * b + m[5]! * c;
    const nz = m[6]! * a + m[7]! * b + m[8]! * c;
    const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    normals[o] = nx * l;
    normals[o + 1] = ny * l;
    normals[o + 2] = nz * l;
  }
  return { positions, normals };
}
