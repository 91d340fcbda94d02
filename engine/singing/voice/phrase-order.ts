/** A sung line in the terms of the voice model: how long every sound lasts, how high it is and how strong. */

import { isSilent, isVowel, type Syllable } from './syllables.ts';

/** Seconds of one frame in which the model counts sounds; pitch and strength come twice as often. */
export const FRAME_SECONDS = 0.025;
/** Seconds by which a sound is heard before its frames. */
export const LEAD = 0.055;

export interface PhraseNote {
  /** Seconds. */
  start: number;
  end: number;
  midi: number;
  /** 0 to 1. */
  force: number;
}

export interface PhraseOrder {
  /** Frames of every sound, the silences at both ends included. */
  frames: number[];
  /** Hertz, two a frame; 0 is unvoiced, below 0 as the model has it. */
  pitch: number[];
  /** The model's own measure, two a frame; below 0 as the model has it. */
  strength: number[];
  /** Seconds of the song at which the phrase's sound begins. */
  start: number;
  seconds: number;
}

/** Seconds: after a consonant a vowel begins to hum a little after its frame does, as measured over many songs. */
const EARLY = 0.014;

/** Frames of consonants as they are spoken. */
const LENGTHS: readonly [string, number][] = [
  ['sʃçɕʂɬ', 5],
  ['fθɸ', 4],
  ['ʧʤʦʣʨʥꭧ', 5],
  ['ʰ', 2],
  ['zʒvðhβʝʐxχ', 3],
  ['mnŋɲɴɳ', 3],
  ['ptkqcʈʔ', 3],
  ['bdɡɟɖ', 3],
  ['lɹwjɾrʁɥɻɽʎʋɰT', 3],
];
const LENGTH_OF = new Map(LENGTHS.flatMap(([sounds, frames]) => [...sounds].map((one) => [one, frames])));
const UNVOICED = new Set('sʃfθxχçɕʂɬʧʦʨꭧptkqcʈʔhɸʰ');
const FIRST_HALF = 0.68;
const STOPS = new Set('ptkqcʈʔbdɡɟɖ');
/** Frames more for a stop at the end of a line: it is opened in full. */
const LAST_STOP = 2;
const CLOSED = new Set([...STOPS, ...'ʧʤʦʣʨʥꭧ']);
const BETWEEN = new Set(' ˈˌ');
/** A vowel is never shorter than this. */
const SHORTEST_VOWEL = 3;
/** With a shorter silence before it the model swallows the first consonant. */
const HEAD_FRAMES = 12;
const TAIL_FRAMES = 8;

const naturalFrames = (sound: string, { ratio }: { ratio: number }): number =>
  isSilent(sound) ? 0 : Math.round((LENGTH_OF.get(sound) ?? 1) * ratio);

/** Of two stops in a row only the second one is opened: the first is but closed. */
const isUnreleased = (sounds: readonly string[], i: number): boolean =>
  STOPS.has(sounds[i]!) && CLOSED.has(sounds.slice(i + 1).find((one) => !BETWEEN.has(one)) ?? '');

const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export interface PhraseWish {
  sounds: string;
  /** Semitones by which the model sings lower and slower; what it makes is played faster by as much. */
  lift?: number;
  syllables: readonly Syllable[];
  /** One for each syllable. */
  notes: readonly PhraseNote[];
  /** Higher or lower than the notes, for a voice that doubles or harmonises. */
  detuneCents?: number;
}

/** How long things last in the model's own time, when all is played faster by a ratio. */
interface Time {
  frame: number;
  step: number;
  lead: number;
  ratio: number;
}

const timeOf = (lift: number): Time => {
  const ratio = 2 ** (lift / 12);
  return { frame: FRAME_SECONDS / ratio, step: FRAME_SECONDS / ratio / 2, lead: LEAD / ratio, ratio };
};

/** Finer than anybody hears, and without the noise of reckoning: a line that comes back is told alike wherever it stands in the song, and need not be sung again. */
const fine = (value: number): number => Math.round(value * 10_000) / 10_000;

