/** Makes one thing of each row: a faulty row is named, and the others go on. */

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { createTemplateService } from '../template.service.ts';
import type { fillTemplateJob } from './fill.job.ts';
import { stampOf } from './fill.service.ts';

const MAX_TOLD = 200;

/** Begun again after a loss, a row finds what it made before. */
const idOfRow = (jobId: string, row: number): string =>
  createHash('sha256').update(`${jobId}:${row}`).digest('hex').slice(0, 26);

export const fillTemplateHandler = (
  platform: Platform,
): GenerationHandler<z.output<typeof fillTemplateJob.payload>> => {
  const templates = createTemplateService(platform);
  return async ({ id: jobId, userId, payload, signal, report }) => {
    const { templateId, stamp, format, rows, name } = payload;
    const [account] = await platform.db.select().from(users).where(eq(users.id, userId));
    if (!account) throw new AppError('gone', 'The account is gone.');
    const user = toUser(account);
    const row = await templates.visible(userId, templateId);
    if (stampOf(row, userId) !== stamp)
      throw new AppError(
        'conflict',
        'The template was changed meanwhile. Please look at it and begin again.',
      );
    const errors: { row: number; message: string }[] = [];
    let done = 0;
    for (const [i, values] of rows.entries()) {
      signal.throwIfAborted();
      report(`Row ${i + 1} of ${rows.length}`, 2 + (i / rows.length) * 96);
      try {
        const title = `${name} ${i + 1}`.slice(0, 100);
        await templates.use(user, row, { id: idOfRow(jobId, i), values, format, name: title }, signal);
        done++;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AppError) || error.code === 'quota_reached') throw error;
        errors.push({ row: i + 1, message: error.message });
      }
    }
    if (done === 0)
      throw new AppError(
        'unprocessable',
        `None of the rows could be made. Row ${errors[0]?.row}: ${errors[0]?.message}`,
      );
    return { kind: row.kind, rows: done, errors: errors.slice(0, MAX_TOLD) };
  };
};
