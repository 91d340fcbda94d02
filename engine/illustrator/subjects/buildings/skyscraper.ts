/** A skyscraper in three tiers: a grid of glass in which some panes, always the same, are lit. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../subject.ts';
import { top } from './masonry.ts';

function skyscraper(): Model {
  const block = (y: number, h: number, w: number): Shape => box([0, y, 0], [w, h, w], 0.03);
  const tiers = union(block(0.8, 0.8, 0.5), block(1.8, 0.6, 0.4), block(2.6, 0.4, 0.28));
  const grid = pattern((x, y, z) => {
    const u = Math.abs(x) > Math.abs(z) ? z : x;
    const a = Math.abs(u / 0.13 - Math.round(u / 0.13)) * 0.13 - 0.04;
    const b = Math.abs(y / 0.17 - Math.round(y / 0.17)) * 0.17 - 0.055;
    return Math.max(a, b);
  });
  const litOnes = pattern((x, y, z) => {
    const u = Math.abs(x) > Math.abs(z) ? z + 7 : x;
    const cell = Math.sin(Math.round(u / 0.13) * 12.7 + Math.round(y / 0.17) * 7.3);
    return cell > 0.2 ? grid.distance(x, y, z) : 0.05;
  });
  return {
    parts: [
      part('body', 'glossy', tiers, [
        paint('darkGlass', grid, 0.004, 'glass'),
        paint('window', litOnes, 0.004, 'glow'),
      ]),
      part(
        'trim',
        'metal',
        union(
          box([0, 1.62, 0], [0.52, 0.03, 0.52], 0.015),
          box([0, 2.42, 0], [0.42, 0.03, 0.42], 0.015),
          box([0, 3.02, 0], [0.3, 0.03, 0.3], 0.015),
          capsule([0, 3, 0], [0, 3.6, 0], 0.04, 0.01),
        ),
      ),
      part('door', 'glow', box([0, 0.14, 0.5], [0.14, 0.14, 0.02], 0.01)),
    ],
    anchors: top(3.1),
  };
}

export const SKYSCRAPER = subject({
  name: 'skyscraper',
  family: 'building',
  words: ['office building', 'high-rise', 'apartment building'],
  size: 100,
  colours: { body: '#8ea3bb', trim: '#d5dde6', window: '#ffe0a0', door: '#ffe9b8', darkGlass: '#3a5878' },
  view: { yaw: 34, pitch: 10 },
  build: () => skyscraper(),
});
