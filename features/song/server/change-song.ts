/** What a change of a finished song means for its words and wishes, and which of its sections are sung anew. */

import { AppError } from '#common/errors.ts';
import { editKey, type NoteEdit } from '#engine/singing/song-plan.ts';
import type { SongChange } from '../contract.ts';
import { readKey } from '../song-words.ts';
import { assertRoomFor, sectionsOf } from './judge-words.ts';
import type { SongRow } from './song.repo.ts';
import type { MadeSong, SongBefore } from './song.table.ts';

export interface Changed extends SongBefore {
  /** Places of the words that are sung anew; undefined: all of it. */
  words: number[] | undefined;
}

const STEPS_A_BEAT = 4;

/** Throws in words where the change does not fit the song. */
export function changedBy(row: SongRow, change: SongChange): Changed {
  const { lyrics, voice, wish, made } = row;
  if (!made) throw new AppError('conflict', 'The song is not finished yet.');
  const same = { lyrics, voice, wish };
  switch (change.kind) {
    case 'voice':
      return { ...same, voice: change.voice, words: undefined };
    case 'settings': {
      const { tempo, seconds, key } = change;
      assertRoomFor(lyrics, { style: row.style, seconds, tempo });
      return {
        ...same,
        // Another tempo or length is another layout, which no moved note fits.
        wish: {
          ...wish,
          tempo: tempo ?? (seconds ? undefined : made.tempo),
          ...(seconds !== undefined && { seconds }),
          ...(key && { key: readKey(key) }),
          ...((tempo || seconds) && { lineBars: undefined }),
          edits: undefined,
        },
        words: undefined,
      };
    }
    case 'melody':
      return anotherMelody(row, made, change.section);
    case 'line':
      return anotherLine(row, made, change);
    case 'note':
      return anotherNote(row, made, change);
  }
}

/** What was found out for this song stays: its tempo, and the bars of its lines. */
const settled = ({ wish }: SongRow, made: MadeSong) => {
  const lineBars: number[][] = [];
  for (const { words, line, bars } of made.lines) {
    lineBars[words] ??= [];
    lineBars[words][line] = bars;
  }
  return { ...wish, tempo: made.tempo, lineBars: Array.from(lineBars, (one) => one ?? []) };
};

const withoutWords = (edits: Readonly<Record<string, NoteEdit>> = {}, words: readonly number[]) =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !words.includes(Number(key.split('/')[0]))));

function anotherMelody(row: SongRow, made: MadeSong, section: number | undefined): Changed {
  const wish = settled(row, made);
  const all = [...new Set(made.lines.map((one) => one.words))];
  const own = section === undefined ? undefined : made.sectionWords[section];
  if (section !== undefined && (own === undefined || own === null))
    throw new AppError('bad_request', 'Nobody sings in this part of the song.');
  const words = section === undefined ? all : [own as number];
  const melodies = { ...wish.melodies };
  for (const one of words) melodies[one] = (melodies[one] ?? 0) + 1;
  return {
    lyrics: row.lyrics,
    voice: row.voice,
    wish: { ...wish, melodies, edits: withoutWords(wish.edits, words) },
    words,
  };
}

function anotherLine(
  row: SongRow,
  made: MadeSong,
  { phrase, text }: { phrase: number; text: string },
): Changed {
  const sung = made.lines[phrase];
  if (!sung) throw new AppError('bad_request', 'There is no such line in this song.');
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new AppError('bad_request', 'There is nothing here that can be sung. Please write words.');
  if (/[[\]\n]/.test(text)) throw new AppError('bad_request', 'Please write one line, without tags.');
  const sections = sectionsOf(row.lyrics);
  const own = sections[sung.words];
  if (!own) throw new AppError('bad_request', 'There is no such line in this song.');
  const isSame = (one: (typeof sections)[number]) =>
    one.kind === own.kind && one.lines.join('\n') === own.lines.join('\n');
  // A chorus that returns stays the same wherever it is sung.
  const words = sections.flatMap((one, i) => (isSame(one) ? [i] : []));
  const lyrics = sections
    .map((one, i) => {
      const lines = words.includes(i) ? one.lines.with(sung.line, text) : one.lines;
      return [`[${one.kind}]`, ...lines].join('\n');
    })
    .join('\n\n');
  const wish = settled(row, made);
  const edits = Object.fromEntries(
    Object.entries(wish.edits ?? {}).filter(([key]) => {
      const [of, line] = key.split('/').map(Number);
      return !(words.includes(of!) && line === sung.line);
    }),
  );
  return { lyrics, voice: row.voice, wish: { ...wish, edits }, words };
}

function anotherNote(
  row: SongRow,
  made: MadeSong,
  change: { note: number; midi?: number | undefined; start?: number | undefined; end?: number | undefined },
): Changed {
  const note = made.melody[change.note];
  const sung = note && made.lines[note.phrase];
  if (!note || !sung) throw new AppError('bad_request', 'There is no such note in this song.');
  const syllable = change.note - made.melody.findIndex((one) => one.phrase === note.phrase);
  const steps = (seconds: number) => Math.round((seconds * made.tempo * STEPS_A_BEAT) / 60);
  const start = change.start ?? note.start;
  const end = change.end ?? note.end;
  if (end <= start) throw new AppError('bad_request', 'A note ends after it begins.');
  const wish = settled(row, made);
  const key = editKey(sung.words, sung.line, syllable);
  const edit: NoteEdit = {
    ...wish.edits?.[key],
    ...(change.midi !== undefined && { midi: change.midi }),
    ...((change.start !== undefined || change.end !== undefined) && {
      at: Math.max(0, steps(start - sung.begin)),
      steps: Math.max(1, steps(end - start)),
    }),
  };
  return {
    lyrics: row.lyrics,
    voice: row.voice,
    wish: { ...wish, edits: { ...wish.edits, [key]: edit } },
    words: [sung.words],
  };
}
