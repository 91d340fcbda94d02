/** A new address over HTTP: asked for, confirmed by its owner, told to the old one; and at once where no mail can be sent. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { codeOf, turnOnSecondFactor } from '#tests/factories/second-factor.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { Security } from '../../calls/security-calls.ts';
import { emailChanges } from '../security.table.ts';

const PATH = '/api/account/email';
let smtp: FakeSmtp;
let app: TestApp;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  app = await openTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'atelier@example.com' } });
});
afterAll(async () => {
  await app.dispose();
  await smtp.close();
});

const ask = (who: Visitor, email: string, password = PASSWORD, code?: string) =>
  who.post<ErrorBody>(PATH, { email, password, code });
const confirm = (token: string) => app.visitor().post<ErrorBody>(`${PATH}/confirm`, { token });
/** Long lines of a mail are broken by '=' at their end. */
const textsTo = (email: string) =>
  smtp.received.filter((mail) => mail.to.includes(email)).map((mail) => mail.raw.replace(/=\r?\n/g, ''));
const subjectsTo = (email: string) => textsTo(email).map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]);
const me = async (who: Visitor) => (await who.get<User>('/api/auth/user')).body.email;
const pending = async (who: Visitor) => (await who.get<Security>('/api/account/security')).body.pendingEmail;

async function tokenSentTo(email: string): Promise<string> {
  const find = () => textsTo(email).flatMap((raw) => /confirm-email#([\w-]+)/.exec(raw)?.[1] ?? []);
  await expect.poll(() => find().length).toBeGreaterThan(0);
  return find().at(-1)!;
}

describe('a new address', () => {
  it('counts once its owner has opened the link; the old one is told twice', async () => {
    const person = await app.person('moving');
    expect((await ask(person, 'moved@example.com')).status).toBe(202);
    expect([await me(person), await pending(person)]).toEqual(['moving@example.com', 'moved@example.com']);
    const token = await tokenSentTo('moved@example.com');
    const [row] = await app.platform.db
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.userId, person.user!.id));
    expect(row!.tokenHash).not.toContain(token);

    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([200, { email: 'moved@example.com' }]);
    expect([await me(person), await pending(person)]).toEqual(['moved@example.com', null]);
    expect((await confirm(token)).status).toBe(400);
    const signIn = (email: string) => app.visitor().post('/api/login', { email, password: PASSWORD });
    expect((await signIn('moving@example.com')).status).toBe(401);
    expect((await signIn('moved@example.com')).status).toBe(200);
    await expect
      .poll(() => subjectsTo('moving@example.com'))
      .toEqual(
        expect.arrayContaining(['Your email address is about to change', 'Your email address was changed']),
      );
    const trail = await app.platform.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.targetId, person.user!.id));
    expect(trail.map((entry) => entry.action)).toContain('email_changed');
  });

  it('asks for the password, and for an address that is another one', async () => {
    const person = await app.person('checked');
    expect((await ask(person, 'x@example.com', 'not it')).status).toBe(400);
    expect((await ask(person, 'checked@example.com')).status).toBe(400);
    expect((await ask(person, 'nonsense')).status).toBe(400);
    expect(await pending(person)).toBeNull();
  });

  it('gives the same answer when it is taken: only the mail tells', async () => {
    await app.person('taken');
    const [one, two] = [await app.person('one'), await app.person('two')];
    const taken = await ask(one, 'taken@example.com');
    const free = await ask(two, 'free@example.com');
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await pending(one)).toBe('taken@example.com');
    await expect.poll(() => subjectsTo('taken@example.com')).toContain('This address already has an account');
    expect(textsTo('taken@example.com').join('')).not.toContain('confirm-email');
  });

  it('is refused when somebody else took it meanwhile', async () => {
    const person = await app.person('slow');
    await ask(person, 'wanted@example.com');
    const token = await tokenSentTo('wanted@example.com');
    await app.person('wanted');
    expect((await confirm(token)).status).toBe(409);
    expect(await me(person)).toBe('slow@example.com');
  });

  it('is taken back, replaced by a later wish, and ends after half an hour', async () => {
    const person = await app.person('unsure');
    await ask(person, 'first@example.com');
    const first = await tokenSentTo('first@example.com');
    await ask(person, 'later-wish@example.com');
    expect((await confirm(first)).status).toBe(400);
    expect((await person.delete(PATH)).status).toBe(200);
    expect((await person.delete(PATH)).status).toBe(404);
    expect(await pending(person)).toBeNull();
    await ask(person, 'late@example.com');
    const late = await tokenSentTo('late@example.com');
    await app.platform.db.update(emailChanges).set({ expire: new Date(Date.now() - 1000) });
    expect((await confirm(late)).status).toBe(400);
  });

  it('ends links for a new password that lie in the old mailbox', async () => {
    const person = await app.person('leaving');
    await app.visitor().post('/api/password-reset', { email: 'leaving@example.com' });
    const reset = () =>
      textsTo('leaving@example.com').flatMap((raw) => /reset-password#([\w-]+)/.exec(raw)?.[1] ?? []);
    await expect.poll(() => reset().length).toBe(1);
    await ask(person, 'left@example.com');
    await confirm(await tokenSentTo('left@example.com'));
    const answer = await app
      .visitor()
      .post('/api/password-reset/confirm', { token: reset()[0], password: 'somebody else now' });
    expect(answer.status).toBe(400);
  });
});

