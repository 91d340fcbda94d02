/** What makes a genre: its tempo, harmony, grooves and players. Rhythms are steps of a sixteenth note: 16 in 4/4, 12 in 3/4 and 6/8. */

/**
 * Steps of one bar. `X` loud, `x` plain, `o` soft, `-` holds on, `.` rests.
 * In the bass: `R` root, `5` fifth, `8` octave, `3` third, `a` a step towards the next root.
 */
export type Steps = string;

/** Plays while the section's energy lies within. */
export interface Presence {
  from?: number;
  upTo?: number;
}

export interface DrumLine extends Presence {
  drum: number;
  steps: Steps;
}

export interface Groove {
  lines: readonly DrumLine[];
  /** Written for these drums: the bass speaks with the kick. */
  bass: readonly Steps[];
}

export type Pattern =
  | { kind: 'hold' }
  /** Chords; `spread` is the time between strings in seconds, `power` leaves the third out. */
  | { kind: 'hit'; steps: readonly Steps[]; spread?: number; power?: boolean }
  /** One note of the chord after the other; numbers count through the voicing and on into the octave above. */
  | { kind: 'arpeggio'; steps: readonly Steps[]; orders: readonly (readonly number[])[] }
  /** A slow inner melody of guide tones. */
  | { kind: 'guide' }
  /** The lead again, so many diatonic steps away. */
  | { kind: 'double'; away: number };

export interface Part extends Presence {
  name: string;
  role: 'counter' | 'chords' | 'pad';
  programs: readonly number[];
  pattern: Pattern;
  /** Lowest and highest key. */
  range: readonly [number, number];
  /** How many notes a chord has. */
  voices?: number;
  pan: number;
  volume: number;
  reverb: number;
  chorus?: number;
  /** Ducks on every beat, as dance music does. */
  isPumping?: boolean;
}

export interface Lead {
  programs: readonly number[];
  /** Within what a voice could sing. */
  range: readonly [number, number];
  verse: readonly Steps[];
  chorus: readonly Steps[];
  cadence: readonly Steps[];
  volume: number;
  reverb: number;
}

export interface Style {
  /** Slowest and fastest, in beats a minute. */
  tempo: readonly [number, number];
  modes: readonly ('major' | 'minor')[];
  /** Chords of four bars in Roman numerals; a comma divides a bar. */
  verse: Readonly<Record<'major' | 'minor', readonly string[]>>;
  chorus: Readonly<Record<'major' | 'minor', readonly string[]>>;
  bridge: Readonly<Record<'major' | 'minor', readonly string[]>>;
  /** The bar before the closing chord. */
  cadence: Readonly<Record<'major' | 'minor', readonly string[]>>;
  /** 0 is straight, 1 is triplets. */
  swing: readonly number[];
  swingUnit: 8 | 16;
  /** Empty when nobody drums. */
  kits: readonly number[];
  kitVolume: number;
  grooves: readonly Groove[];
  /** Drums and steps of the bar that leads into the next section. */
  fills: readonly (readonly DrumLine[])[];
  bassPrograms: readonly number[];
  bassVolume: number;
  lead: Lead;
  parts: readonly Part[];
  /** How freely people play: 0 machines, 1 by hand. */
  looseness: number;
  /** How likely the last chorus of a long piece stands a whole tone higher, 0 to 1. */
  rises: number;
  /** How it ends: slower and softer, or with one last stroke; both ring out. */
  ending: 'slow' | 'hit';
}

export const DRUM = {
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  floorTom: 43,
  hat: 42,
  pedal: 44,
  lowTom: 45,
  openHat: 46,
  midTom: 47,
  highTom: 50,
  crash: 49,
  ride: 51,
  tambourine: 54,
  cabasa: 69,
  maracas: 70,
} as const;

/** Ways out of a section that every kit knows. */
export const KIT_FILLS: readonly (readonly DrumLine[])[] = [
  [
    { drum: DRUM.snare, steps: '........x.xxX...' },
    { drum: DRUM.highTom, steps: '............xx..' },
    { drum: DRUM.floorTom, steps: '..............XX' },
  ],
  [
    { drum: DRUM.snare, steps: '....X.......xoxX' },
    { drum: DRUM.kick, steps: 'X.......X.......' },
  ],
  [
    { drum: DRUM.snare, steps: '....X...........' },
    { drum: DRUM.highTom, steps: '........Xx......' },
    { drum: DRUM.midTom, steps: '..........xx....' },
    { drum: DRUM.floorTom, steps: '............XxXx' },
    { drum: DRUM.kick, steps: 'X.......x...x...' },
  ],
];
