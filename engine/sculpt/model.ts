/** What a sculptor hands over: solids with a material each, painted by other solids, coloured by name. */

import { boundsOf, type Shape } from './shapes/shape.ts';
import { type Placement, place, placed } from './shapes/transform.ts';
import type { Vec3 } from './shapes/vector.ts';

export type Material =
  | 'matte'
  | 'glossy'
  | 'metal'
  | 'glass'
  | 'glow'
  | 'fur'
  | 'skin'
  | 'printed'
  | 'wood'
  | 'crust'
  | 'ceramic'
  | 'leather'
  | 'cloth'
  | 'marble'
  | 'liquid';

/** Colours the part wherever it lies inside `where`. */
export interface Paint {
  colour: string;
  where: Shape;
  /** Width of the soft edge, in the model's units. */
  soft?: number;
  material?: Material;
}

export interface Part {
  /** Name of a colour, not the colour itself: recolouring never rebuilds a mesh. */
  colour: string;
  material: Material;
  shape: Shape;
  paint?: readonly Paint[];
  /** Finer (above 1) or coarser cells than the rest. */
  detail?: number;
}

/** A place on a model where something else can be put, and how that is turned (degrees about y). */
export interface Anchor {
  at: Vec3;
  facing?: Vec3;
  /** Radius of the free room around it: the surface of a table, the opening of a bowl. */
  room?: number;
}

export interface Model {
  parts: Part[];
  anchors: Record<string, Anchor>;
}

export const part = (
  colour: string,
  material: Material,
  shape: Shape,
  paint?: readonly Paint[],
  detail?: number,
): Part => ({ colour, material, shape, ...(paint ? { paint } : {}), ...(detail ? { detail } : {}) });

export const paint = (colour: string, where: Shape, soft = 0.01, material?: Material): Paint => ({
  colour,
  where,
  soft,
  ...(material ? { material } : {}),
});

export const placePart = (p: Part, placement: Placement): Part => ({
  ...p,
  shape: place(p.shape, placement),
  ...(p.paint && {
    paint: p.paint.map((layer) => ({
      ...layer,
      where: place(layer.where, placement),
      soft: (layer.soft ?? 0.01) * (placement.scale ?? 1),
    })),
  }),
});

export const placeModel = (model: Model, placement: Placement): Model => ({
  parts: model.parts.map((p) => placePart(p, placement)),
  anchors: Object.fromEntries(
    Object.entries(model.anchors).map(([name, anchor]) => [
      name,
      {
        ...anchor,
        at: placed(anchor.at, placement),
        ...(anchor.room !== undefined && { room: anchor.room * (placement.scale ?? 1) }),
      },
    ]),
  ),
});

/** Puts a prefix before every colour name, so that two models can stand in one picture. */
export const renameColours = (model: Model, prefix: string): Model => ({
  ...model,
  parts: model.parts.map((p) => ({
    ...p,
    colour: prefix + p.colour,
    ...(p.paint && { paint: p.paint.map((layer) => ({ ...layer, colour: prefix + layer.colour })) }),
  })),
});

export const modelBounds = (model: Model): { lo: Vec3; hi: Vec3 } =>
  boundsOf(model.parts.map((p) => p.shape));
