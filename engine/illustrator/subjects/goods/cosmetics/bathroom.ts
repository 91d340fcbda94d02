/** Small things of the bathroom shelf. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, between, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { lines, onFront } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** Two brushes in a tumbler. */
function toothbrush(): Model {
  const brush = (s: Shape, k: number): Shape => put(s, [0, 0.12, 0], [-6, k ? 160 : 20, k ? 13 : -13]);
  const handle = blend(
    0.04,
    rod([0, 0, 0, 0, 0.7, 0.02, 0, 1.2, 0, 0, 1.5, 0], [0.08, 0.075, 0.045, 0.05]),
    box([0, 1.68, 0], [0.075, 0.2, 0.045], 0.04),
  );
  const bristles = many(10, (i) =>
    box([-0.035 + 0.07 * (i % 2), 1.56 + 0.06 * Math.floor(i / 2), 0.12], [0.03, 0.026, 0.1], 0.01),
  );
  return {
    parts: [
      part(
        'cup',
        'ceramic',
        vessel([0, 0, 0.34, 0, 0.37, 0.04, 0.37, 0.14, 0.4, 0.86], 0.05, { floor: 0.08 }),
        [paint('second', between(0.6, 0.68), 0.006)],
      ),
      part('body', 'glossy', brush(handle, 0)),
      part('second', 'glossy', brush(handle, 1)),
      part('bristle', 'matte', union(brush(bristles, 0), brush(bristles, 1))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function toothpaste(): Model {
  const tube: Shape = {
    ...box([0, 0.86, 0], [0.36, 0.66, 0.3], 0),
    distance: (x, y, z) => {
      const t = (y - 0.2) / 1.3;
      const a = 0.3 + 0.05 * t;
      const c = 0.28 * (1 - t) + 0.03;
      return 0.6 * Math.max((Math.hypot(x / a, z / c) - 1) * Math.min(a, c), Math.abs(y - 0.86) - 0.64);
    },
    thin: 0.05,
  };
  const at = (s: Shape): Shape => put(s, [0, 0.02, 0], [0, 14, -4]);
  return {
    parts: [
      part('tube', 'glossy', at(tube), [
        paint('body', at(pattern((x, y) => Math.abs(y - 0.86 - 0.1 * Math.sin(x * 7)) - 0.2)), 0.006),
        paint('stripe', at(pattern((x, y) => Math.abs(y - 0.6 - 0.1 * Math.sin(x * 7)) - 0.03)), 0.006),
        paint('tube', at(onFront(lines(-0.18, 0.18, 0.92, 0.12, 2))), 0.005),
      ]),
      part(
        'body',
        'glossy',
        at(
          relief(
            turned([0, 0, 0.18, 0, 0.2, 0.03, 0.19, 0.22, 0, 0.22], { steps: 1 }),
            0.012,
            (x, _y, z) => 0.01 * Math.cos(Math.atan2(x, z) * 20),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.8, 0] }),
  };
}

function hairdryer(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          blend(
            0.06,
            drum([-0.1, 1.2, 0], 0.36, 0.42, 'x', 0.14),
            put(box([0, 0, 0], [0.15, 0.5, 0.13], 0.1), [-0.12, 0.56, 0], [0, 0, 8]),
          ),
        ),
      ),
      part(
        'nozzle',
        'matte',
        union(
          put(
            turned([0, 0, 0.29, 0, 0.24, 0.4, 0.25, 0.5, 0, 0.5], { steps: 2 }),
            [0.28, 1.2, 0],
            [0, 0, -90],
          ),
          drum([-0.52, 1.2, 0], 0.28, 0.04, 'x', 0.02),
          capsule([-0.16, 0.05, 0], [-0.16, 0.1, 0], 0.05),
        ),
      ),
      part(
        'trim',
        'metal',
        union(drum([0.28, 1.2, 0], 0.31, 0.03, 'x', 0.01), box([0.0, 0.66, 0.0], [0.04, 0.1, 0.07], 0.02)),
      ),
      part(
        'nozzle',
        'matte',
        rod([-0.16, 0.06, 0, -0.4, 0.05, 0.2, -0.9, 0.05, 0.1, -1.1, 0.05, -0.2], 0.035),
      ),
    ],
    anchors: anchored({ grip: [-0.1, 0.5, 0] }),
  };
}

function nailPolish(): Model {
  const bottle = (x: number, z: number, colour: string) => [
    part(
      colour,
      'glossy',
      put(turned([0, 0, 0.26, 0, 0.32, 0.06, 0.32, 0.36, 0.2, 0.5, 0.13, 0.54, 0, 0.54]), [x, 0, z]),
    ),
    part(
      'cap',
      'glossy',
      put(turned([0, 0.52, 0.15, 0.52, 0.15, 0.56, 0.12, 1.16, 0.09, 1.2, 0, 1.2], { steps: 2 }), [x, 0, z]),
    ),
  ];
  return {
    parts: [...bottle(-0.5, 0, 'body'), ...bottle(0.22, -0.12, 'second'), ...bottle(0.62, 0.5, 'third')],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function mascara(): Model {
  const wand = (s: Shape): Shape => put(s, [0.52, 0.14, 0.2], [0, 26, 78]);
  return {
    parts: [
      part('body', 'glossy', cylinder([-0.2, 0.5, 0], 0.17, 0.5, 0.03), [
        paint('gold', between(0.86, 0.92), 0.004),
      ]),
      part(
        'gold',
        'metal',
        carve(0.005, cylinder([-0.2, 1.06, 0], 0.1, 0.08, 0.02), cylinder([-0.2, 1.16, 0], 0.06, 0.06)),
      ),
      part('body', 'glossy', wand(cylinder([0, -0.2, 0], 0.15, 0.42, 0.03))),
      part(
        'gold',
        'metal',
        wand(union(cylinder([0, 0.24, 0], 0.11, 0.04), capsule([0, 0.2, 0], [0, 0.66, 0], 0.026))),
      ),
      part(
        'brush',
        'matte',
        wand(
          relief(
            turned([0, 0.6, 0.05, 0.62, 0.1, 0.9, 0.05, 1.2, 0, 1.22]),
            0.03,
            (x, y, z) => 0.025 * Math.cos(Math.atan2(x, z) * 9 + y * 60),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

export const BATHROOM = [
  subject({
    name: 'toothbrush',
    label: 'toothbrushes in a cup',
    family: 'object',
    words: ['tooth brush'],
    size: 0.2,
    colours: { body: '#2f9cc4', second: '#e0567a', bristle: '#fbfbf8', cup: '#f1efe9' },
    view: { yaw: 16, pitch: 12 },
    build: toothbrush,
  }),
  subject({
    name: 'toothpaste',
    label: 'tube of toothpaste',
    family: 'object',
    words: ['tube of toothpaste', 'toothpaste tube', 'cosmetic tube', 'hand cream'],
    size: 0.16,
    colours: { body: '#2f86c4', tube: '#fbfcfd', stripe: '#4fc0b0' },
    view: { yaw: 12, pitch: 8 },
    build: toothpaste,
  }),
  subject({
    name: 'hairdryer',
    family: 'object',
    words: ['hair dryer', 'blow dryer', 'hair drier', 'blow-dryer'],
    size: 0.25,
    colours: { body: '#d8678a', nozzle: '#2f2f36', trim: '#d9dee3' },
    view: { yaw: 20, pitch: 8 },
    build: hairdryer,
  }),
  subject({
    name: 'nail polish',
    family: 'object',
    words: ['nail varnish', 'nail lacquer', 'bottle of nail polish'],
    size: 0.08,
    colours: { body: '#c41f45', second: '#e88aa4', third: tone('body', 0.55), cap: '#1f1d21' },
    view: { yaw: 12, pitch: 12 },
    build: nailPolish,
  }),
  subject({
    name: 'mascara',
    family: 'object',
    words: ['mascara tube', 'mascara wand'],
    size: 0.12,
    colours: { body: '#26242a', gold: '#dcb766', brush: '#17161a' },
    view: { yaw: 10, pitch: 16 },
    build: mascara,
  }),
];
