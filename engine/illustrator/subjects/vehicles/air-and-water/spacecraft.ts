/** What leaves the ground without wings of its own: shuttle, flying saucer, drone, satellite. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { cut, fourLegs, put, turned } from '../../forms/forms.ts';
import { above, ahead, bars, below, drum, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

/** Standing on its tail as at the launch; the orbiter faces +z. */
function spaceShuttle(): Model {
  const orbiter = blend(
    0.04,
    put(turned([0.1, 0.5, 0.2, 0.56, 0.22, 1.2, 0.21, 1.7, 0.15, 2.0, 0, 2.14]), [0, 0, 0.46]),
  );
  const wing = put(
    cut([0, 1.5, 0.14, 1.5, 0.24, 1.1, 0.66, 0.62, 0.66, 0.5, 0, 0.5], 0.03, 0.02, 1),
    [0.1, 0, 0.38],
  );
  const plume = (x: number, z: number, r: number) => capsule([x, 0.3, z], [x, -0.62, z], r, r * 0.3);
  return {
    parts: [
      part('tank', 'matte', turned([0.18, 0.42, 0.3, 0.56, 0.3, 1.9, 0.22, 2.3, 0.08, 2.52, 0, 2.58]), [
        paint('tankDark', stripes('y', 0.36, 0.05), 0.006),
      ]),
      part(
        'white',
        'glossy',
        mirror(put(turned([0.17, 0.24, 0.13, 0.4, 0.13, 2.0, 0.1, 2.16, 0, 2.34]), [0.42, 0, 0])),
        [paint('dark', union(...[0.62, 1.3, 1.86].map((y) => box([0, y, 0], [9, 0.02, 9]))), 0.004)],
      ),
      part(
        'body',
        'glossy',
        union(
          orbiter,
          mirror(wing),
          put(cut([-0.2, 0.5, -0.52, 0.5, -0.46, 0.66, -0.2, 1.0], 0.03, 0.02, 1), [0, 0, 0.46], [0, 90, 0]),
        ),
        [
          paint('dark', below(0.0), 0.01),
          paint('dark', within(mirror(box([0.5, 0.8, 0.4], [0.26, 0.5, 0.1])), below(0.56)), 0.01),
          paint('darkGlass', within(box([0, 1.9, 0.7], [0.14, 0.06, 0.2], 0.02), ahead(0.5)), 0.005, 'glass'),
          paint('dark', within(above(2.02), below(3)), 0.02),
        ],
      ),
      part('flag', 'printed', box([0.43, 0.78, 0.42], [0.07, 0.045, 0.012]), [
        paint('white', stripes('y', 0.03, 0.5), 0.002),
      ]),
      part(
        'dark',
        'metal',
        union(
          ...[
            [0, 0.6],
            [0.1, 0.46],
            [-0.1, 0.46],
          ].map(([x, z]) => frustum([x!, 0.44, z!], 0.09, 0.1, 0.05, 0.01)),
        ),
      ),
      part('flame', 'glow', blend(0.06, plume(0.42, 0, 0.14), plume(-0.42, 0, 0.14), plume(0, 0.5, 0.12)), [
        paint(
          'core',
          union(...[0.42, -0.42].map((x) => capsule([x, 0.3, 0.1], [x, -0.2, 0.1], 0.12, 0.04))),
          0.05,
          'glow',
        ),
      ]),
      part(
        'smoke',
        'matte',
        blend(
          0.14,
          ...[
            [0.5, -0.7, 0.1, 0.26],
            [-0.5, -0.7, 0.1, 0.26],
            [0, -0.72, 0.4, 0.26],
            [0.84, -0.82, 0, 0.2],
            [-0.86, -0.8, 0.1, 0.22],
            [0.3, -0.84, 0.5, 0.2],
            [-0.34, -0.84, 0.5, 0.18],
          ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
        ),
      ),
    ],
    anchors: { seat: { at: [0, 2.5, 0] }, top: { at: [0, 2.58, 0] } },
  };
}

const SPACE_SHUTTLE = subject({
  name: 'space shuttle',
  family: 'vehicle',
  words: ['shuttle', 'shuttle launch', 'rocket launch'],
  size: 56,
  airborne: true,
  colours: {
    body: '#f5f6f7',
    white: '#f2f2ef',
    tank: '#d2762f',
    tankDark: '#b8622a',
    dark: '#2b2d33',
    flame: '#ff8a1f',
    core: '#fff0a8',
    smoke: '#efedea',
    flag: '#c23a3a',
  },
  view: { yaw: 24, pitch: 4 },
  poses: ['fly'],
  build: () => spaceShuttle(),
});

const UFO = subject({
  name: 'ufo',
  family: 'vehicle',
  words: ['flying saucer', 'alien spaceship', 'alien ship', 'saucer ship'],
  size: 4,
  airborne: true,
  colours: { body: '#b9c2cc', trim: '#7c8794', lamp: '#9dff8a', dome: '#8fe0f0', glowing: '#baf7c0' },
  home: 'sky',
  view: { yaw: 20, pitch: 8 },
  poses: ['fly'],
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        turned([0, 0.22, 0.34, 0.24, 0.8, 0.36, 1.24, 0.54, 0.96, 0.68, 0.5, 0.8, 0, 0.84]),
      ),
      part(
        'trim',
        'metal',
        union(
          torus([0, 0.55, 0], 1.2, 0.05),
          torus([0, 0.8, 0], 0.5, 0.05),
          frustum([0, 0.2, 0], 0.08, 0.26, 0.36, 0.03),
        ),
      ),
      part('dome', 'glass', ellipsoid([0, 0.82, 0], [0.46, 0.44, 0.46])),
      part(
        'lamp',
        'glow',
        union(radial(12, sphere([1.0, 0.44, 0], 0.07)), radial(8, sphere([0.8, 0.74, 0], 0.05))),
      ),
      part('glowing', 'glow', ellipsoid([0, 0.12, 0], [0.24, 0.06, 0.24])),
      part(
        'lamp',
        'matte',
        blend(0.06, ellipsoid([0, 1.0, 0], [0.14, 0.16, 0.13]), capsule([0, 0.8, 0], [0, 0.9, 0], 0.09)),
      ),
      part(
        'trim',
        'glossy',
        mirror(put(ellipsoid([0, 0, 0], [0.04, 0.06, 0.03]), [0.06, 1.02, 0.12], [0, 0, -20])),
      ),
    ],
    anchors: { top: { at: [0, 1.26, 0] }, seat: { at: [0, 1.26, 0] }, hand: { at: [0, 0.1, 0] } },
  }),
});

