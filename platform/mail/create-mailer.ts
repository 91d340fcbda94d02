/** Chooses between the mail server and the outbox folder, so that only this file knows both. */

import type { Mailer } from './mailer.ts';
import type { OutboxMailer } from './outbox.mailer.ts';

export interface MailOptions {
  smtpUrl?: string;
  from: string;
  outboxFolder: string;
}

export async function createMailer({
  smtpUrl,
  from,
  outboxFolder,
}: MailOptions): Promise<Mailer | OutboxMailer> {
  if (smtpUrl) {
    const { createSmtpMailer } = await import('./smtp.mailer.ts');
    return createSmtpMailer({ url: smtpUrl, from });
  }
  const { createOutboxMailer } = await import('./outbox.mailer.ts');
  return createOutboxMailer({ folder: outboxFolder, from });
}

export const isOutbox = (mailer: Mailer): mailer is OutboxMailer => mailer.kind === 'outbox';
