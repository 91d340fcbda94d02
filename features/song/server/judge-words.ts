/** What is wrong with words for a song, in sentences; nothing is begun or counted with words that cannot be sung. */

import { AppError } from '#common/errors.ts';
import { SPOKEN, type Spoken } from '#common/voice-words.ts';
import { countSyllables } from '#engine/singing/words/count-syllables.ts';
import {
  type LyricSection,
  type LyricsProblem,
  MAX_LINES,
  MAX_LYRICS,
  readLyrics,
} from '#engine/singing/words/read-lyrics.ts';
import { languageOf } from '#engine/singing/words/script.ts';
import { leastSeconds } from '#engine/singing/write/song-tempo.ts';
import { LYRICS_REQUIRED } from '../contract.ts';
import type { SongStyle } from '../song-words.ts';

function refusalOf(problem: LyricsProblem): AppError {
  switch (problem.kind) {
    case 'empty':
      return new AppError('bad_request', LYRICS_REQUIRED);
    case 'nothing-sung':
      return new AppError('bad_request', 'There is nothing here that can be sung. Please write words.');
    case 'too-long':
      return new AppError(
        'bad_request',
        `These words are too long for one song: ${problem.characters} characters, and at most ${MAX_LYRICS} fit.`,
      );
    case 'too-many-lines':
      return new AppError(
        'bad_request',
        `A song has at most ${MAX_LINES} lines, and here are ${problem.lines}. Please shorten it.`,
      );
    case 'open-tag':
      return new AppError(
        'bad_request',
        `The tag in line ${problem.line} is never closed: “${problem.tag}”. Write it like [verse].`,
      );
    case 'unknown-tag':
      return new AppError(
        'bad_request',
        `“[${problem.tag}]” in line ${problem.line} is not a part of a song. Use [verse], [chorus], [bridge], [intro], [outro] or [instrumental].`,
      );
  }
}

/** Throws in words. */
export function sectionsOf(lyrics: string): LyricSection[] {
  const read = readLyrics(lyrics);
  if ('problem' in read) throw refusalOf(read.problem);
  return read.sections;
}

/** What words in Latin letters are most likely written in. */
export async function guessOf(text: string): Promise<Spoken> {
  const { eld } = await import('eld/small');
  const found = eld.detect(text);
  const known = SPOKEN.find((one) => one === found.language);
  return known && found.isReliable() ? known : 'en';
}

/** The language that the words are sung in; throws in words what is wrong with them. */
export async function languageOfWords(lyrics: string, wanted: Spoken | undefined): Promise<Spoken> {
  const text = sectionsOf(lyrics)
    .flatMap((section) => section.lines)
    .join('\n');
  const found = languageOf(text, wanted, await guessOf(text));
  if (!('problem' in found)) return found.language;
  if (found.problem === 'script')
    throw new AppError(
      'bad_request',
      'We can’t sing words in this writing. Songs are sung in English, Spanish, French, German, Italian, Portuguese, Chinese, Japanese and Korean.',
    );
  throw new AppError(
    'bad_request',
    'These words are not in the language that was chosen. Please choose the language that they are written in.',
  );
}

/** Throws in words where the words have no room in the length that was asked for. */
export function assertRoomFor(
  lyrics: string,
  { style, seconds, tempo }: { style: SongStyle; seconds?: number | undefined; tempo?: number | undefined },
): void {
  if (seconds === undefined) return;
  const sections = sectionsOf(lyrics).map(({ kind, lines }) => ({
    kind,
    syllables: lines.map(countSyllables),
  }));
  const least = Math.ceil(leastSeconds(style, { sections }, tempo));
  if (seconds >= least) return;
  throw new AppError(
    'unprocessable',
    `These words take about ${least} seconds to sing in this style. Choose a longer song, “As long as the words”, or take out a few lines.`,
  );
}
