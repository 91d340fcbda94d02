/** Gives a built character other hands: open, closed or pointing, in the skin or the gloves that it wears. */

import { occlusionOf } from '#engine/sculpt/mesh/occlusion.ts';
import { swell } from '#engine/sculpt/shapes/combine.ts';
import { type Character, type MeshPart, solidMesh } from './build-character.ts';
import type { Side } from './figure/body.ts';
import { type HandShape, handShape } from './figure/hand-shapes.ts';

/** Everything but the hands is shared with the character given. */
export function withHands(character: Character, shapes: Readonly<Record<Side, HandShape>>): Character {
  return {
    ...character,
    parts: character.parts.map((part) => {
      const side = /^(?:hand|glove)([LR])$/.exec(part.name)?.[1] as Side | undefined;
      const shape = side && shapes[side];
      return !side || !shape || shape === 'relaxed' ? part : handMesh(character, part, side, shape);
    }),
  };
}

function handMesh(
  { look, figure, skeleton, field }: Character,
  part: MeshPart,
  side: Side,
  kind: Exclude<HandShape, 'relaxed'>,
): MeshPart {
  const bare = handShape(skeleton.joints, figure, side, kind);
  const mesh = solidMesh(
    {
      name: part.name,
      shape: part.name.startsWith('glove') ? swell(0.012, bare) : bare,
      material: part.material,
      colour: '#000000',
      bones: [`hand${side}`, `foreArm${side}`],
    },
    look,
    figure,
    skeleton.bones,
  );
  // The hand that was there knows the skin's colour.
  const skin = part.colours.subarray(0, 3);
  return {
    ...mesh,
    colours: mesh.colours.map((_, i) => skin[i % 3]!),
    occlusion: occlusionOf(mesh.positions, mesh.normals, field, 0.34, undefined),
  };
}
