/** The mail about a new API key, as a job: making one never waits for a mail server. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';
import { MAIL_RETRIES } from '#platform/mail/mailer.ts';

export const keyMailJob = defineJob({
  name: 'key-mail',
  /** All of it, because a key that is revoked at once is to be heard of too. */
  payload: z.object({ userId: z.string(), to: z.string(), what: z.string() }),
  ...MAIL_RETRIES,
  timeoutSeconds: 60,
});
