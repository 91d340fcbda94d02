/** The mail that asks somebody whether they want to come: a job, because a mail server may be away for a night. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';
import { MAIL_RETRIES } from '#platform/mail/mailer.ts';

export const confirmMailJob = defineJob({
  name: 'confirm-mail',
  payload: z.object({ subscriberId: z.string() }),
  ...MAIL_RETRIES,
  timeoutSeconds: 60,
});