export function orderPhrase({
  sounds: line,
  syllables,
  notes: written,
  lift = 0,
  detuneCents = 0,
}: PhraseWish): PhraseOrder {
  const sounds = [...line];
  const begin = written[0]!.start;
  const notes = written.map((note) => ({
    ...note,
    start: fine(note.start - begin),
    end: fine(note.end - begin),
  }));
  const time = timeOf(lift);
  // Index 0 is the silence before the first sound.
  const frames = new Array<number>(sounds.length + 2).fill(1);
  const onset = syllables[0]!.vowelFrom;
  frames[0] = HEAD_FRAMES;
  let head = HEAD_FRAMES;
  for (let i = 0; i < onset; i++) {
    frames[i + 1] = Math.max(1, naturalFrames(sounds[i]!, time));
    head += frames[i + 1]!;
  }
  const frameAt = (seconds: number): number => head + Math.max(0, Math.round(seconds / time.frame));
  const start = time.lead - EARLY - head * time.frame;
  for (const [i, syllable] of syllables.entries()) {
    const note = notes[i]!;
    const next = syllables[i + 1];
    const from = frameAt(note.start);
    const until = next ? frameAt(notes[i + 1]!.start) : frameAt(note.end);
    // A rest between two notes is taken by the silence between the words.
    const rest = next ? Math.max(0, until - frameAt(note.end)) : 0;
    spread({ sounds, frames, time }, syllable, next, until - from, rest);
  }
  frames[frames.length - 1] = TAIL_FRAMES;
  const total = frames.reduce((sum, one) => sum + one, 0);
  const tracks = { sounds, frames, syllables, notes, start, total, time };
  const shift = detuneCents - lift * 100;
  return {
    frames,
    pitch: pitchTrack(tracks, shift).map(fine),
    strength: strengthTrack(tracks).map(fine),
    start: begin + start,
    seconds: total * time.frame,
  };
}

/** From one vowel's beginning to the next one's. */
function spread(
  { sounds, frames, time }: { sounds: readonly string[]; frames: number[]; time: Time },
  { vowelFrom, vowelTo, to }: Syllable,
  next: Syllable | undefined,
  room: number,
  rest: number,
): void {
  const end = next ? next.vowelFrom : sounds.length;
  const vowels = Math.max(1, vowelTo - vowelFrom);
  const others: number[] = [];
  for (let i = vowelTo; i < end; i++) others.push(i);
  const wanted = new Map(
    others.map((i) => [
      i,
      isUnreleased(sounds, i)
        ? 1
        : Math.max(1, naturalFrames(sounds[i]!, time) + (!next && STOPS.has(sounds[i]!) ? LAST_STOP : 0)),
    ]),
  );
  let sum = [...wanted.values()].reduce((a, b) => a + b, 0);
  const max = Math.max(others.length, room - Math.max(SHORTEST_VOWEL, vowels));
  // Fast singing shortens the longest first.
  while (sum > max) {
    const longest = others.reduce((a, b) => (wanted.get(b)! > wanted.get(a)! ? b : a));
    if (wanted.get(longest)! <= 1) break;
    wanted.set(longest, wanted.get(longest)! - 1);
    sum--;
  }
  const silence = others.findLast((i) => i >= to && isSilent(sounds[i]!) && (!next || i < next.from));
  if (next && rest > 2 && silence !== undefined) {
    const more = Math.max(0, Math.min(rest, room - sum - Math.max(SHORTEST_VOWEL, vowels)));
    wanted.set(silence, wanted.get(silence)! + more);
    sum += more;
  }
  for (const [i, count] of wanted) frames[i + 1] = count;
  let left = Math.max(vowels, room - (next ? sum : codaOf(sounds, wanted, to)));
  // Marks get one frame, what is heard shares the rest.
  const held: number[] = [];
  for (let i = vowelFrom; i < vowelTo; i++) {
    if (isVowel(sounds[i]!) || sounds[i] === 'ː') held.push(i);
    else {
      frames[i + 1] = 1;
      left--;
    }
  }
  // A diphthong is held on its first half.
  const isGliding = held.length === 2 && isVowel(sounds[held[1]!]!);
  held.forEach((i, k) => {
    const part = isGliding && k === 0 ? FIRST_HALF : 1 / (held.length - k);
    const share = Math.max(1, Math.round(left * part));
    frames[i + 1] = share;
    left -= share;
  });
}

/** At the end only the closing consonants count; the signs after them are silence. */
const codaOf = (sounds: readonly string[], wanted: ReadonlyMap<number, number>, to: number): number => {
  let sum = 0;
  for (const [i, count] of wanted) if (i < to && !isSilent(sounds[i]!)) sum += count;
  return sum;
};

interface Tracks {
  sounds: readonly string[];
  frames: readonly number[];
  syllables: readonly Syllable[];
  notes: readonly PhraseNote[];
  start: number;
  total: number;
  time: Time;
}

/** Seconds of the way from one note to the next; on short notes no more than this share of the one that is left. */
const GLIDE = 0.07;
const GLIDE_SHARE = 0.17;
const SCOOP_CENTS = 90;
const SCOOP_SECONDS = 0.05;
const VIBRATO_AFTER = 0.3;
const VIBRATO_HERTZ = 5.4;
const VIBRATO_CENTS = 26;

