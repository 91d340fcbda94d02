/** A book read aloud: every page by the storyteller's voice, as an audiobook with chapters or as a film of its pages. */

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import { ISO_CODES } from '#common/voice-words.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import { speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { plainText } from '../../pages/markdown.ts';
import { sentencesOf } from '../../pages/sentences.ts';
import type { MadePage } from '../book.table.ts';
import { pictureFile } from '../paint-pages.ts';
import type { AloudOrder, AloudPage } from './aloud-order.ts';
import type { Making } from './making.ts';

const PROCESS = new URL('./aloud.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 3000_000,
  memoryMb: 1400,
  failure: 'The book could not be read aloud. Please try again.',
};
/** Seconds before and after the words of a page, and that a page without words is looked at. */
const BEFORE = 0.9;
const AFTER = 1.1;
const LOOKED_AT = 3.5;
/** Letters said at once. */
const PIECE = 400;

/** Whoever speaks fast says so many letters in a second. */
const LETTERS_A_SECOND = 22;
const MAX_SECONDS = 90 * 60;
const TOO_LONG = 'Read aloud, this book is longer than 90 minutes. Please divide it into volumes.';

/** What cannot be short enough is refused before a word of it is said. */
export function assertReadable(said: readonly string[]): void {
  const letters = said.reduce((sum, one) => sum + one.length, 0);
  if (letters / LETTERS_A_SECOND > MAX_SECONDS) throw new AppError('unprocessable', TOO_LONG);
}

/** What is read on a page, in pieces. */
export function saidOn(page: MadePage): string[] {
  const { kind, title, text, panels, recipe } = page;
  if (kind === 'contents' || kind === 'title') return [];
  const parts = [
    title,
    plainText(text),
    ...(panels ?? []).flatMap((one) => [one.caption, ...one.lines.map((line) => line.text)]),
    ...(recipe ? [recipe.facts, ...recipe.ingredients, ...recipe.steps] : []),
  ];
  return parts.filter((one) => /[\p{L}\p{N}]/u.test(one)).flatMap((one) => pieces(one));
}

function pieces(text: string): string[] {
  const out: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = out.at(-1);
    if (last !== undefined && last.length + sentence.length < PIECE) out[out.length - 1] = last + sentence;
    else out.push(sentence.slice(0, PIECE * 2));
  }
  return out.map((one) => one.trim()).filter(Boolean);
}

export async function readAloud(making: Making, kind: 'audiobook' | 'film') {
  const { row, made, folder, run } = making;
  assertReadable(made.pages.flatMap(saidOn));
  const voice = { path: join(folder, 'voice'), rate: VOICE_RATE };
  const file = await open(voice.path, 'w');
  const { pages, captions, seconds } = await readPages(making, kind, file).finally(() => file.close());
  const ending = kind === 'film' ? 'mp4' : 'mp3';
  const order: AloudOrder = {
    kind,
    title: row.title,
    author: row.wish.author,
    language: ISO_CODES[row.wish.language],
    pages,
    captions,
    voice,
    seconds,
    file: join(folder, `aloud.${ending}`),
  };
  await runInChild<null>(PROCESS, order, {
    ...LIMITS,
    signal: run.signal,
    onProgress: (stage, share) => run.report(stage, 48 + share * 50),
  });
  return { path: order.file, type: kind === 'film' ? 'video/mp4' : 'audio/mpeg', ending, seconds };
}

/** Every line goes to the file when it is said: hours of sound are never held at once. */
async function readPages(
  { platform, row, made, folder, run }: Making,
  kind: 'audiobook' | 'film',
  file: FileHandle,
): Promise<Pick<AloudOrder, 'pages' | 'captions' | 'seconds'>> {
  const { language, readers } = row.wish;
  const pages: AloudPage[] = [];
  const captions: { start: number; end: number; text: string }[] = [];
  let now = 0;
  for (const [n, page] of made.pages.entries()) {
    run.report(`Reading page ${n + 1} of ${made.pages.length}`, 2 + (n / made.pages.length) * 45);
    const words = saidOn(page);
    if (words.length === 0 && kind === 'audiobook') continue;
    const start = now;
    now += BEFORE;
    for (const text of words) {
      const { samples, seconds } = await speakLine(
        platform,
        run.userId,
        { text, voice: 'nova', language, speed: readers === 'small' ? 0.92 : 1, pitch: 0 },
        run.signal,
      );
      await file.write(new Uint8Array(toInt16(samples).buffer), {
        position: 2 * Math.round(now * VOICE_RATE),
      });
      captions.push({ start: now, end: now + seconds, text });
      now += seconds + 0.35;
      if (now > MAX_SECONDS) throw new AppError('unprocessable', TOO_LONG);
    }
    now += words.length > 0 ? AFTER : LOOKED_AT;
    const picture =
      kind === 'film' || n === 0 ? await pictureFile(platform, run.userId, page.imageUrl!, folder) : '';
    pages.push({
      title: page.title || `${n}`,
      picture,
      start,
      end: now,
      isPanned: page.kind === 'story' || page.kind === 'cover',
    });
  }
  // What was not written is silence.
  await file.truncate(2 * Math.ceil(now * VOICE_RATE));
  return { pages, captions, seconds: now };
}
