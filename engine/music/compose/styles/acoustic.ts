/** Warm and close: picked and strummed guitars, brushes, a harmonica or flute. */

import { DRUM, type Style } from './style.ts';

export const acoustic: Style = {
  tempo: [86, 108],
  modes: ['major', 'major', 'minor'],
  verse: {
    major: ['I IV I V', 'I V/3 vi IV', 'I iii IV V', 'I Imaj7 IV iv'],
    minor: ['i VII VI VII', 'i iv VII III'],
  },
  chorus: { major: ['IV I V vi', 'IV V I vi', 'vi IV I V'], minor: ['VI VII i i', 'III VII i VI'] },
  bridge: { major: ['ii IV I V', 'vi ii IV V'], minor: ['iv i VI V'] },
  cadence: { major: ['IV,V7', 'V'], minor: ['iv,V', 'VII'] },
  swing: [0, 0.3, 0.6],
  swingUnit: 16,
  kits: [40],
  kitVolume: 0.5,
  grooves: [
    {
      lines: [
        { drum: DRUM.kick, steps: 'X.......x.......', from: 0.45 },
        { drum: DRUM.snare, steps: '....x.......x...', from: 0.5 },
        { drum: DRUM.cabasa, steps: 'x.oxx.oxx.oxx.ox', from: 0.35 },
      ],
      bass: ['R-------5-----a-', 'R-----R-5-------'],
    },
    {
      lines: [
        { drum: DRUM.kick, steps: 'X.....x.x.......', from: 0.45 },
        { drum: DRUM.stick, steps: '....x.......x...', from: 0.4 },
        { drum: DRUM.hat, steps: 'o.x.o.x.o.x.o.x.', from: 0.55 },
        { drum: DRUM.tambourine, steps: '....x.......x...', from: 0.75 },
      ],
      bass: ['R-----R-R---5-a-', 'R-----5-R-------'],
    },
  ],
  fills: [
    [{ drum: DRUM.snare, steps: '........o.xoxxX.' }],
    [
      { drum: DRUM.snare, steps: '....x.......x.x.' },
      { drum: DRUM.floorTom, steps: '...........x.x.X' },
    ],
  ],
  bassPrograms: [32, 35],
  bassVolume: 0.78,
  lead: {
    programs: [22, 73, 40, 24],
    range: [62, 81],
    verse: ['x---x-x-x-------', 'x-x-x---x---....', '....x-x-x---x---'],
    chorus: ['x-----x-x---x---', 'x---x---x-x-x---', 'x--x--x---x-----'],
    cadence: ['x---x-------....', 'x-x-x-----------'],
    volume: 0.55,
    reverb: 0.35,
  },
  parts: [
    {
      name: 'Picked guitar',
      role: 'chords',
      programs: [25, 24],
      pattern: {
        kind: 'arpeggio',
        steps: ['X.x.x.x.X.x.x.x.', 'X.xxx.xxX.xxx.xx', 'X.x.xoxoX.x.xoxo'],
        orders: [
          [0, 2, 1, 3],
          [0, 1, 2, 3, 2, 1],
          [0, 3, 2, 1],
        ],
      },
      range: [50, 74],
      voices: 4,
      pan: -0.35,
      volume: 0.7,
      reverb: 0.3,
    },
    {
      name: 'Strummed guitar',
      role: 'chords',
      programs: [25],
      pattern: { kind: 'hit', steps: ['X---x-xo..xox-xo', 'X---x-x---x-x-xo'], spread: 0.018 },
      range: [52, 76],
      voices: 5,
      pan: 0.4,
      volume: 0.42,
      reverb: 0.25,
      from: 0.6,
    },
    {
      name: 'Piano',
      role: 'chords',
      programs: [0],
      pattern: { kind: 'hit', steps: ['x-------x-------', 'x---------x-----'] },
      range: [55, 74],
      pan: 0.15,
      volume: 0.34,
      reverb: 0.35,
      from: 0.5,
    },
    {
      name: 'Cello',
      role: 'counter',
      programs: [42],
      pattern: { kind: 'guide' },
      range: [48, 64],
      pan: -0.15,
      volume: 0.45,
      reverb: 0.45,
      from: 0.65,
    },
  ],
  looseness: 1,
  rises: 0.4,
  ending: 'slow',
};
