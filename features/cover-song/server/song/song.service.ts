/** Rules of a project's song: three ways to it, one at a time, and one statement about its rights. */

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BodyOf, QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import { withMusicLimit } from '#platform/media/music/music-limit.ts';
import { MUSIC_TYPE } from '#platform/media/music/play-music.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';
import {
  type CoverTrack,
  type chooseSong,
  MAX_PART_SECONDS,
  MAX_SONG_SECONDS,
  MIN_PART_SECONDS,
  type performSong,
  type previewInstrumental,
  RIGHTS,
  SONG_SILENT,
  SONG_TOO_SHORT,
  type trimSong,
} from '../../calls/song-calls.ts';
import { SONG_GENRE_LABELS } from '../../enums.ts';
import { fitScenes, videoLength } from '../../scene-plan.ts';
import { readScenes, writeScenes } from '../cast/cast.repo.ts';
import { checkedLink } from '../link/song-link.ts';
import type { CoverParts } from '../parts.ts';
import { updateCover } from '../projects/project.repo.ts';
import type { Projects } from '../projects/project.service.ts';
import { coverItem, fileOf } from '../projects/project-files.ts';
import { loudest } from './loudness.ts';
import { createOwnSongs } from './own-song.ts';
import { readSongJob } from './read-song.job.ts';
import type { Received } from './receive-file.ts';
import { findTrack, replaceTrack, type TrackRow, toTrack, updateTrack } from './track.repo.ts';

/** Samples a second that are enough to know that there is something to hear. */
const CHECK_RATE = 8000;
/** Of full scale; a silent room recorded by a cheap microphone is below it. */
const AUDIBLE = 0.004;

const NO_FETCHER =
  'Fetching songs from links is not enabled on this installation. Please upload a recording, or choose an original instrumental.';
/** Of an instrumental that is tried out. */
const SAMPLE_SECONDS = 12;
const NOT_PLAYED = 'This installation composes the music when the video is made.';
const NO_SONG = 'There is no song to cut yet.';

type Start = Pick<TrackRow, 'source' | 'name'> & Partial<TrackRow>;

export type Songs = ReturnType<typeof createSongs>;

export function createSongs(platform: Platform, projects: Projects, parts: CoverParts) {
  const { db } = platform;
  const own = createOwnSongs(platform, projects);
  const semaphore = createSemaphore(2, 'Your recordings are being read already. Please wait a moment.');

  /** Puts another song in the place of the one before and has it read. */
  async function begin(user: User, id: string, start: Start): Promise<CoverTrack> {
    const { started } = await platform.generationJobs.begin(readSongJob, {
      user,
      itemId: id,
      payload: {},
      begin: async (tx, jobId) => {
        const track = await replaceTrack(tx, id, { ...start, status: 'reading', jobId });
        await updateCover(tx, id, { audioUrl: toTrack(track).audioUrl });
        await releaseLinks(tx, coverItem(id), {
          roles: ['song'],
          except: start.assetId ? [start.assetId] : [],
        });
        return track;
      },
    });
    return toTrack(started ?? (await found(id)));
  }

  async function found(id: string): Promise<TrackRow> {
    const track = await findTrack(db, id);
    if (!track) throw notFound('The song');
    return track;
  }

  return {
    cover: own.begin,

    /** Refuses at once what can never become a song; the rest is found out by the job. */
    async upload(user: User, id: string, received: Received, signal: AbortSignal): Promise<CoverTrack> {
      await projects.assertIdle(user.id, id);
      return semaphore(user.id, async () => {
        const { bytes, name } = received;
        const heard = await decodeAudio(bytes, {
          rate: CHECK_RATE,
          maxSeconds: MAX_SONG_SECONDS,
          signal,
          userId: user.id,
        });
        try {
          if (heard.seconds < MIN_PART_SECONDS) throw new AppError('unprocessable', SONG_TOO_SHORT);
          if (loudest(await readFile(heard.path)) < AUDIBLE) throw new AppError('unprocessable', SONG_SILENT);
        } finally {
          await heard.dispose();
        }
        const facts = { duration: heard.seconds };
        const partOf = fileOf(id, 'song');
        const { type } = heard;
        const asset = await platform.assets.save({ userId: user.id, name, type, bytes, facts, partOf });
        return begin(user, id, {
          source: 'upload',
          name: asset.name,
          assetId: asset.id,
          duration: heard.seconds,
        });
      });
    },

    async choose(user: User, id: string, body: BodyOf<typeof chooseSong>): Promise<CoverTrack> {
      const cover = await projects.assertIdle(user.id, id);
      if (body.source === 'song') return own.use(user, id, body.songId);
      if (body.source === 'link') {
        if (!platform.config.linkFetcher) throw new AppError('conflict', NO_FETCHER);
        return begin(user, id, { source: 'link', name: checkedLink(cover.youtubeUrl).url });
      }
      const { genre, seconds, seed = randomInt(2 ** 31 - 1) } = body;
      const name = `Original ${SONG_GENRE_LABELS[genre].toLowerCase()} instrumental`;
      return begin(user, id, { source: 'instrumental', name, genre, seed, duration: seconds });
    },

    /** A part of what choosing the same would give. */
    async preview(
      userId: string,
      order: QueryOf<typeof previewInstrumental>,
      signal: AbortSignal,
    ): Promise<{ bytes: Uint8Array; type: string }> {
      const { composeSong } = parts;
      if (!composeSong) throw new AppError('conflict', NOT_PLAYED);
      const bytes = await withMusicLimit(userId, signal, () =>
        platform.cache.once(userId, { kind: 'instrumental', ...order }, MUSIC_TYPE, async () => {
          return (await composeSong({ ...order, sample: SAMPLE_SECONDS }, signal)).bytes;
        }),
      );
      return { bytes, type: MUSIC_TYPE };
    },

    async trim(userId: string, id: string, part: BodyOf<typeof trimSong>): Promise<CoverTrack> {
      await projects.assertIdle(userId, id);
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

    async perform(userId: string, id: string, body: BodyOf<typeof performSong>): Promise<CoverTrack> {
      await projects.assertIdle(userId, id);
      await assertNoBlockedWords(platform.settings, body.lyrics ?? '');
      const { singing, lyrics } = body;
      const track = await updateTrack(db, id, {
        ...(singing && { singing }),
        ...(lyrics !== undefined && { lyrics: lyrics?.trim() || null }),
        updatedAt: new Date(),
      });
      if (!track) throw notFound('The song');
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

    capabilities: (): { canFetchLink: boolean; canGenerate: boolean } => ({
      canFetchLink: platform.config.linkFetcher !== undefined,
      canGenerate: parts.loadRender !== undefined,
    }),
  };
}
