/** Writes a song to words: its form, its harmony and band, and for every syllable a note that a voice can sing. */

import type { Persona, Spoken } from '#common/voice-words.ts';
import { createRandom, hashOf } from '#engine/lettering/ideas/random.ts';
import { keysWithin, nearest, scaleOver } from '#engine/music/compose/chords.ts';
import { composePiece } from '#engine/music/compose/compose-score.ts';
import { chordAt } from '#engine/music/compose/layout.ts';
import { STYLES } from '#engine/music/compose/styles/styles.ts';
import type { ChordAt, Genre, Score } from '#engine/music/score.ts';
import type { Span } from '#engine/voice/sounds/sounded.ts';
import type { Mood } from './moods.ts';
import { type Syllable, syllablesOf } from './voice/syllables.ts';
import { rangeOf } from './voice/voices.ts';
import type { SectionKind } from './words/read-lyrics.ts';
import { type Placed, placeSyllables, STEPS } from './write/rhythm.ts';
import { BEATS, type FormSection, planForm } from './write/song-form.ts';
import { fittingTempo, styleTempo } from './write/song-tempo.ts';
import { inventContour, tuneLine } from './write/tune.ts';

export interface SongKey {
  /** 0 is C. */
  tonic: number;
  mode: 'major' | 'minor';
}

export interface SoundedLine {
  text: string;
  sounds: string;
  spans: readonly Span[];
}

export interface SongWish {
  sections: readonly { kind: SectionKind; lines: readonly SoundedLine[] }[];
  genre: Genre;
  mood?: Mood | undefined;
  voice: Persona;
  language: Spoken;
  seed: number;
  /** Beats a minute; absent: what suits style and mood. */
  tempo?: number | undefined;
  seconds?: number | undefined;
  key?: SongKey | undefined;
  /** Another number gives a section of the words another melody; by the section's place. */
  melodies?: Readonly<Record<number, number>> | undefined;
  /** Bars that the lines took before a line was changed, by section and line: what follows stays where it is. */
  lineBars?: readonly (readonly number[])[] | undefined;
  /** Notes that somebody moved, by section of the words, line and syllable. */
  edits?: Readonly<Record<string, NoteEdit>> | undefined;
}

export interface NoteEdit {
  midi?: number | undefined;
  /** In sixteenths from the line's first beat. */
  at?: number | undefined;
  steps?: number | undefined;
}

export const editKey = (words: number, line: number, syllable: number): string =>
  `${words}/${line}/${syllable}`;

export interface SungNote {
  /** Seconds. */
  start: number;
  end: number;
  midi: number;
  text: string;
  /** Which phrase sings it. */
  phrase: number;
  /** A syllable of a word that goes on has no space after it. */
  isLastOfWord: boolean;
}

export interface Phrase {
  /** When its first beat is, in seconds, and how many bars it has. */
  begin: number;
  bars: number;
  /** Place of its section in the song, and of its line in the words. */
  section: number;
  words: number;
  line: number;
  text: string;
  sounds: string;
  syllables: Syllable[];
  notes: { start: number; end: number; midi: number; force: number }[];
  /** A second voice, where one sings. */
  harmony: number[] | undefined;
}

export interface SongPlan {
  seconds: number;
  tempo: number;
  key: string;
  sections: { name: SectionKind; start: number; end: number; words: number | null }[];
  chords: ChordAt[];
  notes: SungNote[];
  phrases: Phrase[];
  score: Score;
}

export const SLOWEST = 50;
export const FASTEST = 190;
export const MAX_SONG_SECONDS = 300;

const MODE_OF: Partial<Record<Mood, SongKey['mode']>> = { happy: 'major', sad: 'minor' };

