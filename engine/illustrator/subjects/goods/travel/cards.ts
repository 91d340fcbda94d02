/** The business card, set up so that its print catches the light. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put } from '../../forms/forms.ts';
import { disc, edge, lines, onFront } from '../../forms/print.ts';
import { subject } from '../../subject.ts';
import { lean } from './lean.ts';

function businessCard(): Model {
  const stack = many(3, (i) =>
    put(box([0, 0, 0], [0.85, 0.02, 0.5], 0.008), [0, 0.02 + 0.045 * i, 0], [0, 4 * i, 0]),
  );
  return {
    parts: [
      part('paper', 'matte', stack),
      part('paper', 'matte', lean(box([0, 0, 0], [0.85, 0.5, 0.03], 0.012), 0.56, 0, 0, -0.24), [
        paint(
          'body',
          lean(
            onFront((x) => x + 0.42),
            0.56,
            0,
            0,
            -0.24,
          ),
          0.004,
        ),
        paint('print', lean(onFront(lines(-0.2, 0.6, 0.22, 0.14, 4)), 0.56, 0, 0, -0.24), 0.004),
        paint('paper', lean(onFront(edge(disc(-0.63, 0.1, 0.13), 0.025)), 0.56, 0, 0, -0.24), 0.004),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

export const CARDS = [
  subject({
    name: 'business card',
    family: 'object',
    words: ['visiting card', 'calling card'],
    size: 0.06,
    colours: { body: '#2f6f62', paper: '#fdfbf5', print: '#55606a' },
    view: { yaw: 16, pitch: 14 },
    build: businessCard,
  }),
];
