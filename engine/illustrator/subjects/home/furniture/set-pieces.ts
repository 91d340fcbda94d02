/** Seats of state, framed pictures, basins and boards: what is set up in a room to be seen or used. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, fourLegs, put, rod, turned, vessel } from '../../forms/forms.ts';
import { edge, lines, onFront, rect } from '../../forms/print.ts';
import { subject } from '../../subject.ts';
import { cushion } from './cushion.ts';

function throne(): Model {
  const back = [
    -0.52, 0.9, -0.56, 1.9, -0.4, 2.3, -0.2, 2.36, 0, 2.6, 0.2, 2.36, 0.4, 2.3, 0.56, 1.9, 0.52, 0.9,
  ];
  return {
    parts: [
      part(
        'gold',
        'metal',
        union(
          put(cut(back, 0.08, 0.04, 3), [0, 0, -0.42]),
          box([0, 0.66, 0.02], [0.6, 0.12, 0.52], 0.05),
          fourLegs(0.5, 0.42, (x, z) => capsule([x, 0.6, z], [x, 0.24, z], 0.07, 0.09)),
          mirror(
            union(
              capsule([0.58, 1.14, -0.4], [0.58, 1.1, 0.46], 0.08),
              sphere([0.58, 1.1, 0.5], 0.13),
              capsule([0.56, 0.7, 0.44], [0.58, 1.08, 0.44], 0.06),
              sphere([0.55, 2.02, -0.42], 0.12),
            ),
          ),
        ),
      ),
      part(
        'body',
        'cloth',
        union(
          put(
            cut(
              back.map((v, i) => (i % 2 ? 1.66 + (v - 1.66) * 0.82 : v * 0.76)),
              0.07,
              0.06,
              3,
            ),
            [0, 0, -0.34],
          ),
          cushion(0, 0.84, 0.04, 0.5, 0.1, 0.44),
        ),
      ),
      part(
        'button',
        'metal',
        union(
          ...[1.3, 1.62, 1.94].flatMap((y, r) =>
            (r % 2 ? [-0.16, 0.16] : [-0.26, 0, 0.26]).map((x) => sphere([x, y, -0.27], 0.03)),
          ),
        ),
      ),
      part(
        'jewel',
        'glossy',
        union(
          ellipsoid([0, 2.4, -0.33], [0.09, 0.11, 0.05]),
          mirror(ellipsoid([0.44, 2.14, -0.34], [0.06, 0.07, 0.04])),
        ),
      ),
      part(
        'step',
        'marble',
        union(box([0, 0.06, 0.16], [1.0, 0.06, 0.9], 0.02), box([0, 0.18, 0.06], [0.84, 0.06, 0.7], 0.02)),
      ),
    ],
    anchors: anchored({ seat: [0, 0.94, 0.1], top: 0.94, room: 0.36 }),
  };
}

function pictureFrame(): Model {
  const tilt = [-6, 0, 0] as const;
  const at = [0, 0.72, 0] as const;
  const hill = (x: number, y: number) => y - 0.02 * Math.sin(x * 9) - 0.16 * Math.sin(x * 3 + 0.6) + 0.1;
  const scene = [
    paint(
      'sun',
      put(
        onFront((x, y) => Math.hypot(x - 0.26, y - 0.16) - 0.09),
        at,
        tilt,
      ),
      0.005,
    ),
    paint(
      'far',
      put(
        onFront((x, y) => y + 0.04 - 0.22 * Math.abs(Math.sin(x * 3.4 + 1))),
        at,
        tilt,
      ),
      0.005,
    ),
    paint('near', put(onFront(hill), at, tilt), 0.005),
    paint(
      'lake',
      put(
        onFront((x, y) => y + 0.26 + 0.08 * Math.sin(x * 4)),
        at,
        tilt,
      ),
      0.005,
    ),
  ];
  return {
    parts: [
      part(
        'body',
        'wood',
        put(
          carve(0.02, box([0, 0, 0], [0.92, 0.72, 0.07], 0.03), box([0, 0, 0.1], [0.78, 0.58, 0.1], 0.01)),
          at,
          tilt,
        ),
      ),
      part(
        'mat',
        'matte',
        put(
          carve(0, box([0, 0, 0.01], [0.79, 0.59, 0.015]), box([0, 0, 0.02], [0.62, 0.42, 0.03])),
          at,
          tilt,
        ),
      ),
      part('sky', 'printed', put(box([0, 0, 0.005], [0.63, 0.43, 0.01]), at, tilt), scene),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function sink(): Model {
  return {
    parts: [
      part(
        'body',
        'ceramic',
        union(
          vessel([0, 0.86, 0.3, 0.86, 0.5, 0.96, 0.62, 1.14, 0.64, 1.24], 0.06),
          turned([0, 0, 0.26, 0, 0.24, 0.06, 0.15, 0.2, 0.13, 0.7, 0.24, 0.9, 0, 0.9]),
          box([0, 1.18, -0.52], [0.46, 0.07, 0.16], 0.05),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          rod([0, 1.2, -0.48, 0, 1.5, -0.48, 0, 1.6, -0.38, 0, 1.58, -0.2, 0, 1.46, -0.14], 0.045, 5),
          cylinder([0, 1.26, -0.48], 0.08, 0.03, 0.01),
          mirror(
            union(
              capsule([0.26, 1.24, -0.48], [0.26, 1.34, -0.48], 0.04),
              capsule([0.18, 1.36, -0.48], [0.34, 1.36, -0.48], 0.025),
            ),
          ),
        ),
      ),
      part('drain', 'metal', cylinder([0, 0.95, 0], 0.07, 0.012)),
    ],
    anchors: anchored({ top: 1.26, room: 0.3, inside: 0.96, opening: 0.5 }),
  };
}

/** Blank lines stand for writing on a board of white enamel. */
function whiteboard(): Model {
  return {
    parts: [
      part(
        'frame',
        'metal',
        union(
          carve(0.01, box([0, 1.2, 0], [1.16, 0.78, 0.05], 0.03), box([0, 1.2, 0.06], [1.08, 0.7, 0.05])),
          box([0, 0.4, 0.1], [0.7, 0.02, 0.08], 0.01),
          mirror(capsule([0.98, 0.5, -0.02], [0.98, 0.05, -0.02], 0.035)),
          mirror(capsule([0.98, 0.04, -0.36], [0.98, 0.04, 0.36], 0.035)),
        ),
      ),
      part('body', 'glossy', box([0, 1.2, 0], [1.09, 0.71, 0.02]), [
        paint('ink', onFront(lines(-0.9, -0.1, 1.62, 0.2, 4)), 0.006),
        paint(
          'red',
          onFront((x, y) =>
            Math.min(
              edge(rect(0.5, 1.3, 0.34, 0.24), 0.015)(x, y),
              Math.max(Math.abs(y - 1.3 - (x - 0.5) * 0.5) - 0.02, Math.abs(x - 0.5) - 0.26),
            ),
          ),
          0.006,
        ),
      ]),
      part('red', 'glossy', capsule([-0.4, 0.45, 0.1], [-0.16, 0.45, 0.1], 0.026)),
      part('ink', 'glossy', capsule([0.06, 0.45, 0.1], [0.3, 0.45, 0.12], 0.026)),
    ],
    anchors: anchored({ grip: [0, 1.2, 0] }),
  };
}

