/** Mails about getting into an account, as a job: the request that asked takes as long whether the account exists or not. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';
import { ACCOUNT_NOTICES } from '#platform/mail/templates/account-facts.ts';

export const accountMailJob = defineJob({
  name: 'account-mail',
  payload: z.discriminatedUnion('about', [
    /** `request`: what the link's token is made from, so that a second run sends the same link. */
    z.object({ about: z.literal('reset'), email: z.string(), request: z.string() }),
    z.object({ about: z.enum(['changed', 'exists']), email: z.string() }),
    z.object({ about: z.literal('email-change'), userId: z.string(), to: z.string(), request: z.string() }),
    /** To an address that need not be the account's any more. */
    z.object({
      about: z.enum(ACCOUNT_NOTICES),
      userId: z.string(),
      to: z.string(),
      what: z.string().optional(),
    }),
  ]),
  // A link for a new password ends after half an hour: later than that nobody is helped by it.
  attempts: 6,
  pauses: [1, 30, 120, 300, 600],
  timeoutSeconds: 60,
});
