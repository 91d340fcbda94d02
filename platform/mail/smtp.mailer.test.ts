/** Sends through a real mail server, and breaks the way to it in every manner an operator meets. */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import type { OutgoingMail } from './mailer.ts';
import { createSmtpMailer } from './smtp.mailer.ts';

const FROM = 'Atelier <hello@example.com>';
const mail: OutgoingMail = {
  to: 'marta@example.org',
  subject: 'Grüße aus Lissabon',
  html: '<p>In <b>colour</b></p>',
  text: 'In words',
  kind: 'welcome',
};

let server: FakeSmtp;
beforeAll(async () => {
  server = await startFakeSmtp();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

const failureOf = async (
  url: string,
  change: Partial<OutgoingMail> = {},
  timeoutMs = 4000,
): Promise<AppError> => {
  const mailer = createSmtpMailer({ url, from: FROM, timeoutMs });
  const error = await mailer.send({ ...mail, ...change }).catch((e: unknown) => e);
  mailer.close();
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).message).not.toContain('secret-word');
  return error as AppError;
};

describe('delivery', () => {
  it('brings sender, recipient, subject, both parts and the automatic mark', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: FROM });
    const { id } = await mailer.send(mail);
    const [got] = server.received;
    expect(got).toMatchObject({ from: 'hello@example.com', to: ['marta@example.org'] });
    expect(got?.raw).toContain(`Message-ID: ${id}`);
    expect(got?.raw).toMatch(/^From: Atelier <hello@example\.com>/m);
    expect(got?.raw).toMatch(/^To: marta@example\.org/m);
    expect(got?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe_aus_Lissabon\?=/m);
    expect(got?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(got?.raw).toContain('multipart/alternative');
    expect(got?.raw).toContain('<p>In <b>colour</b></p>');
    expect(got?.raw).toContain('In words');
    mailer.close();
  });

  it('reads neither files nor addresses on behalf of a mail', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: FROM });
    const hostile = { ...mail, text: { path: '/etc/hostname' } } as unknown as OutgoingMail;
    await expect(mailer.send(hostile)).rejects.toBeInstanceOf(AppError);
    expect(server.received).toEqual([]);
    mailer.close();
  });
});

describe('failures, in words', () => {
  it('refused connection', async () => {
    const error = await failureOf('smtp://user:secret-word@127.0.0.1:9');
    expect(error).toMatchObject({
      code: 'upstream_failed',
      message: 'The mail server 127.0.0.1:9 cannot be reached. Check SMTP_URL.',
    });
  });

  it('a server that never speaks', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const error = await failureOf(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, {}, 300);
    silent.close();
    expect(error.message).toMatch(/did not answer in time\.$/);
  });

  it('wrong password', async () => {
    const error = await failureOf(server.url.replace('secret-word', 'wrong-word'));
    expect(error.code).toBe('upstream_failed');
    expect(error.message).toMatch(/refused the user name or password in SMTP_URL\.$/);
    expect(error.message).not.toContain('wrong-word');
  });

  it('a recipient refused for good, and one refused for now', async () => {
    const final = await failureOf(server.url, { to: 'nobody@example.org' });
    expect(final.code).toBe('unprocessable');
    expect(final.message).toContain('refused the address nobody@example.org');
    expect(final.message).toContain('No such mailbox');
    const temporary = await failureOf(server.url, { to: 'later@example.org' });
    expect(temporary.code).toBe('upstream_failed');
    expect(temporary.message).toContain('Try again later');
  });

  it('a refused message', async () => {
    const error = await failureOf(server.url, { subject: 'Refuse me' });
    expect(error.message).toContain('refused the e-mail. It said: 554 Looks like spam');
  });

  it('encryption asked of a server without it', async () => {
    const error = await failureOf(server.url.replace('smtp:', 'smtps:'));
    expect(error.code).toBe('upstream_failed');
    expect(error.message).toContain(server.host);
  });
});

describe('settings', () => {
  it.each(['http://host', 'host:25', '', 'smtp://'])('refuses %j as SMTP_URL', (url) => {
    expect(() => createSmtpMailer({ url, from: FROM })).toThrow(/SMTP_URL must look like/);
  });

  it.each(['', 'nobody', 'A <b@c.de>\r\nBcc: x@y.zz', 'A <b>', 'a@b.cc, d@e.ff'])(
    'refuses %j as MAIL_FROM',
    (from) => {
      expect(() => createSmtpMailer({ url: server.url, from })).toThrow(/MAIL_FROM must be/);
    },
  );

  it('takes a bare address as MAIL_FROM', () => {
    expect(createSmtpMailer({ url: server.url, from: 'a@example.com' }).kind).toBe('smtp');
  });
});

describe('injection', () => {
  it.each([
    ['to', 'a@example.org\r\nBcc: victim@example.org'],
    ['to', 'a@example.org\nBcc: victim@example.org'],
    ['to', 'a@example.org, victim@example.org'],
    ['to', 'a@example.org;victim@example.org'],
    ['to', 'Name <a@example.org>'],
    ['to', 'a@example.org> SIZE=1\r\nRCPT TO:<victim@example.org'],
    ['to', '-oX@example'],
    ['to', ''],
    ['to', 'plain'],
    ['to', `${'a'.repeat(300)}@example.org`],
    ['subject', 'Hi\r\nBcc: victim@example.org'],
    ['subject', 'Hi\u2028Bcc: victim@example.org'],
    ['subject', 'Hi\0'],
    ['subject', '   '],
    ['subject', 'x'.repeat(201)],
  ])('refuses %s %j before speaking to the server', async (field, value) => {
    const error = await failureOf(server.url, { [field]: value });
    expect(error.code).toBe('bad_request');
    expect(server.received).toEqual([]);
  });
});
