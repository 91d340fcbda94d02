/** Gears, charts and tags: what business speaks with. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, ring, rod } from '../../forms/forms.ts';
import { lines, onFront } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { SIGN_STYLE } from './signs.ts';

function gear(): Model {
  const wheel = carve(
    0.02,
    union(
      drum([0, 0, 0], 0.62, 0.16, 'z', 0.04),
      ring(9, (a) =>
        put(
          box([0, 0, 0], [0.2, 0.15, 0.16], 0.05),
          [0.68 * Math.cos(a), 0.68 * Math.sin(a), 0],
          [0, 0, (a * 180) / Math.PI],
        ),
      ),
    ),
    drum([0, 0, 0], 0.27, 0.4, 'z'),
  );
  const small = carve(
    0.02,
    union(
      drum([0, 0, 0], 0.34, 0.13, 'z', 0.04),
      ring(7, (a) =>
        put(
          box([0, 0, 0], [0.14, 0.1, 0.13], 0.04),
          [0.38 * Math.cos(a), 0.38 * Math.sin(a), 0],
          [0, 0, (a * 180) / Math.PI],
        ),
      ),
    ),
    drum([0, 0, 0], 0.14, 0.4, 'z'),
  );
  return {
    parts: [
      part('body', 'metal', put(wheel, [-0.2, 0.88, 0])),
      part('second', 'metal', put(small, [0.92, 0.51, 0.02], [0, 0, 14])),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

function pieChart(): Model {
  const wedge = (from: number, to: number, out: number, colour: string) => {
    const steps = 14;
    const middle = (from + to) / 2;
    const rim = Array.from({ length: steps + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / steps;
      return [0.86 * Math.cos(a), 0.86 * Math.sin(a)];
    }).flat();
    return part(
      colour,
      'glossy',
      put(
        cut([0, 0, ...rim], 0.17, 0.03, 1),
        [out * Math.cos(middle), 0.9 + out * Math.sin(middle), 0],
        [-12, 0, 0],
      ),
    );
  };
  return {
    parts: [
      wedge(1.7, 4.6, 0.03, 'body'),
      wedge(4.6, 6.3, 0.03, 'second'),
      wedge(6.3, 7.1, 0.03, 'third'),
      wedge(7.1, 7.98, 0.16, 'fourth'),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function lineChart(): Model {
  const at = [-0.82, 0.42, -0.36, 0.76, 0.06, 0.6, 0.46, 1.06, 0.86, 1.5];
  const path = Array.from({ length: 5 }, (_, i) => [at[2 * i]!, at[2 * i + 1]!, 0.12]).flat();
  return {
    parts: [
      part('panel', 'matte', box([0, 0.92, 0], [1.16, 0.92, 0.05], 0.04), [
        paint(
          'grid',
          onFront((_x, y) => Math.abs(y - 0.3 * Math.round(y / 0.3)) - 0.008),
          0.004,
        ),
        paint(
          'axis',
          onFront(
            (x, y) =>
              Math.min(Math.abs(x + 1.0) + (y < 0.2 ? 1 : 0), Math.abs(y - 0.22) + (x < -1 ? 1 : 0)) - 0.018,
          ),
          0.004,
        ),
      ]),
      part(
        'body',
        'glossy',
        union(
          ...[0, 1, 2, 3].map((i) =>
            capsule([path[3 * i]!, path[3 * i + 1]!, 0.12], [path[3 * i + 3]!, path[3 * i + 4]!, 0.12], 0.05),
          ),
          put(cut([-0.17, 0, 0.17, 0, 0, 0.26], 0.05, 0.02, 1), [0.84, 1.46, 0.12], [0, 0, -42]),
        ),
      ),
      part(
        'dot',
        'glossy',
        union(...[0, 1, 2, 3].map((i) => sphere([path[3 * i]!, path[3 * i + 1]!, 0.13], 0.085))),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

function priceTag(): Model {
  const tag = carve(
    0.005,
    cut([-0.62, 0, 0.62, 0, 0.62, 1.2, 0.3, 1.6, -0.3, 1.6, -0.62, 1.2], 0.05, 0.035, 1),
    drum([0, 1.32, 0], 0.1, 0.3, 'z'),
  );
  const tilt = (s: Shape): Shape => put(s, [0, 0.02, 0], [-6, 0, -8]);
  return {
    parts: [
      part('body', 'matte', tilt(tag), [
        paint('print', tilt(onFront(lines(-0.36, 0.36, 0.32, 0.13, 2))), 0.005),
        paint(
          'print',
          tilt(
            onFront((x, y) =>
              Math.min(
                Math.hypot(x + 0.22, y - 0.92) - 0.13,
                Math.hypot(x - 0.22, y - 0.6) - 0.13,
                Math.abs(x * 0.82 - (y - 0.76) * 0.57) - 0.045 + (Math.abs(y - 0.76) > 0.3 ? 1 : 0),
              ),
            ),
          ),
          0.006,
        ),
        paint(
          'body',
          tilt(
            onFront(
              (x, y) => Math.min(Math.hypot(x + 0.22, y - 0.92), Math.hypot(x - 0.22, y - 0.6)) - 0.065,
            ),
          ),
          0.006,
        ),
      ]),
      part('ring', 'metal', tilt(put(torus([0, 0, 0], 0.12, 0.03), [0, 1.32, 0.02], [90, 0, 0]))),
      part('string', 'matte', rod([0.2, 1.3, 0.04, 0.3, 1.7, 0.1, 0.1, 2.06, 0, 0.36, 2.2, -0.1], 0.022, 6)),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const FIGURES = [
  subject({
    ...SIGN_STYLE,
    name: 'gear',
    label: 'gear wheels',
    words: ['cog', 'cogwheel', 'gear wheel', 'gearwheel'],
    size: 0.3,
    colours: { body: '#8f98a4', second: '#d39a4a' },
    build: gear,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'pie chart',
    words: ['pie graph', 'pie diagram'],
    size: 0.4,
    colours: { body: '#3a78c9', second: '#2fa866', third: '#f2b53a', fourth: '#ef6a3a' },
    build: pieChart,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'line chart',
    words: ['line graph', 'trend line', 'stock chart'],
    size: 0.4,
    colours: { body: '#2fa866', dot: tone('body', 0.75), panel: '#f7f9fb', grid: '#dde4ea', axis: '#55606e' },
    view: { yaw: 14, pitch: 6 },
    build: lineChart,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'price tag',
    words: ['sales tag', 'hang tag', 'swing tag', 'price label', 'discount tag'],
    size: 0.12,
    colours: { body: '#d8352f', print: '#fff6e8', ring: '#e3c37a', string: '#e9dcc0' },
    view: { yaw: 14, pitch: 6 },
    build: priceTag,
  }),
];
