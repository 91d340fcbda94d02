/** Who sits for the portraits, and in which light. */

import { type Rgb, rgb } from './maths.ts';
import { type Person, personDistance, personSurface } from './person.ts';
import { type Sitter, shadePortrait } from './portrait.ts';

interface Session {
  person: Omit<Person, 'gaze'>;
  backdrop: [string, string];
  rim: [Rgb, Rgb];
  turn: number;
}

const sitting = ({ person: looks, backdrop, rim, turn }: Session) => {
  const person: Person = { ...looks, gaze: turn };
  const sitter: Sitter = {
    distance: personDistance(person),
    surface: personSurface(person),
    backdrop: [rgb(backdrop[0]), rgb(backdrop[1])],
    rim,
    turn,
  };
  return shadePortrait(sitter);
};

export const shadeMaya = sitting({
  person: {
    skin: rgb('#f0b795'),
    iris: rgb('#3f8fd8'),
    hair: rgb('#6b35c9'),
    top: rgb('#f4b83f'),
    accent: rgb('#e8c15a'),
    style: 'bob',
  },
  backdrop: ['#9a8bff', '#4b3fd1'],
  rim: [
    [1.2, 0.5, 1.6],
    [0.5, 0.9, 2],
  ],
  turn: 0.2,
});

export const shadeTheo = sitting({
  person: {
    skin: rgb('#d99a72'),
    iris: rgb('#6b8f3a'),
    hair: rgb('#4a2a1b'),
    top: rgb('#2f6fd8'),
    accent: rgb('#ef6a3a'),
    style: 'beanie',
    beard: true,
  },
  backdrop: ['#7fd6d0', '#1d7f98'],
  rim: [
    [0.5, 1.3, 1.5],
    [1.5, 1.1, 0.5],
  ],
  turn: -0.18,
});

export const shadeAmara = sitting({
  person: {
    skin: rgb('#8d5234'),
    iris: rgb('#7a4a1f'),
    hair: rgb('#2a1714'),
    top: rgb('#e0447f'),
    accent: rgb('#f2c14e'),
    style: 'curls',
    earrings: true,
  },
  backdrop: ['#ffc58a', '#f0707f'],
  rim: [
    [1.7, 0.9, 0.5],
    [1.4, 0.5, 1],
  ],
  turn: 0.14,
});

export const shadeSinger = sitting({
  person: {
    skin: rgb('#e0a47e'),
    iris: rgb('#27b3a6'),
    hair: rgb('#1d2a5c'),
    top: rgb('#22223a'),
    accent: rgb('#a9a4d0'),
    style: 'bob',
    headphones: true,
  },
  backdrop: ['#7a2fd0', '#140a3a'],
  rim: [
    [2.6, 0.3, 1.7],
    [0.2, 1.5, 2.8],
  ],
  turn: -0.24,
});
