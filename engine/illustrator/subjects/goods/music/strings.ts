/** Instruments with strings: violin, cello, grand piano, harp. */

import { type Model, type Part, paint, part, placeModel } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, outlined, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const BODY = [
  0, 0, 0.34, 0.05, 0.46, 0.28, 0.4, 0.46, 0.27, 0.58, 0.26, 0.74, 0.36, 0.86, 0.37, 1.06, 0.22, 1.22, 0,
  1.25, -0.22, 1.22, -0.37, 1.06, -0.36, 0.86, -0.26, 0.74, -0.27, 0.58, -0.4, 0.46, -0.46, 0.28, -0.34, 0.05,
];

/** Standing upright, strings towards the viewer. */
function fiddle(): Part[] {
  const outline = outlined(BODY, 4);
  const belly = relief(
    cut(BODY, 0.09, 0.03, 4),
    0.06,
    (x, y) => 0.05 * Math.min(1, Math.max(0, -outline.distance(x, y) * 4)),
  );
  const fHole = pattern((x, y, z) =>
    z < 0
      ? 1
      : Math.min(
          Math.abs(Math.abs(x) - 0.2 - 0.05 * Math.sin((y - 0.56) * 11)) +
            Math.max(0, Math.abs(y - 0.56) - 0.13) -
            0.014,
          Math.hypot(Math.abs(x) - 0.16, y - 0.7) - 0.025,
          Math.hypot(Math.abs(x) - 0.24, y - 0.42) - 0.028,
        ),
  );
  return [
    part('body', 'glossy', belly, [
      paint(
        'edge',
        pattern((x, y, z) => (z < 0 ? 1 : Math.abs(outline.distance(x, y) + 0.035) - 0.008)),
        0.004,
      ),
      paint('dark', fHole, 0.004),
      paint(
        'rib',
        pattern((_x, _y, z) => Math.abs(z) - 0.07),
        0.01,
      ),
    ]),
    part(
      'dark',
      'glossy',
      union(
        put(box([0, 0, 0], [0.052, 0.46, 0.02], 0.012), [0, 1.26, 0.17], [3, 0, 0]),
        put(cut([-0.04, 0.06, 0.04, 0.06, 0.075, 0.4, -0.075, 0.4], 0.02, 0.012, 1), [0, 0, 0.18]),
      ),
    ),
    part(
      'body',
      'glossy',
      blend(
        0.02,
        box([0, 1.46, 0.1], [0.05, 0.3, 0.05], 0.03),
        put(cylinder([0, 0, 0], 0.075, 0.06, 0.02), [0, 1.9, 0.06], [0, 0, 90]),
        box([0, 1.8, 0.08], [0.045, 0.1, 0.045], 0.02),
      ),
    ),
    part('bridge', 'wood', box([0, 0.54, 0.19], [0.12, 0.02, 0.07], 0.01)),
    part(
      'peg',
      'glossy',
      mirror(
        union(
          capsule([0.04, 1.72, 0.08], [0.17, 1.72, 0.08], 0.028),
          capsule([0.04, 1.82, 0.08], [0.17, 1.82, 0.08], 0.028),
        ),
      ),
    ),
    part(
      'string',
      'metal',
      union(
        ...[-0.036, -0.012, 0.012, 0.036].map((x) => capsule([x, 0.36, 0.21], [x * 0.8, 0.54, 0.265], 0.006)),
        ...[-0.036, -0.012, 0.012, 0.036].map((x) =>
          capsule([x * 0.8, 0.54, 0.265], [x * 0.7, 1.74, 0.14], 0.006),
        ),
      ),
    ),
  ];
}

const bow = (): Part[] => [
  part('stick', 'wood', rod([0.66, 0.02, 0.16, 0.72, 0.9, 0.12, 0.66, 1.84, 0.16], 0.02)),
  part('hair', 'matte', box([0.62, 0.94, 0.16], [0.012, 0.86, 0.02], 0.005)),
  part(
    'dark',
    'glossy',
    union(
      box([0.64, 0.12, 0.16], [0.03, 0.06, 0.03], 0.01),
      box([0.64, 1.8, 0.16], [0.03, 0.03, 0.025], 0.01),
    ),
  ),
];

function violin(): Model {
  return {
    ...placeModel({ parts: [...fiddle(), ...bow()], anchors: {} }, { turn: [0, 0, 12] }),
    anchors: anchored({ grip: [0, 1.4, 0.1] }),
  };
}

function cello(): Model {
  const up = placeModel({ parts: fiddle(), anchors: {} }, { at: [0, 0.34, 0] });
  return {
    parts: [...up.parts, part('string', 'metal', capsule([0, 0, 0.02], [0, 0.4, 0], 0.022)), ...bow()],
    anchors: anchored({ grip: [0, 1.7, 0.1] }),
  };
}

