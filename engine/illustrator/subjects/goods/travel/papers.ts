/** Papers a traveller carries or sends home. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put } from '../../forms/forms.ts';
import { any, disc, edge, lines, onFront, rect } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { lean } from './lean.ts';

function passport(): Model {
  const at = (s: Shape): Shape => lean(s, 0.74, 0, -0.1, 0.1);
  const ticket = (s: Shape): Shape => put(s, [0.24, 0.96, -0.06], [-16, 0, -14]);
  return {
    parts: [
      part('body', 'leather', at(box([0, 0, 0], [0.54, 0.74, 0.05], 0.035)), [
        paint(
          'gold',
          at(
            onFront(
              any(
                edge(disc(0, 0.06, 0.24), 0.014),
                (x, y) => Math.abs(Math.hypot(x * 2.2, y - 0.06) - 0.24) - 0.012,
                (x, y) => Math.abs(y - 0.06) - 0.012 + (Math.abs(x) > 0.24 ? 1 : 0),
                rect(0, 0.5, 0.3, 0.035),
                rect(0, -0.44, 0.22, 0.03),
              ),
            ),
          ),
          0.004,
        ),
      ]),
      part('paper', 'matte', ticket(box([0, 0, 0], [0.36, 0.78, 0.012], 0.006)), [
        paint('band', ticket(onFront((_x, y) => 0.56 - y)), 0.004),
        paint('ink', ticket(onFront(lines(-0.26, 0.26, 0.44, 0.1, 3))), 0.004),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function planeTicket(): Model {
  const at = (s: Shape): Shape => put(s, [0, 0.5, 0], [-18, 0, 4]);
  const plane = (x: number, y: number): number =>
    Math.min(
      Math.abs(y) - 0.035 + Math.max(0, Math.abs(x) - 0.24),
      Math.max(Math.abs(x - 0.02 + Math.abs(y) * 0.5) - 0.05, Math.abs(y) - 0.22),
      Math.max(Math.abs(x + 0.2 + Math.abs(y) * 0.4) - 0.03, Math.abs(y) - 0.1),
    );
  return {
    parts: [
      part(
        'paper',
        'matte',
        at(
          carve(
            0.003,
            box([0, 0, 0], [1.16, 0.46, 0.02], 0.012),
            union(...[0.46, -0.46].map((y) => drum([0.56, y, 0], 0.07, 0.2, 'z'))),
          ),
        ),
        [
          paint('body', at(onFront((_x, y) => 0.26 - y)), 0.004),
          paint(
            'ink',
            at(onFront(any(lines(-1.0, -0.4, 0.1, 0.13, 3), lines(0.68, 1.04, 0.1, 0.13, 3)))),
            0.004,
          ),
          paint('body', at(onFront((x, y) => plane(x - 0.06, y + 0.08))), 0.006),
          paint(
            'ink',
            at(
              onFront((x, y) =>
                Math.max(Math.abs(x - 0.56) - 0.008, 0.5 - Math.abs(((((y / 0.08) % 1) + 1) % 1) - 0.5) * 4),
              ),
            ),
            0.003,
          ),
          paint(
            'ink',
            at(
              onFront(
                (x, y) =>
                  Math.max(
                    Math.abs(x + 0.1) - 0.9,
                    Math.abs(y + 0.36) - 0.045,
                    0.02 - Math.abs(Math.sin(x * 31) + 0.6 * Math.sin(x * 53)) * 0.04,
                  ) + (x > 0.5 ? 1 : 0),
              ),
            ),
            0.003,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function postcard(): Model {
  const at = (s: Shape): Shape => put(s, [0, 0.62, 0.1], [-14, 0, 3]);
  const back = (s: Shape): Shape => put(s, [0.16, 0.72, -0.1], [-14, 0, -9]);
  return {
    parts: [
      part('paper', 'matte', back(box([0, 0, 0], [0.92, 0.6, 0.035], 0.012))),
      part('paper', 'matte', at(box([0, 0, 0], [0.92, 0.6, 0.035], 0.012))),
      part('sky', 'printed', at(box([0, 0, 0.02], [0.84, 0.52, 0.022])), [
        paint('sun', at(onFront(disc(-0.3, 0.14, 0.15))), 0.006),
        paint('body', at(onFront((_x, y) => y + 0.08)), 0.005),
        paint('sand', at(onFront((x, y) => y + 0.3 - 0.06 * Math.sin(x * 3))), 0.006),
        paint(
          'trunk',
          at(
            onFront(
              (x, y) => Math.abs(x - 0.5 + 0.3 * (y - 0.1) ** 2) - 0.025 + (y > 0.24 || y < -0.3 ? 1 : 0),
            ),
          ),
          0.005,
        ),
        paint(
          'leafy',
          at(
            onFront((x, y) => {
              const [a, q] = [Math.atan2(y - 0.24, x - 0.5), Math.hypot(x - 0.5, y - 0.24)];
              return q - 0.06 - 0.2 * Math.abs(Math.cos(a * 2.5 + 0.6));
            }),
          ),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

export const TRAVEL_PAPERS = [
  subject({
    name: 'passport',
    family: 'object',
    words: ['travel document'],
    size: 0.13,
    colours: { body: '#7a2032', gold: '#e3bf6a', paper: '#f6f7f5', band: '#3f8fc4', ink: '#6a7480' },
    view: { yaw: 14, pitch: 8 },
    build: passport,
  }),
  subject({
    name: 'plane ticket',
    label: 'boarding pass',
    family: 'object',
    words: ['boarding pass', 'airline ticket', 'flight ticket', 'ticket', 'train ticket'],
    size: 0.1,
    colours: { body: '#2f78c4', paper: '#fbfaf5', ink: '#55606e' },
    view: { yaw: 12, pitch: 8 },
    build: planeTicket,
  }),
  subject({
    name: 'postcard',
    family: 'object',
    words: ['post card', 'picture postcard'],
    size: 0.11,
    colours: {
      body: '#3f9cc4',
      paper: '#fdfaf2',
      sky: '#aee0f2',
      sun: '#fbd45a',
      sand: '#f2dca8',
      trunk: '#8a5a34',
      leafy: '#3f8f4a',
    },
    view: { yaw: 12, pitch: 6 },
    build: postcard,
  }),
];
