/** One body plan for all birds: beaks, wings, crests and feet. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../../subject.ts';
import { bothSides, type Eyes, eyes } from '../face.ts';

export interface Fowl {
  body: Vec3;
  lean: number;
  head: Vec3;
  headR: number;
  neck?: number;
  legs: number;
  eye: Eyes;
  beak: readonly [length: number, width: number, droop: number];
  wing: readonly [length: number, width: number];
  tail?: readonly [length: number, lift: number];
  paint?: Paint[];
  extra?: Part[];
  flatFeet?: boolean;
}

/** Feathers as fingers of a flat hand, along +x from the shoulder. */
export function spreadWing(long: number, wide: number): Shape {
  const outline = curve(
    [
      [0, wide * 0.2],
      [long * 0.4, wide * 0.42],
      [long * 0.8, wide * 0.42],
      [long * 1.05, wide * 0.3],
      [long * 0.95, wide * 0.02],
      [long * 0.82, -wide * 0.02],
      [long * 0.78, -wide * 0.3],
      [long * 0.62, -wide * 0.3],
      [long * 0.55, -wide * 0.55],
      [long * 0.36, -wide * 0.5],
      [long * 0.2, -wide * 0.62],
      [0, -wide * 0.35],
    ],
    4,
  );
  return pillow(outline, wide * 0.1, wide * 0.3);
}

export function fowl(f: Fowl, pose: Pose): Model {
  const flying = pose === 'fly';
  const y = f.legs + f.body[1] * 0.86;
  const middle: Vec3 = [0, y, 0];
  const head = add(middle, f.head);
  const on = (s: Shape) => place(s, { at: head, scale: f.headR });
  const torso = place(ellipsoid([0, 0, 0], f.body), { at: middle, turn: [f.lean, 0, 0] });
  const [wl, ww] = f.wing;
  const wing = flying
    ? place(spreadWing(wl * 1.9, ww * 1.5), {
        at: add(middle, [f.body[0] * 0.7, f.body[1] * 0.35, 0.05]),
        turn: [-56, -14, 30],
      })
    : place(
        blend(
          0.05,
          ellipsoid([0, -wl * 0.3, 0], [ww * 0.26, wl * 0.5, ww * 0.62]),
          capsule([0, -wl * 0.3, -ww * 0.1], [-0.02, -wl * 0.86, -ww * 0.55], ww * 0.3, ww * 0.05),
        ),
        { at: add(middle, [f.body[0] * 0.96, f.body[1] * 0.34, 0.02]), turn: [f.lean * 0.6, 0, 9] },
      );
  const [bl, bw, droop] = f.beak;
  const beak = union(
    place(
      blend(
        0.04,
        capsule([0, 0, 0], [0, -droop, bl], bw, bw * 0.14),
        ellipsoid([0, -0.02, bl * 0.2], [bw * 1.15, bw * 0.8, bl * 0.4]),
      ),
      { at: [0, 0.02, 0.86] },
    ),
    capsule([0, -bw * 0.75, 0.8], [0, -bw * 0.7 - droop * 0.6, 0.86 + bl * 0.6], bw * 0.62, bw * 0.1),
  );
  const parts: Part[] = [
    part(
      'body',
      'fur',
      blend(
        0.14,
        torso,
        sphere(head, f.headR),
        capsule(
          add(middle, [0, f.body[1] * 0.3, f.body[2] * 0.3]),
          add(head, [0, -f.headR * 0.35, -f.headR * 0.1]),
          f.body[0] * 0.6,
          f.neck ?? f.headR * 0.75,
        ),
      ),
      f.paint?.map((p) => ({ ...p, where: place(p.where, { at: middle }) })),
    ),
    part('wing', 'fur', mirror(wing), [
      paint(
        'wingTip',
        pattern((_x, py) => (flying ? 9 : py - (y - wl * 0.52))),
        0.03,
      ),
    ]),
    part('beak', 'glossy', on(beak)),
    ...eyes(f.eye).map((p) => ({
      ...p,
      shape: on(p.shape),
      ...(p.paint && {
        paint: p.paint.map((l) => ({ ...l, where: on(l.where), soft: (l.soft ?? 0) * f.headR })),
      }),
    })),
    ...(f.extra ?? []).map((p) => ({ ...p, shape: on(p.shape) })),
  ];
  if (f.tail) {
    const [long, lift] = f.tail;
    const root = add(middle, [0, -f.body[1] * 0.1, -f.body[2] * 0.8]);
    parts.push(
      part(
        'wing',
        'fur',
        blend(
          0.03,
          ...[-1, 0, 1].map((k) =>
            place(ellipsoid([0, 0, -long * 0.5], [long * 0.2, 0.04, long * 0.6]), {
              at: root,
              turn: [lift, k * 20, 0],
            }),
          ),
        ),
      ),
    );
  }
  if (!flying) parts.push(part('beak', 'glossy', mirror(foot(f, y))));
  return {
    parts,
    anchors: {
      top: { at: add(head, [0, f.headR, 0]) },
      seat: { at: add(middle, [0, f.body[1], 0]) },
      mouth: { at: add(head, [0, 0, f.headR + bl]) },
      hand: { at: add(head, [0, -f.headR * 0.3, f.headR * (1.1 + bl)]) },
      hips: { at: [0, f.legs * 0.5, 0] },
    },
  };
}

export function foot(f: Fowl, y: number): Shape {
  const x = f.body[0] * 0.42;
  const thick = f.flatFeet ? 0.05 : 0.026;
  const toes = [-28, 0, 28].map((a) =>
    place(capsule([0, 0, 0], [0, 0, 0.16], thick, thick * 0.8), { at: [x, thick, 0.02], turn: [0, a, 0] }),
  );
  return blend(
    0.03,
    capsule([x, y - f.body[1] * 0.7, 0], [x, thick, 0], thick * 1.1, thick),
    ...toes,
    capsule([x, thick, 0], [x, thick, -0.08], thick * 0.9, thick * 0.6),
  );
}

export const EYE: Eyes = { at: [0.48, 0.16, 0.72], r: 0.22, splay: 0.4 };

export const songbird: Fowl = {
  body: [0.34, 0.34, 0.42],
  lean: -22,
  head: [0, 0.38, 0.2],
  headR: 0.27,
  legs: 0.2,
  eye: EYE,
  beak: [0.42, 0.17, 0.06],
  wing: [0.52, 0.34],
  tail: [0.36, 24],
  paint: [
    paint('belly', ellipsoid([0, -0.04, 0.36], [0.3, 0.36, 0.26]), 0.04),
    paint('belly', bothSides([0.2, 0.32, 0.4], [0.1, 0.1, 0.14]), 0.03),
  ],
};
