/** A red barn: one profile with a broken roof line drawn out along z, crosses painted on its doors. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { extrude, type Point, polygon } from '#engine/sculpt/shapes/outline.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../subject.ts';
import { top, VIEW, windowOn } from './masonry.ts';

function barn(): Model {
  const profile: Point[] = [
    [-0.7, 0],
    [0.7, 0],
    [0.7, 0.74],
    [0.46, 1.16],
    [0, 1.4],
    [-0.46, 1.16],
    [-0.7, 0.74],
  ];
  const roofline: Point[] = [
    [0.8, 0.66],
    [0.52, 1.16],
    [0, 1.44],
    [-0.52, 1.16],
    [-0.8, 0.66],
    [-0.84, 0.74],
    [-0.56, 1.26],
    [0, 1.54],
    [0.56, 1.26],
    [0.84, 0.74],
  ];
  const cross = (x: number, y: number) =>
    Math.min(
      Math.abs(Math.abs(x) - 0.17),
      Math.abs(y - 0.32 - x),
      Math.abs(y - 0.32 + x),
      Math.abs(Math.abs(x) - 0.01),
    );
  return {
    parts: [
      part('body', 'matte', extrude(polygon(profile), 0.9, 0.02), [
        paint(
          'seam',
          keep(
            0,
            stripes('x', 0.14, 0.06),
            pattern((_x, _y, z) => 0.88 - z),
          ),
          0.003,
        ),
        paint(
          'seam',
          keep(
            0,
            stripes('z', 0.14, 0.06),
            pattern((x) => 0.68 - Math.abs(x)),
          ),
          0.003,
        ),
      ]),
      part('roof', 'matte', extrude(polygon(roofline), 1.0, 0.02), [
        paint('roofDark', stripes('z', 0.16, 0.1), 0.004),
      ]),
      part('door', 'matte', box([0, 0.32, 0.9], [0.34, 0.32, 0.04], 0.01), [
        paint(
          'frame',
          pattern(
            (x, y) =>
              Math.min(
                cross(Math.abs(x) - 0.17, y),
                0.31 - Math.abs(x) < 0.04 ? -0.1 : 9,
                Math.abs(y - 0.32) > 0.28 ? -0.1 : 9,
              ) - 0.018,
          ),
          0.004,
        ),
      ]),
      ...windowOn([0, 1.0, 0.91], 0.12, 0.12),
      part('frame', 'matte', union(mirror(box([0.68, 0.36, 0.88], [0.03, 0.36, 0.03], 0.01)))),
    ],
    anchors: top(1.5),
  };
}

export const BARN = subject({
  name: 'barn',
  family: 'building',
  words: ['farmhouse', 'stable', 'shed'],
  size: 8,
  colours: {
    body: '#b53a32',
    roof: '#5a5f69',
    roofDark: tone('roof', 0.75),
    seam: tone('body', 0.7),
    frame: '#fbf7ef',
    door: '#a8332d',
    window: '#ffe2a0',
  },
  view: VIEW,
  build: () => barn(),
});
