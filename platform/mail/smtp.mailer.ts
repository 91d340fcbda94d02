/** Sends e-mails through the operator's mail server, and says in words why it would not take one. */

import { createTransport } from 'nodemailer';
import { AppError } from '#common/errors.ts';
import { addressOf, assertMail, assertSender, type Mailer, type OutgoingMail } from './mailer.ts';
import { createSmtpLine } from './smtp-line.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// for encryption from the first byte. */
  url: string;
  from: string;
  /** Milliseconds without an answer after which a mail counts as not sent. */
  timeoutMs?: number;
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  assertSender(from);
  const host = serverOf(url);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Content comes from templates only; nothing in a mail may pull in a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      assertMail(mail);
      try {
        const { messageId } = await transport.sendMail(partsOf(mail, from));
        return { id: messageId };
      } catch (error) {
        throw explain(error as SmtpError, host, mail.to);
      }
    },
    openLine: (connections) =>
      createSmtpLine({ url, connections, timeoutMs, partsOf: (mail) => partsOf(mail, from) }),
    close: () => transport.close(),
  };
}

/** Marked as automatic so that out-of-office replies are not sent back. */
export const partsOf = (mail: OutgoingMail, from: string) => {
  const { to, subject, html, text, fromName, replyTo, headers, messageId } = mail;
  return {
    from: fromName ? { name: fromName, address: addressOf(from) } : from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(messageId && { messageId }),
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
};

/** Host and port only: the address in the settings also holds the password. */
function serverOf(url: string): string {
  try {
    const { protocol, host } = new URL(url);
    if (!host || !/^smtps?:$/.test(protocol)) throw new TypeError('not SMTP');
    return host;
  } catch {
    throw new AppError('internal', 'SMTP_URL must look like smtp://user:password@host:port.');
  }
}

function explain(error: SmtpError, host: string, to: string): AppError {
  const reply = error.response ? ` It said: ${error.response.replace(/\s+/g, ' ').slice(0, 200)}` : '';
  const fail = (message: string) => new AppError('upstream_failed', message, { cause: error });
  switch (error.code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return fail(`The mail server ${host} refused the user name or password in SMTP_URL.`);
    case 'EENVELOPE':
      // 5xx is final; anything else may work later, which is what jobs go by.
      return (error.responseCode ?? 0) >= 500
        ? new AppError('unprocessable', `The mail server ${host} refused the address ${to}.${reply}`, {
            cause: error,
          })
        : fail(`The mail server ${host} did not take mail for ${to} just now.${reply}`);
    case 'ETLS':
      return fail(`No encrypted connection to the mail server ${host} could be made.`);
    case 'ETIMEDOUT':
      return fail(`The mail server ${host} did not answer in time.`);
    case 'EMESSAGE':
      return fail(`The mail server ${host} refused the e-mail.${reply}`);
    case 'EPROTOCOL':
      return fail(`The mail server ${host} answered in a way that is not understood.${reply}`);
    default:
      return fail(`The mail server ${host} cannot be reached. Check SMTP_URL.`);
  }
}
