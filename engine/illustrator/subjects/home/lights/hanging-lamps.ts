/** Lamps that hang from a ceiling, and the one that bends over a desk. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, ring, rod, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function chandelier(): Model {
  const drop = (r: number, y: number, count: number, size: number) =>
    radial(
      count,
      union(
        ellipsoid([r, y, 0], [size * 0.55, size, size * 0.55]),
        sphere([r, y + size * 1.5, 0], size * 0.4),
      ),
    );
  const arm = rod([0.08, 0.62, 0, 0.34, 0.42, 0, 0.66, 0.44, 0, 0.86, 0.62, 0, 0.86, 0.72, 0], 0.028, 5);
  return {
    parts: [
      part(
        'body',
        'metal',
        turned([
          0, 0.26, 0.06, 0.3, 0.16, 0.42, 0.1, 0.56, 0.06, 0.7, 0.14, 0.84, 0.06, 1.0, 0.04, 1.3, 0.09, 1.36,
          0, 1.4,
        ]),
      ),
      part(
        'body',
        'metal',
        radial(
          8,
          union(
            arm,
            cylinder([0.86, 0.74, 0], 0.1, 0.02, 0.01),
            capsule([0.05, 1.28, 0], [0.46, 0.98, 0], 0.014),
          ),
        ),
      ),
      part(
        'body',
        'metal',
        union(
          torus([0, 0.98, 0], 0.46, 0.02),
          many(5, (i) =>
            put(torus([0, 0, 0], 0.045, 0.012), [0, 1.44 + 0.075 * i, 0], [90, i % 2 ? 90 : 0, 0]),
          ),
          turned([0, 1.8, 0.2, 1.82, 0.16, 1.88, 0, 1.9]),
        ),
      ),
      part('candle', 'matte', radial(8, cylinder([0.86, 0.85, 0], 0.045, 0.1, 0.01))),
      part('lamp', 'glow', radial(8, ellipsoid([0.86, 1.03, 0], [0.045, 0.09, 0.045]))),
      part(
        'crystal',
        'glass',
        union(
          drop(0.86, 0.56, 8, 0.07),
          drop(0.46, 0.82, 16, 0.06),
          drop(0.5, 0.28, 8, 0.075),
          drop(0.24, 0.14, 8, 0.07),
          ellipsoid([0, 0.12, 0], [0.09, 0.12, 0.09]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

function pendant(): Model {
  const shade = turned([0, 0, 0.7, 0, 0.66, 0.2, 0.42, 0.62, 0.2, 0.92, 0.1, 0.96, 0, 0.96]);
  return {
    parts: [
      part(
        'body',
        'metal',
        carve(0.01, shade, turned([0, -0.02, 0.66, -0.02, 0.62, 0.2, 0.38, 0.6, 0.16, 0.86, 0, 0.9])),
        [
          paint(
            'inside',
            turned([0, -0.1, 0.68, -0.01, 0.635, 0.2, 0.395, 0.605, 0.175, 0.88, 0, 0.92]),
            0.008,
          ),
        ],
      ),
      part('brass', 'metal', turned([0, 0.94, 0.11, 0.94, 0.1, 1.1, 0.04, 1.16, 0, 1.16])),
      part('cord', 'matte', capsule([0, 1.1, 0], [0, 2.0, 0], 0.018)),
      part('brass', 'metal', turned([0, 1.98, 0.16, 2.02, 0.16, 2.06, 0, 2.06])),
      part('lamp', 'glow', sphere([0, 0.12, 0], 0.2)),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

function deskLamp(): Model {
  const shade = carve(
    0.01,
    turned([0, 0, 0.38, 0, 0.36, 0.06, 0.2, 0.32, 0.12, 0.46, 0.1, 0.56, 0, 0.58]),
    turned([0, -0.05, 0.32, -0.02, 0.29, 0.06, 0.12, 0.3, 0, 0.34]),
  );
  return {
    parts: [
      part('body', 'glossy', turned([0, 0, 0.44, 0, 0.46, 0.04, 0.4, 0.08, 0.1, 0.1, 0.08, 0.16, 0, 0.16])),
      part('body', 'glossy', put(shade, [0.62, 1.42, 0], [0, 0, 34])),
      part(
        'chrome',
        'metal',
        union(
          capsule([0, 0.14, 0.05], [-0.44, 0.96, 0.05], 0.026),
          capsule([0, 0.14, -0.05], [-0.44, 0.96, -0.05], 0.026),
          capsule([-0.44, 0.96, 0.05], [0.34, 1.86, 0.05], 0.026),
          capsule([-0.44, 0.96, -0.05], [0.34, 1.86, -0.05], 0.026),
        ),
      ),
      part(
        'joint',
        'metal',
        union(
          ...(
            [
              [0, 0.16],
              [-0.44, 0.96],
              [0.34, 1.86],
            ] as const
          ).map(([x, y]) => put(cylinder([0, 0, 0], 0.08, 0.1, 0.02), [x, y, 0], [90, 0, 0])),
        ),
      ),
      part('lamp', 'glow', sphere([0.56, 1.5, 0], 0.15)),
    ],
    anchors: anchored({ grip: [-0.3, 0.7, 0] }),
  };
}

function stringLights(): Model {
  const count = 9;
  const at = (i: number): [number, number] => {
    const t = i / (count - 1);
    return [-1.3 + 2.6 * t, 0.5 + 1.1 * (t - 0.5) ** 2 * 2];
  };
  return {
    parts: [
      part('cord', 'matte', rod(Array.from({ length: count }, (_, i) => [...at(i), 0]).flat(), 0.016)),
      part(
        'cord',
        'matte',
        many(count, (i) => cylinder([at(i)[0], at(i)[1] - 0.06, 0], 0.045, 0.06, 0.01)),
      ),
      part(
        'body',
        'glow',
        ring(count, (_a, i) => ellipsoid([at(i)[0], at(i)[1] - 0.2, 0], [0.085, 0.11, 0.085])),
        [
          paint(
            'lamp',
            pattern((_x, y) => y - 5),
            0.1,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

export const HANGING_LAMPS = [
  subject({
    name: 'chandelier',
    family: 'furniture',
    words: ['crystal chandelier'],
    size: 0.9,
    airborne: true,
    colours: { body: '#d2a24a', candle: '#f6efdf', crystal: '#e6f1f7' },
    view: { yaw: 12, pitch: -4 },
    build: chandelier,
  }),
  subject({
    name: 'pendant lamp',
    label: 'hanging lamp',
    family: 'furniture',
    words: ['ceiling lamp', 'hanging lamp', 'pendant light', 'ceiling light'],
    size: 0.7,
    airborne: true,
    colours: { body: '#2f5d62', inside: '#fff0c4', brass: '#caa052', cord: '#2b2b2e' },
    view: { yaw: 10, pitch: -6 },
    build: pendant,
  }),
  subject({
    name: 'desk lamp',
    family: 'object',
    words: ['reading lamp', 'work lamp', 'anglepoise lamp', 'study lamp'],
    size: 0.5,
    colours: { body: '#c8402f', joint: '#4a4d55' },
    view: { yaw: 24, pitch: 8 },
    home: 'office',
    build: deskLamp,
  }),
  subject({
    name: 'string lights',
    label: 'string of lights',
    family: 'object',
    words: ['string of lights', 'fairy lights', 'light string'],
    size: 0.5,
    airborne: true,
    colours: { body: '#ffd98a', cord: '#3a3f3a' },
    view: { yaw: 8, pitch: 0 },
    build: stringLights,
  }),
];
