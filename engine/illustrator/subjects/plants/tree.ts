/** The leafy tree that oak, maple and "tree" mean; every seed grows another. */

import { subject, tone } from '../subject.ts';
import { GREEN, tree } from './foliage.ts';

export const TREE = subject({
  name: 'tree',
  family: 'plant',
  words: ['oak', 'maple', 'elm', 'forest tree', 'linden'],
  size: 6,
  colours: { body: '#5fa64b', light: tone('body', 1.16), ...GREEN },
  view: { yaw: 20, pitch: 8 },
  build: ({ seed }) => tree(seed),
});
