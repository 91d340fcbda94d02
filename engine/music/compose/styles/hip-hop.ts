/** A lazy beat with a heavy low end: keys with sevenths, bells, swung hats. */

import { DRUM, type Style } from './style.ts';

export const hipHop: Style = {
  tempo: [82, 96],
  modes: ['minor', 'minor', 'major'],
  verse: {
    minor: ['i7 VImaj7 i7 v7', 'i7 iv7 i7 VII', 'i7 i7 VImaj7 v7'],
    major: ['Imaj7 vi7 ii7 V7', 'ii7 V7 Imaj7 vi7'],
  },
  chorus: {
    minor: ['VImaj7 VII i7 i7', 'iv7 VII IIImaj7 VImaj7'],
    major: ['IVmaj7 iii7 ii7 V7', 'IVmaj7 V7 vi7 Imaj7'],
  },
  bridge: { minor: ['iv7 iv7 v7 v7', 'VImaj7 v7 iv7 VII'], major: ['ii7 iii7 IVmaj7 V7'] },
  cadence: { minor: ['v7', 'VII'], major: ['V7', 'ii7,V7'] },
  swing: [0.35, 0.55, 0.7],
  swingUnit: 16,
  kits: [8, 0],
  kitVolume: 0.85,
  grooves: [
    {
      lines: [
        { drum: DRUM.kick, steps: 'X......x..X.....' },
        { drum: DRUM.snare, steps: '....X.......X...', from: 0.35 },
        { drum: DRUM.hat, steps: 'x.x.x.xxx.x.x.x.' },
        { drum: DRUM.openHat, steps: '..............x.', from: 0.7 },
      ],
      bass: ['R-----.R..R-----', 'R------R--R---8-'],
    },
    {
      lines: [
        { drum: DRUM.kick, steps: 'X..X......X..x..' },
        { drum: DRUM.clap, steps: '....X.......X...', from: 0.35 },
        { drum: DRUM.snare, steps: '....x..o.o..x...', from: 0.7 },
        { drum: DRUM.hat, steps: 'x.xxx.x.x.xxxxx.' },
      ],
      bass: ['R--R------R--R--', 'R--R-----.R-.R5-'],
    },
    {
      lines: [
        { drum: DRUM.kick, steps: 'X.x.......X..X..' },
        { drum: DRUM.snare, steps: '....X..o....X..o', from: 0.35 },
        { drum: DRUM.hat, steps: 'x.o.x.o.x.o.x.o.' },
        { drum: DRUM.tambourine, steps: '....x.......x...', from: 0.7 },
      ],
      bass: ['R-R-------R--R--', 'R-R-----..R--8--'],
    },
  ],
  fills: [
    [
      { drum: DRUM.snare, steps: '....X.......XooX' },
      { drum: DRUM.hat, steps: 'x.x.x.x.xxxxxxxx' },
      { drum: DRUM.kick, steps: 'X......x..X.....' },
    ],
    [
      { drum: DRUM.clap, steps: '....X.......X.X.' },
      { drum: DRUM.kick, steps: 'X.......X.x.....' },
    ],
  ],
  bassPrograms: [38, 39, 33],
  bassVolume: 0.9,
  lead: {
    programs: [11, 4, 80, 75],
    range: [60, 79],
    verse: ['x--x--x-....x-x-', '..x-x--x--x-....', 'x-x--x--x---....'],
    chorus: ['x--x--x--x--x---', 'x---x-x---x-x-x-', 'x-xx--x-x--x--x-'],
    cadence: ['x--x--x---------', 'x-----x-----....'],
    volume: 0.6,
    reverb: 0.35,
  },
  parts: [
    {
      name: 'Electric piano',
      role: 'chords',
      programs: [4, 5, 0],
      pattern: {
        kind: 'hit',
        steps: ['X-----x---------', 'X--x--......x---', '..x---x---x-----'],
        spread: 0.01,
      },
      range: [54, 74],
      voices: 4,
      pan: -0.2,
      volume: 0.56,
      reverb: 0.3,
      chorus: 0.25,
    },
    {
      name: 'Bells',
      role: 'counter',
      programs: [98, 10, 46],
      pattern: {
        kind: 'arpeggio',
        steps: ['x...x..x....x...', '..x...x.x.......', 'x.....x.....x.x.'],
        orders: [
          [0, 2, 1],
          [3, 2, 1, 0],
        ],
      },
      range: [67, 86],
      pan: 0.4,
      volume: 0.34,
      reverb: 0.45,
      from: 0.4,
    },
    {
      name: 'Strings',
      role: 'pad',
      programs: [50, 48, 52],
      pattern: { kind: 'hold' },
      range: [57, 77],
      pan: 0.1,
      volume: 0.3,
      reverb: 0.4,
      from: 0.6,
    },
    {
      name: 'Plucked guitar',
      role: 'chords',
      programs: [28, 24],
      pattern: { kind: 'hit', steps: ['..x...x...x...x.', '...x..x....x..x.'] },
      range: [60, 79],
      pan: 0.45,
      volume: 0.26,
      reverb: 0.3,
      from: 0.7,
    },
  ],
  looseness: 0.6,
  rises: 0,
  ending: 'hit',
};
