/** What stands on pavements, and the rides of fairs and playgrounds. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { many, put, ring, rod, tray, turned } from '../../forms/forms.ts';
import { bars, drum, rough, side, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const CAMPFIRE = subject({
  name: 'campfire',
  family: 'object',
  words: ['bonfire', 'camp fire', 'fire', 'fire pit', 'firepit'],
  size: 0.7,
  colours: { body: '#ff7a1a', core: '#ffd84a', wood: '#7a4f30', stone: '#938c84', ember: '#ff4a1a' },
  home: 'forest',
  view: { yaw: 20, pitch: 16 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        union(
          ring(6, (a) =>
            capsule(
              [0.5 * Math.cos(a), 0.07, 0.5 * Math.sin(a)],
              [-0.06 * Math.cos(a), 0.4, -0.06 * Math.sin(a)],
              0.075,
            ),
          ),
          bars([-0.4, 0.08, 0.3, 0.42, 0.08, 0.24], 0.08),
        ),
      ),
      part(
        'stone',
        'matte',
        rough(
          ring(11, (a, i) =>
            ellipsoid(
              [0.72 * Math.cos(a), 0.07, 0.72 * Math.sin(a)],
              [0.15 + (i % 3) * 0.02, 0.11 + (i % 2) * 0.03, 0.15],
            ),
          ),
          0.02,
          9,
        ),
      ),
      part(
        'body',
        'glow',
        blend(
          0.1,
          turned([0.1, 0.16, 0.28, 0.3, 0.26, 0.6, 0.12, 0.96, 0, 1.24]),
          rod([0.2, 0.3, 0.05, 0.3, 0.6, 0.08, 0.2, 0.86, 0.1], [0.13, 0.11, 0.015]),
          rod([-0.2, 0.3, 0.05, -0.3, 0.54, 0.1, -0.26, 0.96, 0.06], [0.13, 0.12, 0.015]),
          rod([0, 0.3, 0.2, 0.06, 0.5, 0.28, -0.02, 0.76, 0.26], [0.12, 0.1, 0.015]),
        ),
        [
          paint(
            'core',
            blend(
              0.1,
              ellipsoid([0, 0.42, 0.26], [0.17, 0.3, 0.2]),
              ellipsoid([0, 0.36, 0], [0.2, 0.24, 0.4]),
            ),
            0.08,
            'glow',
          ),
        ],
      ),
      part('ember', 'glow', ellipsoid([0, 0.12, 0], [0.3, 0.06, 0.3])),
    ],
    anchors: { top: { at: [0, 0.6, 0] } },
  }),
});

const STREET_LAMP = subject({
  name: 'street lamp',
  family: 'object',
  words: ['streetlamp', 'street light', 'streetlight', 'lamppost', 'lamp post', 'lantern post'],
  size: 3.6,
  colours: { body: '#2f3a3a', lamp: '#ffe9a8' },
  view: { yaw: 20, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        union(
          turned([
            0.2, 0, 0.22, 0.06, 0.14, 0.14, 0.12, 0.34, 0.06, 0.44, 0.05, 0.5, 0.045, 2.1, 0.08, 2.16, 0.05,
            2.2, 0, 2.2,
          ]),
          bars([-0.24, 2.0, 0, 0.24, 2.0, 0], 0.022),
          frustum([0, 2.24, 0], 0.04, 0.1, 0.14, 0.01),
          frustum([0, 2.72, 0], 0.08, 0.24, 0.06, 0.01),
          sphere([0, 2.84, 0], 0.05),
          ...[0, 1, 2, 3].map((i) =>
            capsule(
              [0.13 * Math.cos(i * 1.571), 2.26, 0.13 * Math.sin(i * 1.571)],
              [0.2 * Math.cos(i * 1.571), 2.66, 0.2 * Math.sin(i * 1.571)],
              0.016,
            ),
          ),
        ),
      ),
      part('lamp', 'glow', frustum([0, 2.46, 0], 0.19, 0.11, 0.17, 0.02)),
    ],
    anchors: { top: { at: [0, 2.86, 0] }, grip: { at: [0, 1.2, 0] } },
  }),
});

const TRAFFIC_LIGHT = subject({
  name: 'traffic light',
  family: 'object',
  words: ['traffic signal', 'stoplight', 'semaphore', 'traffic lights'],
  size: 3,
  colours: { body: '#2c3036', pole: '#7c848c', red: '#ff3b30', amber: '#ffc02e', green: '#37d067' },
  view: { yaw: 22, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'pole',
        'metal',
        union(cylinder([0, 0.8, -0.06], 0.06, 0.8, 0.02), cylinder([0, 0.04, -0.06], 0.18, 0.05, 0.02)),
      ),
      part(
        'body',
        'glossy',
        union(
          box([0, 1.9, 0], [0.26, 0.64, 0.16], 0.09),
          ...[2.3, 1.9, 1.5].map((y) =>
            carve(
              0.01,
              drum([0, y, 0.22], 0.19, 0.1, 'z', 0.02),
              union(drum([0, y, 0.24], 0.165, 0.2, 'z'), box([0, y - 0.2, 0.24], [0.3, 0.16, 0.2])),
            ),
          ),
        ),
      ),
      part('red', 'glow', ellipsoid([0, 2.3, 0.15], [0.15, 0.15, 0.06])),
      part('amber', 'glow', ellipsoid([0, 1.9, 0.15], [0.15, 0.15, 0.06])),
      part('green', 'glow', ellipsoid([0, 1.5, 0.15], [0.15, 0.15, 0.06])),
    ],
    anchors: { top: { at: [0, 2.54, 0] } },
  }),
});

const MAILBOX = subject({
  name: 'mailbox',
  family: 'object',
  words: ['letterbox', 'postbox', 'mail box', 'post box', 'letter box'],
  size: 1.3,
  colours: {
    body: '#3f6fb5',
    flag: '#e0483d',
    wood: '#a8713f',
    letter: '#fdf9ef',
    line: tone('body', 0.7),
    dark: tone('body', 0.55),
  },
  view: { yaw: 40, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.6, -0.1], [0.07, 0.6, 0.07], 0.01),
          box([0, 1.16, 0], [0.2, 0.03, 0.34], 0.01),
          bars([0, 0.8, -0.1, 0, 1.12, 0.2], 0.04),
        ),
      ),
      part(
        'body',
        'glossy',
        blend(0.01, box([0, 1.32, 0], [0.24, 0.14, 0.42], 0.02), drum([0, 1.44, 0], 0.24, 0.42, 'z', 0.02)),
        [paint('line', box([0, 1.4, 0.38], [1, 1, 0.008]), 0.003)],
      ),
      part(
        'letter',
        'printed',
        put(box([0, 0, 0], [0.13, 0.09, 0.008], 0.004), [0.02, 1.46, 0.46], [-70, 8, 0]),
      ),
      part(
        'flag',
        'glossy',
        union(
          bars([0.26, 1.4, 0.1, 0.26, 1.78, 0.1], 0.018),
          box([0.26, 1.72, 0.02], [0.016, 0.07, 0.1], 0.01),
        ),
      ),
      part('dark', 'matte', drum([0, 1.42, 0.425], 0.17, 0.01, 'z', 0.004)),
    ],
    anchors: { top: { at: [0, 1.68, 0], room: 0.2 }, hand: { at: [0, 1.4, 0.46] } },
  }),
});

const TELEPHONE_BOOTH = subject({
  name: 'telephone booth',
  family: 'object',
  words: ['phone booth', 'telephone box', 'phone box', 'red phone box'],
  size: 2.5,
  colours: { body: '#c8261f', glass: '#bfd9e2', sign: '#fbf3e0', dark: '#2b2626', gold: '#d8ac48' },
  view: { yaw: 28, pitch: 8 },
  build: () => {
    const panes = (turn: number): Shape =>
      put(
        union(
          ...[-0.2, 0, 0.2].flatMap((x) =>
            Array.from({ length: 6 }, (_, i) => box([x, 0.5 + i * 0.22, 0.42], [0.08, 0.09, 0.1])),
          ),
        ),
        [0, 0, 0],
        [0, turn, 0],
      );
    return {
      parts: [
        part(
          'body',
          'glossy',
          union(
            box([0, 1.0, 0], [0.42, 1.0, 0.42], 0.03),
            box([0, 0.06, 0], [0.46, 0.06, 0.46], 0.02),
            box([0, 1.98, 0], [0.48, 0.06, 0.48], 0.03),
            blend(
              0.02,
              box([0, 2.08, 0], [0.42, 0.08, 0.42], 0.06),
              ellipsoid([0, 2.1, 0], [0.36, 0.18, 0.36]),
            ),
          ),
          [0, 90, 180, 270].map((t) => paint('glass', panes(t), 0.004, 'glass')),
        ),
        part(
          'sign',
          'glow',
          union(
            box([0, 1.86, 0.425], [0.32, 0.055, 0.015], 0.01),
            box([0.425, 1.86, 0], [0.015, 0.055, 0.32], 0.01),
          ),
          [
            paint('dark', within(stripes('x', 0.06, 0.55), box([0, 1.86, 0.43], [0.26, 0.026, 0.1])), 0.003),
            paint('dark', within(stripes('z', 0.06, 0.55), box([0.43, 1.86, 0], [0.1, 0.026, 0.26])), 0.003),
          ],
        ),
        part('gold', 'metal', bars([0.3, 1.0, 0.44, 0.3, 1.14, 0.44], 0.02)),
      ],
      anchors: { top: { at: [0, 2.26, 0] } },
    };
  },
});

function ferrisWheel(): Model {
  const count = 10;
  const r = 1.3;
  const cabinAt = (i: number) =>
    [r * Math.cos((i / count) * 6.2832 + 0.3), 1.7 + r * Math.sin((i / count) * 6.2832 + 0.3)] as const;
  const cabins = (odd: number) =>
    union(
      ...Array.from({ length: count }, (_, i) => i)
        .filter((i) => i % 3 === odd)
        .map((i) => {
          const [x, y] = cabinAt(i);
          return blend(
            0.02,
            tray([x, y - 0.2, 0], [0.15, 0.09, 0.14], 0.03, 0.04),
            ellipsoid([x, y - 0.02, 0], [0.17, 0.04, 0.16]),
            ...[-0.12, 0.12].map((dx) => capsule([x + dx, y - 0.16, 0], [x + dx, y, 0], 0.014)),
          );
        }),
    );
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          ...[0.16, -0.16].map((z) =>
            put(
              union(
                torus([0, 0, 0], r, 0.03),
                torus([0, 0, 0], r * 0.7, 0.02),
                many(count / 2, (i) =>
                  put(capsule([-r, 0, 0], [r, 0, 0], 0.018), [0, 0, 0], [0, (i * 360) / count + 17, 0]),
                ),
              ),
              [0, 1.7, z],
              [90, 0, 0],
            ),
          ),
        ),
      ),
      part(
        'stand',
        'metal',
        union(
          ...[0.24, -0.24].map((z) =>
            bars([-0.66, 0, z * 1.6, 0, 1.7, z, 0.66, 0, z * 1.6, 0, 1.7, z], 0.045),
          ),
          drum([0, 1.7, 0], 0.12, 0.28, 'z'),
          box([0, 0.04, 0], [0.9, 0.05, 0.5], 0.02),
        ),
      ),
      part('red', 'glossy', cabins(0)),
      part('yellow', 'glossy', cabins(1)),
      part('blue', 'glossy', cabins(2)),
      part(
        'lamp',
        'glow',
        union(
          drum([0, 1.7, 0.3], 0.07, 0.02, 'z'),
          many(20, (i) => sphere([r * Math.cos(i * 0.314), 1.7 + r * Math.sin(i * 0.314), 0.2], 0.028)),
        ),
      ),
    ],
    anchors: { top: { at: [0, 3.0, 0] }, seat: { at: [0, 0.24, 0] } },
  };
}

const FERRIS_WHEEL = subject({
  name: 'ferris wheel',
  family: 'building',
  words: ['big wheel', 'giant wheel', 'london eye'],
  size: 30,
  colours: {
    body: '#f2f4f7',
    stand: '#5f7fb5',
    red: '#e2503f',
    yellow: '#f3c23c',
    blue: '#3f9ac2',
    lamp: '#fff1b8',
  },
  main: 'stand',
  view: { yaw: 22, pitch: 6 },
  build: () => ferrisWheel(),
});

const SNOW_GLOBE = subject({
  name: 'snow globe',
  family: 'object',
  words: ['snowglobe', 'snow ball'],
  size: 0.15,
  colours: {
    base: '#8a4a2f',
    gold: '#e0b84f',
    snow: '#fbfdff',
    leaf: '#3a7d52',
    body: '#c8453a',
    roof: '#f6f8fa',
    glass: '#dcecf5',
  },
  main: 'base',
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part('base', 'wood', turned([0.56, 0, 0.6, 0.06, 0.5, 0.14, 0.46, 0.26, 0.5, 0.32, 0, 0.32])),
      part(
        'gold',
        'metal',
        union(torus([0, 0.32, 0], 0.48, 0.03), box([0, 0.18, 0.48], [0.16, 0.05, 0.02], 0.02)),
      ),
      part(
        'snow',
        'matte',
        blend(
          0.05,
          ellipsoid([0, 0.36, 0], [0.52, 0.16, 0.52]),
          ellipsoid([0.2, 0.44, -0.1], [0.24, 0.1, 0.2]),
        ),
      ),
      part('body', 'matte', box([-0.06, 0.62, 0.04], [0.17, 0.15, 0.13], 0.01), [
        paint('gold', box([-0.06, 0.6, 0.17], [0.04, 0.08, 0.05]), 0.004),
      ]),
      part('roof', 'matte', put(side([-0.2, 0, 0.2, 0, 0, 0.2], 0.22, 0.02, 1), [-0.06, 0.75, 0.04])),
      part(
        'leaf',
        'fur',
        union(
          ...[
            [0.24, 0.46, 0],
            [-0.32, 0.44, -0.06],
          ].map(([x, y, z]) =>
            union(
              frustum([x!, y! + 0.14, z!], 0.14, 0.14, 0.02, 0.02),
              frustum([x!, y! + 0.3, z!], 0.12, 0.1, 0.01, 0.01),
            ),
          ),
        ),
      ),
      part(
        'snow',
        'matte',
        many(26, (i) => {
          const a = i * 2.4;
          const r = 0.46 * Math.sqrt((i + 1) / 27);
          return sphere([r * Math.cos(a), 0.62 + ((i * 7) % 9) * 0.07, r * Math.sin(a) * 0.8 + 0.1], 0.018);
        }),
      ),
      // A ring of light stands for the glass: a full ball would hide what is inside.
      part('glass', 'glass', put(torus([0, 0, 0], 0.62, 0.014), [0, 0.82, 0], [72, 0, 0])),
      part(
        'glass',
        'glossy',
        rod([-0.5, 1.02, 0.36, -0.4, 1.18, 0.36, -0.26, 1.28, 0.36], [0.012, 0.026, 0.012]),
      ),
    ],
    anchors: { top: { at: [0, 1.44, 0] }, grip: { at: [0, 0.4, 0] } },
  }),
});

const SWING = subject({
  name: 'swing',
  family: 'object',
  words: ['swing set', 'playground swing'],
  size: 2.2,
  colours: { body: '#d8453a', rope: '#e6d3a4', wood: '#b57f48' },
  home: 'park',
  view: { yaw: 28, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        union(
          mirror(bars([0.92, 2, 0, 1.06, 0, 0.6, 0.92, 2, 0, 1.06, 0, -0.6], 0.05)),
          bars([-0.98, 2, 0, 0.98, 2, 0], 0.055),
        ),
      ),
      part('rope', 'cloth', mirror(bars([0.3, 2, 0, 0.3, 0.62, 0.1], 0.022))),
      part('wood', 'wood', box([0, 0.62, 0.1], [0.36, 0.03, 0.15], 0.02)),
    ],
    anchors: { seat: { at: [0, 0.65, 0.1] }, top: { at: [0, 0.65, 0.1], room: 0.15 } },
  }),
});

const SLIDE = subject({
  name: 'slide',
  label: 'playground slide',
  family: 'object',
  words: ['playground slide', 'water slide', 'playground'],
  size: 2.2,
  colours: { body: '#f2b52c', frame: '#3f7fc4', step: tone('frame', 1.3) },
  home: 'park',
  view: { yaw: 58, pitch: 12 },
  build: () => {
    const chute = (x: number, up: number, r: number) =>
      rod([x, 1.5 + up, -0.6, x, 1.4 + up, -0.3, x, 0.86 + up, 0.5, x, 0.36 + up, 1.2, x, 0.22 + up, 1.6], r);
    return {
      parts: [
        part(
          'body',
          'glossy',
          blend(
            0.03,
            ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => chute(x, 0, 0.06)),
            mirror(chute(0.28, 0.12, 0.05)),
          ),
        ),
        part(
          'frame',
          'metal',
          union(
            mirror(
              bars(
                [
                  0.3, 1.5, -0.6, 0.32, 0, -1.2, 0.3, 2.0, -0.6, 0.3, 0, -0.5, 0.3, 2.0, -0.6, 0.3, 1.6, -0.2,
                  0.26, 0.7, 0.7, 0.28, 0, 0.7,
                ],
                0.04,
              ),
            ),
            bars([-0.3, 2.0, -0.6, 0.3, 2.0, -0.6], 0.04),
          ),
        ),
        part(
          'step',
          'metal',
          many(6, (i) =>
            capsule(
              [-0.31, 0.22 + i * 0.23, -1.11 + i * 0.092],
              [0.31, 0.22 + i * 0.23, -1.11 + i * 0.092],
              0.035,
            ),
          ),
        ),
      ],
      anchors: { seat: { at: [0, 1.56, -0.55] }, top: { at: [0, 1.56, -0.55] } },
    };
  },
});

export const STREET_FURNITURE = [
  CAMPFIRE,
  STREET_LAMP,
  TRAFFIC_LIGHT,
  MAILBOX,
  TELEPHONE_BOOTH,
  FERRIS_WHEEL,
  SNOW_GLOBE,
  SWING,
  SLIDE,
];
