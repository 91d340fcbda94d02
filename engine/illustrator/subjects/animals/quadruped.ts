/** Builds every four-legged creature from its proportions, its head, its tail and its coat. */

import { type Model, type Paint, type Part, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../subject.ts';
import { type Leg, type Proportions, type Skeleton, skeleton } from './skeleton.ts';

/** A head in its own units: radius about 1, looking along z. */
export interface Head {
  solid: Shape;
  paint: Paint[];
  parts: Part[];
}

export interface Coat {
  shapes?: Shape[];
  paint?: Paint[];
  parts?: Part[];
}

export interface Creature {
  proportions: Proportions;
  head: Head;
  material?: Part['material'];
  /** Neck radius at the chest and at the head. */
  neck: readonly [number, number];
  /** Width of the melting between body, neck and legs. */
  soft?: number;
  /** Colour of a light belly and chest. */
  belly?: string;
  /** Colour of paws or hooves. */
  feet?: string;
  /** Share of the leg that the feet's colour covers. */
  socks?: number;
  hooves?: boolean;
  tail?: (skeleton: Skeleton, pose: Pose) => Coat;
  extra?: (skeleton: Skeleton, pose: Pose) => Coat;
}

export function quadruped(c: Creature, pose: Pose): Model {
  const p = c.proportions;
  const s = skeleton(p, pose);
  const material = c.material ?? 'fur';
  const soft = c.soft ?? p.chest * 0.4;
  const onHead = { at: s.head, turn: s.headTurn, scale: p.headSize };
  const tail = c.tail?.(s, pose) ?? {};
  const extra = c.extra?.(s, pose) ?? {};
  const legs = legShapes(s, p, c.hooves ?? false);

  const torso = blend(
    soft,
    ellipsoid(
      s.chest,
      s.upright ? [p.chest, p.chest * 1.08, p.chest * 0.95] : [p.chest, p.chest * 1.05, p.chest * 1.1],
    ),
    ellipsoid(s.hip, s.upright ? [p.hip * 1.12, p.hip, p.hip * 1.08] : [p.hip, p.hip, p.hip * 1.1]),
    capsule(s.chest, s.hip, p.chest * 0.86, p.hip * 0.86),
    capsule(
      add(s.chest, [0, p.chest * 0.25, p.chest * 0.15]),
      add(s.head, [0, -p.headSize * 0.2, -p.headSize * 0.3]),
      c.neck[0],
      c.neck[1],
    ),
  );
  const solid = blend(
    soft * 0.35,
    blend(soft * 0.6, torso, ...legs.solids, ...(tail.shapes ?? []), ...(extra.shapes ?? [])),
    place(c.head.solid, onHead),
  );
  const coat: Paint[] = [
    ...(c.belly ? [paint(c.belly, bellyPatch(s, p), p.chest * 0.1)] : []),
    ...(c.feet ? legs.feet.map((where) => paint(c.feet!, where, 0.02, c.hooves ? 'glossy' : undefined)) : []),
    ...(tail.paint ?? []),
    ...(extra.paint ?? []),
  ];
  // The head's paint must not reach the body below it.
  const facePaint = c.head.paint.map((layer) => ({
    ...layer,
    where: place(layer.where, onHead),
    soft: (layer.soft ?? 0.01) * p.headSize,
  }));
  return {
    parts: [
      part('body', material, solid, [...coat, ...facePaint]),
      ...c.head.parts.map((q) => placePart(q, onHead)),
      ...(tail.parts ?? []),
      ...(extra.parts ?? []),
    ],
    anchors: {
      hand: { at: s.hand },
      ...(s.upright && { side: { at: [-s.front[2][0], s.front[2][1], s.front[2][2]] } }),
      mouth: { at: add(s.head, [0, -p.headSize * 0.5, p.headSize * 1.2]) },
      seat: { at: s.seat },
      hips: { at: add(s.hip, [0, -p.hip * 0.8, 0]) },
      top: { at: add(s.head, [0, p.headSize, 0]) },
      // Half the width of what goes round it.
      neck: {
        at: mixed(
          add(s.chest, [0, p.chest * 0.72, p.chest * (s.upright ? 0.2 : 0.42)]),
          add(s.head, [0, -p.headSize * 0.5, -p.headSize * 0.3]),
          s.upright ? 0 : 0.25,
        ),
        room: p.chest * 1.22,
      },
    },
  };
}

function bellyPatch(s: Skeleton, p: Proportions): Shape {
  if (s.upright) {
    const middle = mixed(s.hip, s.chest, 0.52);
    return ellipsoid(add(middle, [0, 0, p.chest * 0.95]), [
      p.chest * 0.68,
      (s.chest[1] - s.hip[1]) * 0.5 + p.chest * 0.85,
      p.chest * 0.7,
    ]);
  }
  return blend(
    p.chest * 0.5,
    ellipsoid(add(s.chest, [0, 0.02, p.chest * 1.05]), [p.chest * 0.62, p.chest * 0.95, p.chest * 0.6]),
    capsule(
      add(s.chest, [0, -p.chest * 1.1, 0]),
      add(s.hip, [0, -p.hip * 1.1, 0]),
      p.chest * 0.5,
      p.hip * 0.45,
    ),
  );
}

function legShapes(s: Skeleton, p: Proportions, hooves: boolean) {
  const solids: Shape[] = [];
  const feet: Shape[] = [];
  const add2 = (leg: Leg, thick: number, flip: boolean, both: boolean, hind: boolean) => {
    const [root, knee, foot] = leg;
    const arm = s.upright && !hind && foot[1] > p.legThick * 2;
    const parts = [
      tube([root, knee, foot], [thick * (hind ? 1.75 : 1.35), thick * 1.02, thick * 0.88], 5),
      footShape(foot, knee, p.legThick, hooves, arm, s.upright && hind && foot[1] > p.legThick),
    ];
    if (hind && s.upright)
      parts.push(ellipsoid(mixed(root, knee, 0.45), [thick * 1.5, p.hip * 0.72, p.hip * 0.85]));
    const solid = blend(thick * 0.6, ...parts);
    const sock = sphere(foot, p.legThick * (hooves ? 1.25 : 2.3));
    const turn = (shape: Shape) => (both ? mirror(shape) : flip ? flipped(shape) : shape);
    solids.push(turn(solid));
    feet.push(turn(sock));
  };
  add2(s.front, p.legThick, false, !s.otherFront, false);
  if (s.otherFront) add2(s.otherFront, p.legThick, true, false, false);
  add2(s.hind, p.legThick * 1.02, false, !s.otherHind, true);
  if (s.otherHind) add2(s.otherHind, p.legThick * 1.02, true, false, true);
  return { solids, feet };
}

/** The shape on the other side of x = 0. */
const flipped = (shape: Shape): Shape => ({
  lo: [-shape.hi[0], shape.lo[1], shape.lo[2]],
  hi: [-shape.lo[0], shape.hi[1], shape.hi[2]],
  thin: shape.thin,
  distance: (x, y, z) => shape.distance(-x, y, z),
});

function footShape(
  foot: Vec3,
  knee: Vec3,
  thick: number,
  hooves: boolean,
  arm: boolean,
  sole: boolean,
): Shape {
  if (hooves && !arm)
    return capsule(
      add(foot, [0, -thick * 0.1, thick * 0.12]),
      add(foot, [0, thick * 0.9, 0]),
      thick * 1.12,
      thick * 0.8,
    );
  if (arm) return sphere(mixed(foot, knee, -0.06), thick * 1.25);
  if (sole) return ellipsoid(add(foot, [0, thick * 0.1, 0]), [thick * 1.25, thick * 1.45, thick * 0.95]);
  return ellipsoid(add(foot, [0, thick * 0.12, thick * 0.55]), [thick * 1.2, thick * 0.86, thick * 1.6]);
}

/** A tail along points given from the root: x to the side, y up, z backwards. */
export function tailPath(s: Skeleton, points: readonly Vec3[]): Vec3[] {
  const a = (s.tailLift * Math.PI) / 180;
  return points.map(([x, y, back]) => [
    s.tail[0] + x,
    Math.max(s.tail[1] + y * Math.cos(a) + back * Math.sin(a), s.upright ? 0.06 : -9),
    s.tail[2] - back * Math.cos(a) + y * Math.sin(a) * 0.3,
  ]);
}

export const bushyTail =
  (points: readonly Vec3[], radii: readonly number[], tip?: { colour: string; from: number; r: number }) =>
  (s: Skeleton): Coat => {
    const path = tailPath(s, points);
    const end = path[Math.min(path.length - 1, tip?.from ?? 0)]!;
    return {
      shapes: [tube(path, radii, 5)],
      ...(tip && { paint: [paint(tip.colour, sphere(end, tip.r), 0.03)] }),
    };
  };