export const SET_PIECES = [
  subject({
    name: 'throne',
    family: 'furniture',
    words: ['royal throne', 'golden throne'],
    size: 1.7,
    colours: { body: '#9c1f33', gold: '#d9a83f', button: '#e9c468', jewel: '#2f6fc0', step: '#e6e1d8' },
    view: { yaw: 22, pitch: 8 },
    build: throne,
  }),
  subject({
    name: 'picture frame',
    label: 'framed picture',
    family: 'object',
    words: ['framed picture', 'photo frame', 'framed photo', 'framed painting'],
    size: 0.5,
    colours: {
      body: '#a8783f',
      mat: '#faf6ec',
      sky: '#a9d4ee',
      sun: '#ffe08a',
      far: '#7fa3bd',
      near: '#6f9c54',
      lake: '#4f8fb8',
    },
    view: { yaw: 18, pitch: 4 },
    build: pictureFrame,
  }),
  subject({
    name: 'sink',
    family: 'furniture',
    words: ['washbasin', 'wash basin', 'bathroom sink', 'washstand'],
    size: 1.1,
    colours: { body: '#f6f6f3', drain: '#9aa3ab' },
    view: { yaw: 20, pitch: 22 },
    build: sink,
  }),
  subject({
    name: 'whiteboard',
    family: 'furniture',
    words: ['white board', 'dry-erase board', 'flip chart'],
    size: 1.7,
    colours: { body: '#fbfcfd', frame: '#b9c0c8', ink: '#2d5ea8', red: '#cf3a34' },
    view: { yaw: 14, pitch: 4 },
    home: 'office',
    build: whiteboard,
  }),
];
