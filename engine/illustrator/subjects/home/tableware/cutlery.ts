/** Knives, spoons and the tools of a baker. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, put, rod, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function knife(): Model {
  const blade = [-1.1, 0.02, -0.7, 0.16, -0.1, 0.2, 0.3, 0.2, 0.3, -0.06, -0.2, -0.08, -0.8, -0.05];
  return {
    parts: [
      part('blade', 'metal', put(cut(blade, 0.022, 0.012, 3), [0, 0.06, 0], [90, 0, 0])),
      part(
        'body',
        'wood',
        put(
          cut(
            [0.28, 0.2, 0.6, 0.16, 0.96, 0.18, 1.04, 0.06, 0.98, -0.02, 0.6, 0.0, 0.28, -0.02],
            0.055,
            0.04,
          ),
          [0, 0.06, 0],
          [90, 0, 0],
        ),
      ),
      part(
        'blade',
        'metal',
        union(...[0.44, 0.64, 0.86].map((x) => cylinder([x, 0.09, 0.085], 0.03, 0.03, 0.01))),
      ),
    ],
    anchors: anchored({ grip: [0.7, 0.06, 0.08] }),
  };
}

function fork(): Model {
  const tines = [-0.13, -0.044, 0.044, 0.13].map((x) =>
    rod([x, 0.06, 0.46, x, 0.04, 0.76, x * 0.9, 0.1, 1.02], [0.034, 0.03, 0.014]),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.03,
          ...tines,
          put(ellipsoid([0, 0, 0], [0.17, 0.03, 0.16]), [0, 0.06, 0.44]),
          rod([0, 0.06, 0.3, 0, 0.1, 0, 0, 0.06, -0.5, 0, 0.04, -0.98], [0.06, 0.035, 0.045, 0.075]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, -0.6] }),
  };
}

function spoon(): Model {
  const scoop = carve(
    0.02,
    ellipsoid([0, 0, 0], [0.24, 0.11, 0.34]),
    ellipsoid([0, 0.07, 0], [0.21, 0.12, 0.31]),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.03,
          put(scoop, [0, 0.1, 0.66]),
          rod([0, 0.09, 0.38, 0, 0.14, 0.1, 0, 0.08, -0.5, 0, 0.04, -0.98], [0.05, 0.035, 0.045, 0.075]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, -0.6] }),
  };
}

function rollingPin(): Model {
  const turn: Vec3 = [0, 0, 90];
  return {
    parts: [
      part('body', 'wood', put(cylinder([0, 0, 0], 0.2, 0.62, 0.05), [0, 0.2, 0], turn)),
      part(
        'grip',
        'wood',
        union(
          put(turned([0, 0.6, 0.06, 0.6, 0.06, 0.68, 0.1, 0.78, 0.08, 0.94, 0, 0.98]), [0, 0.2, 0], turn),
          put(
            turned([0, 0.6, 0.06, 0.6, 0.06, 0.68, 0.1, 0.78, 0.08, 0.94, 0, 0.98]),
            [0, 0.2, 0],
            [0, 0, -90],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0.8, 0.2, 0], top: 0.4 }),
  };
}

function whisk(): Model {
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(
          ...[0, 36, 72, 108, 144].map((a) =>
            put(
              rod(
                [
                  0, 0.66, 0, 0.16, 0.9, 0, 0.24, 1.24, 0, 0.14, 1.52, 0, 0, 1.6, 0, -0.14, 1.52, 0, -0.24,
                  1.24, 0, -0.16, 0.9, 0, 0, 0.66, 0,
                ],
                0.016,
              ),
              [0, 0, 0],
              [0, a, 0],
            ),
          ),
          capsule([0, 0.6, 0], [0, 0.74, 0], 0.06),
        ),
      ),
      part('body', 'wood', turned([0, 0, 0.06, 0.01, 0.085, 0.06, 0.07, 0.4, 0.075, 0.62, 0, 0.64])),
    ],
    anchors: anchored({ grip: [0, 0.3, 0] }),
  };
}

export const CUTLERY = [
  subject({
    name: 'knife',
    family: 'object',
    words: ['kitchen knife', 'chef knife', 'dagger'],
    size: 0.04,
    colours: { body: '#5d3a22', blade: '#cfd5dc' },
    view: { yaw: 20, pitch: 44 },
    build: knife,
  }),
  subject({
    name: 'fork',
    family: 'object',
    words: ['cutlery', 'silverware'],
    size: 0.04,
    colours: { body: '#cfd4da' },
    view: { yaw: 140, pitch: 46 },
    build: fork,
  }),
  subject({
    name: 'spoon',
    family: 'object',
    words: ['ladle', 'teaspoon'],
    size: 0.04,
    colours: { body: '#cfd4da' },
    view: { yaw: 140, pitch: 46 },
    build: spoon,
  }),
  subject({
    name: 'rolling pin',
    family: 'object',
    words: [],
    size: 0.07,
    colours: { body: '#cb9a5f', grip: '#a8713a' },
    view: { yaw: 28, pitch: 26 },
    build: rollingPin,
  }),
  subject({
    name: 'whisk',
    family: 'object',
    words: ['egg beater'],
    size: 0.3,
    colours: { body: '#a8713a', steel: '#cfd4da' },
    view: { yaw: 16, pitch: 6 },
    build: whisk,
  }),
];
