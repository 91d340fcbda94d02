/** Rules of cover songs: the owner is who is signed in, the link is read strictly, and nothing outlives a deletion. */

import type { BodyOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import { isFinished } from '#common/job.ts';
import type { Db } from '#platform/db/database.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject, CoverSong, createCoverSong, updateCoverSong } from '../../contract.ts';
import { insertCast, readCharacter, readScenes } from '../cast/cast.repo.ts';
import { readLinkJob } from '../link/read-link.job.ts';
import { checkedLink } from '../link/song-link.ts';
import { settleTrack } from '../song/settle-track.ts';
import { findTrack, toTrack } from '../song/track.repo.ts';
import * as repo from './project.repo.ts';
import { refundJob, settle } from './settle.ts';

/** Empty fields are no values. */
const filled = (text: string | null | undefined): string | null => text || null;

export const toCoverSong = ({ cover, run, job }: repo.FollowedCover): CoverSong => ({
  id: cover.id,
  userId: cover.userId,
  title: cover.title,
  description: cover.description,
  youtubeUrl: cover.youtubeUrl,
  originalArtist: cover.originalArtist,
  songDuration: cover.songDuration,
  status: cover.status as CoverSong['status'],
  audioUrl: cover.audioUrl,
  videoUrl: cover.videoUrl,
  thumbnailUrl: cover.thumbnailUrl,
  processingProgress:
    cover.status === 'processing'
      ? Math.max(cover.processingProgress, job?.progress ?? 0)
      : cover.processingProgress,
  errorMessage: cover.errorMessage,
  jobId: run?.renderJobId ?? null,
  createdAt: cover.createdAt.toISOString(),
  updatedAt: cover.updatedAt.toISOString(),
});

export type Projects = ReturnType<typeof createProjects>;

export function createProjects(platform: Platform) {
  const { db, jobs, assets } = platform;

  const own = async (userId: string, id: string): Promise<repo.FollowedCover> => {
    const found = await repo.findCover(db, userId, id);
    if (!found) throw notFound('That cover song');
    return settle(platform, found);
  };

  return {
    own,

    async list(userId: string): Promise<CoverSong[]> {
      const rows = await repo.listCovers(db, userId);
      return Promise.all(rows.map(async (one) => toCoverSong(await settle(platform, one))));
    },

    async get(userId: string, id: string): Promise<CoverProject> {
      const found = await own(userId, id);
      const track = await findTrack(db, id);
      return {
        ...toCoverSong(found),
        song: track ? toTrack(await settleTrack(platform, track)) : null,
        character: await readCharacter(db, id),
        scenes: await readScenes(db, id),
        previewJobId: found.run?.previewJobId ?? null,
      };
    },

    async create(userId: string, body: BodyOf<typeof createCoverSong>): Promise<CoverSong> {
      checkedLink(body.youtubeUrl);
      await refuseBlocked(platform.settings, `${body.title}\n${body.description ?? ''}`);
      const cover = await db.transaction(async (transaction) => {
        const tx = transaction as Db;
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
      return toCoverSong({ cover, run: null, job: null });
    },

    async update(userId: string, id: string, body: BodyOf<typeof updateCoverSong>): Promise<CoverSong> {
      await own(userId, id);
      await refuseBlocked(platform.settings, `${body.title ?? ''}\n${body.description ?? ''}`);
      await repo.updateCover(db, id, {
        updatedAt: new Date(),
        ...(body.title !== undefined && { title: body.title }),
        ...(body.description !== undefined && { description: filled(body.description) }),
        ...(body.originalArtist !== undefined && { originalArtist: filled(body.originalArtist) }),
      });
      return toCoverSong(await own(userId, id));
    },

    async remove(userId: string, id: string): Promise<void> {
      const { run } = await own(userId, id);
      const track = await findTrack(db, id);
      for (const jobId of [run?.renderJobId, run?.previewJobId, track?.jobId]) {
        const job = jobId ? await jobs.find(jobId) : undefined;
        if (!job || isFinished(job)) continue;
        await jobs.cancel(job);
        if (jobId === run?.renderJobId) await refundJob(platform, job.payload);
      }
      await assets.delete(userId, await repo.deleteCover(db, id));
    },
  };
}
