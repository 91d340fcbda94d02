/** A toy-like steam engine, the train that is meant when nothing more is said. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { anchors, glazing } from '../road/coachwork.ts';
import { lampPair, wheelPair } from '../wheels.ts';

function train(): Model {
  const boiler = place(cylinder([0, 0, 0], 0.4, 0.78, 0.06), { at: [0, 0.86, 0.42], turn: [90, 0, 0] });
  const band = (z: number) =>
    place(cylinder([0, 0, 0], 0.42, 0.03, 0.015), { at: [0, 0.86, z], turn: [90, 0, 0] });
  const cab = box([0, 1.0, -0.74], [0.48, 0.56, 0.4], 0.06);
  return {
    parts: [
      part('body', 'glossy', union(boiler, cab)),
      glazing(
        cab,
        union(
          box([0, 1.22, -0.74], [1, 0.19, 0.2], 0.06),
          mirror(box([0.3, 1.26, -0.34], [0.12, 0.15, 0.1], 0.05)),
        ),
      ),
      part(
        'trim',
        'metal',
        union(
          ...[-0.1, 0.3, 0.7, 1.1].map(band),
          frustum([0, 1.42, 0.1], 0.12, 0.12, 0.16, 0.06),
          sphere([0, 1.52, 0.1], 0.1),
        ),
      ),
      part('roof', 'matte', box([0, 1.6, -0.76], [0.58, 0.06, 0.52], 0.055)),
      part(
        'dark',
        'matte',
        union(
          frustum([0, 1.44, 0.86], 0.24, 0.12, 0.21, 0.03),
          place(cylinder([0, 0, 0], 0.37, 0.05, 0.04), { at: [0, 0.86, 1.22], turn: [90, 0, 0] }),
          box([0, 0.4, 0.05], [0.36, 0.09, 1.15], 0.04),
        ),
      ),
      part(
        'red',
        'glossy',
        union(
          ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) => capsule([x * 0.5, 0.4, 1.2], [x * 1.4, 0.1, 1.5], 0.045)),
          capsule([-0.44, 0.1, 1.5], [0.44, 0.1, 1.5], 0.05),
          box([0, 0.4, 1.2], [0.46, 0.07, 0.06], 0.03),
        ),
      ),
      ...lampPair([0, 1.34, 1.14], 0.12),
      ...[0.86, 0.36].flatMap((z) => wheelPair(0.42, z, 0.2, 0.06)),
      ...[-0.28, -0.84].flatMap((z) => wheelPair(0.42, z, 0.3, 0.06)),
      part('trim', 'metal', mirror(capsule([0.52, 0.28, -0.84], [0.52, 0.22, 0.86], 0.035))),
      part(
        'smoke',
        'matte',
        blend(
          0.1,
          sphere([0, 1.86, 0.84], 0.15),
          sphere([0.06, 2.06, 0.7], 0.2),
          sphere([-0.04, 2.28, 0.46], 0.25),
        ),
      ),
    ],
    anchors: anchors(1.66, -0.7),
  };
}

export const TRAIN = subject({
  name: 'train',
  family: 'vehicle',
  words: ['locomotive', 'railway'],
  size: 3.5,
  colours: {
    body: '#2f7d5b',
    trim: '#f0c24b',
    roof: '#2b2d33',
    dark: '#2f3238',
    red: '#d2403a',
    smoke: '#f3f1ee',
  },
  view: { yaw: 44, pitch: 10 },
  build: () => train(),
});
