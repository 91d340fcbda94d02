/** A round tower by itself, the castle's made taller. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { subject } from '../subject.ts';
import { bush, doorOn, roundTower, STONE, top } from './masonry.ts';

function tower(): Model {
  return {
    parts: [
      ...roundTower([0, 0, 0], 0.4, 1.9, true),
      ...doorOn([0, 0.22, 0.39], 0.13, 0.18),
      part('leaf', 'fur', union(bush([-0.42, 0.1, 0.2], 0.12), bush([0.4, 0.1, 0.16], 0.13))),
    ],
    anchors: top(2.8),
  };
}

export const TOWER = subject({
  name: 'tower',
  family: 'building',
  words: ['turret', 'watchtower'],
  size: 15,
  colours: { ...STONE, roof: '#a8484f' },
  view: { yaw: 24, pitch: 10 },
  build: () => tower(),
});
