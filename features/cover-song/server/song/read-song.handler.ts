/** Reads a song: brings its sound where it is still missing, listens to it, and keeps what was found. */

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import { getCoverSong, listCoverSongs } from '../../contract.ts';
import type { SongGenre } from '../../enums.ts';
import { fitScenes, videoLength } from '../../scene-plan.ts';
import { MAX_PART_SECONDS, MAX_SONG_SECONDS, MIN_PART_SECONDS, SONG_TOO_SHORT } from '../../song-calls.ts';
import { readScenes, writeScenes } from '../cast/cast.repo.ts';
import { parseSongLink } from '../link/song-link.ts';
import type { ComposedSong, CoverJob, CoverParts, Listener } from '../parts.ts';
import { type CoverRow, findAnyCover, updateCover } from '../projects/project.repo.ts';
import { keepFile } from '../projects/project-files.ts';
import { fetchSong } from './fetch-song.ts';
import { LISTEN_RATE } from './listen-pool.ts';
import { findTrack, type TrackRow, toTrack, updateTrack } from './track.repo.ts';

type Report = (stage: string, progress: number) => void;
type Sound = ComposedSong | undefined;

export function readSongHandler(
  platform: Platform,
  parts: CoverParts,
  listen: Listener,
): JobHandler<CoverJob> {
  const { db, storage, assets, events } = platform;

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
      const [command, link] = [await platform.settings.get('link_fetcher'), parseSongLink(cover.youtubeUrl)];
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
      const file = { userId: cover.userId, coverSongId: cover.id, role: 'song' as const, name, type, bytes };
      assetId = (await keepFile(platform, file)).id;
      // A run after a lost one begins here.
      if (!(await updateTrack(db, cover.id, { assetId }, jobId))) {
        await assets.delete(cover.userId, [assetId]);
        return undefined;
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

  const tell = (cover: CoverRow) =>
    events.publish(cover.userId, {
      type: 'invalidate',
      keys: [listCoverSongs.path, getCoverSong.path.replace(':id', cover.id)],
    });

  return async ({ id, payload, signal, report }) => {
    const cover = await findAnyCover(db, payload.coverSongId);
    const track = await findTrack(db, payload.coverSongId);
    // Deleted, exchanged for another song, or read by a run whose worker was lost just before it could say so.
    if (!cover || track?.jobId !== id || track.status !== 'reading') return null;
    try {
      const found = await read(id, cover, track, signal, report);
      if (!found) return null;
      const most = Math.min(found.duration ?? 0, track.trimStart + MAX_PART_SECONDS);
      const trimEnd = Math.min(track.trimEnd ?? most, most);
      const done = await updateTrack(
        db,
        cover.id,
        { ...found, trimEnd, status: 'ready', errorMessage: null },
        id,
      );
      if (!done) return null;
      const song = toTrack(done);
      await updateCover(db, cover.id, {
        audioUrl: done.assetId ? assetUrl(done.assetId) : null,
        songDuration: Math.round(done.duration ?? 0) || null,
      });
      await writeScenes(db, cover.id, fitScenes(await readScenes(db, cover.id), videoLength({ song })));
      return { duration: done.duration };
    } catch (error) {
      if (!signal.aborted || signal.reason !== 'shutdown') {
        const said = signal.aborted ? 'Reading the song was stopped.' : sentence(error);
        await updateTrack(db, cover.id, { status: 'failed', errorMessage: said }, id);
      }
      throw error;
    } finally {
      await tell(cover);
    }
  };
}

const sentence = (error: unknown): string =>
  error instanceof AppError ? error.message : 'The song could not be read. Please try another recording.';
