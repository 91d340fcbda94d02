/** Things with wires and bulbs that one holds or wears. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function headphones(): Model {
  const cup = (r: number, half: number, round: number, x: number) =>
    put(stretch(cylinder([0, 0, 0], r, half, round), [1.16, 1, 0.94]), [x, 0.46, 0], [0, 0, 90]);
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          mirror(cup(0.32, 0.09, 0.06, 0.7)),
          rod(
            [
              -0.72, 0.7, 0, -0.7, 1.12, 0, -0.42, 1.52, 0, 0, 1.64, 0, 0.42, 1.52, 0, 0.7, 1.12, 0, 0.72,
              0.7, 0,
            ],
            [0.05, 0.055, 0.075, 0.085, 0.075, 0.055, 0.05],
            6,
          ),
        ),
      ),
      part(
        'pad',
        'leather',
        union(
          mirror(put(stretch(torus([0, 0, 0], 0.24, 0.1), [1.2, 1, 0.98]), [0.55, 0.46, 0], [0, 0, 90])),
          rod([-0.44, 1.44, 0, 0, 1.56, 0, 0.44, 1.44, 0], 0.08, 6),
        ),
      ),
      part(
        'metal',
        'metal',
        mirror(union(cup(0.2, 0.02, 0.01, 0.79), capsule([0.73, 0.66, 0], [0.72, 0.98, 0], 0.04))),
      ),
    ],
    anchors: anchored({ grip: [0, 1.6, 0], top: 1.7 }),
  };
}

function microphone(): Model {
  const mesh = pattern(
    (x, y, z) => Math.max(0.022 * Math.cos(Math.atan2(x, z) * 22), 0.022 * Math.cos(y * 62)) - 0.012,
  );
  return {
    parts: [
      part('grille', 'metal', put(sphere([0, 0, 0], 0.3), [0.34, 1.56, 0]), [
        paint(
          'dark',
          pattern((x, y, z) => -mesh.distance(x - 0.34, y - 1.56, z)),
          0.008,
        ),
      ]),
      part(
        'body',
        'matte',
        put(
          turned([0, -1.12, 0.1, -1.1, 0.12, -1.0, 0.2, -0.1, 0.24, 0, 0, 0], { steps: 3 }),
          [0.3, 1.36, 0],
          [0, 0, -14],
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          put(torus([0, 0, 0], 0.29, 0.045), [0.34, 1.54, 0], [0, 0, -14]),
          put(box([0, 0, 0], [0.035, 0.09, 0.02], 0.015), [0.17, 0.94, 0.16], [0, 0, -14]),
        ),
      ),
      part('dark', 'matte', rod([0.06, 0.3, 0, -0.02, 0.06, 0, -0.3, 0.03, 0.1, -0.5, 0.03, -0.1], 0.03)),
    ],
    anchors: anchored({ grip: [0.15, 0.8, 0], top: 1.86 }),
  };
}

function controller(): Model {
  const shell = blend(
    0.14,
    put(
      cut([-0.6, 0.1, -0.34, 0.34, 0.34, 0.34, 0.6, 0.1, 0.5, -0.2, 0, -0.16, -0.5, -0.2], 0.13, 0.1),
      [0, 0, 0],
    ),
    mirror(capsule([0.62, 0.04, 0], [0.78, -0.5, -0.02], 0.23, 0.16)),
  );
  const up = (s: ReturnType<typeof box>) => put(s, [0, 0.62, 0], [-58, 0, 0]);
  const button = (x: number, y: number) =>
    put(cylinder([0, 0, 0], 0.065, 0.04, 0.02), [x, y, 0.16], [90, 0, 0]);
  return {
    parts: [
      part('body', 'matte', up(shell)),
      part(
        'dark',
        'matte',
        up(
          union(
            box([-0.48, 0.16, 0.17], [0.05, 0.15, 0.04], 0.015),
            box([-0.48, 0.16, 0.17], [0.15, 0.05, 0.04], 0.015),
            mirror(
              union(
                put(cylinder([0, 0, 0], 0.12, 0.07, 0.03), [0.22, -0.1, 0.2], [90, 0, 0]),
                put(cylinder([0, 0, 0], 0.145, 0.02, 0.01), [0.22, -0.1, 0.27], [90, 0, 0]),
              ),
            ),
            mirror(box([0.46, 0.34, 0.0], [0.16, 0.06, 0.08], 0.04)),
          ),
        ),
      ),
      part('green', 'glossy', up(button(0.48, 0.04))),
      part('red', 'glossy', up(button(0.61, 0.17))),
      part('blue', 'glossy', up(button(0.35, 0.17))),
      part('yellow', 'glossy', up(button(0.48, 0.3))),
      part('light', 'glow', up(put(cylinder([0, 0, 0], 0.06, 0.02, 0.01), [0, 0.16, 0.14], [90, 0, 0]))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function lightBulb(): Model {
  return {
    parts: [
      part(
        'glass',
        'glass',
        vessel(
          [0.16, 0.5, 0.2, 0.62, 0.34, 0.88, 0.46, 1.16, 0.44, 1.42, 0.28, 1.62, 0.1, 1.69, 0.04, 1.7],
          0.03,
          { floor: 0 },
        ),
      ),
      part(
        'body',
        'glow',
        union(
          sphere([0, 1.2, 0], 0.2),
          rod([-0.1, 0.7, 0, -0.14, 1.1, 0], 0.02),
          rod([0.1, 0.7, 0, 0.14, 1.1, 0], 0.02),
        ),
      ),
      part(
        'metal',
        'metal',
        relief(
          turned([0, 0, 0.07, 0.02, 0.12, 0.08, 0.2, 0.14, 0.2, 0.5, 0, 0.52], { steps: 2 }),
          0.03,
          (x, y, z) => (y > 0.12 ? 0.022 * Math.sin(y * 62 + Math.atan2(x, z)) : 0),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 1.7 }),
  };
}

function flashlight(): Model {
  const along = (s: ReturnType<typeof box>) => put(s, [0, 0.3, 0], [0, 0, -90]);
  return {
    parts: [
      part(
        'body',
        'matte',
        along(
          relief(
            turned([0, -0.9, 0.18, -0.9, 0.2, -0.86, 0.2, 0.3, 0.3, 0.5, 0.3, 0.7, 0, 0.7], { steps: 2 }),
            0.02,
            (x, y, z) => (y < 0.2 ? 0.012 * Math.cos(Math.atan2(x, z) * 16) : 0),
          ),
        ),
      ),
      part('lamp', 'glow', along(cylinder([0, 0.71, 0], 0.25, 0.02))),
      part('red', 'glossy', box([-0.1, 0.5, 0], [0.1, 0.03, 0.05], 0.02)),
    ],
    anchors: anchored({ grip: [-0.4, 0.3, 0] }),
  };
}

export const GADGETS = [
  subject({
    name: 'headphones',
    family: 'object',
    words: ['headphone', 'headset', 'earphones', 'earbuds', 'wireless headphones'],
    size: 0.2,
    colours: { body: '#33363d', pad: tone('body', 0.7), metal: '#c9ced6' },
    view: { yaw: 26, pitch: 12 },
    build: headphones,
  }),
  subject({
    name: 'microphone',
    family: 'object',
    words: ['mic', 'mike'],
    size: 0.25,
    colours: { body: '#2c2e34', grille: '#c8cdd4', dark: '#24262b', steel: '#dde1e6' },
    view: { yaw: 16, pitch: 8 },
    build: microphone,
  }),
  subject({
    name: 'game controller',
    family: 'object',
    words: ['gamepad', 'joystick', 'controller', 'game console', 'video game'],
    size: 0.08,
    colours: {
      body: '#ebedf0',
      dark: '#35383f',
      green: '#43a55a',
      red: '#d2433c',
      blue: '#3f76c9',
      yellow: '#e6b83a',
      light: '#9fe0ff',
    },
    view: { yaw: 12, pitch: 16 },
    build: controller,
  }),
  subject({
    name: 'light bulb',
    family: 'object',
    words: ['bulb', 'lightbulb', 'idea'],
    size: 0.12,
    colours: { body: '#ffdf8a', glass: '#fff0c9', metal: '#b9bec6' },
    view: { yaw: 14, pitch: 6 },
    build: lightBulb,
  }),
  subject({
    name: 'flashlight',
    family: 'object',
    words: ['torch'],
    size: 0.06,
    colours: { body: '#35383f', red: '#d0362f' },
    view: { yaw: 30, pitch: 18 },
    build: flashlight,
  }),
];
