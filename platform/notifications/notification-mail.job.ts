/** A notification that also goes out by e-mail, as a job: whoever notifies never waits for a mail server. */

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';
import { MAIL_RETRIES, type Mailer } from '#platform/mail/mailer.ts';
import { renderMail } from '#platform/mail/render-mail.ts';

export const notificationMailJob = defineJob({
  name: 'notification-mail',
  payload: z.object({ notificationId: z.string() }),
  ...MAIL_RETRIES,
  timeoutSeconds: 60,
});

export const registerNotificationMail = (sender: { mail: Mailer; baseUrl: string }) =>
  registerJob(notificationMailJob, async () => async ({ payload, db }) => {
    const [found] = await db
      .select({ notification: notifications, user: users })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, payload.notificationId));
    if (!found?.user.email || !found.user.isActive) return { sent: false };
    const { title, body, link } = found.notification;
    const mail = await renderMail('notification', {
      firstName: found.user.firstName,
      publicUrl: sender.baseUrl,
      title,
      body: body ?? undefined,
      path: link ?? undefined,
    });
    await sender.mail.send({ ...mail, to: found.user.email });
    return { sent: true };
  });
