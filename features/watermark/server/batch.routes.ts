/** HTTP for marking photos: ordering, looking, taking home, deleting. */

import yazl from 'yazl';
import { assetUrl } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { addStream } from '#platform/backup/add-stream.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { type Batch, createBatch, deleteBatch, downloadBatch, listBatches } from '../batch-calls.ts';
import { applyBatchJob } from './apply-batch.job.ts';
import { checkMark } from './check-mark.ts';
import * as repo from './watermark.repo.ts';

export const toBatch = (row: repo.BatchRow): Batch => ({
  id: row.id,
  jobId: row.jobId,
  isFinished: row.finishedAt !== null,
  photos: row.photos.map(({ name, resultId, error }) => ({
    name,
    url: resultId ? assetUrl(resultId) : null,
    error,
  })),
  createdAt: row.createdAt.toISOString(),
});

export function registerBatchRoutes(api: Api, platform: Platform): void {
  const { db, assets, jobs, storage } = platform;

  api.handle(createBatch, async ({ user, body }) => {
    const mark = await checkMark(platform, user.id, body.mark);
    const photos = await Promise.all(
      body.photos.map(async ({ assetId, isTemporary }) => {
        const asset = await assets.findOwn(user.id, assetId);
        if (!asset?.type.startsWith('image/'))
          throw new AppError('bad_request', 'One of the photos is not yours. Please upload it first.');
        return { assetId, isTemporary, name: asset.name, resultId: null, error: null };
      }),
    );
    const row = await repo.insertBatch(db, { userId: user.id, mark, options: body.options, photos });
    const job = await jobs.enqueue(applyBatchJob, { batchId: row.id }, { userId: user.id });
    await repo.setJob(db, row.id, job.id);
    return toBatch({ ...row, jobId: job.id });
  });

  api.handle(listBatches, async ({ user }) => (await repo.listBatches(db, user.id)).map(toBatch));

  api.handle(downloadBatch, async ({ user, params, request, reply }) => {
    const row = await repo.findBatch(db, params.id, user.id);
    const ready = row?.photos.flatMap((one) => one.resultId ?? []) ?? [];
    if (ready.length === 0) throw notFound('That set of photos');
    const zip = new yazl.ZipFile();
    reply.raw.once('close', () => zip.outputStream.unpipe());
    const taken = new Set<string>();
    const fill = async () => {
      for (const id of ready) {
        const asset = await assets.findOwn(user.id, id);
        if (!asset || request.raw.destroyed) continue;
        const { stream } = await storage.get(asset.storageKey);
        await addStream(zip, freeName(asset.name, taken), stream, false);
      }
      zip.end();
    };
    fill().catch((error) => reply.raw.destroy(error));
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="watermarked-photos.zip"')
      .send(zip.outputStream);
  });

  api.handle(deleteBatch, async ({ user, params }) => {
    const row = await repo.findBatch(db, params.id, user.id);
    if (!row) throw notFound('That set of photos');
    await removeBatch(platform, row);
  });
}

/** Stops what still runs, then removes results and what was uploaded only for them. */
export async function removeBatch(platform: Platform, row: repo.BatchRow): Promise<void> {
  const job = row.jobId ? await platform.jobs.find(row.jobId) : undefined;
  if (job) await platform.jobs.cancel(job);
  const latest = (await repo.findBatch(platform.db, row.id)) ?? row;
  await repo.deleteBatch(platform.db, row.id);
  await platform.assets.delete(
    row.userId,
    latest.photos.flatMap((one) => [
      ...(one.resultId ? [one.resultId] : []),
      ...(one.isTemporary ? [one.assetId] : []),
    ]),
  );
}

/** Two photos of the same name must both be in the ZIP. */
export function freeName(name: string, taken: Set<string>): string {
  const safe = name.replace(/[\\/:*?"<>|]+/g, '_');
  let free = safe;
  for (let count = 2; taken.has(free.toLowerCase()); count++) {
    free = safe.replace(/(\.[^.]*)?$/, (extension) => ` (${count})${extension}`);
  }
  taken.add(free.toLowerCase());
  return free;
}
