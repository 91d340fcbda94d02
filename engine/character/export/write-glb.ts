/** A character as a GLB file for other programs: meshes with colours, bones, expressions, and the seven movements. */

import type { Material } from '#engine/sculpt/model.ts';
import type { Character, MeshPart } from '../build-character.ts';
import { BONES } from '../figure/skeleton.ts';
import { ANIMATIONS } from '../motion/animations.ts';
import type { MorphName } from '../part.ts';
import { bake, morphWeights } from './bake.ts';
import { createGlbWriter, type GlbWriter } from './glb-writer.ts';

/** How rough a surface is; metals are named. */
const ROUGHNESS: Partial<Record<Material, number>> = { glossy: 0.25, metal: 0.3, skin: 0.62, glass: 0.1 };
const DEFAULT_ROUGHNESS = 0.85;
/** How much of what lies behind it glass hides. */
const GLASS = 0.4;

export function writeGlb(character: Character): Uint8Array<ArrayBuffer> {
  const glb = createGlbWriter();
  const { parts, skeleton } = character;
  const materials = [...new Set(parts.map((one) => one.material))];
  const firstPart = BONES.length;
  const nodes = [
    ...skeleton.bones.map(({ name, parent, from }, i) => {
      const above = skeleton.bones[parent]?.from ?? [0, 0, 0];
      const children = skeleton.bones.flatMap((one, child) => (one.parent === i ? [child] : []));
      return {
        name,
        translation: from.map((value, axis) => value - above[axis]!),
        ...(children.length > 0 && { children }),
      };
    }),
    ...parts.map(({ name }, i) => ({ name, mesh: i, skin: 0 })),
  ];
  return glb.finish({
    asset: { version: '2.0', generator: 'Atelier' },
    scene: 0,
    scenes: [{ name: 'Character', nodes: [0, ...parts.map((_, i) => firstPart + i)] }],
    nodes,
    skins: [
      { joints: BONES.map((_, i) => i), skeleton: 0, inverseBindMatrices: inverseBinds(glb, character) },
    ],
    materials: materials.map(materialOf),
    meshes: parts.map((one) => meshOf(glb, one, materials.indexOf(one.material))),
    animations: ANIMATIONS.map((name) => animationOf(glb, character, name, firstPart)),
  });
}

const materialOf = (name: Material) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [1, 1, 1, name === 'glass' ? GLASS : 1],
    metallicFactor: name === 'metal' ? 0.7 : 0,
    roughnessFactor: ROUGHNESS[name] ?? DEFAULT_ROUGHNESS,
  },
  ...(name === 'glass' && { alphaMode: 'BLEND' }),
  doubleSided: true,
});

const morphNames = (part: MeshPart): MorphName[] => Object.keys(part.morphs) as MorphName[];

function meshOf(glb: GlbWriter, part: MeshPart, material: number) {
  const names = morphNames(part);
  const targets = names.map((name) => {
    const delta = part.morphs[name]!.map((value, i) => value - part.positions[i]!);
    return { POSITION: glb.add(delta, 'VEC3', { use: 'vertices', range: true }) };
  });
  return {
    name: part.name,
    primitives: [
      {
        attributes: {
          POSITION: glb.add(part.positions, 'VEC3', { use: 'vertices', range: true }),
          NORMAL: glb.add(unitNormals(part.normals), 'VEC3', { use: 'vertices' }),
          COLOR_0: glb.add(coloursOf(part), 'VEC4', { use: 'vertices', normalized: true }),
          JOINTS_0: glb.add(jointsOf(part), 'VEC4', { use: 'vertices' }),
          WEIGHTS_0: glb.add(part.weights, 'VEC4', { use: 'vertices' }),
        },
        indices: glb.add(part.indices, 'SCALAR', { use: 'triangles' }),
        material,
        ...(targets.length > 0 && { targets }),
      },
    ],
    ...(targets.length > 0 && { weights: names.map(() => 0), extras: { targetNames: names } }),
  };
}

/** The file format insists on length one, also where a sheet folds onto itself. */
function unitNormals(normals: Float32Array): Float32Array {
  const out = new Float32Array(normals.length);
  for (let i = 0; i < out.length; i += 3) {
    const [x, y, z] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    const length = Math.hypot(x, y, z);
    out.set(length > 1e-6 ? [x / length, y / length, z / length] : [0, 0, 1], i);
  }
  return out;
}

/** Vertex colours are linear light, as ours are; folds stay a little darker. */
function coloursOf({ colours, occlusion }: MeshPart): Uint8Array {
  const out = new Uint8Array((colours.length / 3) * 4);
  for (let v = 0; v < out.length / 4; v++) {
    const light = 255 * (0.55 + 0.45 * occlusion[v]!);
    for (let c = 0; c < 3; c++)
      out[v * 4 + c] = Math.round(Math.max(0, Math.min(1, colours[v * 3 + c]!)) * Math.min(255, light));
    out[v * 4 + 3] = 255;
  }
  return out;
}

/** A bone without a share must be called zero. */
const jointsOf = ({ bones, weights }: MeshPart): Uint8Array =>
  bones.map((bone, i) => (weights[i]! > 0 ? bone : 0));

function inverseBinds(glb: GlbWriter, { skeleton }: Character): number {
  const out = new Float32Array(skeleton.bones.length * 16);
  for (const [i, { from }] of skeleton.bones.entries())
    out.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -from[0], -from[1], -from[2], 1], i * 16);
  return glb.add(out, 'MAT4');
}

function animationOf(
  glb: GlbWriter,
  { parts, skeleton }: Character,
  name: (typeof ANIMATIONS)[number],
  firstPart: number,
) {
  const { times, rotations, offsets, poses } = bake(name, skeleton.bones);
  const input = glb.add(times, 'SCALAR', { range: true });
  const samplers: object[] = [];
  const channels: object[] = [];
  const track = (node: number, path: string, output: number) => {
    channels.push({ sampler: samplers.length, target: { node, path } });
    samplers.push({ input, output, interpolation: 'LINEAR' });
  };
  for (const [node, bone] of BONES.entries()) track(node, 'rotation', glb.add(rotations[bone], 'VEC4'));
  const hips = skeleton.bones[0]!.from;
  track(
    0,
    'translation',
    glb.add(
      offsets.map((value, i) => value + hips[i % 3]!),
      'VEC3',
    ),
  );
  for (const [i, part] of parts.entries()) {
    const names = morphNames(part);
    if (names.length > 0) track(firstPart + i, 'weights', glb.add(morphWeights(poses, names), 'SCALAR'));
  }
  return { name, channels, samplers };
}
