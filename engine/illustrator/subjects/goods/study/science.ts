/** Microscope, flask, syringe, pills and first aid, for laboratory and surgery. */

import { paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const MICROSCOPE = subject({
  name: 'microscope',
  family: 'object',
  words: ['lab microscope'],
  size: 0.4,
  colours: { body: '#f2f4f6', dark: '#2f3a48', metal: '#c2c9d0', slide: '#9ed4e8' },
  view: { yaw: 58, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'dark',
        'glossy',
        union(box([0, 0.06, 0.05], [0.36, 0.06, 0.46], 0.05), box([0, 0.56, 0.16], [0.24, 0.03, 0.24], 0.02)),
      ),
      part(
        'body',
        'glossy',
        union(
          rod([0, 0.1, -0.3, 0, 0.5, -0.4, 0, 1.0, -0.32, 0, 1.24, -0.06], [0.13, 0.12, 0.11, 0.1]),
          put(drum([0, 0.1, 0], 0.13, 0.32, 'y', 0.03), [0, 1.22, 0.02], [-20, 0, 0]),
        ),
      ),
      part(
        'dark',
        'glossy',
        union(
          put(drum([0, 0.52, 0], 0.09, 0.14, 'y', 0.02), [0, 1.22, 0.02], [-20, 0, 0]),
          drum([0.13, 0.46, -0.36], 0.1, 0.05, 'x'),
          drum([-0.13, 0.46, -0.36], 0.1, 0.05, 'x'),
        ),
      ),
      part(
        'metal',
        'metal',
        union(
          put(frustum([0, -0.34, 0], 0.12, 0.06, 0.09, 0.01), [0, 1.22, 0.02], [-20, 0, 0]),
          drum([0, 0.3, 0.16], 0.09, 0.16, 'y'),
        ),
      ),
      part('slide', 'glass', box([0, 0.6, 0.18], [0.2, 0.012, 0.07])),
    ],
    anchors: anchored({ top: 1.85, grip: [0, 0.8, -0.4] }),
  }),
});

