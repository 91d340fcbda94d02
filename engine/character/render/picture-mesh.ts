/** One or more posed characters as the single mesh that the rasteriser draws. */

import type { ModelMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import { part as modelPart } from '#engine/sculpt/model.ts';
import type { Coloured } from '#engine/sculpt/render/surface-sampler.ts';
import { sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Character } from '../build-character.ts';
import type { Posed } from '../motion/skin.ts';

/** The rasteriser asks parts for material and number only; their solids are not needed any more. */
const NOTHING = sphere([0, 0, 0], 1);

type PictureMesh = ModelMesh & Required<Coloured>;

/** What no pose changes. */
type Unmoved = Pick<PictureMesh, 'colours' | 'occlusion' | 'indices' | 'partOf' | 'model'>;

const known = new WeakMap<Character, Unmoved>();

export function pictureMesh(character: Character, posed: readonly Posed[]): PictureMesh {
  const unmoved = known.get(character) ?? unmovedOf(character);
  known.set(character, unmoved);
  const positions = new Float32Array(unmoved.colours.length);
  const normals = new Float32Array(unmoved.colours.length);
  let v = 0;
  for (const one of posed) {
    positions.set(one.positions, v);
    normals.set(one.normals, v);
    v += one.positions.length;
  }
  const { lo, hi } = extent(positions);
  return {
    ...unmoved,
    positions,
    normals,
    // The ground is where it is, also while the figure jumps.
    lo: [lo[0], Math.min(0, lo[1]), lo[2]],
    hi,
    field: character.field,
  };
}

function unmovedOf({ parts }: Character): Unmoved {
  const vertices = parts.reduce((sum, one) => sum + one.positions.length, 0);
  const corners = parts.reduce((sum, one) => sum + one.indices.length, 0);
  const colours = new Float32Array(vertices);
  const occlusion = new Float32Array(vertices / 3);
  const indices = new Uint32Array(corners);
  const partOf = new Uint8Array(corners / 3);
  let v = 0;
  let c = 0;
  for (const [number, one] of parts.entries()) {
    colours.set(one.colours, v);
    occlusion.set(one.occlusion, v / 3);
    partOf.fill(number, c / 3, (c + one.indices.length) / 3);
    for (const index of one.indices) indices[c++] = index + v / 3;
    v += one.positions.length;
  }
  const model = { parts: parts.map((one) => modelPart(one.name, one.material, NOTHING)), anchors: {} };
  return { colours, occlusion, indices, partOf, model };
}

function extent(positions: Float32Array): { lo: Vec3; hi: Vec3 } {
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3)
    for (const axis of [0, 1, 2] as const) {
      const value = positions[i + axis]!;
      if (value < lo[axis]) lo[axis] = value;
      if (value > hi[axis]) hi[axis] = value;
    }
  return { lo, hi };
}
