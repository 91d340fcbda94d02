/** Gives a built character something to hold: a microphone in the right hand, or a guitar on a strap. */

import { occlusionOf } from '#engine/sculpt/mesh/occlusion.ts';
import { type Character, type MeshPart, solidMesh } from './build-character.ts';
import type { Side } from './figure/body.ts';
import type { SolidPart } from './part.ts';
import { gripHand } from './props/grip.ts';
import { guitar } from './props/guitar.ts';
import { microphone } from './props/microphone.ts';
import { MICROPHONE } from './props/places.ts';

export type Prop = 'microphone' | 'guitar';

/** Half the thickness of a guitar's neck. */
const NECK = 0.045;

/** Whoever takes something else puts down what the description gave them. */
function emptyHanded(character: Character): Character {
  const { parts, skeleton } = character;
  if (!skeleton.bones.some((one) => one.held)) return character;
  return {
    ...character,
    parts: parts.filter(({ name }) => !name.startsWith('held')),
    skeleton: { ...skeleton, bones: skeleton.bones.map(({ held: _held, ...bone }) => bone) },
  };
}

/** The prop's own pieces, and hands that close around it; everything else is shared with the character given. */
export function withProp(given: Character, prop: Prop): Character {
  const character = emptyHanded(given);
  const { look, figure, skeleton, field } = character;
  const { joints, bones } = skeleton;
  const meshOf = (part: SolidPart): MeshPart => {
    const mesh = solidMesh(part, look, figure, bones);
    return { ...mesh, occlusion: occlusionOf(mesh.positions, mesh.normals, field, 0.34, 0.35) };
  };
  const closed =
    (side: Side, radius: number) =>
    (part: MeshPart): MeshPart =>
      part.name === `hand${side}` ? grip(part, side, radius) : part;
  const grip = (part: MeshPart, side: Side, radius: number): MeshPart => {
    const mesh = meshOf({
      name: part.name,
      shape: gripHand(joints, figure, side, radius),
      material: part.material,
      colour: '#000000',
      bones: [`hand${side}`, `foreArm${side}`],
    });
    // The hand that was there knows the skin's colour.
    const skin = part.colours.subarray(0, 3);
    return { ...mesh, colours: mesh.colours.map((_, i) => skin[i % 3]!) };
  };
  if (prop === 'microphone')
    return {
      ...character,
      parts: [
        ...character.parts.map(closed('R', MICROPHONE.radius)),
        ...microphone(joints, figure).map(meshOf),
      ],
    };
  const kind =
    look.outfit === 'rock' || look.outfit === 'pop' || look.outfit === 'hip-hop' ? 'electric' : 'acoustic';
  return {
    ...character,
    parts: [...character.parts.map(closed('L', NECK)), ...guitar(joints, figure, kind).map(meshOf)],
  };
}
