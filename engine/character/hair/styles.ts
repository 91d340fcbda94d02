/** The hair styles in the head's own space; each is one combed volume with a cut for the face. */

import { blend, carve, keep, mirror, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { mix, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from '../figure/figure.ts';
import { cornrows, dreadlocks } from './locks.ts';
import { pictureCurls } from './picture-curls.ts';
import { groove, radiating } from './strands.ts';
import { braid, braids, bun, buns, pigtails, ponytail, tuft } from './tied.ts';
import { mohawk, spiky } from './upright.ts';

const FAR: [Vec3, Vec3] = [
  [-1.2, -2.4, -1.2],
  [1.2, 1.3, 1.2],
];
const field = (distance: Shape['distance']): Shape => shape(distance, ...FAR, 0.05);

/** The skull, grown. */
const cap = (grown: number, up = 0): Shape =>
  ellipsoid([0, 0.1 + up, -0.05], [0.495 + grown, 0.475 + grown, 0.49 + grown]);

/** Leaves the ears free. */
const earGap = mirror(ellipsoid([0.54, -0.12, 0.02], [0.15, 0.17, 0.13]));

export function hairOf(figure: Figure): Shape | undefined {
  switch (figure.look.hairStyle) {
    case 'short':
      return figure.look.seed % 2 === 0 ? crop(figure) : quiff(figure);
    case 'medium':
      return bob(figure);
    case 'long':
      return long(figure);
    case 'ringlets':
      return long(figure, true);
    case 'curly':
      return figure.look.isInCrowd ? pictureCurls(figure) : curls(figure);
    case 'afro':
      return curls(figure, 0.17);
    case 'spiky':
      return spiky(figure);
    case 'mohawk':
      return mohawk();
    case 'pigtails':
      return pigtails(figure);
    case 'buns':
      return buns(figure);
    case 'ponytail':
      return ponytail(figure);
    case 'dreadlocks':
      return dreadlocks(figure);
    case 'cornrows':
      return cornrows();
    case 'braid':
      return braid(figure);
    case 'bun':
      return bun(figure);
    case 'braids':
      return braids(figure);
    case 'bald':
      return figure.look.age === 'baby' ? tuft(figure) : undefined;
  }
}

/** Short sides that end in a soft hairline before the ears. */
function sides(lift: number): Shape {
  const low = keep(
    0.05,
    cap(0.035, 0.01),
    field((_x, y, z) => (mix(-0.36, 0.3, smoothstep(-0.2, 0.34, z)) - y) * 0.9),
  );
  const face = ellipsoid([0, -0.05 + lift, 0.56], [0.415, 0.42, 0.42]);
  return carve(0.035, carve(0.05, low, face), earGap);
}

function quiff({ look }: Figure): Shape {
  const lean = look.seed % 4 < 2 ? 1 : -1;
  const top = blend(
    0.13,
    ellipsoid([0.02 * lean, 0.45, 0.0], [0.44, 0.19, 0.43]),
    ellipsoid([0.03 * lean, 0.53, 0.24], [0.36, 0.155, 0.2]),
    ellipsoid([0.12 * lean, 0.62, 0.27], [0.25, 0.13, 0.17]),
    ellipsoid([-0.16 * lean, 0.46, 0.33], [0.19, 0.11, 0.13]),
  );
  const combed = relief(top, 0.03, (x, y, z) => {
    const u = x - lean * 0.45 * (y - 0.45) + lean * 0.18 * z;
    return -0.028 * groove(u * 14 + 0.6) + 0.004;
  });
  return blend(0.05, sides(0), combed);
}

/** A neat crop with a side parting and a low fringe. */
function crop({ look }: Figure): Shape {
  const lean = look.seed % 4 < 2 ? 1 : -1;
  const top = blend(
    0.1,
    ellipsoid([0, 0.4, -0.02], [0.46, 0.22, 0.46]),
    ellipsoid([0.14 * lean, 0.44, 0.26], [0.3, 0.13, 0.2]),
    tube(
      [
        [-0.3 * lean, 0.42, 0.3],
        [-0.05 * lean, 0.46, 0.42],
        [0.22 * lean, 0.36, 0.42],
        [0.38 * lean, 0.22, 0.3],
      ],
      [0.1, 0.11, 0.1, 0.05],
    ),
  );
  const combed = relief(
    top,
    0.025,
    (x, y, z) => -0.022 * groove((x * lean * 0.9 + z * 0.5 + y * 0.25) * 15) + 0.003,
  );
  return blend(0.05, sides(0.02), combed);
}

/** Where the fringe ends over the forehead: swept to one side. */
const fringe = (look: Figure['look']) => {
  const lean = look.seed % 2 === 0 ? 1 : -1;
  const high = 0.3 + (look.seed % 3) * 0.02;
  return (x: number) => high - 0.85 * (x - 0.13 * lean) ** 2;
};

function bob({ look }: Figure): Shape {
  const strands = radiating([0.16 * (look.seed % 2 === 0 ? 1 : -1), 0.9, 0.36], 6.5, 0.034);
  const volume = blend(
    0.12,
    cap(0.075, 0.02),
    ellipsoid([0, -0.14, -0.15], [0.5, 0.4, 0.42]),
    mirror(
      tube(
        [
          [0.38, 0.22, 0.1],
          [0.455, -0.05, 0.11],
          [0.47, -0.28, 0.12],
          [0.42, -0.44, 0.16],
        ],
        [0.13, 0.125, 0.13, 0.07],
      ),
    ),
  );
  const even = keep(
    0.09,
    volume,
    field((_x, y, z) => -(y + 0.47 + 0.12 * z)),
  );
  const combed = relief(even, 0.036, (x, y, z) => strands(x, y, z) + 0.005);
  return carve(0.04, combed, opening(look, strands));
}

/** The face looks out here; the fringe's edge follows the strands. */
function opening(look: Figure['look'], strands: (x: number, y: number, z: number) => number): Shape {
  const end = fringe(look);
  return keep(
    0.05,
    ellipsoid([0, -0.26, 0.52], [0.425, 0.66, 0.47]),
    field((x, y, z) => (y - end(x) - strands(x, y, z) * 1.1) * 0.85),
  );
}

function long({ look, head }: Figure, isCurly = false): Shape {
  const strands = radiating([0.1 * (look.seed % 2 === 0 ? 1 : -1), 0.92, 0.3], 7.5, 0.034);
  // Longer where the head is small against the body.
  const down = -1.02 - 0.25 * (1 - head);
  const curtain = blend(
    0.14,
    ellipsoid([0, -0.3, -0.26], [0.5, 0.56, 0.3]),
    ellipsoid([0, down + 0.45, -0.34], [0.44, 0.5, 0.2]),
    mirror(
      tube(
        [
          [0.38, 0.2, 0.1],
          [0.47, -0.1, 0.08],
          [0.47, -0.45, 0.02],
          [0.4, -0.75, 0.02],
          [0.33, down + 0.1, 0.06],
        ],
        [0.13, 0.13, 0.13, 0.11, 0.045],
      ),
    ),
  );
  const volume = blend(0.1, cap(0.075, 0.02), curtain);
  if (isCurly) return curlyLong(volume, look);
  const combed = relief(volume, 0.036, (x, y, z) => {
    // Below the ears strands hang: they follow x and z instead of the crown.
    const hang = -0.03 * groove((x * 9 + Math.sin(y * 5) * 0.35) * 1.3 + z * 6);
    const t = smoothstep(-0.15, -0.45, y);
    return mix(strands(x, y, z), hang, t) + 0.005;
  });
  const trunk = carve(0.05, combed, ellipsoid([0, -0.78, 0.2], [0.36, 0.42, 0.36]));
  return carve(0.04, trunk, opening(look, strands));
}

/** Long locks that turn: each goes in and out at its own height around the head. */
function curlyLong(volume: Shape, look: Figure['look']): Shape {
  const lock = (x: number, y: number, z: number): number => {
    const turn = Math.atan2(x, z + 0.12) * 5.5;
    const number = Math.round(turn);
    const beside = turn - number;
    const phase = number * 2.4 + look.seed;
    const coil = Math.cos(y * 17 + phase + beside * 2.2);
    return 0.042 * coil - 0.05 * (2 * beside) ** 2 + 0.022;
  };
  const full = swell(0.035, volume);
  const curly = relief(full, 0.075, lock);
  const trunk = carve(0.05, curly, ellipsoid([0, -0.78, 0.24], [0.33, 0.42, 0.34]));
  return carve(0.04, trunk, opening(look, lock));
}

/** `full` lets them stand further off. */
function curls({ look }: Figure, full = 0): Shape {
  const random = seeded(look.seed * 31 + 7);
  const count = full ? 230 : 150;
  const balls: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const up = 1 - (2 * (i + 0.5)) / count;
    const turn = i * 2.399963;
    const out = Math.sqrt(1 - up * up);
    const d: Vec3 = [Math.sin(turn) * out, up, Math.cos(turn) * out];
    const isFace = (d[2] > 0.3 && d[1] < 0.33) || (d[2] > 0.05 && d[1] < 0.05);
    if (d[1] < -0.52 || isFace || (Math.abs(d[0]) > 0.8 && d[1] < -0.15 && d[2] > -0.25)) continue;
    const r = 0.078 + 0.038 * random();
    const away = 0.09 + 0.055 * random() + full * (0.55 + 0.45 * Math.max(0, d[1]));
    const at: Vec3 = [d[0] * (0.49 + away), 0.1 + d[1] * (0.48 + away), -0.06 + d[2] * (0.5 + away)];
    // A curl is a small coil, not a ball: a ring tilted anyhow around its place.
    const lean = random() * 2 - 1;
    const coil: Vec3[] = [];
    for (let k = 0; k <= 3; k++) {
      const a = (k / 3) * 4.6 + lean * 3;
      coil.push([
        at[0] + Math.cos(a) * r * 0.62,
        at[1] + Math.sin(a) * r * 0.62 - (k / 3 - 0.5) * 0.03,
        at[2] + Math.cos(a + lean) * r * 0.4,
      ]);
    }
    balls.push(blend(0.012, ...coil.slice(1).map((p, k) => capsule(coil[k]!, p, r * 0.56, r * 0.54))));
  }
  const under = keep(
    0.04,
    carve(
      0.05,
      cap(0.06 + full, 0.02 + full * 0.3),
      ellipsoid([0, -0.13, 0.52], [0.44 + full * 0.3, 0.5, 0.46 + full * 0.5]),
    ),
    field((_x, y, _z) => -(y + 0.3)),
  );
  return blend(0.022, under, ...balls);
}
