/** Reads a song: brings its sound where it is still missing, listens to it, and keeps what was found. */

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import {
  MAX_PART_SECONDS,
  MAX_SONG_SECONDS,
  MIN_PART_SECONDS,
  SONG_TOO_SHORT,
} from '../../calls/song-calls.ts';
import type { SongGenre } from '../../enums.ts';
import { fitScenes, videoLength } from '../../scene-plan.ts';
import { readScenes, writeScenes } from '../cast/cast.repo.ts';
import { parseSongLink } from '../link/song-link.ts';
import type { ComposedSong, CoverParts, Listener } from '../parts.ts';
import { type CoverRow, findCovers, updateCover } from '../projects/project.repo.ts';
import { coverItem, fileOf } from '../projects/project-files.ts';
import { fetchSong } from './fetch-song.ts';
import { LISTEN_RATE } from './listen-pool.ts';
import { findTrack, type TrackRow, toTrack, updateTrack } from './track.repo.ts';

const UNREADABLE = 'The song could not be read. Please try another recording.';

type Report = (stage: string, progress: number) => void;
type Sound = ComposedSong | undefined;

export function readSongHandler(
  platform: Platform,
  parts: CoverParts,
  listen: Listener,
): GenerationHandler<unknown> {
  const { db, storage, assets } = platform;

  /** The sound where a person did not bring it; undefined: it is stored already, or composed later. */
  async function bring(
    cover: CoverRow,
    track: TrackRow,
    signal: AbortSignal,
    report: Report,
  ): Promise<Sound> {
    if (track.assetId) return undefined;
    if (track.source === 'link') {
      report('Fetching the song', 5);
      const [command, link] = [platform.config.linkFetcher, parseSongLink(cover.youtubeUrl)];
      if (!command || typeof link !== 'object')
        throw new AppError('conflict', 'Fetching songs is not enabled.');
      const bytes = await fetchSong(command, link, signal);
      const heard = await decodeAudio(bytes, { rate: 8000, maxSeconds: MAX_SONG_SECONDS, signal });
      await heard.dispose();
      return { bytes, type: heard.type };
    }
    if (!parts.composeSong) return undefined;
    report('Composing', 10);
    const { genre, seed, duration } = track;
    return parts.composeSong({ genre: genre as SongGenre, seed: seed ?? 0, seconds: duration ?? 60 }, signal);
  }

  async function stored(track: TrackRow, userId: string): Promise<Uint8Array> {
    const asset = track.assetId ? await assets.findOwn(userId, track.assetId) : undefined;
    if (!asset) throw new AppError('gone', 'The recording is gone.');
    return buffer((await storage.get(asset.storageKey)).stream);
  }

  async function read(jobId: string, cover: CoverRow, track: TrackRow, signal: AbortSignal, report: Report) {
    const sound = await bring(cover, track, signal, report);
    if (!sound && !track.assetId) return { duration: track.duration };
    const bytes = sound?.bytes ?? (await stored(track, cover.userId));
    let assetId = track.assetId;
    if (sound) {
      const { type } = sound;
      const name = track.source === 'link' ? 'song' : track.name;
      // The project's own at once: a run after a lost one begins with it, or without it where that was not noted.
      const partOf = fileOf(cover.id, 'song');
      await assets.release(coverItem(cover.id), { roles: ['song'] });
      assetId = (await assets.save({ userId: cover.userId, name, type, bytes, partOf })).id;
      if (!(await updateTrack(db, cover.id, { assetId }, jobId))) {
        await assets.delete(cover.userId, [assetId]);
        throw new AppError('gone', 'Another song was chosen.');
      }
    }
    report('Listening to the song', 30);
    const decoded = await decodeAudio(bytes, { rate: LISTEN_RATE, maxSeconds: MAX_SONG_SECONDS, signal });
    try {
      if (decoded.seconds < MIN_PART_SECONDS) throw new AppError('unprocessable', SONG_TOO_SHORT);
      const analysis = sound?.analysis ?? (await listen(await readFile(decoded.path), signal));
      report('Keeping what was found', 95);
      return { duration: decoded.seconds, analysis };
    } finally {
      await decoded.dispose();
    }
  }

  return async ({ id, itemId, signal, report }) => {
    const [cover] = await findCovers(db, [itemId]);
    const track = await findTrack(db, itemId);
    if (!cover || track?.jobId !== id) throw new AppError('gone', 'The cover song was deleted.');
    const found = await read(id, cover, track, signal, report).catch((error: unknown) => {
      if (signal.aborted || error instanceof AppError) throw error;
      throw new AppError('unprocessable', UNREADABLE, { cause: error });
    });
    const max = Math.min(found.duration ?? 0, track.trimStart + MAX_PART_SECONDS);
    const trimEnd = Math.min(track.trimEnd ?? max, max);
    return new JobResult({ duration: found.duration }, async (tx) => {
      const change = { ...found, trimEnd, status: 'ready', errorMessage: null };
      const done = await updateTrack(tx, itemId, change, id);
      if (!done) return;
      await updateCover(tx, itemId, {
        audioUrl: done.assetId ? assetUrl(done.assetId) : null,
        songDuration: Math.round(done.duration ?? 0) || null,
      });
      const length = videoLength({ song: toTrack(done) });
      await writeScenes(tx, itemId, fitScenes(await readScenes(tx, itemId), length));
    });
  };
}
