/** Bridges run along x with their deck free, so that a train or a walker can be put across them. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod } from '../forms/forms.ts';
import { bars, drum, mortar, within } from '../forms/views.ts';
import { subject, tone } from '../subject.ts';

function stoneBridge(): Model {
  const arches = [-2.4, -0.8, 0.8, 2.4];
  const hole = (x: number): Shape => union(drum([x, 0.62, 0], 0.6, 1, 'z'), box([x, 0.1, 0], [0.6, 0.53, 1]));
  const ring = (x: number): Shape =>
    carve(0, drum([x, 0.62, 0], 0.74, 0.44, 'z', 0.02), union(hole(x), box([x, -0.2, 0], [1, 0.8, 1])));
  const wall = carve(0.01, box([0, 0.72, 0], [3.3, 0.72, 0.4], 0.02), union(...arches.map(hole)));
  const piers = union(...[-3.2, -1.6, 0, 1.6, 3.2].map((x) => box([x, 0.36, 0], [0.2, 0.36, 0.5], 0.04)));
  const parapet = union(...[0.4, -0.4].map((z) => box([0, 1.54, z], [3.34, 0.12, 0.06], 0.03)));
  return {
    parts: [
      part('body', 'matte', union(wall, piers), [paint('stone', mortar(0.3, 0.15, 0.07), 0.006)]),
      part('trim', 'matte', union(...arches.map(ring), box([0, 1.42, 0], [3.36, 0.045, 0.48], 0.03)), [
        paint('stone', stripes('x', 0.2, 0.05), 0.004),
      ]),
      part('body', 'matte', parapet, [paint('stone', mortar(0.3, 0.15, 0.06), 0.004)]),
      part('deck', 'matte', box([0, 1.45, 0], [3.3, 0.03, 0.36])),
    ],
    anchors: { top: { at: [0, 1.48, 0], room: 2.6 }, seat: { at: [0, 1.66, 0.4] } },
  };
}

const STONE_BRIDGE = subject({
  name: 'stone bridge',
  family: 'building',
  words: ['bridge', 'arch bridge', 'viaduct', 'aqueduct', 'railway bridge', 'old bridge'],
  size: 12,
  colours: { body: '#b9ad99', stone: tone('body', 0.8), trim: '#cabfab', deck: '#8f8677' },
  home: 'river',
  view: { yaw: 14, pitch: 8 },
  build: () => stoneBridge(),
});

function suspensionBridge(): Model {
  const sag = (x: number) => (Math.abs(x) < 1.7 ? 0.9 + 0.43 * x * x : 2.14 - 0.72 * (Math.abs(x) - 1.7));
  const rope = (z: number): Shape =>
    rod(
      Array.from({ length: 23 }, (_, i) => {
        const x = -3.3 + i * 0.3;
        return [x, sag(x), z];
      }).flat(),
      0.026,
      1,
    );
  const hangers = (z: number): Shape =>
    many(21, (i) => {
      const x = -3 + i * 0.3;
      return bars([x, 0.72, z, x, sag(x), z], 0.01);
    });
  const tower = (x: number): Shape =>
    union(
      ...[0.34, -0.34].map((z) =>
        union(box([x, 1.1, z], [0.1, 1.1, 0.07], 0.02), box([x, 0.5, z], [0.13, 0.5, 0.09], 0.02)),
      ),
      ...[0.4, 1.1, 1.5, 1.86, 2.14].map((y) => box([x, y, 0], [0.07, 0.07, 0.36], 0.02)),
    );
  return {
    parts: [
      part('body', 'matte', union(tower(-1.7), tower(1.7), box([0, 0.68, 0], [3.4, 0.07, 0.36], 0.02)), [
        paint('dark', within(stripes('x', 0.2, 0.2), box([0, 0.66, 0], [4, 0.03, 1])), 0.005),
      ]),
      part('body', 'matte', union(rope(0.34), rope(-0.34))),
      part('body', 'matte', union(hangers(0.34), hangers(-0.34))),
      part('deck', 'matte', box([0, 0.76, 0], [3.4, 0.015, 0.3])),
      part(
        'pier',
        'matte',
        union(
          ...[-1.7, 1.7].map((x) => box([x, 0.06, 0], [0.26, 0.1, 0.52], 0.05)),
          ...[-3.4, 3.4].map((x) => box([x, 0.4, 0], [0.12, 0.4, 0.42], 0.03)),
        ),
      ),
    ],
    anchors: { top: { at: [0, 0.78, 0], room: 1.5 } },
  };
}

const SUSPENSION_BRIDGE = subject({
  name: 'suspension bridge',
  family: 'building',
  words: ['golden gate bridge', 'golden gate', 'brooklyn bridge', 'hanging bridge'],
  size: 60,
  colours: { body: '#c8452f', dark: tone('body', 0.7), deck: '#5a5c62', pier: '#a8a49c' },
  home: 'ocean',
  view: { yaw: 22, pitch: 8 },
  build: () => suspensionBridge(),
});

const WOODEN_BRIDGE = subject({
  name: 'wooden bridge',
  family: 'building',
  words: ['footbridge', 'garden bridge', 'japanese bridge'],
  size: 2,
  colours: { body: '#b5402f', plank: '#a87243', cap: '#2b2a2c' },
  home: 'garden',
  view: { yaw: 24, pitch: 12 },
  build: () => {
    const bow = (x: number) => 0.62 - 0.2 * x * x;
    const along = (z: number, up: number, r: number) =>
      rod(
        Array.from({ length: 13 }, (_, i) => {
          const x = -1.5 + i * 0.25;
          return [x, bow(x) + up, z];
        }).flat(),
        r,
        1,
      );
    const posts = [-1.4, -0.7, 0, 0.7, 1.4];
    return {
      parts: [
        part(
          'plank',
          'wood',
          many(17, (i) => {
            const x = -1.44 + i * 0.18;
            return put(box([0, 0, 0], [0.08, 0.03, 0.42], 0.015), [x, bow(x), 0], [0, 0, -22 * x]);
          }),
        ),
        part(
          'body',
          'glossy',
          union(
            ...[0.4, -0.4].flatMap((z) => [
              along(z, 0.46, 0.045),
              along(z, 0.24, 0.025),
              along(z, -0.06, 0.06),
              ...posts.map((x) => bars([x, bow(x) - 0.05, z, x, bow(x) + 0.56, z], 0.045)),
            ]),
          ),
        ),
        part(
          'cap',
          'metal',
          union(
            ...[0.4, -0.4].flatMap((z) =>
              posts.map((x) => ellipsoid([x, bow(x) + 0.6, z], [0.055, 0.06, 0.055])),
            ),
          ),
        ),
      ],
      anchors: { top: { at: [0, 0.66, 0], room: 0.4 } },
    };
  },
});

export const BRIDGES = [STONE_BRIDGE, SUSPENSION_BRIDGE, WOODEN_BRIDGE];
