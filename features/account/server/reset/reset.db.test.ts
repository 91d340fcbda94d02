/** A forgotten password: the link by mail, its one use, and what nobody else learns or can do. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { credentials, passwordResets } from '#platform/db/tables/users.table.ts';
import { isOutbox } from '#platform/mail/create-mailer.ts';
import type { OutboxMailer } from '#platform/mail/outbox.mailer.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD } from '#tests/harness/visitor.ts';
import { accountMailHandler } from '../mails/account-mail.handler.ts';
import { sweepResets } from './reset.repo.ts';

const NEW = 'a brand new password';
let app: TestApp;
let outbox: OutboxMailer;

beforeAll(async () => {
  app = await openTestApp({ env: { SIGNIN_FAILURES_PER_ACCOUNT: '3' } });
  if (isOutbox(app.platform.mail)) outbox = app.platform.mail;
  await app.person('admin');
});
afterAll(() => app.dispose());

const ask = (email: string) => app.visitor().post<ErrorBody>('/api/password-reset', { email });
const confirm = (token: string, password = NEW, who = app.visitor()) =>
  who.post<ErrorBody>('/api/password-reset/confirm', { token, password });

const mailsTo = async (email: string) =>
  Promise.all(
    (await outbox.list(1000))
      .filter((mail) => mail.to === email && mail.kind === 'account')
      .map((mail) => outbox.read(mail.id)),
  );

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  return /reset-password#([\w-]+)/.exec((await mailsTo(email))[0]!.text)![1]!;
}

describe('a forgotten password', () => {
  it('is replaced through the link, which ends every session, is written down and told by mail', async () => {
    const forgetful = await app.person('forgetful');
    const token = await tokenFor('forgetful@example.com');
    expect((await confirm(token, 'short')).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
    expect((await forgetful.get('/api/auth/user')).status).toBe(401);
    const signIn = (password: string) =>
      app.visitor().post('/api/login', { email: 'forgetful@example.com', password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
    const trail = await app.platform.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.targetId, forgetful.user!.id));
    expect(trail.map((entry) => entry.action)).toEqual(['password_reset']);
    await expect
      .poll(async () => (await mailsTo('forgetful@example.com')).map((mail) => mail.subject))
      .toContain('Your password was changed');
  });

  it('has a link that works once, also when two use it at the same moment, and takes older links along', async () => {
    const person = await app.person('once');
    const token = await tokenFor('once@example.com');
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 400, 400]);
    const late = await confirm(token);
    expect(late.body.message).toBe('This link is no longer valid. Please ask for a new one.');
    const rows = await app.platform.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.user!.id));
    expect(rows.every((row) => row.expire <= new Date() && row.tokenHash !== token)).toBe(true);
  });

  it('has a link that ends after half an hour', async () => {
    await app.person('slow');
    const token = await tokenFor('slow@example.com');
    await app.platform.db.update(passwordResets).set({ expire: new Date(Date.now() - 1000) });
    expect((await confirm(token)).status).toBe(400);
    await sweepResets(app.platform.db, Date.now() + 2 * 86_400_000);
    expect(await app.platform.db.select().from(passwordResets)).toEqual([]);
  });

  it('lets its owner in although somebody has used up the tries of their address', async () => {
    await app.person('attacked');
    const wrong = () => app.visitor().post('/api/login', { email: 'attacked@example.com', password: 'no' });
    for (let i = 0; i < 4; i++) await wrong();
    const owner = app.visitor();
    await confirm(await tokenFor('attacked@example.com'), NEW, owner);
    for (let i = 0; i < 4; i++) await wrong();
    expect((await owner.post('/api/login', { email: 'attacked@example.com', password: NEW })).status).toBe(
      200,
    );
  });
});

describe('asking for a link', () => {
  it('answers the same for addresses that nobody has, and writes to none of them', async () => {
    await app.person('known');
    const known = await ask('known@example.com');
    const unknown = await ask('unknown@example.com');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([known.status, known.body]).toEqual([202, { success: true }]);
    await expect.poll(async () => (await mailsTo('known@example.com')).length).toBe(1);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
  });

  it('tells an account without a password that it signs in through single sign-on', async () => {
    const person = await app.person('oidc');
    await app.platform.db.delete(credentials).where(eq(credentials.userId, person.user!.id));
    await ask('oidc@example.com');
    await expect.poll(async () => (await mailsTo('oidc@example.com')).length).toBe(1);
    const [mail] = await mailsTo('oidc@example.com');
    expect(mail!.text).toContain('single sign-on');
    expect(mail!.text).not.toContain('reset-password#');
  });

  it('sends one person no more than three mails an hour, without saying so', async () => {
    await app.person('spammed');
    for (let i = 0; i < 5; i++) expect((await ask('spammed@example.com')).status).toBe(202);
    await expect.poll(async () => (await mailsTo('spammed@example.com')).length).toBe(3);
  });

  it('is slowed down by address', async () => {
    let answer = await ask('a0@example.com');
    for (let i = 1; i < 25 && answer.status === 202; i++) answer = await ask(`a${i}@example.com`);
    expect(answer.status).toBe(429);
    expect(answer.body.message).toContain('Too many requests for a new password.');
  });

  it('run twice leaves one link, and brings no used one back', async () => {
    const person = await app.person('twice');
    const run = () =>
      accountMailHandler(app.platform)({
        payload: { about: 'reset', email: 'twice@example.com', request: 'one and the same' },
        db: app.platform.db,
      } as never);
    await run();
    await run();
    const [first, second] = await mailsTo('twice@example.com');
    expect(first!.text).toBe(second!.text);
    const rows = () =>
      app.platform.db.select().from(passwordResets).where(eq(passwordResets.userId, person.user!.id));
    expect(await rows()).toHaveLength(1);
    const token = /reset-password#([\w-]+)/.exec(first!.text)![1]!;
    expect((await confirm(token)).status).toBe(200);
    await run();
    expect((await confirm(token)).status).toBe(400);
  });
});
