/** One piece of a character before it is a mesh: a solid with a material, a colour that may vary softly, and the bones that move it. */

import type { Material } from '#engine/sculpt/model.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { BoneName } from './figure/skeleton.ts';

/** Linear light. */
export type Rgb = readonly [r: number, g: number, b: number];

export interface SolidPart {
  name: string;
  shape: Shape;
  material: Material;
  /** '#rrggbb'. */
  colour: string;
  /** Soft variations: blush, lips, worn edges. Given the place and the plain colour. */
  tint?: (x: number, y: number, z: number, base: Rgb) => Rgb;
  bones: readonly BoneName[];
  /** A simpler solid that stands for this one in the soft shade around the figure. */
  shade?: Shape;
  /** Finer (above 1) or coarser cells than usual. */
  detail?: number;
}

/** A piece whose triangles are made directly, because it must be crisp and must change shape: eyes, lids, brows, mouth. */
export interface SheetPart {
  name: string;
  material: Material;
  positions: Float32Array;
  indices: Uint32Array;
  /** Linear light, for each vertex. */
  colours: Float32Array;
  bones: readonly BoneName[];
  /** Where each vertex moves to when the face changes fully that way. */
  morphs: Partial<Record<MorphName, Float32Array>>;
}

export const MORPHS = [
  'blink',
  'browUp',
  'browAngry',
  'browSad',
  'smile',
  'frown',
  'closed',
  'teeth',
  'narrow',
  'open',
  'wide',
  'round',
  'lip',
  'tongue',
] as const;
export type MorphName = (typeof MORPHS)[number];
