/** The rides of fairs and playgrounds, and the snow globe one brings home. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod, tray, turned } from '../../forms/forms.ts';
import { bars, drum, side } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

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

export const RIDES = [FERRIS_WHEEL, SNOW_GLOBE, SWING, SLIDE];
