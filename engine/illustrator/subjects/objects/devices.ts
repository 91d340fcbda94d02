/** Guitar, camera, clock, phone, laptop and glasses: things whose detail is mostly on their front. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude } from '#engine/sculpt/shapes/outline.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';

const FRONT: Vec3 = [90, 0, 0];

function guitar(): Model {
  const outline = curve(
    [
      [0, 0.02],
      [0.36, 0.06],
      [0.52, 0.32],
      [0.46, 0.58],
      [0.34, 0.78],
      [0.38, 0.98],
      [0.32, 1.2],
      [0.12, 1.3],
      [-0.12, 1.3],
      [-0.32, 1.2],
      [-0.38, 0.98],
      [-0.34, 0.78],
      [-0.46, 0.58],
      [-0.52, 0.32],
      [-0.36, 0.06],
    ],
    4,
  );
  return {
    parts: [
      part('body', 'glossy', extrude(outline, 0.13, 0.04), [
        paint(
          'edge',
          pattern((x, y, z) => (Math.abs(z) < 0.1 ? -0.1 : -0.035 - outline.distance(x, y))),
          0.006,
        ),
        paint(
          'dark',
          pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x, y - 0.86) - 0.15)),
          0.005,
        ),
        paint(
          'edge',
          pattern((x, y, z) => (z < 0 ? 1 : Math.abs(Math.hypot(x, y - 0.86) - 0.18) - 0.02)),
          0.004,
        ),
      ]),
      part(
        'neck',
        'glossy',
        union(
          box([0, 1.72, 0.1], [0.075, 0.68, 0.035], 0.02),
          box([0, 2.52, 0.07], [0.13, 0.2, 0.035], 0.03),
        ),
        [
          paint(
            'chrome',
            pattern((_x, y) => (y > 2.36 ? 1 : Math.abs(((y * 9) % 1) - 0.5) / 9 - 0.006)),
            0.003,
          ),
        ],
      ),
      part('dark', 'matte', box([0, 0.42, 0.15], [0.2, 0.04, 0.03], 0.02)),
      part(
        'chrome',
        'metal',
        union(
          ...[-0.045, -0.015, 0.015, 0.045].map((x) => capsule([x, 0.42, 0.175], [x, 2.36, 0.145], 0.006)),
          mirror(union(...[2.42, 2.54, 2.66].map((y) => sphere([0.16, y, 0.07], 0.035)))),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.8, -0.1] }, top: { at: [0, 2.7, 0] } },
  };
}

function camera(): Model {
  const lens = (r: number, z: number, half: number) =>
    place(cylinder([0, 0, 0], r, half, 0.03), { at: [0, 0.42, z], turn: FRONT });
  return {
    parts: [
      part(
        'body',
        'matte',
        union(box([0, 0.42, 0], [0.66, 0.42, 0.22], 0.08), box([0, 0.88, 0], [0.22, 0.12, 0.16], 0.05)),
        [
          paint(
            'trim',
            pattern((_x, y) => 0.68 - y),
            0.006,
          ),
        ],
      ),
      part(
        'chrome',
        'metal',
        union(
          lens(0.35, 0.28, 0.1),
          cylinder([0.44, 0.88, 0], 0.1, 0.05, 0.02),
          cylinder([-0.46, 0.87, 0], 0.13, 0.04, 0.02),
        ),
      ),
      part('dark', 'glossy', carve(0.02, lens(0.3, 0.4, 0.12), lens(0.23, 0.54, 0.08))),
      part('lens', 'glass', ellipsoid([0, 0.42, 0.42], [0.22, 0.22, 0.1]), [
        paint('shine', sphere([-0.08, 0.5, 0.5], 0.035), 0.01, 'glow'),
      ]),
      part('lamp', 'glow', box([0, 0.9, 0.16], [0.13, 0.06, 0.02], 0.02)),
      part('red', 'glossy', cylinder([0.44, 0.95, 0], 0.05, 0.02, 0.012)),
    ],
    anchors: { grip: { at: [0, 0.42, 0] }, top: { at: [0, 1, 0] } },
  };
}

function clock(): Model {
  const tick = place(radial(12, box([0.42, 0, 0], [0.05, 0.1, 0.014], 0.01)), {
    at: [0, 0.72, 0.2],
    turn: FRONT,
  });
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          place(torus([0, 0, 0], 0.56, 0.09), { at: [0, 0.72, 0.1], turn: FRONT }),
          place(cylinder([0, 0, 0], 0.56, 0.13, 0.04), { at: [0, 0.72, 0], turn: FRONT }),
          mirror(capsule([0.3, 0.2, 0], [0.44, 0.04, 0.02], 0.06, 0.07)),
        ),
      ),
      part('face', 'matte', place(cylinder([0, 0, 0], 0.5, 0.03), { at: [0, 0.72, 0.13], turn: FRONT }), [
        paint('dark', tick, 0.005),
      ]),
      part(
        'dark',
        'glossy',
        union(
          capsule([0, 0.72, 0.19], [-0.16, 0.9, 0.19], 0.026),
          capsule([0, 0.72, 0.19], [0.14, 1.06, 0.19], 0.02),
          sphere([0, 0.72, 0.19], 0.045),
        ),
      ),
      part(
        'chrome',
        'metal',
        mirror(
          union(
            ellipsoid([0.34, 1.36, 0], [0.24, 0.16, 0.17]),
            capsule([0.26, 1.2, 0], [0.34, 1.34, 0], 0.03),
          ),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          capsule([0, 1.28, 0], [0, 1.46, 0], 0.03),
          sphere([0, 1.5, 0], 0.06),
          place(torus([0, 0, 0], 0.2, 0.025), { at: [0, 1.52, 0], turn: FRONT }),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.6, 0] }, top: { at: [0, 1.5, 0] } },
  };
}

function phone(): Model {
  return {
    parts: [
      part('body', 'metal', box([0, 0.8, 0], [0.4, 0.8, 0.055], 0.05)),
      part('screen', 'glass', box([0, 0.8, 0.03], [0.36, 0.75, 0.042], 0.01), [
        paint(
          'light',
          pattern((x, y) => y - 0.72 - 0.12 * Math.sin(x * 6 + 1)),
          0.01,
          'glow',
        ),
        paint('sun', sphere([0.12, 1.16, 0.06], 0.13), 0.008, 'glow'),
        paint(
          'app',
          union(...[-0.2, -0.07, 0.07, 0.2].map((x) => box([x, 0.18, 0.06], [0.045, 0.045, 0.1], 0.015))),
          0.004,
          'glow',
        ),
      ]),
      part('chrome', 'metal', mirror(capsule([0.405, 0.96, 0], [0.405, 1.16, 0], 0.014))),
    ],
    anchors: { grip: { at: [0, 0.6, 0] }, top: { at: [0, 1.6, 0] } },
  };
}

function laptop(): Model {
  const lid = { at: [0, 0.06, -0.5] as Vec3, turn: [-14, 0, 0] as Vec3 };
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          box([0, 0.05, 0], [0.82, 0.045, 0.54], 0.035),
          place(box([0, 0.52, 0], [0.82, 0.52, 0.035], 0.03), lid),
        ),
        [
          paint(
            'key',
            pattern((x, y, z) =>
              y < 0.06 || Math.abs(x) > 0.68 || z > 0.12 || z < -0.4
                ? 1
                : Math.max(
                    Math.abs(x / 0.115 - Math.round(x / 0.115)) * 0.115 - 0.045,
                    Math.abs(z / 0.115 - Math.round(z / 0.115)) * 0.115 - 0.045,
                  ),
            ),
            0.004,
            'matte',
          ),
          paint(
            'key',
            pattern((x, y, z) => (y < 0.06 ? 1 : Math.max(Math.abs(x) - 0.2, Math.abs(z - 0.32) - 0.13))),
            0.004,
          ),
        ],
      ),
      part('screen', 'glass', place(box([0, 0.53, 0.02], [0.75, 0.45, 0.032], 0.006), lid), [
        paint(
          'light',
          place(
            pattern((x, y) => y - 0.5 - 0.16 * Math.sin(x * 4)),
            lid,
          ),
          0.01,
          'glow',
        ),
        paint('sun', place(sphere([0.36, 0.78, 0.04], 0.1), lid), 0.008, 'glow'),
      ]),
    ],
    anchors: { grip: { at: [0, 0.1, 0] }, top: { at: [0, 1, 0] } },
  };
}

function glasses(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.02,
          mirror(
            union(
              place(torus([0, 0, 0], 0.3, 0.045), { at: [0.38, 0.36, 0], turn: FRONT }),
              capsule([0.68, 0.42, 0], [0.74, 0.42, -0.8], 0.03),
              capsule([0.74, 0.42, -0.8], [0.72, 0.28, -0.98], 0.03),
            ),
          ),
          capsule([-0.08, 0.42, 0], [0.08, 0.42, 0], 0.04),
        ),
      ),
      part('darkGlass', 'glass', mirror(ellipsoid([0.38, 0.36, 0], [0.28, 0.28, 0.03]))),
    ],
    anchors: { grip: { at: [0, 0.36, 0] }, top: { at: [0, 0.7, 0] } },
  };
}

export const DEVICES = [
  subject({
    name: 'guitar',
    family: 'object',
    words: ['ukulele', 'violin', 'acoustic guitar'],
    size: 1,
    colours: { body: '#d98a3d', edge: tone('body', 0.6), neck: '#6a4026', dark: '#33241d' },
    view: { yaw: 22, pitch: 6 },
    build: () => guitar(),
  }),
  subject({
    name: 'camera',
    family: 'object',
    words: ['photo camera'],
    size: 0.12,
    colours: { body: '#3a3d45', trim: '#c9ced6', dark: '#26282e', lens: '#2d4a7a', red: '#d8352f' },
    view: { yaw: 24, pitch: 12 },
    build: () => camera(),
  }),
  subject({
    name: 'clock',
    family: 'object',
    words: ['alarm clock', 'watch'],
    size: 0.2,
    colours: { body: '#e5533d', face: '#fdfaf2', dark: '#2f3238' },
    view: { yaw: 20, pitch: 8 },
    build: () => clock(),
  }),
  subject({
    name: 'phone',
    family: 'object',
    words: ['smartphone', 'cellphone', 'mobile phone', 'mobile'],
    size: 0.15,
    colours: { body: '#5a6172', screen: '#22314f', light: '#4f7fe0', sun: '#ffd77a', app: '#ffffff' },
    view: { yaw: 26, pitch: 8 },
    build: () => phone(),
  }),
  subject({
    name: 'laptop',
    family: 'object',
    words: ['computer', 'notebook computer'],
    size: 0.25,
    colours: { body: '#cfd5de', key: '#4a515e', screen: '#22314f', light: '#5a7fe6', sun: '#ffd77a' },
    view: { yaw: 26, pitch: 20 },
    build: () => laptop(),
  }),
  subject({
    name: 'glasses',
    family: 'object',
    words: ['sunglasses', 'spectacles', 'eyeglasses'],
    size: 0.06,
    colours: { body: '#2b2d35' },
    view: { yaw: 28, pitch: 14 },
    build: () => glasses(),
  }),
];