export function planSong(wish: SongWish): SongPlan {
  const { genre, mood, seed, voice } = wish;
  const luck = (name: string) => createRandom(hashOf(`song/${genre}/${seed}/${name}`));
  const style = STYLES[genre];
  const choices = luck('choices');
  const own = styleTempo(genre, mood, choices);
  const mode = (mood && MODE_OF[mood]) ?? choices.pick(style.modes);
  const key = wish.key ?? { tonic: Math.floor(choices.next() * 12), mode };
  const sounded = wish.sections.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) => ({ ...line, syllables: syllablesOf(line.sounds, line.spans) })),
  }));
  const words = {
    sections: sounded.map(({ kind, lines }) => ({
      kind,
      syllables: lines.map((line) => Math.max(1, line.syllables.length)),
    })),
    lineBars: wish.lineBars,
  };
  const tempo = Math.round(
    wish.tempo ?? (wish.seconds ? fittingTempo(genre, own, words, wish.seconds) : own),
  );
  const form = planForm({ ...words, tempo, seconds: wish.seconds });
  const sung = new Set(form.filter((one) => one.words !== undefined).map((one) => one.planned));
  const { score, bars, clock } = composePiece({
    genre,
    seconds: 60,
    seed,
    metre: '4/4',
    form: { sections: form.map((one) => one.planned), tempo, key, isSung: (section) => sung.has(section) },
  });
  const range = rangeOf(voice);
  const phrases: Phrase[] = [];
  for (const [section, { kind, planned, lines, words }] of form.entries()) {
    if (words === undefined) continue;
    let before: number | undefined;
    for (const [line, { bar, bars: length }] of lines.entries()) {
      const { text, sounds, syllables } = sounded[words]!.lines[line]!;
      if (syllables.length === 0) continue;
      const own = bars.slice(planned.firstBar + bar, planned.firstBar + bar + length);
      const melody = wish.melodies?.[words] ?? 0;
      // Lines of one kind share their rhythm and their way, so that verses agree and the chorus returns.
      const theme = `${kind}/${melody}`;
      const stresses = stressesOf(syllables);
      const edits = syllables.map((_, i) => wish.edits?.[editKey(words, line, i)]);
      const written = placeSyllables({
        stresses,
        bars: length,
        stepSeconds: 60 / tempo / 4,
        isChorus: kind === 'chorus',
        luck: luck(`${theme}/rhythm/${line % 2}`),
      });
      const placed = movedNotes(written, edits, length * STEPS);
      const tuned = tuneLine({
        bars: own,
        placed,
        stresses,
        contour: inventContour(luck(`${theme}/way/${CONTOURS[line % CONTOURS.length]}`)),
        range,
        middle: middleOf(range, kind),
        isAnswer: line % 2 === 1,
        before,
      });
      const midis = tuned.map((midi, i) => edits[i]?.midi ?? midi);
      before = midis.at(-1);
      const at = (step: number) => clock(own[0]!.start + step / STEPS_A_BEAT);
      const notes = placed.map((one, i) => ({
        start: at(one.at),
        end: at(one.at + one.steps),
        midi: midis[i]!,
        force: (stresses[i] ? 0.8 : 0.45) + (kind === 'chorus' ? 0.2 : 0),
      }));
      const harmony =
        kind === 'chorus'
          ? notes.map((note, i) => harmonyOf(note.midi, own, placed[i]!.at, range))
          : undefined;
      const begin = rounded(at(0));
      phrases.push({ begin, bars: length, section, words, line, text, sounds, syllables, notes, harmony });
    }
  }
  return {
    seconds: score.seconds,
    tempo,
    key: score.key,
    sections: namedSections(form, score),
    chords: [...score.chords],
    notes: phrases.flatMap((phrase, i) => notesOf(phrase, i)),
    phrases,
    score,
  };
}

const STEPS_A_BEAT = STEPS / BEATS;
/** What was moved by hand stays between its neighbours. */
function movedNotes(
  written: readonly Placed[],
  edits: readonly (NoteEdit | undefined)[],
  total: number,
): Placed[] {
  if (!edits.some(Boolean)) return [...written];
  const starts = written.map((one, i) => edits[i]?.at ?? one.at);
  for (let i = 0; i < starts.length; i++)
    starts[i] = Math.max(i > 0 ? starts[i - 1]! + 1 : 0, Math.min(starts[i]!, total - (starts.length - i)));
  return starts.map((at, i) => {
    const room = (starts[i + 1] ?? total) - at;
    return { at, steps: Math.max(1, Math.min(room, edits[i]?.steps ?? written[i]!.steps)) };
  });
}

/** A A B A: the first way comes back. */
const CONTOURS = [0, 1, 0, 2] as const;

const middleOf = ([low, high]: readonly [number, number], kind: SectionKind): number =>
  low + (high - low) * (kind === 'chorus' ? 0.62 : kind === 'bridge' ? 0.55 : 0.34);

/** Where a language marks no stress, the first of each word leads. */
function stressesOf(syllables: readonly Syllable[]): boolean[] {
  if (syllables.some((one) => one.isStressed)) return syllables.map((one) => one.isStressed);
  return syllables.map((one) => one.isFirstOfWord);
}

/** A third above within the chord's scale, or a fourth below where that is too high. */
function harmonyOf(
  midi: number,
  bars: Parameters<typeof tuneLine>[0]['bars'],
  step: number,
  [low, high]: readonly [number, number],
): number {
  const bar = bars[Math.min(bars.length - 1, Math.floor(step / STEPS))]!;
  const { chord } = chordAt(bar, bar.start + (step % STEPS) / STEPS_A_BEAT);
  const scale = keysWithin(scaleOver(chord, bar.key), low - 5, high + 4);
  const at = scale.indexOf(nearest(scale, midi));
  const above = scale[at + 2];
  if (above !== undefined && above <= high + 1) return above;
  const tones = keysWithin(chord.tones.slice(0, 3), low - 5, midi - 2);
  return tones.at(-1) ?? scale[Math.max(0, at - 2)]!;
}

const namedSections = (form: readonly FormSection[], score: Score): SongPlan['sections'] =>
  form.map(({ kind, words }, i) => ({
    name: kind,
    start: rounded(score.sections[i]!.start),
    end: rounded(score.sections[i]!.end),
    words: words ?? null,
  }));

export const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const notesOf = ({ notes, syllables }: Phrase, phrase: number): SungNote[] =>
  notes.map(({ start, end, midi }, i) => ({
    start: rounded(start),
    end: rounded(end),
    midi,
    text: syllables[i]!.text,
    phrase,
    isLastOfWord: syllables[i]!.isLastOfWord,
  }));
