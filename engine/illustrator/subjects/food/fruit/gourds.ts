/** Pumpkins, whole and carved. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, points, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const RIBS = 10;

const gourd = (): Shape =>
  relief(
    turned([0, 0.1, 0.3, 0.02, 0.7, 0.24, 0.78, 0.56, 0.62, 0.92, 0.3, 1.02, 0.1, 0.98, 0, 0.92]),
    0.09,
    (x, _y, z) => 0.07 * (Math.abs(Math.cos((Math.atan2(x, z) * RIBS) / 2)) - 0.6),
  );

const creases = pattern((x, _y, z) => Math.abs(Math.cos((Math.atan2(x, z) * RIBS) / 2)) * 0.1 - 0.028);

const vine = (): Shape =>
  relief(
    rod([0, 0.9, 0, 0.02, 1.1, 0, 0.14, 1.28, 0.02], [0.13, 0.07, 0.08]),
    0.02,
    (x, _y, z) => 0.014 * Math.cos(Math.atan2(x, z) * 6),
  );

function pumpkin(): Model {
  return {
    parts: [part('body', 'glossy', gourd(), [paint('dark', creases, 0.03)]), part('stem', 'matte', vine())],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

/** A carved face: everything in front of the middle within the outlines. */
function jackOLantern(): Model {
  const eye = polygon(points([0.14, 0.6, 0.44, 0.56, 0.3, 0.84]));
  const nose = polygon(points([-0.08, 0.46, 0.08, 0.46, 0, 0.58]));
  const mouth = polygon(
    points([
      -0.5, 0.46, -0.3, 0.34, -0.24, 0.4, -0.14, 0.3, 0, 0.3, 0.06, 0.36, 0.18, 0.31, 0.3, 0.34, 0.5, 0.46,
      0.36, 0.2, 0.22, 0.15, 0.14, 0.22, 0.02, 0.12, -0.14, 0.13, -0.22, 0.2, -0.36, 0.2,
    ]),
  );
  const face = pattern((x, y, z) =>
    z < 0.1 ? 1 : Math.min(eye.distance(Math.abs(x), y), nose.distance(x, y), mouth.distance(x, y)),
  );
  const hollow = ellipsoid([0, 0.54, 0], [0.62, 0.42, 0.62]);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.02, carve(0.01, gourd(), hollow), face),
        [
          paint('dark', creases, 0.03),
          paint('flesh', ellipsoid([0, 0.54, 0], [0.68, 0.48, 0.68]), 0.02, 'glow'),
        ],
        1.2,
      ),
      part('flame', 'glow', ellipsoid([0, 0.5, 0], [0.56, 0.36, 0.4])),
      part('stem', 'matte', vine()),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

const GOURD = { body: '#de7414', dark: tone('body', 0.7), stem: '#7c7a3c' };

export const GOURDS = [
  subject({
    name: 'pumpkin',
    family: 'food',
    words: ['squash', 'gourd'],
    size: 0.28,
    colours: GOURD,
    view: { yaw: 18, pitch: 14 },
    build: pumpkin,
  }),
  subject({
    name: "jack-o'-lantern",
    family: 'object',
    words: ['jack o lantern', 'jack-o-lantern', 'halloween pumpkin', 'carved pumpkin'],
    size: 0.28,
    colours: { ...GOURD, flesh: '#ffb53d', flame: '#ffd76a' },
    view: { yaw: 8, pitch: 8 },
    build: jackOLantern,
  }),
];
