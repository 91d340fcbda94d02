/** Makes a song: sounds of the words, a plan, every line sung, and voice and band together. */

import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { SongWish } from '#engine/singing/song-plan.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
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
import type { SingPayload } from './sing-song.job.ts';
import { findSongs, ITEM_TYPE, type SongRow, updateSong } from './song.repo.ts';
import { fileName } from './song-names.ts';
import type { PlannedLine, PlannedSong, PlayedSong, PlayOrder, SongOrder } from './song-order.ts';

const PROCESS = new URL('./song.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 1800_000,
  memoryMb: 1200,
  failure: 'The song could not be put together. Please try again.',
};
/** Raised when lines are sung in another way: those sung before are then of no use. */
const VERSION = 1;

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

export function singSongHandler(platform: Platform): GenerationHandler<SingPayload> {
  return async (run) => {
    const [row] = await findSongs(platform.db, [run.itemId]);
    if (!row) throw new AppError('gone', 'The song was deleted.');
    return inTempFolder('song', (folder) => make(platform, row, folder, run));
  };
}

async function make(platform: Platform, row: SongRow, folder: string, run: GenerationRun<SingPayload>) {
  const { signal, report } = run;
  report('Reading the words', 1);
  const wish = await wishOf(platform, row, signal);
  report('Writing the melody', 4);
  const planned = await inChild<PlannedSong>({ kind: 'plan', wish }, run);
  const sung = await singLines(platform, row, planned.lines, folder, run);
  report('Playing the band', PLAYING.from);
  const before = await versionBefore(platform, row, planned.seconds, folder, run);
  const played = await inChild<PlayedSong>(
    { kind: 'play', wish, title: row.title, sung, folder, before },
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
  return /[\p{L}\p{N}]$/u.test(plain) ? `${plain}.` : plain;
};

async function wishOf(platform: Platform, row: SongRow, signal: AbortSignal): Promise<SongWish> {
  const written = sectionsOf(row.lyrics);
  const { voice, language, style, seed, wish } = row;
  const texts = written.flatMap((section) => section.lines.map((line) => spoken(line, language)));
  const sounded = await platform.singer().soundOut(texts, { persona: voice, language }, signal);
  let next = 0;
  const sections = written.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((text) => ({ text, ...sounded[next++]! })),
  }));
  return { ...wish, sections, genre: style, voice, language, seed };
}

/** The first chorus comes first: what returns is sung once. Lines sung before a restart are there already. */
async function singLines(
  platform: Platform,
  row: SongRow,
  lines: readonly PlannedLine[],
  folder: string,
  { signal, report }: GenerationRun<SingPayload>,
): Promise<string[]> {
  const { voice: persona, language, userId } = row;
  const paths: string[] = [];
  for (const [i, { sounds, frames, pitch, strength }] of lines.entries()) {
    signal.throwIfAborted();
    report(
      `Singing, line ${i + 1} of ${lines.length}`,
      SINGING.from + (i / lines.length) * (SINGING.to - SINGING.from),
    );
    const order = { sounds, persona, language, frames, pitch, strength };
    const bytes = await platform.cache.once(
      userId,
      { kind: 'sung', version: VERSION, ...order },
      'application/octet-stream',
      async () => {
        const pcm = toInt16(await platform.singer().sing(order, signal));
        return new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
      },
    );
    const path = join(folder, `line-${i}.pcm`);
    await writeFile(path, bytes);
    paths.push(path);
  }
  return paths;
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
  const mine = [...urls.values()].flatMap((url) => assetIdOf(url) ?? []);
  return new JobResult({ audioUrl }, async (tx) => {
    // The files of the version before go.
    await releaseLinks(tx, { type: ITEM_TYPE, id: row.id }, { except: mine });
    await updateSong(tx, row.id, { status: 'completed', error: null, before: null, made });
  });
}
