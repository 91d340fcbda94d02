/** A real mail server in this process that keeps what it receives and refuses what a test tells it to. */

import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The complete message with its headers. */
  raw: string;
}

export interface FakeSmtp {
  /** With the one user name and password it accepts. */
  url: string;
  host: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Addresses beginning with 'nobody' are refused for good, those with 'later' for now. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const refusal = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'secret-word'
        ? done(null, { user: username })
        : done(refusal(535, 'Authentication failed')),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody')) done(refusal(550, 'No such mailbox'));
      else if (address.startsWith('later')) done(refusal(451, 'Try again later'));
      else done();
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      text(stream).then((raw) => {
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw,
        });
        done(raw.includes('Subject: Refuse me') ? refusal(554, 'Looks like spam') : null);
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url: `smtp://user:secret-word@${host}`,
    host,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