const FLASK = subject({
  name: 'flask',
  label: 'laboratory flask',
  family: 'object',
  words: ['erlenmeyer flask', 'laboratory flask', 'chemistry flask', 'test tube'],
  size: 0.25,
  colours: { body: '#4fc27a', glass: '#e3f0f4', foam: tone('body', 1.5) },
  view: { yaw: 20, pitch: 10 },
  build: () => ({
    parts: [
      part('body', 'liquid', turned([0.44, 0.02, 0.47, 0.06, 0.4, 0.26, 0.24, 0.56, 0.14, 0.78, 0, 0.78])),
      part(
        'glass',
        'glass',
        union(
          drum([0, 0.94, 0], 0.125, 0.18, 'y', 0.01),
          torus([0, 1.12, 0], 0.14, 0.035),
          torus([0, 0.04, 0], 0.44, 0.03),
        ),
      ),
      part(
        'foam',
        'glossy',
        union(
          ...[
            [0, 1.22, 0, 0.07],
            [0.06, 1.34, 0.02, 0.05],
            [-0.03, 1.44, 0, 0.04],
            [0.14, 0.3, 0.33, 0.05],
            [-0.12, 0.2, 0.4, 0.06],
            [0.02, 0.48, 0.28, 0.04],
          ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
        ),
      ),
    ],
    anchors: anchored({ top: 1.16, grip: [0, 0.9, 0] }),
  }),
});

const SYRINGE = subject({
  name: 'syringe',
  family: 'object',
  words: ['injection', 'vaccine', 'needle syringe'],
  size: 0.16,
  colours: { body: '#8fd0ea', barrel: '#eef4f7', dark: '#4a5a68', needle: '#cfd6dc' },
  view: { yaw: 10, pitch: 10 },
  build: () => {
    const lie = (s: Parameters<typeof put>[0]) => put(s, [0, 0.9, 0], [0, 0, -42]);
    return {
      parts: [
        part(
          'barrel',
          'glossy',
          lie(
            union(
              drum([0, 0.28, 0], 0.15, 0.16, 'y', 0.02),
              drum([0, 0.44, 0], 0.26, 0.03, 'y', 0.02),
              drum([0, -0.44, 0], 0.06, 0.08, 'y', 0.02),
            ),
          ),
        ),
        part('body', 'liquid', lie(drum([0, -0.1, 0], 0.15, 0.28, 'y', 0.03)), [
          paint(
            'dark',
            lie(within(stripes('y', 0.12, 0.16), box([0.1, -0.1, 0.2], [0.06, 0.24, 0.2]))),
            0.004,
          ),
        ]),
        part(
          'dark',
          'matte',
          lie(
            union(
              drum([0, 0.62, 0], 0.05, 0.2, 'y'),
              drum([0, 0.82, 0], 0.18, 0.03, 'y', 0.02),
              drum([0, 0.16, 0], 0.14, 0.03, 'y', 0.01),
            ),
          ),
        ),
        part('needle', 'metal', lie(bars([0, -0.5, 0, 0, -0.98, 0], 0.02))),
      ],
      anchors: anchored({ top: 1.6, grip: [0, 0.9, 0] }),
    };
  },
});

const PILL_BOTTLE = subject({
  name: 'pill bottle',
  family: 'object',
  words: ['medicine', 'medicine bottle', 'pill', 'vitamin'],
  size: 0.1,
  colours: { body: '#e8862e', cap: '#fbf9f4', label: '#fdfaf3', print: '#4a6fa5', red: '#d8403a' },
  view: { yaw: 20, pitch: 14 },
  build: () => ({
    parts: [
      part('body', 'glass', cylinder([0, 0.46, 0], 0.38, 0.46, 0.06), [
        paint('label', box([0, 0.46, 0.4], [0.6, 0.26, 0.4]), 0.004, 'printed'),
        paint('print', within(stripes('y', 0.11, 0.36, 0.46), box([0, 0.44, 0.5], [0.22, 0.17, 0.3])), 0.004),
      ]),
      part('cap', 'glossy', cylinder([0, 1.02, 0], 0.42, 0.13, 0.03), [
        paint('print', stripes('x', 0.07, 0.14), 0.006),
      ]),
      part(
        'red',
        'glossy',
        union(
          put(drum([0, 0, 0], 0.075, 0.09, 'x', 0.07), [0.52, 0.075, 0.3], [0, 30, 0]),
          put(drum([0, 0, 0], 0.075, 0.09, 'x', 0.07), [-0.46, 0.075, 0.42], [0, -20, 0]),
        ),
      ),
      part(
        'cap',
        'glossy',
        union(
          ellipsoid([0.3, 0.05, 0.56], [0.1, 0.05, 0.1]),
          ellipsoid([0.66, 0.05, 0.52], [0.1, 0.05, 0.1]),
        ),
      ),
    ],
    anchors: anchored({ top: 1.15, grip: [0, 0.5, 0] }),
  }),
});

const FIRST_AID_KIT = subject({
  name: 'first aid kit',
  family: 'object',
  words: ['first-aid kit', 'medical kit', 'medkit', 'doctor bag', 'medical bag'],
  size: 0.28,
  colours: { body: '#d8322f', white: '#fdfaf4', dark: '#8f2422' },
  view: { yaw: 24, pitch: 12 },
  build: () => ({
    parts: [
      part('body', 'glossy', box([0, 0.44, 0], [0.66, 0.44, 0.24], 0.1), [
        paint('dark', box([0, 0.62, 0], [2, 0.012, 2]), 0.004),
      ]),
      part('white', 'glossy', drum([0, 0.4, 0.23], 0.27, 0.025, 'z', 0.01)),
      part(
        'body',
        'glossy',
        union(box([0, 0.4, 0.255], [0.06, 0.18, 0.02], 0.01), box([0, 0.4, 0.255], [0.18, 0.06, 0.02], 0.01)),
      ),
      part(
        'dark',
        'matte',
        union(
          rod([-0.24, 0.88, 0, -0.22, 1.02, 0, 0.22, 1.02, 0, 0.24, 0.88, 0], 0.04, 3),
          ...[-0.4, 0.4].map((x) => box([x, 0.64, 0.24], [0.06, 0.07, 0.03], 0.02)),
        ),
      ),
    ],
    anchors: anchored({ top: 0.88, room: 0.3, grip: [0, 1.02, 0] }),
  }),
});

export const SCIENCE = [MICROSCOPE, FLASK, SYRINGE, PILL_BOTTLE, FIRST_AID_KIT];
