/** A book read aloud: every page by the storyteller's voice, as an audiobook with chapters or as a film of its pages. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ISO_CODES } from '#common/voice-words.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import { speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { plainText } from '../../pages/markdown.ts';
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
  for (const sentence of text.match(/[^.!?。！？]+(?:[.!?。！？]+["”’»」)]*|$)\s*/gu) ?? [text]) {
    const last = out.at(-1);
    if (last !== undefined && last.length + sentence.length < PIECE) out[out.length - 1] = last + sentence;
    else out.push(sentence.slice(0, PIECE * 2));
  }
  return out.map((one) => one.trim()).filter(Boolean);
}

export async function readAloud({ platform, row, made, folder, run }: Making, kind: 'audiobook' | 'film') {
  const { language } = row.wish;
  const sounds: { at: number; samples: Float32Array }[] = [];
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
        { text, voice: 'nova', language, speed: row.wish.readers === 'small' ? 0.92 : 1, pitch: 0 },
        run.signal,
      );
      sounds.push({ at: now, samples });
      captions.push({ start: now, end: now + seconds, text });
      now += seconds + 0.35;
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
  const whole = new Float32Array(Math.ceil(now * VOICE_RATE));
  for (const { at, samples } of sounds)
    whole.set(samples.subarray(0, whole.length - Math.round(at * VOICE_RATE)), Math.round(at * VOICE_RATE));
  const voice = { path: join(folder, 'voice'), rate: VOICE_RATE };
  await writeFile(voice.path, Buffer.from(toInt16(whole).buffer));
  const ending = kind === 'film' ? 'mp4' : 'mp3';
  const order: AloudOrder = {
    kind,
    title: row.title,
    author: row.wish.author,
    language: ISO_CODES[language],
    pages,
    captions,
    voice,
    seconds: now,
    file: join(folder, `aloud.${ending}`),
  };
  await runInChild<null>(PROCESS, order, {
    ...LIMITS,
    signal: run.signal,
    onProgress: (stage, share) => run.report(stage, 48 + share * 50),
  });
  return { path: order.file, type: kind === 'film' ? 'video/mp4' : 'audio/mpeg', ending, seconds: now };
}
