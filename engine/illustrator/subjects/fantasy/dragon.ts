/** The dragon, a hero of the cast: a winged, horned, friendly beast with plates along its back. */

import { type Model, type Part, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { smoothPath, tube } from '#engine/sculpt/shapes/tube.ts';
import { add, cross, dot, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, bothSides, eyes } from '../animals/face.ts';
import { type Pose, subject, tone } from '../subject.ts';

interface Stance {
  spine: Vec3[];
  radii: number[];
  head: Vec3;
  headTurn: Vec3;
  arm: [Vec3, Vec3, Vec3];
  leg: [Vec3, Vec3, Vec3];
  wing: Vec3;
  wingTurn: Vec3;
}

/** The spine runs from the tip of the tail over the back to the head. */
const STANDING: Stance = {
  spine: [
    [0.7, 0.5, -1.15],
    [0.78, 0.2, -1.0],
    [0.5, 0.14, -1.12],
    [0.14, 0.3, -0.92],
    [0, 0.62, -0.46],
    [0, 0.86, 0.04],
    [0, 1.18, 0.26],
    [0, 1.56, 0.26],
    [0, 1.84, 0.44],
  ],
  radii: [0.035, 0.08, 0.12, 0.19, 0.34, 0.38, 0.25, 0.17, 0.16],
  head: [0, 1.98, 0.56],
  headTurn: [4, 0, 0],
  arm: [
    [0.28, 0.86, 0.24],
    [0.4, 0.66, 0.36],
    [0.34, 0.56, 0.58],
  ],
  leg: [
    [0.26, 0.5, -0.22],
    [0.42, 0.34, 0.08],
    [0.38, 0.09, -0.06],
  ],
  wing: [0.2, 1.16, -0.1],
  wingTurn: [0, 22, 14],
};

const SITTING: Stance = {
  ...STANDING,
  spine: [
    [0.96, 0.42, -0.1],
    [0.92, 0.16, -0.36],
    [0.6, 0.13, -0.6],
    [0.2, 0.2, -0.56],
    [0, 0.4, -0.2],
    [0, 0.8, 0],
    [0, 1.16, 0.1],
    [0, 1.48, 0.12],
    [0, 1.76, 0.26],
  ],
  radii: [0.035, 0.08, 0.12, 0.2, 0.37, 0.36, 0.25, 0.17, 0.16],
  head: [0, 1.9, 0.38],
  arm: [
    [0.28, 0.98, 0.1],
    [0.42, 0.76, 0.28],
    [0.24, 0.74, 0.5],
  ],
  leg: [
    [0.26, 0.34, -0.05],
    [0.42, 0.34, 0.3],
    [0.42, 0.14, 0.5],
  ],
};

const FLYING: Stance = {
  ...STANDING,
  spine: [
    [0.3, 0.9, -1.7],
    [0.24, 0.62, -1.5],
    [0.1, 0.58, -1.15],
    [0, 0.72, -0.8],
    [0, 0.86, -0.4],
    [0, 0.98, 0.04],
    [0, 1.18, 0.36],
    [0, 1.46, 0.5],
    [0, 1.68, 0.72],
  ],
  head: [0, 1.8, 0.86],
  arm: [
    [0.28, 0.86, 0.24],
    [0.42, 0.62, 0.2],
    [0.36, 0.46, 0.38],
  ],
  leg: [
    [0.26, 0.72, -0.4],
    [0.4, 0.44, -0.42],
    [0.36, 0.3, -0.66],
  ],
  wing: [0.2, 1.2, -0.06],
  wingTurn: [-28, 4, 8],
};

const STANCES: Partial<Record<Pose, Stance>> = {
  sit: SITTING,
  hold: SITTING,
  read: SITTING,
  ride: SITTING,
  fly: FLYING,
};

function dragonHead(): Part[] {
  const skull = blend(
    0.2,
    ellipsoid([0, 0.1, 0], [0.8, 0.76, 0.82]),
    ellipsoid([0, -0.2, 0.82], [0.54, 0.34, 0.6]),
    bothSides([0.27, -0.06, 1.2], [0.2, 0.19, 0.2]),
    bothSides([0.5, -0.26, 0.24], [0.38, 0.34, 0.42]),
    bothSides([0.42, 0.48, 0.42], [0.28, 0.16, 0.3]),
  );
  const jaw = blend(
    0.14,
    ellipsoid([0, -0.56, 0.66], [0.44, 0.16, 0.62]),
    ellipsoid([0, -0.48, 0.2], [0.5, 0.24, 0.4]),
  );
  const cheekFin = mirror(
    place(
      pillow(
        curve(
          [
            [0, 0.26],
            [0.42, 0.42],
            [0.36, 0.14],
            [0.66, 0.1],
            [0.4, -0.1],
            [0.5, -0.36],
            [0, -0.26],
          ],
          4,
        ),
        0.06,
        0.2,
      ),
      { at: [0.6, -0.05, -0.15], turn: [0, 38, 8] },
    ),
  );
  const horn = mirror(
    tube(
      [
        [0.36, 0.66, -0.2],
        [0.5, 1.06, -0.4],
        [0.54, 1.4, -0.78],
        [0.46, 1.56, -1.16],
      ],
      [0.2, 0.17, 0.12, 0.035],
      5,
    ),
  );
  const rings = pattern((_x, y, z) => 0.05 * Math.sin((y - z) * 17) - 0.032);
  return [
    part('body', 'glossy', blend(0.07, skull, jaw), [
      paint('belly', ellipsoid([0, -0.86, 0.5], [0.6, 0.34, 1.1]), 0.05),
      paint('dark', union(bothSides([0.3, 0.02, 1.37], [0.055, 0.075, 0.1])), 0.015),
      paint(
        'mouth',
        mirror(
          tube(
            [
              [0.0, -0.44, 1.36],
              [0.34, -0.43, 1.16],
              [0.56, -0.38, 0.6],
              [0.62, -0.24, 0.3],
            ],
            0.026,
          ),
        ),
        0.01,
      ),
      blush([0.6, -0.12, 0.62], 0.15),
      paint(
        'spot',
        union(
          ...(
            [
              [0.2, 0.82, 0.3],
              [-0.24, 0.78, 0.34],
              [0, 0.66, 0.62],
              [0.5, 0.62, 0],
            ] as Vec3[]
          ).map((c) => sphere(c, 0.09)),
        ),
        0.02,
      ),
    ]),
    part('horn', 'glossy', horn, [paint('hornRing', rings, 0.01)]),
    part('wing', 'matte', cheekFin),
    part(
      'tooth',
      'glossy',
      mirror(
        union(
          capsule([0.3, -0.4, 1.14], [0.31, -0.56, 1.16], 0.07, 0.012),
          capsule([0.47, -0.38, 0.8], [0.48, -0.5, 0.82], 0.055, 0.012),
        ),
      ),
    ),
    ...eyes(
      {
        at: [0.44, 0.2, 0.58],
        r: 0.3,
        tall: 1.15,
        splay: 0.35,
        white: true,
        iris: 0.78,
        lid: 0.14,
        tilt: 12,
      },
      'body',
      'glossy',
    ),
  ];
}

/** One wing in the xy plane: an arm, fingers, and skin with a scalloped edge between them. */
function wing(): { skin: Shape; bones: Shape } {
  const tips: Point[] = [
    [1.5, 0.78],
    [1.42, 0.06],
    [1.02, -0.36],
    [0.52, -0.5],
  ];
  const wrist: Point = [0.72, 0.86];
  const outline = curve(
    [
      [0, 0.12],
      [0.34, 0.56],
      wrist,
      [1.1, 0.94],
      tips[0]!,
      [1.34, 0.42],
      tips[1]!,
      [1.14, -0.06],
      tips[2]!,
      [0.74, -0.3],
      tips[3]!,
      [0.26, -0.3],
      [0, -0.2],
    ],
    5,
  );
  const at = ([x, y]: Point, z = 0): Vec3 => [x, y, z];
  const finger = (tip: Point) =>
    tube(
      [at(wrist), [(wrist[0] + tip[0]) / 2 + 0.06, (wrist[1] + tip[1]) / 2 + 0.06, 0.02], at(tip)],
      [0.05, 0.035, 0.016],
      3,
    );
  const bones = blend(
    0.03,
    tube([[0, 0, 0], [0.36, 0.5, 0], at(wrist)], [0.09, 0.07, 0.065], 4),
    ...tips.map(finger),
    capsule(at(wrist), [0.66, 1.08, 0.02], 0.05, 0.012),
  );
  return { skin: bend(pillow(outline, 0.03, 0.1), 0), bones };
}

/** Plates stand on the spine, larger in the middle, and lean back. */
function plates(s: Stance): Shape {
  const path = smoothPath(s.spine, 3);
  const shapes: Shape[] = [];
  for (let i = 2; i < path.length - 1; i += 1.5) {
    const k = Math.floor(i);
    const here = path[k]!;
    const along = unit(subtract(path[k + 1]!, path[k - 1]!));
    // Away from the belly: up on a lying back, backwards on an upright neck.
    const away: Vec3 = [0, 1, -0.8];
    const out = unit(subtract(away, scaled(along, dot(away, along))));
    const t = k / path.length;
    const r = s.radii[Math.min(s.radii.length - 1, Math.round(k / 3))]!;
    const size = 0.06 + 0.13 * Math.sin(Math.PI * Math.min(1, t * 1.05));
    const base = add(here, scaled(out, r * 0.86));
    shapes.push(
      capsule(
        base,
        add(base, add(scaled(out, size * 1.25), scaled(along, -size * 0.5))),
        size * 0.62,
        size * 0.1,
      ),
    );
  }
  return union(...shapes);
}

const claws = ([x, y, z]: Vec3, r: number): Shape =>
  union(
    ...[-0.08, 0, 0.08].map((k) =>
      capsule([x + k, y - r * 0.2, z + 0.12], [x + k * 1.25, y - r * 0.55, z + 0.2], 0.034, 0.012),
    ),
  );

function dragon(pose: Pose): Model {
  const s = STANCES[pose] ?? STANDING;
  const { skin, bones } = wing();
  const onWing = { at: s.wing, turn: s.wingTurn };
  const [, , foot] = s.leg;
  const [, , hand] = s.arm;
  const leg = blend(
    0.08,
    tube([...s.leg], [0.24, 0.15, 0.1], 5),
    ellipsoid(add(foot, [0, 0, 0.06]), [0.13, 0.09, 0.17]),
    ellipsoid(add(s.leg[0], [0.03, 0, 0.05]), [0.2, 0.28, 0.3]),
  );
  const arm = blend(0.05, tube([...s.arm], [0.13, 0.09, 0.07], 5), sphere(hand, 0.09));
  const body = blend(0.1, tube(s.spine, s.radii, 5), mirror(leg), mirror(arm));
  const path = smoothPath(s.spine, 4);
  const front = path.slice(8).map((p, i, all): Vec3 => {
    const along = unit(subtract(all[Math.min(all.length - 1, i + 1)]!, all[Math.max(0, i - 1)]!));
    const down = unit(cross(along, unit(cross(along, [0, 1, 0.0001]))));
    const sign = along[1] > 0.2 ? (down[2] > 0 ? 1 : -1) : down[1] < 0 ? 1 : -1;
    const r = s.radii[Math.min(s.radii.length - 1, Math.round((i + 8) / 4))]!;
    return add(p, scaled(down, sign * r * 0.92));
  });
  const bellyShape = tube(
    front,
    front.map((_, i) => 0.62 * s.radii[Math.min(s.radii.length - 1, Math.round((i + 8) / 4))]!),
    1,
  );
  const tail = s.spine[0]!;
  const before = s.spine[1]!;
  const spade = unit(subtract(tail, before));
  const headParts = dragonHead().map((p) => placePart(p, { at: s.head, turn: s.headTurn, scale: 0.34 }));
  return {
    parts: [
      part('body', 'glossy', body, [
        paint('belly', bellyShape, 0.012),
        paint(
          'bellyLine',
          pattern((x, y, z) =>
            Math.max(
              bellyShape.distance(x, y, z),
              0.03 * Math.abs(Math.sin((y * 0.9 + z * 0.25) * 26)) - 0.006,
            ),
          ),
          0.005,
        ),
        paint(
          'spot',
          mirror(
            union(
              ...(
                [
                  [0.36, 0.8, -0.2],
                  [0.34, 0.96, 0.04],
                  [0.38, 0.62, -0.34],
                  [0.22, 0.46, -0.8],
                ] as Vec3[]
              ).map((c) => sphere(c, 0.07)),
            ),
          ),
          0.01,
        ),
      ]),
      ...headParts,
      part('plate', 'glossy', plates(s)),
      part(
        'plate',
        'glossy',
        blend(
          0.05,
          capsule(tail, add(tail, scaled(spade, 0.2)), 0.11, 0.02),
          sphere(add(tail, scaled(spade, 0.02)), 0.1),
        ),
      ),
      part('wing', 'matte', mirror(place(skin, onWing)), undefined, 1.7),
      part('body', 'glossy', mirror(place(bones, onWing))),
      part('horn', 'glossy', mirror(union(claws(foot, 0.13), claws(add(hand, [0, -0.02, -0.06]), 0.09)))),
    ],
    anchors: {
      hand: { at: [0, hand[1] + 0.02, hand[2] + 0.06] },
      mouth: { at: add(s.head, [0, -0.16, 0.5]) },
      seat: { at: add(s.spine[5]!, [0, s.radii[5]! * 0.95, -0.2]) },
      hips: { at: [0, 0.06, -0.1] },
      top: { at: add(s.head, [0, 0.3, 0]) },
    },
  };
}

export const DRAGONS = [
  subject({
    name: 'dragon',
    family: 'fantasy',
    words: ['drake', 'wyvern', 'fire dragon', 'baby dragon'],
    size: 3,
    colours: {
      body: '#3fae6a',
      belly: '#f6e3a1',
      bellyLine: '#dcc27a',
      wing: '#f2913d',
      plate: '#f2913d',
      horn: '#f7edd2',
      hornRing: '#d9c49a',
      spot: tone('body', 0.72),
      dark: tone('body', 0.35),
      iris: '#f0a81e',
    },
    view: { yaw: 30, pitch: 8 },
    poses: ['stand', 'sit', 'fly', 'hold', 'read', 'ride'],
    build: ({ pose }) => dragon(pose),
  }),
];
