/** The welcome mail as a job: sign-up never waits for, or fails with, a mail server. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';
import { MAIL_RETRIES } from '#platform/mail/mailer.ts';

export const welcomeMailJob = defineJob({
  name: 'welcome-mail',
  payload: z.object({ userId: z.string() }),
  ...MAIL_RETRIES,
  timeoutSeconds: 60,
});