function piano(): Model {
  // From above: keyboard along the front, the long curve on the right.
  const outline = [
    -0.8, 0.62, 0.8, 0.62, 0.82, 0.2, 0.74, -0.1, 0.4, -0.4, 0.26, -0.86, -0.06, -1.2, -0.5, -1.24, -0.78,
    -1.0, -0.82, -0.4,
  ];
  const flat = (half: number, y: number, k = 1) =>
    put(
      cut(
        outline.map((v, i) => (i % 2 ? -v : v)),
        half,
        0.03,
        4,
      ),
      [0, y, 0],
      [-90, 0, 0],
      k,
    );
  const keys = pattern((x) => Math.abs(((((x * 17) % 1) + 1) % 1) - 0.5) / 17 - 0.0045);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          carve(
            0.01,
            flat(0.15, 0.94),
            union(
              put(flat(0.14, 0), [0, 1.04, -0.02], [0, 0, 0], 0.93),
              box([0, 1.04, 0.62], [0.74, 0.12, 0.2]),
            ),
          ),
          box([0, 0.84, 0.74], [0.8, 0.06, 0.16], 0.03),
          mirror(box([0.77, 0.92, 0.74], [0.045, 0.1, 0.16], 0.03)),
          put(put(flat(0.02, 0), [0.82, 0, 0]), [-0.82, 1.1, 0], [0, 0, 42]),
          put(box([0, 0.17, 0], [0.4, 0.16, 0.014], 0.01), [0, 1.08, 0.3], [-14, 0, 0]),
          capsule([0.5, 1.05, -0.2], [0.24, 1.98, -0.2], 0.016),
        ),
      ),
      part('gold', 'metal', put(flat(0.02, 0), [0, 0.96, -0.04], [0, 0, 0], 0.92), [
        paint(
          'string',
          pattern((x, _y, z) => Math.abs(((((x * 14 + z * 1) % 1) + 1) % 1) - 0.5) / 14 - 0.01),
          0.004,
        ),
      ]),
      part('white', 'glossy', box([0, 0.93, 0.76], [0.72, 0.04, 0.13], 0.012), [paint('body', keys, 0.002)]),
      part(
        'body',
        'glossy',
        union(
          ...Array.from({ length: 20 }, (_, i) => i)
            .filter((i) => i % 7 !== 2 && i % 7 !== 6)
            .map((i) => box([-0.64 + i * 0.067, 0.975, 0.71], [0.018, 0.02, 0.08], 0.006)),
        ),
      ),
      part(
        'body',
        'glossy',
        union(
          ...(
            [
              [-0.62, 0.5],
              [0.62, 0.5],
              [-0.3, -0.9],
            ] as const
          ).map(([x, z]) =>
            put(turned([0, 0, 0.05, 0, 0.06, 0.06, 0.05, 0.1, 0.1, 0.5, 0.11, 0.8, 0, 0.82]), [x, 0, z]),
          ),
          box([0, 0.3, 0.5], [0.1, 0.04, 0.06], 0.02),
          mirror(capsule([0.06, 0.3, 0.5], [0.1, 0.8, 0.5], 0.02)),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.9, 0.8], top: 1.1 }),
  };
}

function harp(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.03,
          rod([0.6, 0.2, 0, 0.62, 1.0, 0, 0.56, 2.0, 0], [0.07, 0.06, 0.08]),
          rod(
            [0.56, 2.0, 0, 0.3, 1.86, 0, -0.1, 1.66, 0, -0.4, 1.72, 0, -0.56, 1.54, 0],
            [0.09, 0.07, 0.07, 0.08, 0.07],
          ),
          rod([-0.56, 1.54, 0, -0.2, 0.9, 0, 0.5, 0.16, 0], [0.07, 0.12, 0.15]),
          box([0.46, 0.08, 0], [0.3, 0.08, 0.18], 0.04),
        ),
      ),
      part(
        'string',
        'metal',
        many(14, (i) => {
          const t = (i + 1) / 15;
          return capsule(
            [0.5 - t * 0.98, 0.22 + t * 1.24, 0],
            [0.5 - t * 0.98, 1.94 - 0.34 * Math.sin(Math.min(1, t * 1.3) * 1.57), 0],
            0.008,
          );
        }),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

const VARNISH = {
  body: '#9a4a1c',
  rib: tone('body', 0.8),
  edge: tone('body', 0.5),
  dark: '#241a17',
  bridge: '#d9ab68',
  peg: '#2a1c18',
  string: '#dfe3e8',
  stick: '#7a3a1c',
  hair: '#f6f1e4',
};

export const STRINGED = [
  subject({
    name: 'violin',
    family: 'object',
    words: ['fiddle', 'viola'],
    size: 0.6,
    colours: VARNISH,
    view: { yaw: 16, pitch: 6 },
    build: violin,
  }),
  subject({
    name: 'cello',
    family: 'object',
    words: ['double bass', 'contrabass'],
    size: 1.25,
    colours: { ...VARNISH, body: '#a5561f' },
    view: { yaw: 16, pitch: 6 },
    build: cello,
  }),
  subject({
    name: 'piano',
    label: 'grand piano',
    family: 'furniture',
    words: ['grand piano', 'concert piano'],
    size: 1.5,
    colours: { body: '#1c1d21', gold: '#c2963f', string: '#8f6a28', white: '#f8f6f0' },
    view: { yaw: 28, pitch: 18 },
    build: piano,
  }),
  subject({
    name: 'harp',
    family: 'object',
    words: ['lyre'],
    size: 1.7,
    colours: { body: '#d0a046', string: '#f0ead8' },
    view: { yaw: 14, pitch: 6 },
    build: harp,
  }),
];
