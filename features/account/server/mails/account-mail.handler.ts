/** Finds out whose address it is and writes to them; to an address without an account nothing is sent. */

import type { z } from 'zod';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { renderMail } from '#platform/mail/render-mail.ts';
import { type AccountFacts, RESET_PATH } from '#platform/mail/templates/account.ts';
import type { Platform } from '#platform/platform.ts';
import { findByEmail } from '../account.repo.ts';
import { LINK_MINUTES, saveReset, tokenFor } from '../reset/reset.repo.ts';
import type { accountMailJob } from './account-mail.job.ts';

type Payload = z.output<typeof accountMailJob.payload>;

export const accountMailHandler =
  (platform: Platform): JobHandler<Payload> =>
  async ({ payload, db }) => {
    const found = await findByEmail(db, payload.email);
    if (!found?.user.isActive) return { sent: false };
    const facts = async (): Promise<AccountFacts> => {
      if (payload.about !== 'reset') return { about: payload.about };
      if (!found.passwordHash) return { about: 'single-sign-on' };
      const token = tokenFor(platform.secret, payload.request);
      await saveReset(db, found.user.id, token);
      // After the hash sign, so that the token reaches no server log and no referrer.
      return { about: 'reset', path: `${RESET_PATH}#${token}`, minutes: LINK_MINUTES };
    };
    const common = { firstName: found.user.firstName, publicUrl: platform.baseUrl };
    const mail = await renderMail('account', { ...common, ...(await facts()) });
    await platform.mail.send({ ...mail, to: payload.email });
    return { sent: true };
  };
