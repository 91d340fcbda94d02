/** Genres in three and in six: the same players and chords, other rhythms. */

import type { Genre, Metre } from '../../score.ts';
import { DRUM, type DrumLine, type Groove, type Lead, type Part, type Pattern, type Style } from './style.ts';
import { STYLES } from './styles.ts';

type Rhythms = Pick<Lead, 'verse' | 'chorus' | 'cadence'>;

interface InMetre {
  /** How often it is chosen when nobody asks for anything. */
  chance: number;
  tempo: readonly [number, number];
  grooves: readonly Groove[];
}

/** What every genre plays in this metre. */
interface Manner {
  lead: Rhythms;
  fills: readonly (readonly DrumLine[])[];
  /** Chords that are plucked or pressed, strummed, or struck low. */
  pressed: readonly string[];
  strummed: readonly string[];
  low: readonly string[];
  broken: Extract<Pattern, { kind: 'arpeggio' }>;
  genres: Partial<Record<Genre, InMetre>>;
}

const THREE: Manner = {
  lead: {
    verse: ['x-------x---', 'x---x-x-x---', 'x-----x-x---', '....x---x---'],
    chorus: ['x---x---x---', 'x-------x-x-', 'x---x-x-x-x-', 'x-----x-x---'],
    cadence: ['x-----------', 'x---x-------', 'x-x-x-------'],
  },
  fills: [
    [
      { drum: DRUM.snare, steps: '....x.x.xxX.' },
      { drum: DRUM.floorTom, steps: '..........XX' },
    ],
    [
      { drum: DRUM.highTom, steps: '....Xx..X...' },
      { drum: DRUM.midTom, steps: '......xx.x..' },
      { drum: DRUM.floorTom, steps: '..........Xx' },
      { drum: DRUM.kick, steps: 'X...........' },
    ],
  ],
  pressed: ['....x---x---', '....x-..x-..', 'X---x---x---'],
  strummed: ['X---x-xox-xo', 'X---x---x-xo', '....x-xox-xo'],
  low: ['X-----------', 'X.......x.x.'],
  broken: {
    kind: 'arpeggio',
    steps: ['X.x.x.x.x.x.', 'X.x.xox.xox.'],
    orders: [
      [0, 1, 2, 3, 2, 1],
      [0, 2, 1, 3, 1, 2],
      [0, 1, 2, 1, 2, 1],
    ],
  },
  genres: {
    classical: {
      chance: 0.35,
      tempo: [112, 138],
      grooves: [
        { lines: [], bass: ['R---........', 'R-----------', 'R---....5---'] },
        { lines: [], bass: ['R-------a---', 'R---5---5---'] },
      ],
    },
    acoustic: {
      chance: 0.15,
      tempo: [96, 118],
      grooves: [
        {
          lines: [
            { drum: DRUM.kick, steps: 'X...........', from: 0.45 },
            { drum: DRUM.snare, steps: '....x...x...', from: 0.5 },
            { drum: DRUM.cabasa, steps: 'x.oxx.oxx.ox', from: 0.35 },
          ],
          bass: ['R-----------', 'R-------5---'],
        },
        {
          lines: [
            { drum: DRUM.kick, steps: 'X.......o...', from: 0.45 },
            { drum: DRUM.stick, steps: '....x...x...', from: 0.4 },
            { drum: DRUM.tambourine, steps: '........x...', from: 0.75 },
          ],
          bass: ['R-------a---', 'R---....5---'],
        },
      ],
    },
    ballad: {
      chance: 0.12,
      tempo: [84, 98],
      grooves: [
        {
          lines: [
            { drum: DRUM.kick, steps: 'X.......o...', from: 0.5 },
            { drum: DRUM.stick, steps: '....x...x...', from: 0.45, upTo: 0.75 },
            { drum: DRUM.snare, steps: '....o...X...', from: 0.75 },
            { drum: DRUM.hat, steps: 'x.o.x.o.x.o.', from: 0.5 },
          ],
          bass: ['R-----------', 'R-------a---'],
        },
      ],
    },
    country: {
      chance: 0.25,
      tempo: [104, 126],
      grooves: [
        {
          lines: [
            { drum: DRUM.kick, steps: 'X...........', from: 0.35 },
            { drum: DRUM.stick, steps: '....x...x...', upTo: 0.7 },
            { drum: DRUM.snare, steps: '....x...X...', from: 0.7 },
            { drum: DRUM.hat, steps: 'x.o.x.o.x.o.' },
          ],
          bass: ['R---........', 'R---....5---', 'R-------a---'],
        },
      ],
    },
    cinematic: {
      chance: 0.1,
      tempo: [96, 116],
      grooves: [
        {
          lines: [
            { drum: DRUM.floorTom, steps: 'X.......x...' },
            { drum: DRUM.kick, steps: 'X...........', from: 0.55 },
            { drum: DRUM.lowTom, steps: '..xo..xo..xo', from: 0.7 },
            { drum: DRUM.snare, steps: '....o..oX..o', from: 0.85 },
          ],
          bass: ['R-----------', 'R---R---R---'],
        },
      ],
    },
  },
};

