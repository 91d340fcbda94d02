/** Makes a song: sounds of the words, a plan, every line sung, and voice and band together. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { SongWish } from '#engine/singing/song-plan.ts';
import type { Sounded } from '#engine/voice/sounds/sounded.ts';
import { normaliseText } from '#engine/voice/text/normalise.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type {
  GenerationHandler,
  GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { sectionsOf } from './judge-words.ts';
import { singLines } from './sing-lines.ts';
import type { SingPayload } from './sing-song.job.ts';
import { findSongs, ITEM_TYPE, type SongRow, updateSong } from './song.repo.ts';
import { fileName } from './song-names.ts';
import type { PlannedSong, PlayedSong, PlayOrder, SongOrder } from './song-order.ts';
import { settleVersions } from './versions/versions.repo.ts';

const PROCESS = new URL('./song.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 1800_000,
  memoryMb: 1200,
  failure: 'The song could not be put together. Please try again.',
};
/** Where each stage stands in the whole, in percent. */
const SINGING = { from: 6, to: 72 };
const PLAYING = { from: 72, to: 94 };

const TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  mid: 'audio/midi',
  musicxml: 'application/vnd.recordare.musicxml+xml',
  lrc: 'text/plain',
  srt: 'application/x-subrip',
};

export function singSongHandler(platform: Platform, rate?: number): GenerationHandler<SingPayload> {
  return async (run) => {
    const [row] = await findSongs(platform.db, [run.itemId]);
    if (!row) throw new AppError('gone', 'The song was deleted.');
    return inTempFolder('song', (folder) => make({ platform, row, rate, folder, run }));
  };
}

interface Making {
  platform: Platform;
  row: SongRow;
  /** Samples a second of what is made; absent: as a song has. */
  rate: number | undefined;
  folder: string;
  run: GenerationRun<SingPayload>;
}

async function make({ platform, row, rate, folder, run }: Making) {
  const { signal, report } = run;
  report('Reading the words', 1);
  const wish = await wishOf(platform, row, signal);
  report('Writing the melody', 4);
  const planned = await inChild<PlannedSong>({ kind: 'plan', wish }, run);
  const onLine = (stage: string, share: number) =>
    report(stage, SINGING.from + share * (SINGING.to - SINGING.from));
  const sung = await singLines({ platform, row, wish, rate, planned, folder, run, onLine });
  report('Playing the band', PLAYING.from);
  const before = await versionBefore(platform, row, planned.seconds, folder, run);
  const played = await inChild<PlayedSong>(
    { kind: 'play', wish, rate, title: row.title, sung, folder, before },
    run,
  );
  report('Keeping the song', PLAYING.to);
  return finish(row, played, folder, run);
}

/** The files of the version before, where only some of the words are sung anew and the song is as long as it was. */
async function versionBefore(
  platform: Platform,
  row: SongRow,
  seconds: number,
  folder: string,
  { payload }: GenerationRun<SingPayload>,
): Promise<PlayOrder['before']> {
  const { made } = row;
  if (!payload.words || !made || Math.abs(made.seconds - seconds) > 0.001) return undefined;
  const files: Record<string, string> = {};
  const urls = { song: made.wholeUrl, ...made.stems };
  for (const [name, url] of Object.entries(urls)) {
    const id = assetIdOf(url);
    const asset = id ? await platform.assets.findOwn(row.userId, id) : undefined;
    if (!asset) continue;
    const path = join(folder, `before-${name}.flac`);
    await pipeline((await platform.storage.get(asset.storageKey)).stream, createWriteStream(path));
    files[name] = path;
  }
  return { words: payload.words, levels: made.levels, files };
}

function inChild<R>(order: SongOrder, { signal, report }: GenerationRun<SingPayload>): Promise<R> {
  return runInChild<R>(PROCESS, order, {
    ...LIMITS,
    signal,
    onProgress: (stage, share) => report(stage, PLAYING.from + share * (PLAYING.to - PLAYING.from)),
  });
}

/** A line without a sign at its end would be spoken as if it went on. */
const spoken = (line: string, language: SongRow['language']): string => {
  const plain = normaliseText(line, language).trim();
  return isOpen(line) ? `${plain}.` : plain;
};
const isOpen = (line: string): boolean => /[\p{L}\p{N}]$/u.test(line.trim());

/** That sign is heard and not shown. */
const asWritten = (line: string, { sounds, spans }: Sounded): Sounded => ({
  sounds,
  spans: isOpen(line)
    ? spans.map((one, i) =>
        i === spans.length - 1 ? { ...one, text: one.text.replace(/[.。]$/u, '') } : one,
      )
    : spans,
});

async function wishOf(platform: Platform, row: SongRow, signal: AbortSignal): Promise<SongWish> {
  const written = sectionsOf(row.lyrics);
  const { voice, language, style, seed, wish } = row;
  const texts = written.flatMap((section) => section.lines.map((line) => spoken(line, language)));
  const sounded = await platform.singer().soundOut(texts, { persona: voice, language }, signal);
  let next = 0;
  const sections = written.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((text) => ({ text, ...asWritten(text, sounded[next++]!) })),
  }));
  return { ...wish, sections, genre: style, voice, language, seed };
}

const ORIGIN: Recipe = {
  tool: 'AI Song Generator',
  engine: 'Atelier Singer (Kokoro 82M) and Atelier Composer',
  // The voice was trained; the tune and the band were written.
  madeAs: 'compositeWithTrainedAlgorithmicMedia',
};

async function finish(
  row: SongRow,
  played: PlayedSong,
  folder: string,
  { keep }: GenerationRun<SingPayload>,
) {
  const { files, ...facts } = played;
  const urls = new Map<string, string>();
  for (const file of [...files, 'song.mid', 'song.musicxml', 'song.lrc', 'song.srt']) {
    const [name = '', ending = ''] = file.split('.');
    const isSound = files.includes(file);
    const kept = await keep({
      role:
        file === 'song.mp3' ? 'audio' : isSound ? `${name === 'song' ? 'whole' : `stem-${name}`}` : ending,
      name: fileName(row.title, name === 'song' ? '' : name, ending),
      type: TYPES[ending]!,
      path: join(folder, file),
      isCounted: true,
      origin: isSound ? { ...ORIGIN, prompt: row.lyrics, seed: row.seed } : null,
      ...(isSound && { facts: { duration: played.seconds } }),
    });
    urls.set(file, assetUrl(kept.id));
  }
  const stem = (name: string) => urls.get(`${name}.flac`) ?? null;
  const audioUrl = urls.get('song.mp3')!;
  const made = {
    ...facts,
    audioUrl,
    wholeUrl: urls.get('song.flac')!,
    stems: {
      vocals: stem('vocals') ?? audioUrl,
      drums: stem('drums'),
      bass: stem('bass'),
      harmony: stem('harmony'),
      lead: stem('lead'),
    },
    midiUrl: urls.get('song.mid')!,
    musicXmlUrl: urls.get('song.musicxml')!,
    lrcUrl: urls.get('song.lrc')!,
    srtUrl: urls.get('song.srt')!,
  };
  return new JobResult({ audioUrl }, async (tx) => {
    await releaseLinks(tx, { type: ITEM_TYPE, id: row.id }, { roles: ['sample', 'karaoke'] });
    await settleVersions(tx, row.id);
    const done = { status: 'completed', error: null, before: null, sampleUrl: null, made } as const;
    await updateSong(tx, row.id, done);
  });
}
