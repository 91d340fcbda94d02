/** Projects and their films: started once at a time, counted, and put right when a job ended unheard. */

import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { isFinished } from '#common/job.ts';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { videoDataSchema } from '../contract.ts';
import * as repo from './projects.repo.ts';
import { renderVideoJob } from './render/render.job.ts';

const NO_FILM = 'This project has no video in it that could be made.';

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(platform: Platform) {
  const { db, jobs, usage, assets, models } = platform;

  /** A job that was cancelled before it began never reaches its handler. */
  async function settle(row: repo.ProjectRow): Promise<repo.ProjectRow> {
    const render = repo.renderOf(row);
    if (row.status !== 'processing' || !render) return row;
    const job = await jobs.find(render.jobId);
    if (job && !isFinished(job)) return row;
    const isCancelled = !job || job.status === 'cancelled';
    const status = isCancelled ? (row.fileUrl ? 'completed' : 'draft') : 'failed';
    const error = isCancelled ? undefined : (job.error ?? 'The film could not be made.');
    const settled = await repo.endRender(db, row.id, render.jobId, { status, render: { ...render, error } });
    if (settled) await usage.refund(render.usageKey);
    return settled ?? (await repo.findProject(db, row.id)) ?? row;
  }

  async function own(userId: string, id: string): Promise<repo.ProjectRow> {
    const row = await repo.findOwn(db, userId, id);
    if (!row) throw notFound('That project');
    return settle(row);
  }

  /** Whether any part of a film is made by a paid model. */
  const isMetered = async () =>
    (await models.describe()).some(
      (one) => one.kind !== 'transcription' && one.id && !one.problem && !one.isBuiltin,
    );

  return {
    own,

    async list(userId: string): Promise<repo.ProjectRow[]> {
      return Promise.all((await repo.listProjects(db, userId)).map(settle));
    },

    async render(user: User, id: string): Promise<string> {
      const row = await own(user.id, id);
      const data = row.type === 'video' ? videoDataSchema.safeParse(row.data) : undefined;
      if (!data?.success) throw new AppError('unprocessable', NO_FILM);
      await refuseBlocked(
        platform.settings,
        [data.data.title, data.data.description, data.data.textOverlay].join('\n'),
      );
      const underWay = repo.renderOf(row);
      if (row.status === 'processing' && underWay) return underWay.jobId;
      const usageKey = newId();
      await usage.charge({ user, kind: 'video', key: usageKey, isMetered: await isMetered() });
      try {
        const jobId = await start(user.id, row, usageKey);
        if (jobId) return jobId;
      } catch (error) {
        await usage.refund(usageKey);
        throw error;
      }
      // Another click was quicker.
      await usage.refund(usageKey);
      return repo.renderOf(await own(user.id, id))?.jobId ?? '';
    },

    async duplicate(userId: string, id: string): Promise<repo.ProjectRow> {
      const row = await own(userId, id);
      const { render: _, ...data } = (row.data ?? {}) as Record<string, unknown>;
      const title = `${row.title.slice(0, 190)} (copy)`;
      const { description, type } = row;
      const named = 'title' in data ? { ...data, title } : data;
      return repo.insertProject(db, { userId, title, description, type, data: named, status: 'draft' });
    },

    async remove(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      const render = repo.renderOf(row);
      const job = row.status === 'processing' && render ? await jobs.find(render.jobId) : undefined;
      const gone = await repo.deleteOwn(db, userId, id);
      if (!gone) return;
      if (job) await jobs.cancel(job);
      await assets.delete(
        userId,
        [gone.thumbnailUrl, gone.fileUrl].flatMap((url) => assetIdOf(url) ?? []),
      );
    },
  };

  function start(userId: string, row: repo.ProjectRow, usageKey: string): Promise<string | undefined> {
    return db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const payload = { projectId: row.id, title: row.title };
      const begun = await repo.beginRender(tx, userId, row.id, { jobId: '', usageKey });
      if (!begun) return undefined;
      const job = await jobs.enqueue(renderVideoJob, payload, { userId, db: tx });
      await repo.nameJob(tx, row.id, { jobId: job.id, usageKey });
      return job.id;
    });
  }
}
