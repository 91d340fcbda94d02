/** The dragon, a hero of the cast: a winged, horned, friendly beast with plates along its back. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { smoothPath, tube } from '#engine/sculpt/shapes/tube.ts';
import { add, cross, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../../subject.ts';
import { dragonHead } from './head.ts';
import { STANCES, STANDING } from './stances.ts';
import { claws, plates, WING_EDGE, wing } from './wings.ts';

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
  const headParts = dragonHead().map((p) => placePart(p, { at: s.head, turn: s.headTurn, scale: 0.4 }));
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
      part(
        'wing',
        'matte',
        mirror(place(skin, onWing)),
        [paint('wingLight', mirror(place(WING_EDGE, onWing)), 0.3)],
        1.7,
      ),
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
      wingLight: tone('wing', 1.22),
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
