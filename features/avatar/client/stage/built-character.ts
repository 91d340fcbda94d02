/** A built character as it travels from the worker to the screen: plain arrays, bones and measures. */

import type { Character, MeshPart } from '#engine/character/build-character.ts';
import type { Bone } from '#engine/character/figure/skeleton.ts';

export interface BuiltCharacter {
  parts: MeshPart[];
  bones: readonly Bone[];
  /** Height of the figure, of its head's middle, and the size of its head. */
  height: number;
  headY: number;
  headSize: number;
}

export interface BuildRequest {
  id: number;
  look: Character['look'];
}

export interface BuildReply {
  id: number;
  built?: BuiltCharacter;
  error?: string;
}

export const toBuilt = ({ parts, skeleton, top, figure }: Character): BuiltCharacter => ({
  parts,
  bones: skeleton.bones,
  height: top,
  headY: skeleton.joints.head[1],
  headSize: figure.head,
});

/** Buffers that can be handed over instead of copied. */
export const buffersOf = ({ parts }: BuiltCharacter): ArrayBuffer[] => [
  ...new Set(
    parts.flatMap((one) =>
      [
        one.positions,
        one.normals,
        one.colours,
        one.occlusion,
        one.indices,
        one.bones,
        one.weights,
        ...Object.values(one.morphs),
      ].map((array) => array.buffer as ArrayBuffer),
    ),
  ),
];