const DRONE = subject({
  name: 'drone',
  family: 'object',
  words: ['quadcopter', 'quadrocopter', 'camera drone'],
  size: 0.2,
  airborne: true,
  colours: { body: '#eef0f2', dark: '#2f333a', rotor: '#9aa4ae', light: '#ff4d3d' },
  home: 'sky',
  view: { yaw: 30, pitch: 20 },
  poses: ['fly'],
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.06,
          ellipsoid([0, 0.36, 0], [0.3, 0.15, 0.42]),
          fourLegs(1, 1, (x, z) =>
            capsule([x * 0.14, 0.38, z * 0.2], [x * 0.72, 0.46, z * 0.62], 0.06, 0.05),
          ),
        ),
      ),
      part(
        'dark',
        'glossy',
        union(
          fourLegs(0.72, 0.62, (x, z) => drum([x, 0.5, z], 0.075, 0.09, 'y')),
          sphere([0, 0.2, 0.3], 0.12),
          mirror(
            bars(
              [
                0.24, 0.28, 0.2, 0.32, 0.02, 0.24, 0.24, 0.28, -0.2, 0.32, 0.02, -0.24, 0.32, 0.02, 0.36,
                0.32, 0.02, -0.36,
              ],
              0.028,
            ),
          ),
        ),
      ),
      part(
        'rotor',
        'glossy',
        fourLegs(0.72, 0.62, (x, z) =>
          put(ellipsoid([0, 0, 0], [0.42, 0.012, 0.05]), [x, 0.6, z], [0, x * z > 0 ? 30 : -50, 0]),
        ),
      ),
      part('darkGlass', 'glass', ellipsoid([0, 0.2, 0.4], [0.07, 0.07, 0.04])),
      part('light', 'glow', mirror(sphere([0.2, 0.38, 0.34], 0.035))),
    ],
    anchors: { top: { at: [0, 0.52, 0], room: 0.2 }, hand: { at: [0, 0.04, 0] }, grip: { at: [0, 0.36, 0] } },
  }),
});

const SATELLITE = subject({
  name: 'satellite',
  family: 'vehicle',
  words: ['space probe', 'space station', 'space satellite'],
  size: 5,
  airborne: true,
  colours: { body: '#e8b84a', panel: '#274a8c', line: '#8fb2e6', white: '#f2f3f5' },
  home: 'space',
  view: { yaw: 26, pitch: 14 },
  poses: ['fly'],
  build: () => ({
    parts: [
      part('body', 'metal', box([0, 0.5, 0], [0.26, 0.36, 0.26], 0.04)),
      part(
        'panel',
        'glossy',
        mirror(put(box([0, 0, 0], [0.62, 0.3, 0.02], 0.01), [1.04, 0.5, 0], [-25, 0, 0])),
        [paint('line', union(stripes('x', 0.2, 0.06), stripes('y', 0.18, 0.08)), 0.004)],
      ),
      part(
        'white',
        'glossy',
        union(
          mirror(bars([0.26, 0.5, 0, 0.44, 0.5, 0], 0.035)),
          put(
            turned([0, 0, 0.2, 0.04, 0.36, 0.16, 0.33, 0.16, 0.18, 0.07, 0, 0.03], { steps: 4 }),
            [0, 0.6, 0.28],
            [70, 0, 0],
          ),
          bars([0, 0.66, 0.3, 0, 0.74, 0.56, 0, 0.86, 0, 0, 1.2, 0], 0.02),
          sphere([0, 1.2, 0], 0.045),
        ),
      ),
    ],
    anchors: { top: { at: [0, 0.86, 0] } },
  }),
});

export const SPACECRAFT = [SPACE_SHUTTLE, UFO, DRONE, SATELLITE];
