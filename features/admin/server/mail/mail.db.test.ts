/** Trying out e-mail: all three templates, real refusals in words, and the outbox where no mail server is set. */

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { EMAIL_TYPES } from '../../contract.ts';

interface Sent extends ErrorBody {
  success: boolean;
}
interface Outbox {
  isOutbox: boolean;
  mails: { id: string; to: string; subject: string; kind: string }[];
}

const send = (who: Visitor, email: unknown, type: unknown = 'welcome') =>
  who.post<Sent>('/api/email/send-test', { email, type });
const lastEntry = async (app: TestApp) =>
  (await app.platform.db.select().from(auditLogs).orderBy(desc(auditLogs.createdAt)).limit(1))[0];

describe('without a mail server', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await openTestApp({ work: false, env: { PUBLIC_URL: 'https://atelier.example.com' } });
    admin = await app.person('admin');
  });
  afterAll(() => app.dispose());

  it.each(EMAIL_TYPES)('%s lands in the outbox with both parts and our own links only', async (type) => {
    const { status, body } = await send(admin, ' someone@example.org ', type);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.stringContaining('outbox') });
    const { isOutbox, mails } = (await admin.get<Outbox>('/api/admin/outbox')).body;
    expect(isOutbox).toBe(true);
    expect(mails[0]).toMatchObject({ to: 'someone@example.org', kind: type });
    const mail = (await admin.get<{ html: string; text: string }>(`/api/admin/outbox/${mails[0]!.id}`)).body;
    expect(mail.text).toContain('Alex');
    expect(mail.html).toContain('href="https://atelier.example.com/');
    expect(await lastEntry(app)).toMatchObject({
      adminId: admin.user!.id,
      action: 'test_email_sent',
      details: { to: 'someone@example.org', type, success: true },
    });
  });

  it.each([
    ['', 'welcome', 'Please enter an email address'],
    [undefined, 'welcome', 'Please enter an email address'],
    ['not an address', 'welcome', 'Please enter a valid email address.'],
    ['a@example.org\r\nBcc: all@example.org', 'welcome', 'Please enter a valid email address.'],
    ['a@example.org, b@example.org', 'welcome', 'Please enter a valid email address.'],
    ['a@example.org', 'ransom', 'Choose one of these e-mails'],
  ])('%j as %s is refused', async (email, type, message) => {
    const before = (await admin.get<Outbox>('/api/admin/outbox')).body.mails.length;
    const answer = await send(admin, email, type);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect((await admin.get<Outbox>('/api/admin/outbox')).body.mails).toHaveLength(before);
  });

  it.each(['nothing', '..%2F..%2Fsecret', '%2e%2e'])('outbox mail %s is not found', async (id) => {
    expect((await admin.get(`/api/admin/outbox/${id}`)).status).toBe(404);
  });
});

describe('with a mail server', () => {
  let smtp: FakeSmtp;
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    app = await openTestApp({ work: false, env: { SMTP_URL: smtp.url } });
    admin = await app.person('admin');
  });
  afterAll(async () => {
    await app.dispose();
    await smtp.close();
  });

  it('sends', async () => {
    const { body } = await send(admin, 'someone@example.org', 'subscription');
    expect(body).toEqual({ success: true, message: 'The test e-mail was sent to someone@example.org.' });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]!.raw).toMatch(/text\/plain[\s\S]*text\/html/);
    expect((await admin.get('/api/admin/outbox')).body).toEqual({ isOutbox: false, mails: [] });
    expect((await admin.get('/api/admin/outbox/any')).status).toBe(404);
  });

  it('says in words why the server would not take it, without its password', async () => {
    const { status, body } = await send(admin, 'nobody@example.org');
    expect(status).toBe(200);
    expect(body.success).toBe(false);
    expect(body.message).toMatch(/refused the address nobody@example\.org.*No such mailbox/);
    expect(JSON.stringify(body)).not.toContain('secret-word');
    expect(await lastEntry(app)).toMatchObject({ details: { success: false } });
  });

  it('says so when the server is not there', async () => {
    const away = await openTestApp({ work: false, env: { SMTP_URL: 'smtp://me:secret-word@127.0.0.1:9' } });
    try {
      const { status, body } = await send(await away.person('admin'), 'someone@example.org');
      expect(status).toBe(200);
      expect(body).toEqual({
        success: false,
        message: 'The mail server 127.0.0.1:9 cannot be reached. Check SMTP_URL.',
      });
    } finally {
      await away.dispose();
    }
  });
});
