/** Small things that people bring themselves when their doing needs them: sculpted models in metres, a little larger than life to suit large hands. */

import { buildMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import { type Material, type Part, part } from '#engine/sculpt/model.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Piece } from '../../world/piece.ts';

export type Solid = readonly [colour: string, material: Material, shape: Shape, detail?: number];

export interface PropModel {
  solids: readonly Solid[];
  /** Middle of where a fist holds it; the origin unless told. */
  grip?: Vec3;
  anchors?: Readonly<Record<string, Vec3>>;
}

export function pieceOf(name: string, { solids, grip = [0, 0, 0], anchors = {} }: PropModel): Piece {
  const parts: Part[] = solids.map(([colour, material, shape, detail]) =>
    part(colour, material, shape, undefined, detail),
  );
  return {
    name,
    mesh: buildMesh({ parts, anchors: {} }, 'draft'),
    palette: Object.fromEntries(solids.map(([colour]) => [colour, linear(colour)])),
    scale: 1,
    anchors: { grip, ...anchors },
  };
}
