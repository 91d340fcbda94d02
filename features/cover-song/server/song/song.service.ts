/** Rules of a project's song: three ways to it, one at a time, and one statement about its rights. */

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { isFinished } from '#common/job.ts';
import type { Db } from '#platform/db/database.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import { createGate } from '#platform/usage/gate.ts';
import { SONG_GENRE_LABELS } from '../../enums.ts';
import { fitScenes, videoLength } from '../../scene-plan.ts';
import {
  type CoverTrack,
  type chooseSong,
  MAX_PART_SECONDS,
  MAX_SONG_SECONDS,
  MIN_PART_SECONDS,
  RIGHTS,
  SONG_SILENT,
  SONG_TOO_SHORT,
  type trimSong,
} from '../../song-calls.ts';
import { readScenes, writeScenes } from '../cast/cast.repo.ts';
import { checkedLink } from '../link/song-link.ts';
import type { CoverParts } from '../parts.ts';
import { type CoverRow, updateCover } from '../projects/project.repo.ts';
import type { Projects } from '../projects/project.service.ts';
import { dropFiles, keepFile } from '../projects/project-files.ts';
import { loudest } from './loudness.ts';
import { readSongJob } from './read-song.job.ts';
import type { Received } from './receive-file.ts';
import { findTrack, replaceTrack, type TrackRow, toTrack, updateTrack } from './track.repo.ts';

/** Samples a second that are enough to know that there is something to hear. */
const CHECK_RATE = 8000;
/** Of full scale; a silent room recorded by a cheap microphone is below it. */
const AUDIBLE = 0.004;

const BUSY = 'The video is being made. Stop it first, or wait until it is ready.';
const NO_FETCHER =
  'Fetching songs from links is not enabled on this installation. Please upload a recording, or choose an original instrumental.';
const NO_SONG = 'There is no song to cut yet.';

type Start = Pick<TrackRow, 'source' | 'name'> & Partial<TrackRow>;

export type Songs = ReturnType<typeof createSongs>;

export function createSongs(platform: Platform, projects: Projects, parts: CoverParts) {
  const { db, jobs } = platform;
  const gate = createGate(2, 'Your recordings are being read already. Please wait a moment.');

  async function idle(userId: string, id: string): Promise<CoverRow> {
    const { cover } = await projects.own(userId, id);
    if (cover.status === 'processing') throw new AppError('conflict', BUSY);
    return cover;
  }

  /** Puts another song in the place of the one before and has it read. */
  async function begin(cover: CoverRow, start: Start): Promise<CoverTrack> {
    const before = await findTrack(db, cover.id);
    const job = before?.jobId ? await jobs.find(before.jobId) : undefined;
    if (job && !isFinished(job)) await jobs.cancel(job);
    const track = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const reading = await jobs.enqueue(
        readSongJob,
        { coverSongId: cover.id },
        { userId: cover.userId, db: tx },
      );
      return replaceTrack(tx, cover.id, { ...start, status: 'reading', jobId: reading.id });
    });
    await updateCover(db, cover.id, { audioUrl: toTrack(track).audioUrl });
    await dropFiles(platform, cover.userId, cover.id, 'song', start.assetId ? [start.assetId] : []);
    return toTrack(track);
  }

  async function found(id: string): Promise<TrackRow> {
    const track = await findTrack(db, id);
    if (!track) throw notFound('The song');
    return track;
  }

  return {
    /** Refuses at once what can never become a song; the rest is found out by the job. */
    async upload(userId: string, id: string, received: Received, signal: AbortSignal): Promise<CoverTrack> {
      const cover = await idle(userId, id);
      return gate(userId, async () => {
        const { bytes, name } = received;
        const heard = await decodeAudio(bytes, { rate: CHECK_RATE, maxSeconds: MAX_SONG_SECONDS, signal });
        try {
          if (heard.seconds < MIN_PART_SECONDS) throw new AppError('unprocessable', SONG_TOO_SHORT);
          if (loudest(await readFile(heard.path)) < AUDIBLE) throw new AppError('unprocessable', SONG_SILENT);
        } finally {
          await heard.dispose();
        }
        const facts = { duration: heard.seconds };
        const file = { coverSongId: id, role: 'song' as const, userId, name, type: heard.type, bytes, facts };
        const asset = await keepFile(platform, file);
        return begin(cover, {
          source: 'upload',
          name: asset.name,
          assetId: asset.id,
          duration: heard.seconds,
        });
      });
    },

    async choose(userId: string, id: string, body: BodyOf<typeof chooseSong>): Promise<CoverTrack> {
      const cover = await idle(userId, id);
      if (body.source === 'link') {
        if (!(await platform.settings.get('link_fetcher'))) throw new AppError('conflict', NO_FETCHER);
        return begin(cover, { source: 'link', name: checkedLink(cover.youtubeUrl).url });
      }
      const { genre, seconds, seed = randomInt(2 ** 31 - 1) } = body;
      const name = `Original ${SONG_GENRE_LABELS[genre].toLowerCase()} instrumental`;
      return begin(cover, { source: 'instrumental', name, genre, seed, duration: seconds });
    },

    async trim(userId: string, id: string, part: BodyOf<typeof trimSong>): Promise<CoverTrack> {
      await idle(userId, id);
      const { duration } = await found(id);
      if (duration === null) throw new AppError('conflict', NO_SONG);
      const trimStart = part.trimStart;
      const trimEnd = Math.min(part.trimEnd, duration);
      // A tenth of a second is within what people can set by hand.
      if (trimEnd - trimStart < MIN_PART_SECONDS - 0.1)
        throw new AppError('bad_request', `Choose a part of at least ${MIN_PART_SECONDS} seconds.`);
      if (trimEnd - trimStart > MAX_PART_SECONDS + 0.1)
        throw new AppError('bad_request', `Choose a part of at most ${MAX_PART_SECONDS / 60} minutes.`);
      const track = await updateTrack(db, id, { trimStart, trimEnd });
      if (!track) throw notFound('The song');
      await writeScenes(db, id, fitScenes(await readScenes(db, id), videoLength({ song: toTrack(track) })));
      return toTrack(track);
    },

    async confirm(userId: string, id: string, isConfirmed: boolean): Promise<CoverTrack> {
      await projects.own(userId, id);
      const change = isConfirmed
        ? { rightsConfirmedAt: new Date(), rightsVersion: RIGHTS.version }
        : { rightsConfirmedAt: null, rightsVersion: null };
      await found(id);
      const track = await updateTrack(db, id, change);
      if (!track) throw notFound('The song');
      return toTrack(track);
    },

    async ways(): Promise<{ canFetchLink: boolean; canGenerate: boolean }> {
      const canFetchLink = (await platform.settings.get('link_fetcher')) !== '';
      return { canFetchLink, canGenerate: parts.loadRender !== undefined };
    },
  };
}
