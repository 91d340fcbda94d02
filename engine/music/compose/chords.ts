/** Keys and chords: from Roman numerals to notes, and from chord to chord by the shortest way. */

export interface Key {
  /** 0 is C. */
  tonic: number;
  mode: 'major' | 'minor';
}

export interface Chord {
  name: string;
  root: number;
  /** The lowest note. */
  bass: number;
  /** Classes of notes (0 is C), from the root up. */
  tones: readonly number[];
}

const SCALES = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;
const SHARP = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const;
const FLAT = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const;
/** Major keys that are written with sharps. */
const SHARP_KEYS = new Set([7, 2, 9, 4, 11]);

const wrap = (pitch: number): number => ((pitch % 12) + 12) % 12;

function nameOf(pitchClass: number, { tonic, mode }: Key): string {
  // The leading note of a minor key is its seventh raised, never its octave lowered.
  const isLeading = mode === 'minor' && wrap(pitchClass - tonic) === 11;
  const isSharp = isLeading || SHARP_KEYS.has(mode === 'major' ? tonic : wrap(tonic + 3));
  const names = isSharp ? SHARP : FLAT;
  return names[wrap(pitchClass)]!;
}

export const keyName = (key: Key): string => `${nameOf(key.tonic, key)} ${key.mode}`;

const DEGREES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const NUMERAL = /^(b?)([ivIV]+)(o|maj7|7|sus4)?(?:\/([35]))?$/;

export function readChord(numeral: string, key: Key): Chord {
  const [, flat, letters = '', kind = '', inversion] = NUMERAL.exec(numeral) ?? [];
  const degree = DEGREES.indexOf(letters.toUpperCase());
  if (degree < 0) throw new Error(`'${numeral}' is no chord.`);
  const root = wrap(key.tonic + SCALES[key.mode][degree]! - (flat ? 1 : 0));
  const isMinor = letters === letters.toLowerCase();
  const third = kind === 'sus4' ? 5 : isMinor ? 3 : 4;
  const fifth = kind === 'o' ? 6 : 7;
  const seventh = kind === 'maj7' ? [11] : kind === '7' ? [10] : [];
  const tones = [0, third, fifth, ...seventh].map((step) => wrap(root + step));
  const bass = inversion === '3' ? tones[1]! : inversion === '5' ? tones[2]! : root;
  const quality = kind === 'o' ? 'dim' : `${isMinor ? 'm' : ''}${kind}`;
  const over = bass === root ? '' : `/${nameOf(bass, key)}`;
  return { name: `${nameOf(root, key)}${quality}${over}`, root, bass, tones };
}

/** The key's notes, bent where the chord asks for it: the leading note of a minor key, a borrowed flat. */
export function scaleOver({ tones }: Chord, key: Key): number[] {
  const scale = new Set(SCALES[key.mode].map((step) => wrap(key.tonic + step)));
  for (const tone of tones) {
    if (scale.has(tone)) continue;
    scale.delete(wrap(tone + (key.mode === 'major' ? 1 : -1)));
    scale.add(tone);
  }
  return [...scale].sort((a, b) => a - b);
}

/** All keys of these classes within the range. */
export function keysWithin(classes: readonly number[], low: number, high: number): number[] {
  const out: number[] = [];
  for (let pitch = low; pitch <= high; pitch++) if (classes.includes(wrap(pitch))) out.push(pitch);
  return out;
}

export function nearest(pitches: readonly number[], to: number): number {
  let best = pitches[0] ?? to;
  for (const pitch of pitches) if (Math.abs(pitch - to) < Math.abs(best - to)) best = pitch;
  return best;
}

function wayBetween(from: readonly number[], to: readonly number[]): number {
  return to.reduce((sum, pitch) => sum + Math.abs(pitch - nearest(from, pitch)), 0);
}

/** The placing of the chord's notes that moves least from the one before, near the middle of the range. */
export function voicing(
  chord: Chord,
  [low, high]: readonly [number, number],
  voices: number,
  before: readonly number[] | undefined,
): number[] {
  // Three players of a chord with seventh leave the fifth to the overtones.
  const tones =
    chord.tones.length > voices && voices === 3 ? chord.tones.filter((_, i) => i !== 2) : chord.tones;
  const all = keysWithin(tones, low, high);
  const middle = (low + high) / 2;
  let best = all.slice(0, voices);
  let least = Number.POSITIVE_INFINITY;
  for (let first = 0; first + voices <= all.length; first++) {
    const close = all.slice(first, first + voices);
    const center = close.reduce((sum, pitch) => sum + pitch, 0) / voices;
    const cost = (before ? wayBetween(before, close) : 0) + Math.abs(center - middle) * (before ? 0.25 : 1);
    if (cost < least) [best, least] = [close, cost];
  }
  return best;
}
