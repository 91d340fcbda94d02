/** Motor scooters and motorbikes, which people ride as they ride bicycles. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { put, rod } from '../../forms/forms.ts';
import { bars, drum, side } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const wheel = (z: number, r: number, thick: number) => [
  part('tyre', 'matte', put(torus([0, 0, 0], r - thick, thick), [0, r, z], [0, 0, 90])),
  part('hub', 'metal', drum([0, r, z], r - thick * 1.4, thick * 0.5, 'x'), [
    paint('tyre', drum([0, r, z], r * 0.5, 1, 'x'), 0.01),
    paint('hub', drum([0, r, z], r * 0.3, 1, 'x'), 0.01),
  ]),
];

function scooter(): Model {
  return {
    parts: [
      ...wheel(0.66, 0.22, 0.075),
      ...wheel(-0.56, 0.22, 0.075),
      part(
        'body',
        'glossy',
        blend(
          0.05,
          // Round tail over the hind wheel.
          ellipsoid([0, 0.46, -0.5], [0.25, 0.27, 0.44]),
          side([-0.5, 0.24, -0.3, 0.34, 0.2, 0.24, 0.36, 0.22, 0.3, 0.14, -0.2, 0.14], 0.2, 0.05),
          // Leg shield, curved up to the handlebar.
          put(box([0, 0, 0], [0.26, 0.32, 0.035], 0.03), [0, 0.52, 0.44], [-16, 0, 0]),
          ellipsoid([0, 0.98, 0.36], [0.12, 0.11, 0.13]),
          capsule([0, 0.36, 0.46], [0, 0.92, 0.36], 0.055),
          ellipsoid([0, 0.34, 0.66], [0.12, 0.16, 0.26]),
        ),
        [paint('trim', box([0, 0.42, -0.5], [2, 0.016, 0.5]), 0.004)],
      ),
      part(
        'seat',
        'leather',
        blend(
          0.05,
          ellipsoid([0, 0.76, -0.26], [0.17, 0.08, 0.26]),
          ellipsoid([0, 0.77, -0.66], [0.16, 0.075, 0.2]),
        ),
      ),
      part('dark', 'matte', mirror(capsule([0.2, 1.02, 0.3], [0.36, 1.02, 0.24], 0.035))),
      part(
        'chrome',
        'metal',
        union(
          mirror(rod([0, 1.02, 0.36, 0.2, 1.04, 0.32, 0.36, 1.02, 0.24], 0.022)),
          mirror(rod([0.26, 1.04, 0.3, 0.32, 1.18, 0.32, 0.36, 1.26, 0.3], 0.012)),
          drum([0, 0.99, 0.48], 0.085, 0.02, 'z'),
        ),
      ),
      part('chrome', 'metal', mirror(put(ellipsoid([0, 0, 0], [0.08, 0.06, 0.016]), [0.37, 1.28, 0.3]))),
      part('lamp', 'glow', ellipsoid([0, 0.99, 0.49], [0.07, 0.07, 0.035])),
      part('tail', 'glow', ellipsoid([0, 0.56, -0.92], [0.07, 0.05, 0.03])),
      part('dark', 'matte', box([0, 0.235, 0.1], [0.17, 0.012, 0.18], 0.01)),
    ],
    anchors: {
      seat: { at: [0, 0.84, -0.3] },
      grip: { at: [0, 1.02, 0.26] },
      pedals: { at: [0, 0.25, 0.12] },
      top: { at: [0, 0.84, -0.4] },
    },
  };
}

const SCOOTER = subject({
  name: 'scooter',
  family: 'vehicle',
  words: ['vespa', 'moped', 'motor scooter'],
  size: 1.2,
  colours: { body: '#7cc4b4', trim: '#fdf8ec', seat: '#7a4a30', dark: '#2b2d33', tail: '#e0352b' },
  view: { yaw: 58, pitch: 10 },
  build: () => scooter(),
});

function motorbike(): Model {
  return {
    parts: [
      ...wheel(0.78, 0.33, 0.085),
      ...wheel(-0.7, 0.33, 0.1),
      part(
        'body',
        'glossy',
        blend(
          0.05,
          ellipsoid([0, 0.84, 0.12], [0.17, 0.16, 0.34]),
          side([-0.98, 0.72, -0.6, 0.74, -0.4, 0.66, -0.9, 0.62], 0.12, 0.04),
        ),
        [paint('trim', ellipsoid([0.2, 0.84, 0.16], [0.12, 0.05, 0.24]), 0.006)],
      ),
      part(
        'body',
        'glossy',
        union(
          side([0.46, 0.5, 0.56, 0.68, 0.8, 0.72, 1.02, 0.6, 1.06, 0.5, 0.8, 0.64, 0.6, 0.6], 0.08, 0.025),
        ),
      ),
      part(
        'seat',
        'leather',
        blend(
          0.05,
          ellipsoid([0, 0.8, -0.3], [0.16, 0.07, 0.26]),
          put(ellipsoid([0, 0, 0], [0.14, 0.06, 0.2]), [0, 0.86, -0.64], [12, 0, 0]),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          box([0, 0.42, 0.06], [0.15, 0.16, 0.24], 0.05),
          put(drum([0, 0, 0], 0.12, 0.15, 'y', 0.03), [0, 0.62, 0.16], [24, 0, 0]),
          put(drum([0, 0, 0], 0.12, 0.12, 'y', 0.03), [0, 0.62, -0.06], [-24, 0, 0]),
          mirror(capsule([0.28, 1.06, 0.3], [0.42, 1.05, 0.24], 0.035)),
          bars([0, 0.4, -0.1, 0, 0.36, -0.68], 0.05),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          mirror(bars([0.1, 0.34, 0.78, 0.1, 0.98, 0.48], 0.03)),
          mirror(rod([0, 1.02, 0.46, 0.16, 1.1, 0.38, 0.42, 1.05, 0.24], 0.022)),
          rod(
            [0.14, 0.56, 0.3, 0.18, 0.3, 0.26, 0.19, 0.24, 0, 0.19, 0.26, -0.86],
            [0.035, 0.04, 0.05, 0.06],
          ),
          drum([0, 0.94, 0.62], 0.13, 0.06, 'z', 0.03),
          mirror(bars([0.11, 0.36, -0.7, 0.11, 0.66, -0.56], 0.03)),
          mirror(drum([0.15, 0.42, 0.06], 0.1, 0.02, 'x')),
        ),
      ),
      part('lamp', 'glow', ellipsoid([0, 0.94, 0.68], [0.11, 0.11, 0.04])),
      part('tail', 'glow', sphere([0, 0.7, -1.0], 0.05)),
    ],
    anchors: {
      seat: { at: [0, 0.86, -0.3] },
      grip: { at: [0, 1.05, 0.26] },
      pedals: { at: [0, 0.34, 0.02] },
      top: { at: [0, 0.92, -0.4] },
    },
  };
}

const MOTORBIKE = subject({
  name: 'motorbike',
  family: 'vehicle',
  words: ['motorcycle', 'chopper bike'],
  size: 1.2,
  colours: { body: '#b5232a', trim: tone('body', 1.5), seat: '#3a2a24', dark: '#2b2d33', tail: '#e0352b' },
  view: { yaw: 62, pitch: 8 },
  build: () => motorbike(),
});

export const TWO_WHEELS = [SCOOTER, MOTORBIKE];
