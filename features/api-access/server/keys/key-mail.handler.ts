/** Tells the owner of an account that a new API key opens it. */

import type { z } from 'zod';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { renderMail } from '#platform/mail/render-mail.ts';
import type { Platform } from '#platform/platform.ts';
import type { keyMailJob } from './key-mail.job.ts';
import { findOwner } from './keys.repo.ts';

export const keyMailHandler =
  ({ mail, baseUrl }: Platform): JobHandler<z.output<typeof keyMailJob.payload>> =>
  async ({ payload: { userId, to, what }, db }) => {
    const owner = await findOwner(db, userId);
    if (!owner?.isActive) return { sent: false };
    const { firstName } = owner;
    const letter = await renderMail('account', {
      firstName,
      publicUrl: baseUrl,
      about: 'api-key-made',
      what,
    });
    await mail.send({ ...letter, to });
    return { sent: true };
  };
