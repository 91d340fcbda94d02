/** HTTP for trying out e-mail, and for reading what would have been sent where no mail server is set. */

import { AppError, notFound } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Api } from '#platform/http/api.ts';
import { isOutbox } from '#platform/mail/create-mailer.ts';
import { isAddress } from '#platform/mail/mailer.ts';
import type { OutboxEntry } from '#platform/mail/outbox.mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { listOutbox, readOutboxMail, sendTestEmail } from '../../contract.ts';
import { renderSample } from './sample-facts.ts';

const SHOWN_MAILS = 100;

const toEntry = ({ id, to, subject, kind, createdAt }: OutboxEntry) => ({ id, to, subject, kind, createdAt });

export function registerMailRoutes(api: Api, platform: Platform): void {
  const { db, mail } = platform;

  api.handle(sendTestEmail, async ({ user, body, request }) => {
    if (!isAddress(body.email)) throw new AppError('bad_request', 'Please enter a valid email address.');
    const result = await trySending(platform, body.email, body.type);
    await audit(db, {
      actorId: user.id,
      action: 'test_email_sent',
      targetType: 'email',
      details: { to: body.email, type: body.type, success: result.success, address: request.ip },
    });
    return result;
  });

  api.handle(listOutbox, async () =>
    isOutbox(mail)
      ? { isOutbox: true, mails: (await mail.list(SHOWN_MAILS)).map(toEntry) }
      : { isOutbox: false, mails: [] },
  );

  api.handle(readOutboxMail, async ({ params }) => {
    if (!isOutbox(mail)) throw notFound('That e-mail');
    const found = await mail.read(params.id);
    return { ...toEntry(found), html: found.html, text: found.text };
  });
}

/** A mail server that refuses is what the test is there to show: an answer, not an error. */
async function trySending({ mail, baseUrl }: Platform, to: string, kind: Parameters<typeof renderSample>[0]) {
  const rendered = await renderSample(kind, baseUrl);
  try {
    await mail.send({ ...rendered, to });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { success: false, message: error.message };
  }
  return {
    success: true,
    message: isOutbox(mail)
      ? `No mail server is set, so the e-mail to ${to} was put into the outbox.`
      : `The test e-mail was sent to ${to}.`,
  };
}
