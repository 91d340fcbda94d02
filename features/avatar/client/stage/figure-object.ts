/** A built character as three.js objects: one skinned mesh for each piece on one skeleton. */

import {
  Bone,
  BufferAttribute,
  BufferGeometry,
  type Material,
  Matrix4,
  Object3D,
  Quaternion,
  Skeleton,
  SkinnedMesh,
} from 'three';
import { BONES } from '#engine/character/figure/skeleton.ts';
import { carrying, localRotation, type Pose } from '#engine/character/motion/pose.ts';
import { MORPHS, type MorphName } from '#engine/character/part.ts';
import type { BuiltCharacter } from './built-character.ts';

export type MaterialFor = (kind: string) => Material;

export interface FigureObject {
  root: Object3D;
  pose(pose: Pose): void;
  dispose(): void;
}

export function figureObject(
  character: BuiltCharacter,
  materialFor: MaterialFor,
  outline?: Material,
): FigureObject {
  const bones = character.bones.map(({ name }) => Object.assign(new Bone(), { name }));
  for (const [i, { parent, from }] of character.bones.entries()) {
    const above = character.bones[parent];
    bones[i]!.position.set(
      from[0] - (above?.from[0] ?? 0),
      from[1] - (above?.from[1] ?? 0),
      from[2] - (above?.from[2] ?? 0),
    );
    if (parent >= 0) bones[parent]!.add(bones[i]!);
  }
  const root = new Object3D();
  root.add(bones[0]!);
  root.updateMatrixWorld(true);
  const skeleton = new Skeleton(bones);
  const rest = bones[0]!.position.clone();
  const meshes: SkinnedMesh[] = [];
  const geometries: BufferGeometry[] = [];

  for (const part of character.parts) {
    const geometry = geometryOf(part);
    geometries.push(geometry);
    const mesh = new SkinnedMesh(geometry, materialFor(part.material));
    const drawn = [mesh];
    // Lines around eyes and mouth are part of the face itself.
    if (outline && Object.keys(part.morphs).length === 0 && part.name !== 'eyes')
      drawn.push(new SkinnedMesh(geometry, outline));
    for (const one of drawn) {
      one.bind(skeleton, new Matrix4());
      one.frustumCulled = false;
      root.add(one);
      meshes.push(one);
    }
  }

  const turn = new Quaternion();
  const matrix = new Matrix4();
  return {
    root,
    pose({ turns, offset, face }) {
      const carried = carrying(character.bones, turns);
      for (const [i, name] of BONES.entries()) {
        const m = localRotation(name, carried[name]);
        matrix.set(m[0]!, m[1]!, m[2]!, 0, m[3]!, m[4]!, m[5]!, 0, m[6]!, m[7]!, m[8]!, 0, 0, 0, 0, 1);
        bones[i]!.quaternion.copy(turn.setFromRotationMatrix(matrix));
      }
      bones[0]!.position.set(rest.x + offset[0], rest.y + offset[1], rest.z + offset[2]);
      for (const mesh of meshes) {
        const names = mesh.geometry.userData.morphs as MorphName[] | undefined;
        for (const [i, name] of names?.entries() ?? []) mesh.morphTargetInfluences![i] = face[name] ?? 0;
      }
    },
    dispose() {
      for (const one of geometries) one.dispose();
      skeleton.dispose();
    },
  };
}

function geometryOf(part: BuiltCharacter['parts'][number]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(part.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(part.normals, 3));
  geometry.setAttribute('color', new BufferAttribute(shaded(part.colours, part.occlusion), 3));
  geometry.setAttribute('skinIndex', new BufferAttribute(part.bones, 4));
  geometry.setAttribute('skinWeight', new BufferAttribute(part.weights, 4));
  geometry.setIndex(new BufferAttribute(part.indices, 1));
  const names = MORPHS.filter((name) => part.morphs[name]);
  if (names.length > 0) {
    geometry.morphTargetsRelative = true;
    geometry.morphAttributes.position = names.map((name) => {
      const target = part.morphs[name]!;
      return new BufferAttribute(
        target.map((v, i) => v - part.positions[i]!),
        3,
      );
    });
    geometry.userData.morphs = names;
  }
  return geometry;
}

/** Hollows are darker: the occlusion that was found while sculpting goes into the colours. */
function shaded(colours: Float32Array, occlusion: Float32Array): Float32Array {
  return colours.map((c, i) => c * (0.45 + 0.55 * Math.min(1, occlusion[Math.floor(i / 3)]! * 1.1)));
}
