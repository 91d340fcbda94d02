/** A look becomes a mesh with bones and expressions: the one thing that screen, picture, film and file are made from. */

import type { PhotoFace } from '#engine/face/photo-face.ts';
import { type DistanceGrid, distanceGrid } from '#engine/sculpt/mesh/distance-grid.ts';
import { occlusionOf } from '#engine/sculpt/mesh/occlusion.ts';
import { polygonise } from '#engine/sculpt/mesh/surface-nets.ts';
import type { Material } from '#engine/sculpt/model.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { highest, lowest, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { assemble } from './assemble.ts';
import type { Costume } from './costume/kit.ts';
import type { Figure } from './figure/figure.ts';
import type { Look } from './figure/look.ts';
import { BONES, type Bone, type Skeleton } from './figure/skeleton.ts';
import { cellOf } from './mesh/cells.ts';
import { normalsOf } from './mesh/normals.ts';
import { holdBy, INFLUENCES, type SkinWeights, skinWeights } from './mesh/skin-weights.ts';
import { moved, STANDING, transformsOf } from './motion/pose.ts';
import type { MorphName, Rgb, SheetPart, SolidPart } from './part.ts';

export interface MeshPart extends SkinWeights {
  name: string;
  material: Material;
  /** In the bind pose. */
  positions: Float32Array;
  normals: Float32Array;
  /** Linear light. */
  colours: Float32Array;
  /** Share of the sky that each vertex sees. */
  occlusion: Float32Array;
  indices: Uint32Array;
  /** Full positions for each expression that moves this part. */
  morphs: Partial<Record<MorphName, Float32Array>>;
}

export interface Character {
  look: Look;
  figure: Figure;
  skeleton: Skeleton;
  parts: MeshPart[];
  lo: Vec3;
  hi: Vec3;
  /** Height with what is held above the head. */
  top: number;
  field: DistanceGrid;
}

export interface BuildOptions {
  /** A person's own face in place of the sculpted one. */
  photoFace?: PhotoFace | undefined;
  /** Clothes of the kit in place of the look's outfit and accessories. */
  costume?: Costume | undefined;
}

export function buildCharacter(look: Look, { photoFace, costume }: BuildOptions = {}): Character {
  const { figure, skeleton, solids, sheets } = assemble(look, photoFace, costume);
  const parts = [
    ...solids.map((one) => solidMesh(one, look, figure, skeleton.bones)),
    ...sheets.map((one) => sheetMesh(one, skeleton.bones)),
  ].filter((one) => one.indices.length > 0);
  // What is held is no part of the body's shade, and in the bind pose it is not where it will be.
  const isOwn = ({ name }: { name: string }) => !name.startsWith('held');
  const { lo, hi } = extentOf(parts.filter(isOwn));
  // People in pictures are many: buttons and laces cast no shade worth their time.
  const shading = solids.filter((one) => isOwn(one) && (!costume || isLarge(one.shape)));
  const field = distanceGrid(
    shading.map((one) => one.shade ?? one.shape),
    lo,
    hi,
    costume ? 18 : look.quality === 'low' ? 20 : 26,
  );
  for (const one of parts) {
    one.occlusion =
      one.name === 'eyes' || one.name === 'mouth' || one.name === 'lids'
        ? new Float32Array(one.positions.length / 3).fill(0.9)
        : occlusionOf(one.positions, one.normals, field, 0.34, 0);
  }
  const top = Math.max(hi[1], ...heldTops(parts, skeleton));
  return { look, figure, skeleton, parts, lo, hi, top, field };
}

/** How high each thing reaches that is held. */
function heldTops(parts: readonly MeshPart[], { bones }: Skeleton): number[] {
  const held = parts.filter(({ name }) => name.startsWith('held'));
  if (held.length === 0) return [];
  const transforms = transformsOf(bones, STANDING);
  return held.map(({ positions, bones: moving }) => {
    let high = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const at: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      high = Math.max(high, moved(transforms[moving[(i / 3) * INFLUENCES]!]!, at)[1]);
    }
    return high;
  });
}

const isLarge = ({ lo, hi }: Shape): boolean => Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]) > 0.42;

export function solidMesh(part: SolidPart, look: Look, figure: Figure, bones: readonly Bone[]): MeshPart {
  const { positions, normals, indices } = polygonise(part.shape, cellOf(part, look.quality, figure.head));
  const skin = skinWeights(positions, part.bones, bones);
  if (part.name === 'head' || part.name === 'hair') {
    const number = BONES.indexOf('head');
    const neck = bones[number]!.from[1];
    // The face and the hair around it turn with the head; only the neck, and hair that hangs, give way.
    const high = part.name === 'head' ? 0.08 : 0.3;
    holdBy(skin, number, positions, (_x, y) => smoothstep(neck - 0.08, neck + high, y));
  }
  return {
    name: part.name,
    material: part.material,
    positions,
    normals,
    indices,
    colours: coloursOf(part, positions),
    occlusion: new Float32Array(0),
    ...skin,
    morphs: {},
  };
}

function coloursOf({ colour, tint }: SolidPart, positions: Float32Array): Float32Array {
  const base: Rgb = linear(colour);
  const out = new Float32Array(positions.length);
  for (let i = 0; i < out.length; i += 3)
    out.set(tint ? tint(positions[i]!, positions[i + 1]!, positions[i + 2]!, base) : base, i);
  return out;
}

function sheetMesh(
  { name, material, positions, indices, colours, bones: allowed, morphs }: SheetPart,
  bones: readonly Bone[],
): MeshPart {
  return {
    name,
    material,
    positions,
    normals: normalsOf(positions, indices),
    indices,
    colours,
    occlusion: new Float32Array(0),
    ...skinWeights(positions, allowed, bones),
    morphs,
  };
}

function extentOf(parts: readonly MeshPart[]): { lo: Vec3; hi: Vec3 } {
  let lo: Vec3 = [Infinity, Infinity, Infinity];
  let hi: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i += 3) {
      const p: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      lo = lowest(lo, p);
      hi = highest(hi, p);
    }
  return { lo, hi };
}