const ease = (share: number): number => {
  const x = Math.max(0, Math.min(1, share));
  return x * x * (3 - 2 * x);
};

/** Cents above the note at so many seconds after its beginning. */
function ornament(since: number, length: number, isFirst: boolean): number {
  const scoop = isFirst ? -SCOOP_CENTS * Math.exp(-Math.max(0, since) / SCOOP_SECONDS) : 0;
  const shake = since - VIBRATO_AFTER;
  if (shake <= 0 || length < 0.55) return scoop;
  return scoop + VIBRATO_CENTS * ease(shake / 0.3) * Math.sin(2 * Math.PI * VIBRATO_HERTZ * shake);
}

const glideTo = (notes: readonly PhraseNote[], i: number): number => {
  const before = notes[i - 1];
  return before ? Math.min(GLIDE, GLIDE_SHARE * (before.end - before.start)) : GLIDE;
};

function pitchTrack(tracks: Tracks, detuneCents: number): number[] {
  const { notes, start, total, time } = tracks;
  const silent = unvoicedSteps(tracks);
  return Array.from({ length: total * 2 }, (_, step) => {
    if (silent[step]) return 0;
    const at = start + (step + 0.5) * time.step;
    const i = Math.max(
      0,
      notes.findLastIndex((note, k) => note.start - glideTo(notes, k) <= at),
    );
    const note = notes[i]!;
    const before = notes[i - 1];
    const since = at - note.start;
    const isFirst = !before || note.start - before.end > 0.2;
    const cents = ornament(since, note.end - note.start, isFirst) + detuneCents;
    const midi = note.midi + cents / 100;
    if (!before || isFirst || since >= 0) return hertz(midi);
    const glide = glideTo(notes, i);
    const from = before.midi + detuneCents / 100;
    return hertz(from + (midi - from) * ease((since + glide) / glide));
  });
}

/** Sounds in the time in which they are heard. */
function heardSpans({ sounds, frames, time }: Pick<Tracks, 'sounds' | 'frames' | 'time'>) {
  let at = frames[0]! * time.frame - time.lead;
  return sounds.map((sound, i) => {
    const from = at;
    at += frames[i + 1]! * time.frame;
    return { sound, from, to: at };
  });
}

/** Where nothing hums: unvoiced sounds, the silence around the line, and rests within it. */
function unvoicedSteps(tracks: Tracks): boolean[] {
  const { total, time } = tracks;
  const out = new Array<boolean>(total * 2).fill(false);
  const heard = heardSpans(tracks);
  const quiet = (from: number, to: number) => {
    const first = Math.max(0, Math.round(from / time.step));
    for (let k = first; k < Math.min(out.length, Math.round(to / time.step)); k++) out[k] = true;
  };
  const first = heard.find(({ sound }) => !isSilent(sound));
  const last = heard.findLast(({ sound }) => !isSilent(sound));
  quiet(0, (first?.from ?? 0) - ATTACK_SECONDS);
  quiet((last?.to ?? 0) + RELEASE_SECONDS, total * time.frame);
  for (const { sound, from, to } of heard) {
    if (UNVOICED.has(sound)) quiet(from, to);
    else if (isSilent(sound) && to - from >= REST_SECONDS) quiet(from + RELEASE_SECONDS, to);
  }
  return out;
}

/** Before the first sound and after the last one a voice may already, and still, hum. */
const ATTACK_SECONDS = 0.01;
const RELEASE_SECONDS = 0.03;
const REST_SECONDS = 0.09;

const STRONG = 6.2;
const SOFT = 5.2;

/** Held vowels keep their strength and let go at the end of the line; consonants are as the model has them. */
function strengthTrack(tracks: Tracks): number[] {
  const { syllables, notes, total, time } = tracks;
  const out = new Array<number>(total * 2).fill(-1);
  const heard = heardSpans(tracks);
  for (const [i, syllable] of syllables.entries()) {
    const from = heard[syllable.vowelFrom]!.from;
    const to = heard[syllable.vowelTo - 1]!.to;
    // What closes the syllable is understood by how its vowel goes over into it.
    const isLetGo =
      i === syllables.length - 1 && heard.slice(syllable.vowelTo).every(({ sound }) => isSilent(sound));
    const level = SOFT + (STRONG - SOFT) * notes[i]!.force;
    const [first, last] = [Math.round(from / time.step), Math.round(to / time.step)];
    for (let k = Math.max(0, first + 1); k < last; k++) {
      const fade = isLetGo ? ease((last - k) / 14) : 1;
      out[k] = Math.max(0.5, level * (0.6 + 0.4 * fade));
    }
  }
  return out;
}
