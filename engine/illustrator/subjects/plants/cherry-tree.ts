/** A tree in blossom: the common tree in pink, grown from other chances. */

import { subject } from '../subject.ts';
import { tree } from './foliage.ts';

export const CHERRY_TREE = subject({
  name: 'cherry tree',
  family: 'plant',
  words: ['blossom tree', 'cherry blossom', 'sakura', 'blossom'],
  size: 5,
  colours: { body: '#f4a6bd', light: '#ffd9e4', wood: '#6a4538', bark: '#4f3229' },
  view: { yaw: 20, pitch: 8 },
  build: ({ seed }) => tree(seed + 3),
});
