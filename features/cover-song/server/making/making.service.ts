/** Begins the making of a video once: what is missing is said, a second request joins the first, a use is counted once. */

import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import { isFinished } from '#common/job.ts';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createGate } from '#platform/usage/gate.ts';
import { generateCover, previewCover } from '../../making-calls.ts';
import { LACK_WORDS, lackOf } from '../../readiness.ts';
import { findOwnAvatar } from '../cast/own-avatar.ts';
import { coverSongs } from '../cover-song.table.ts';
import { findCover, saveRun } from '../projects/project.repo.ts';
import type { Projects } from '../projects/project.service.ts';
import { previewCoverJob, renderCoverJob } from './making.jobs.ts';

export function createMaking(platform: Platform, projects: Projects) {
  const { db, jobs, usage } = platform;

  /** The making that is under way, if there is one. */
  async function underWay(userId: string, id: string) {
    const found = await findCover(db, userId, id);
    return found?.cover.status === 'processing' ? found.run?.renderJobId : undefined;
  }

  async function assertReady(user: User, id: string): Promise<void> {
    const project = await projects.get(user.id, id);
    const lack = lackOf(project);
    if (lack) throw new AppError('unprocessable', LACK_WORDS[lack]);
    const { characterType, avatarId } = project.character;
    if (characterType === 'avatar' && avatarId && !(await findOwnAvatar(db, user.id, avatarId)))
      throw new AppError('unprocessable', 'The chosen character was deleted. Please choose another one.');
  }

  return {
    async generate(user: User, id: string): Promise<{ jobId: string }> {
      const { cover } = await projects.own(user.id, id);
      const earlier = await underWay(user.id, id);
      if (earlier) return { jobId: earlier };
      await assertReady(user, id);
      // Of this state of the project, so that two requests at the same moment are one use.
      const chargeKey = `cover:${id}:${cover.updatedAt.getTime()}`;
      await usage.charge({ user, kind: 'coverSong', key: chargeKey, isMetered: false });
      const jobId = await begin(user.id, id, chargeKey).catch(async (error) => {
        await usage.refund(chargeKey);
        throw error;
      });
      return { jobId };
    },

    async preview(userId: string, id: string): Promise<{ jobId: string }> {
      const { run } = await projects.own(userId, id);
      const earlier = run?.previewJobId ? await jobs.find(run.previewJobId) : undefined;
      if (earlier && !isFinished(earlier)) await jobs.cancel(earlier);
      const job = await jobs.enqueue(previewCoverJob, { coverSongId: id }, { userId });
      await saveRun(db, id, { previewJobId: job.id });
      return { jobId: job.id };
    },
  };

  async function begin(userId: string, id: string, chargeKey: string): Promise<string> {
    const begun = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const [claimed] = await tx
        .update(coverSongs)
        .set({ status: 'processing', processingProgress: 0, errorMessage: null })
        .where(and(eq(coverSongs.id, id), eq(coverSongs.userId, userId), ne(coverSongs.status, 'processing')))
        .returning({ id: coverSongs.id });
      if (!claimed) return undefined;
      const job = await jobs.enqueue(renderCoverJob, { coverSongId: id, chargeKey }, { userId, db: tx });
      await saveRun(tx, id, { renderJobId: job.id });
      return job.id;
    });
    const jobId = begun ?? (await underWay(userId, id));
    if (!jobId) throw new AppError('conflict', 'The cover song changed meanwhile. Please try again.');
    const job = begun ? undefined : await jobs.find(jobId);
    if (job && (job.payload as { chargeKey?: string }).chargeKey !== chargeKey) await usage.refund(chargeKey);
    return jobId;
  }
}

export function registerMakingRoutes(api: Api, platform: Platform, projects: Projects): void {
  const making = createMaking(platform, projects);
  const gate = createGate(2, 'Several previews are being asked for already. Please wait a moment.', 3);
  api.handle(generateCover, ({ user, params }) => making.generate(user, params.id));
  api.handle(previewCover, ({ user, params }) => gate(user.id, () => making.preview(user.id, params.id)));
}
