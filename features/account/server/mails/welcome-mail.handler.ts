/** Sends the welcome mail at most once per account, however often the job runs. */

import { messageOf } from '#common/errors.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { renderMail } from '#platform/mail/render-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { claimWelcomeMail, updateUser } from '../account.repo.ts';

export const welcomeMailHandler =
  (platform: Platform): JobHandler<{ userId: string }> =>
  async ({ payload, db, log }) => {
    const user = await claimWelcomeMail(db, payload.userId);
    if (!user?.email) return { sent: false };
    try {
      const mail = await renderMail('welcome', { firstName: user.firstName, publicUrl: platform.baseUrl });
      await platform.mail.send({ ...mail, to: user.email });
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'welcome mail not sent');
      await updateUser(db, user.id, { welcomeEmailSent: false });
      throw error;
    }
    return { sent: true };
  };