const SIX: Manner = {
  lead: {
    verse: ['x---x-x-----', 'x-x-x-x---x-', 'x---x-x---x-', '..x-x-x-----'],
    chorus: ['x-----x---x-', 'x---x-x---x-', 'x-x-x-x-----', 'x-----x-x-x-'],
    cadence: ['x-----------', 'x---x-------', 'x-x-x-------'],
  },
  fills: [
    [
      { drum: DRUM.snare, steps: '......x.xxX.' },
      { drum: DRUM.floorTom, steps: '...........X' },
    ],
    [
      { drum: DRUM.highTom, steps: '......Xx....' },
      { drum: DRUM.midTom, steps: '........xx..' },
      { drum: DRUM.floorTom, steps: '..........XX' },
    ],
  ],
  pressed: ['X-----x-----', '..x-x-..x-x-', 'X---x-X---x-'],
  strummed: ['X---x-x---x-', 'X-x-xoX-x-xo', 'X-----x---xo'],
  low: ['X-----------', 'X-----X-----'],
  broken: {
    kind: 'arpeggio',
    steps: ['X.x.x.X.x.x.', 'X.x.x.X.xox.'],
    orders: [
      [0, 1, 2, 3, 2, 1],
      [0, 2, 3, 1, 2, 3],
      [0, 1, 2, 2, 1, 0],
    ],
  },
  genres: {
    classical: {
      chance: 0.15,
      tempo: [56, 70],
      grooves: [{ lines: [], bass: ['R-----5-----', 'R-----------', 'R-----R---a-'] }],
    },
    acoustic: {
      chance: 0.2,
      tempo: [56, 68],
      grooves: [
        {
          lines: [
            { drum: DRUM.kick, steps: 'X.........o.', from: 0.45 },
            { drum: DRUM.snare, steps: '......x.....', from: 0.5 },
            { drum: DRUM.cabasa, steps: 'x.o.o.x.o.o.', from: 0.35 },
          ],
          bass: ['R-----5-----', 'R-----R---a-'],
        },
      ],
    },
    ballad: {
      chance: 0.35,
      tempo: [54, 66],
      grooves: [
        {
          lines: [
            { drum: DRUM.kick, steps: 'X.........o.', from: 0.5 },
            { drum: DRUM.stick, steps: '......x.....', from: 0.45, upTo: 0.75 },
            { drum: DRUM.snare, steps: '......X.....', from: 0.75 },
            { drum: DRUM.hat, steps: 'x.o.o.x.o.o.', from: 0.5 },
          ],
          bass: ['R-----R---a-', 'R-----5-----'],
        },
        {
          lines: [
            { drum: DRUM.kick, steps: 'X...o.......', from: 0.55 },
            { drum: DRUM.snare, steps: '......X.....', from: 0.7 },
            { drum: DRUM.ride, steps: 'x.x.x.x.x.x.', from: 0.75 },
            { drum: DRUM.cabasa, steps: 'x.o.o.x.o.o.', from: 0.5, upTo: 0.75 },
          ],
          bass: ['R---R-5-----', 'R-----------'],
        },
      ],
    },
    cinematic: {
      chance: 0.25,
      tempo: [60, 74],
      grooves: [
        {
          lines: [
            { drum: DRUM.floorTom, steps: 'X...x.X...x.' },
            { drum: DRUM.kick, steps: 'X.....X.....', from: 0.55 },
            { drum: DRUM.lowTom, steps: '..x.x...x.xx', from: 0.7 },
            { drum: DRUM.snare, steps: '......X...oo', from: 0.85 },
          ],
          bass: ['R-----R-----', 'R---R-R---R-'],
        },
      ],
    },
  },
};

const MANNERS: Readonly<Partial<Record<Metre, Manner>>> = { '3/4': THREE, '6/8': SIX };

/** In which metres a genre is at home, the usual one first. */
export const metresOf = (genre: Genre): Metre[] => [
  '4/4',
  ...(['3/4', '6/8'] as const).filter((metre) => MANNERS[metre]?.genres[genre]),
];

/** `share`, 0 to 1, chooses where nobody asked. What the genre does not know is played as usual. */
export function chooseMetre(genre: Genre, requested: Metre | undefined, share: number): Metre {
  if (requested) return metresOf(genre).includes(requested) ? requested : '4/4';
  const three = THREE.genres[genre]?.chance ?? 0;
  const six = SIX.genres[genre]?.chance ?? 0;
  return share < three ? '3/4' : share < three + six ? '6/8' : '4/4';
}

export function styleIn(genre: Genre, metre: Metre): Style {
  const style = STYLES[genre];
  const manner = MANNERS[metre];
  const own = manner?.genres[genre];
  if (!manner || !own) return style;
  return {
    ...style,
    tempo: own.tempo,
    grooves: own.grooves,
    fills: style.fills.length > 0 ? manner.fills : [],
    swing: metre === '6/8' ? [0] : style.swing,
    lead: { ...style.lead, ...manner.lead },
    parts: style.parts.map((part) => ({ ...part, pattern: patternIn(manner, part) })),
  };
}

function patternIn(manner: Manner, { pattern }: Part): Pattern {
  if (pattern.kind === 'arpeggio') return manner.broken;
  if (pattern.kind !== 'hit') return pattern;
  if (pattern.power) return { ...pattern, steps: manner.low };
  return { ...pattern, steps: pattern.spread ? manner.strummed : manner.pressed };
}
