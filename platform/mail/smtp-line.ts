/** Many mails over few connections, each with an exact answer: sent, refused, unclear, or nothing happened at all. */

import { pipeline, Transform } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { assertMail, type MailLine, type OutgoingMail, type SendOutcome } from './mailer.ts';

interface LineOptions {
  url: string;
  connections: number;
  timeoutMs: number;
  partsOf: (mail: OutgoingMail) => SendMailOptions;
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

/** Set once the server has been given the last byte: from then on it may have the mail, whatever else happens. */
interface Followed {
  isHandedOver: boolean;
}

const followed = new WeakMap<object, Followed>();

export function createSmtpLine({ url, connections, timeoutMs, partsOf }: LineOptions): MailLine {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 500,
    // Whoever has the ledger decides what is tried again.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs * 4,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, done) => {
    const mark = followed.get(mail.data.headers as object);
    mail.message.processFunc((input) => pipeline(input, lastByteOf(mark), () => undefined));
    done();
  });
  return {
    async send(mail) {
      assertMail(mail);
      const parts = partsOf(mail);
      const mark: Followed = { isHandedOver: false };
      followed.set(parts.headers as object, mark);
      try {
        await transport.sendMail(parts);
        return { is: 'sent' };
      } catch (error) {
        return outcomeOf(error as SmtpError, mark);
      }
    },
    close: () => transport.close(),
  };
}

/** Holds one chunk at most, so that its end comes when the end was read. */
const lastByteOf = (mark: Followed | undefined): Transform =>
  new Transform({
    readableHighWaterMark: 1,
    writableHighWaterMark: 1,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      if (mark) mark.isHandedOver = true;
      done();
    },
  });

/** No such mailbox, and nothing about our own reputation. */
const NO_MAILBOX = /\b5\.1\.\d+\b|\b5\.2\.1\b/;
const ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

function outcomeOf(error: SmtpError, { isHandedOver }: Followed): SendOutcome {
  const { code, command, responseCode = 0, response = '' } = error;
  const said = response.replace(/\s+/g, ' ').slice(0, 200);
  const reason = said || error.message?.slice(0, 200) || 'The mail server did not answer.';
  if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 400) {
    const isFinal = responseCode >= 500;
    const isAddress = isFinal && (NO_MAILBOX.test(said) || (!ENHANCED.test(said) && responseCode !== 552));
    return { is: 'refused', isFinal, isAddress, reason };
  }
  if (code === 'EENVELOPE' && !responseCode)
    return { is: 'refused', isFinal: true, isAddress: false, reason };
  if (code === 'EMESSAGE' && responseCode >= 400 && responseCode !== 421)
    return { is: 'refused', isFinal: responseCode >= 500, isAddress: false, reason };
  // A server that answered has not taken it, whatever it says.
  if (isHandedOver && responseCode < 400) return { is: 'unclear', reason };
  return { is: 'down', reason };
}
