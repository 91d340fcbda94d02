/** Rules of cover songs: the owner is who is signed in, the link is read strictly, and nothing outlives a deletion. */

import { sql } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { JobRow } from '#platform/jobs/jobs.repo.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { CoverProject, CoverSong, createCoverSong, updateCoverSong } from '../../contract.ts';
import { COVER_STATUSES } from '../../enums.ts';
import {
  insertCast,
  NO_FACE_CHANGE,
  readCharacter,
  readScenes,
  saveCharacter,
  writeScenes,
} from '../cast/cast.repo.ts';
import { coverSongs } from '../cover-song.table.ts';
import { readLinkJob } from '../link/read-link.job.ts';
import { checkedLink } from '../link/song-link.ts';
import { previewCoverJob, renderCoverJob } from '../render/render.jobs.ts';
import { findTrack, removeTrack, toTrack } from '../song/track.repo.ts';
import * as repo from './project.repo.ts';
import { coverItem, ITEM_TYPE } from './project-files.ts';

const BUSY = 'The video is being made. Stop it first, or wait until it is ready.';

/** Empty fields are no values. */
const filled = (text: string | null | undefined): string | null => text || null;

/** `render`: the newest making of its video. */
export const toCoverSong = (cover: repo.CoverRow, render?: JobRow): CoverSong => ({
  id: cover.id,
  userId: cover.userId,
  title: cover.title,
  description: cover.description,
  youtubeUrl: cover.youtubeUrl,
  originalArtist: cover.originalArtist,
  songDuration: cover.songDuration,
  status: COVER_STATUSES.find((one) => one === cover.status) ?? 'draft',
  audioUrl: cover.audioUrl,
  videoUrl: cover.videoUrl,
  thumbnailUrl: cover.thumbnailUrl,
  processingProgress:
    cover.status === 'processing'
      ? Math.max(cover.processingProgress, render?.progress ?? 0)
      : cover.processingProgress,
  errorMessage: cover.errorMessage,
  jobId: render?.id ?? null,
  createdAt: cover.createdAt.toISOString(),
  updatedAt: cover.updatedAt.toISOString(),
});

export type Projects = ReturnType<typeof createProjects>;

export function createProjects(platform: Platform) {
  const { db, jobs, generationJobs } = platform;

  const own = async (userId: string, id: string): Promise<repo.CoverRow> => {
    const found = await repo.findCover(db, userId, id);
    if (!found) throw notFound('That cover song');
    return found;
  };

  const withRenders = async (covers: readonly repo.CoverRow[]): Promise<CoverSong[]> => {
    const ids = covers.map((one) => one.id);
    const renders = await generationJobs.latest(renderCoverJob, ids);
    return covers.map((one) => toCoverSong(one, renders.get(one.id)));
  };

  return {
    own,

    /** Nothing of it may be exchanged while its video is made from it. */
    async assertIdle(userId: string, id: string): Promise<repo.CoverRow> {
      const cover = await own(userId, id);
      if (cover.status === 'processing') throw new AppError('conflict', BUSY);
      return cover;
    },

    list: (userId: string, query: PageQuery): Promise<Page<CoverSong>> =>
      readPage(query, (after, limit) => repo.listCovers(db, userId, after, limit), withRenders),

    async get(userId: string, id: string): Promise<CoverProject> {
      const [cover] = await withRenders([await own(userId, id)]);
      const track = await findTrack(db, id);
      return {
        ...cover!,
        song: track ? toTrack(track) : null,
        character: await readCharacter(db, id),
        scenes: await readScenes(db, id),
        aspect: await repo.readAspect(db, id),
        previewJobId: (await generationJobs.latest(previewCoverJob, [id])).get(id)?.id ?? null,
      };
    },

    async create(userId: string, body: BodyOf<typeof createCoverSong>): Promise<CoverSong> {
      checkedLink(body.youtubeUrl);
      await platform.items.assertRoom(userId, ITEM_TYPE, body);
      await assertNoBlockedWords(platform.settings, `${body.title}\n${body.description ?? ''}`);
      const cover = await db.transaction(async (tx) => {
        const row = await repo.insertCover(tx, {
          userId,
          title: body.title,
          description: filled(body.description),
          youtubeUrl: body.youtubeUrl.trim(),
          originalArtist: filled(body.originalArtist),
        });
        await insertCast(tx, row.id);
        // Its own job, of nobody's list: what the service tells about the link is welcome, and never waited for.
        await jobs.enqueue(readLinkJob, { coverSongId: row.id }, { db: tx });
        return row;
      });
      return toCoverSong(cover);
    },

    async update(userId: string, id: string, body: BodyOf<typeof updateCoverSong>): Promise<CoverSong> {
      await own(userId, id);
      if (body.aspect) await repo.saveAspect(db, id, body.aspect);
      await assertNoBlockedWords(platform.settings, `${body.title ?? ''}\n${body.description ?? ''}`);
      await repo.updateCover(db, id, {
        updatedAt: new Date(),
        ...(body.title !== undefined && { title: body.title }),
        ...(body.description !== undefined && { description: filled(body.description) }),
        ...(body.originalArtist !== undefined && { originalArtist: filled(body.originalArtist) }),
      });
      return (await withRenders([await own(userId, id)]))[0]!;
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await generationJobs.bin(coverItem(id), userId);
    },
  };
}

const removeCover = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove(coverItem(id), (tx) => repo.deleteCover(tx, id));

export const coverItems = (platform: Platform): ItemKind => ({
  type: ITEM_TYPE,
  noun: 'cover song',
  page: '/cover-song-maker',
  find: async (db, ids) =>
    new Map(
      (await repo.findCovers(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, previewAssetId: assetIdOf(row.thumbnailUrl) },
      ]),
    ),
  remove: (id) => removeCover(platform, id),
  library: {
    tool: 'cover-song',
    kind: 'project',
    mainRole: 'video',
    partRoles: ['song', 'background'],
    title: coverSongs.title,
    words: sql`concat_ws(' ', ${coverSongs.title}, ${coverSongs.originalArtist}, ${coverSongs.description})`,
    openUrl: (id) => `/cover-song-maker?cover=${id}`,
  },
  rows: { table: coverSongs, documents: [coverSongs.description], max: 1000 },
  retention: {
    listOlderThan: repo.listOlderThan,
    // The project stays; its song and its face are brought again.
    expire: (id) =>
      platform.generationJobs.remove(coverItem(id), async (tx) => {
        await repo.updateCover(tx, id, {
          status: 'draft',
          videoUrl: null,
          thumbnailUrl: null,
          audioUrl: null,
        });
        await removeTrack(tx, id);
        await saveCharacter(tx, id, NO_FACE_CHANGE);
        await writeScenes(
          tx,
          id,
          (await readScenes(tx, id)).map((one) => ({ ...one, backgroundUrl: null })),
        );
      }),
  },
});
