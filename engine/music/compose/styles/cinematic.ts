/** Wide and growing: string ostinato, horns, choir, low drums that build to the end. */

import { DRUM, type DrumLine, type Style } from './style.ts';

const LOW_DRUMS: readonly (readonly DrumLine[])[] = [
  [
    { drum: DRUM.floorTom, steps: 'X.......x.x.X.XX' },
    { drum: DRUM.kick, steps: 'X.......X...X...' },
  ],
  [
    { drum: DRUM.floorTom, steps: 'X...X...X.X.XXXX' },
    { drum: DRUM.lowTom, steps: '........x.x.xxxx' },
  ],
];

export const cinematic: Style = {
  tempo: [84, 104],
  modes: ['minor', 'minor', 'major'],
  verse: { minor: ['i VI III VII', 'i VI iv V', 'i v VI iv'], major: ['I iii vi IV', 'vi IV I V'] },
  chorus: { minor: ['VI VII i III', 'i VII VI VII', 'VI III VII i'], major: ['IV I V vi', 'I V IV iv'] },
  bridge: { minor: ['iv VI i V', 'VI iv VII V'], major: ['ii vi IV V'] },
  cadence: { minor: ['V', 'iv,V', 'VI,VII'], major: ['IV,V', 'iv'] },
  swing: [0],
  swingUnit: 16,
  kits: [8, 0],
  kitVolume: 0.7,
  grooves: [
    {
      lines: [
        { drum: DRUM.floorTom, steps: 'X.....x.X...x...' },
        { drum: DRUM.kick, steps: 'X.......X.......', from: 0.55 },
        { drum: DRUM.lowTom, steps: '..xo..xo..xo..xo', from: 0.7 },
        { drum: DRUM.snare, steps: '....o..o....X..o', from: 0.85 },
      ],
      bass: ['R-------R-------', 'R---------R-R-5-'],
    },
    {
      lines: [
        { drum: DRUM.floorTom, steps: 'X..x..x.X..x..x.' },
        { drum: DRUM.kick, steps: 'X.......X.......', from: 0.5 },
        { drum: DRUM.midTom, steps: '....x.......x.xx', from: 0.75 },
      ],
      bass: ['R-------8-------', 'R-R-R-R-R-R-R-R-'],
    },
  ],
  fills: LOW_DRUMS,
  bassPrograms: [43, 48],
  bassVolume: 0.75,
  lead: {
    programs: [60, 40, 56, 68],
    range: [57, 77],
    verse: ['x-------x---x---', 'x-----x-x-------', 'x---x---x-------'],
    chorus: ['x-----x-x---x---', 'x---x-x-x-------', 'x-------x-x-x---'],
    cadence: ['x---------------', 'x---x-----------'],
    volume: 0.68,
    reverb: 0.6,
  },
  parts: [
    {
      name: 'String ostinato',
      role: 'chords',
      programs: [48, 45, 44],
      pattern: {
        kind: 'arpeggio',
        steps: ['XoxoXoxoXoxoXoxo', 'X.xxX.xxX.xxX.xx', 'X.x.X.x.X.x.X.x.'],
        orders: [
          [0, 2, 1, 2],
          [0, 0, 2, 1],
          [0, 1, 2, 3],
        ],
      },
      range: [50, 72],
      pan: -0.35,
      volume: 0.72,
      reverb: 0.45,
    },
    {
      name: 'Strings',
      role: 'pad',
      programs: [49, 48],
      pattern: { kind: 'hold' },
      range: [52, 76],
      voices: 4,
      pan: 0.25,
      volume: 0.75,
      reverb: 0.55,
      from: 0.3,
    },
    {
      name: 'Choir',
      role: 'pad',
      programs: [52, 91],
      pattern: { kind: 'hold' },
      range: [55, 76],
      pan: 0,
      volume: 0.66,
      reverb: 0.65,
      from: 0.65,
    },
    {
      name: 'Piano',
      role: 'chords',
      programs: [0],
      pattern: { kind: 'hit', steps: ['X-------x-------', 'X---x---x---x---'] },
      range: [48, 70],
      pan: 0.15,
      volume: 0.5,
      reverb: 0.5,
    },
    {
      name: 'Low brass',
      role: 'chords',
      programs: [57, 61],
      pattern: { kind: 'hit', steps: ['X-----------....', 'X-----X---------'], power: true },
      range: [40, 60],
      pan: -0.1,
      volume: 0.5,
      reverb: 0.5,
      from: 0.75,
    },
    {
      name: 'Violins',
      role: 'counter',
      programs: [48],
      pattern: { kind: 'double', away: 7 },
      range: [67, 91],
      pan: -0.2,
      volume: 0.45,
      reverb: 0.55,
      from: 0.85,
    },
  ],
  looseness: 0.6,
};
