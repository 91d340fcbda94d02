/** What animals wear round the neck. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, put } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const NECK = 0.84;

/** A rolled edge round the neck, the corner hanging down in front. */
function bandana(): Model {
  const dots = pattern((x, y) => {
    const [u, v] = [x * 7, y * 7];
    return 0.03 - 0.05 * (Math.cos(u * Math.PI) * Math.cos(v * Math.PI)) ** 4;
  });
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(
          put(stretch(torus([0, 0, 0], 0.5, 0.1), [1, 1.3, 1]), [0, NECK, 0]),
          put(
            cut([-0.56, 0.06, 0, 0.14, 0.56, 0.06, 0.04, -0.72, -0.04, -0.72], 0.045, 0.03),
            [0, NECK, 0.58],
            [10, 0, 0],
          ),
        ),
        [paint('dots', dots, 0.01)],
      ),
    ],
    anchors: anchored({ grip: [0, NECK, 0], top: NECK + 0.1 }),
  };
}

function collar(): Model {
  return {
    parts: [
      part('body', 'glossy', put(stretch(torus([0, 0, 0], 0.54, 0.075), [1, 1.4, 1]), [0, 0.4, 0])),
      part('tag', 'metal', put(cylinder([0, 0, 0], 0.13, 0.02, 0.01), [0, 0.2, 0.6], [84, 0, 0])),
      part(
        'buckle',
        'metal',
        union(box([0.6, 0.4, 0], [0.03, 0.1, 0.1], 0.02), sphere([0, 0.32, 0.61], 0.04)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.5 }),
  };
}

export const PET_WEAR = [
  subject({
    name: 'bandana',
    family: 'object',
    words: ['neckerchief', 'kerchief', 'dog bandana'],
    size: 0.2,
    colours: { body: '#c8323c', dots: tone('body', 1.5) },
    view: { yaw: 12, pitch: 10 },
    build: bandana,
  }),
  subject({
    name: 'pet collar',
    label: 'collar',
    family: 'object',
    words: ['dog collar', 'cat collar'],
    size: 0.06,
    colours: { body: '#c8323c', tag: '#e3b84c', buckle: '#c9ccd2' },
    view: { yaw: 12, pitch: 16 },
    build: collar,
  }),
];