describe('somebody who knew the old password', () => {
  const resetOf = (email: string) =>
    textsTo(email).flatMap((raw) => /reset-password#([\w-]+)/.exec(raw)?.[1] ?? []);

  it('takes the account over with no link that they asked for before the owner set a new one', async () => {
    const owner = await app.person('robbed');
    await ask(owner, 'thief@example.com');
    const token = await tokenSentTo('thief@example.com');
    await app.visitor().post('/api/password-reset', { email: 'robbed@example.com' });
    await expect.poll(() => resetOf('robbed@example.com').length).toBe(1);
    const body = { token: resetOf('robbed@example.com')[0], password: 'my own again, at last' };
    expect((await app.visitor().post('/api/password-reset/confirm', body)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    await owner.signIn('robbed@example.com', body.password);
    expect([await me(owner), await pending(owner)]).toEqual(['robbed@example.com', null]);
  });

  it('nor one that was open when the owner changed it', async () => {
    const owner = await app.person('wary');
    await ask(owner, 'thief-too@example.com');
    const token = await tokenSentTo('thief-too@example.com');
    await app.visitor().post('/api/password-reset', { email: 'wary@example.com' });
    await expect.poll(() => resetOf('wary@example.com').length).toBe(1);
    const change = { currentPassword: PASSWORD, newPassword: 'nobody else knows this' };
    expect((await owner.put('/api/account/password', change)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect([await me(owner), await pending(owner)]).toEqual(['wary@example.com', null]);
    const old = { token: resetOf('wary@example.com')[0], password: 'what the thief would like' };
    expect((await app.visitor().post('/api/password-reset/confirm', old)).status).toBe(400);
  });

  it('nor without a code, where the account has a second factor', async () => {
    const owner = await app.person('two-steps');
    const { secret } = await turnOnSecondFactor(app, owner);
    for (const code of [undefined, '000000']) {
      const refused = await ask(owner, 'next-thief@example.com', PASSWORD, code);
      expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'code']);
    }
    expect(await pending(owner)).toBeNull();
    expect((await ask(owner, 'my-next@example.com', PASSWORD, codeOf(secret))).status).toBe(202);
    expect(await pending(owner)).toBe('my-next@example.com');
  });
});

describe('without a mail server', () => {
  it('it changes at once with the password, and a taken one is refused', async () => {
    const small = await openTestApp();
    try {
      const person = await small.person('alone');
      await small.person('neighbour');
      const answer = await ask(person, 'alone-too@example.com');
      expect([answer.status, answer.body]).toEqual([202, { success: true, changed: true }]);
      expect(await me(person)).toBe('alone-too@example.com');
      expect((await ask(person, 'neighbour@example.com')).status).toBe(409);
      expect((await person.get<Security>('/api/account/security')).body.sendsMail).toBe(false);
    } finally {
      await small.dispose();
    }
  });
});
