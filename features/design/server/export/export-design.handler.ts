/** Draws a design into a file in its own process, and keeps it in the library. */

import { join } from 'node:path';
import type { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { type ExportType, isFilm } from '../../contract.ts';
import type { BrandKits } from '../brand-kit.service.ts';
import { finishExport } from '../design-export.repo.ts';
import { designOrigin, drawInPool, fetchPictures } from '../drawing/design-drawer.ts';
import type { exportDesignJob } from './export-design.job.ts';

export const MEDIA_TYPES: Record<ExportType, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  gif: 'image/gif',
  mp4: 'video/mp4',
};

export const fileName = (name: string, type: ExportType): string =>
  fileNameOf(name, type === 'jpeg' ? 'jpg' : type, 'design');

export const exportDesignHandler =
  (
    platform: Platform,
    pool: WorkerPool,
    kits: BrandKits,
  ): GenerationHandler<z.output<typeof exportDesignJob.payload>> =>
  async ({ itemId, userId, payload, signal, report, keep }) =>
    inTempFolder('design', async (folder) => {
      const { document, type, page, ...options } = payload;
      report('Fetching your pictures', 5);
      const logo = (await kits.choose(userId))?.logos[0] ?? null;
      const files = await fetchPictures(platform, userId, document, folder, logo);
      signal.throwIfAborted();
      const stage = isFilm(type) ? 'Filming your design' : 'Drawing your design';
      report(stage, 20);
      // The film writer goes by the name.
      const to = join(folder, `out.${type}`);
      const order = { type, page: page === undefined ? undefined : page - 1, ...options };
      const { width, height, seconds } = await drawInPool(pool, document, order, files, to, {
        signal,
        onProgress: (_, share) => report(stage, 20 + share * 68),
      });
      report('Saving your file', 90);
      const pageName = page !== undefined && document.pages.length > 1 ? ` ${page}` : '';
      const saved = await keep({
        role: 'file',
        origin: await designOrigin(platform, userId, files, logo),
        name: fileName(`${document.name}${pageName}`, type),
        type: MEDIA_TYPES[type],
        path: to,
        ...(type !== 'pdf' && { facts: { width, height, ...(type === 'mp4' && { duration: seconds }) } }),
        isCounted: true,
      });
      return new JobResult({ assetId: saved.id, url: assetUrl(saved.id), width, height }, (tx) =>
        finishExport(tx, itemId, saved.id),
      );
    });
