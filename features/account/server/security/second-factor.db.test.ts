/** Two-step sign-in over HTTP: set up, asked for, refused, recovered, ended, and reset by an administrator. */

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { isOutbox } from '#platform/mail/create-mailer.ts';
import { codeOf, forgetSteps as forgetStepsOf, turnOnSecondFactor } from '#tests/factories/second-factor.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { Security } from '../../calls/security-calls.ts';
import { recoveryCodes, secondFactors } from '../security.table.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.dispose());

const PATH = '/api/account/second-factor';
const security = async (who: Visitor) => (await who.get<Security>('/api/account/security')).body;
const signIn = async (email: string, password = PASSWORD) => {
  const visitor = app.visitor();
  return { visitor, answer: await visitor.post<ErrorBody & User>('/api/login', { email, password }) };
};
const enter = (visitor: Visitor, code: string) => visitor.post<ErrorBody & User>('/api/login/code', { code });
const actions = async (userId: string) =>
  (
    await app.platform.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, userId))
      .orderBy(auditLogs.createdAt, auditLogs.id)
  ).map((one) => one.action);
const subjectsTo = async (email: string) => {
  const { mail } = app.platform;
  if (!isOutbox(mail)) return [];
  return (await mail.list(1000))
    .filter((one) => one.to === email && one.kind === 'account')
    .map((one) => one.subject);
};
const forgetSteps = (userId: string) => forgetStepsOf(app, userId);

async function turnOn(name: string) {
  const person = await app.person(name);
  return { person, email: `${name}@example.com`, ...(await turnOnSecondFactor(app, person)) };
}

describe('setting up', () => {
  it('asks for the password, counts only after a first code, and shows ten recovery codes once', async () => {
    const person = await app.person('setup');
    expect((await person.post(PATH, { password: 'not it' })).status).toBe(400);
    const started = await person.post<{ secret: string; uri: string }>(PATH, { password: PASSWORD });
    expect(started.body.uri).toMatch(/^otpauth:\/\/totp\/Atelier:setup%40example\.com\?.*secret=/);
    expect((await security(person)).secondFactor).toBeNull();
    expect((await signIn('setup@example.com')).answer.status).toBe(200);

    const wrong = await person.post<ErrorBody>(`${PATH}/confirm`, { code: '000000' });
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'code']);
    const code = codeOf(started.body.secret);
    const { status, body } = await person.post<{ recoveryCodes: string[] }>(`${PATH}/confirm`, { code });
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await security(person)).secondFactor?.recoveryCodesLeft).toBe(10);
    expect(await actions(person.user!.id)).toEqual(['second_factor_on']);
    await expect.poll(() => subjectsTo('setup@example.com')).toEqual(['Two-step sign-in is on']);
  });

  it('keeps neither the secret nor the codes readable', async () => {
    const { person, secret, recovery } = await turnOn('stored');
    const { db } = app.platform;
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, person.user!.id));
    const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user!.id));
    const stored = JSON.stringify([row, codes]);
    for (const one of [secret, ...recovery]) expect(stored).not.toContain(one);
    expect(app.logLines.join('')).not.toContain(secret);
  });

  it('cannot replace an app that is in use', async () => {
    const { person } = await turnOn('replace');
    expect((await person.post(PATH, { password: PASSWORD })).status).toBe(409);
    expect((await person.post(`${PATH}/confirm`, { code: '123456' })).status).toBe(409);
  });
});

describe('signing in', () => {
  it('asks for a code after the password, and opens nothing before it', async () => {
    const { email, secret } = await turnOn('steps');
    const { visitor, answer } = await signIn(email);
    expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_required']);
    expect(visitor.cookies.has('atelier_sid')).toBe(false);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect((await enter(visitor, '000000')).status).toBe(401);
    const code = codeOf(secret);
    const done = await enter(visitor, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([done.status, done.body.email]).toEqual([200, email]);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });

  it('takes a code once, also when two use it at the same moment', async () => {
    const { email, secret } = await turnOn('replay');
    const [one, two] = [await signIn(email), await signIn(email)];
    const code = codeOf(secret);
    const answers = await Promise.all([enter(one.visitor, code), enter(two.visitor, code)]);
    expect(answers.map((each) => each.status).sort()).toEqual([200, 401]);
    expect((await enter((await signIn(email)).visitor, code)).status).toBe(401);
  });

  it('takes codes of clocks that are one step away, and no others', async () => {
    const { person, email, secret } = await turnOn('clocks');
    const { visitor } = await signIn(email);
    for (const steps of [-3, 3]) expect((await enter(visitor, codeOf(secret, steps))).status).toBe(401);
    expect((await enter(visitor, codeOf(secret, 1))).status).toBe(200);
    await forgetSteps(person.user!.id);
  });

  it('does not take a code without the password, or after the password has changed', async () => {
    const { person, email, secret } = await turnOn('half');
    expect((await enter(app.visitor(), codeOf(secret))).status).toBe(401);
    const { visitor } = await signIn(email);
    await person.put('/api/account/password', { currentPassword: PASSWORD, newPassword: 'another good one' });
    const late = await enter(visitor, codeOf(secret));
    expect([late.status, late.body.message]).toEqual([
      401,
      'Your sign-in took too long. Please start again.',
    ]);
    const forged = app.visitor();
    forged.cookies.set('atelier_second_step', visitor.cookies.get('atelier_second_step')!.replace(/.$/, 'x'));
    expect((await enter(forged, codeOf(secret))).status).toBe(401);
  });

  it('stops after five wrong codes from wherever, and tells the owner', async () => {
    const { person, email, secret } = await turnOn('guessed');
    for (let i = 0; i < 5; i++) {
      const { visitor } = await signIn(email);
      expect((await enter(visitor, '000000')).status).toBe(401);
    }
    const { visitor } = await signIn(email);
    expect((await enter(visitor, codeOf(secret))).status).toBe(429);
    expect(await actions(person.user!.id)).toContain('second_factor_limit_reached');
    await expect.poll(() => subjectsTo(email)).toContain('Somebody knows your password');
  });

  it('takes each recovery code once, in any spelling, and tells how many are left', async () => {
    const { person, email, recovery } = await turnOn('lost');
    const first = await signIn(email);
    expect((await enter(first.visitor, recovery[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await enter((await signIn(email)).visitor, recovery[0]!)).status).toBe(401);
    expect((await enter((await signIn(email)).visitor, recovery[1]!)).status).toBe(200);
    expect((await security(person)).secondFactor?.recoveryCodesLeft).toBe(8);
    await expect.poll(() => subjectsTo(email)).toContain('A recovery code was used');
    const other = await turnOn('other-codes');
    expect((await enter((await signIn(email)).visitor, other.recovery[0]!)).status).toBe(401);
  });
});

describe('ending it', () => {
  it('needs password and code; then the password is enough', async () => {
    const { person, email, secret } = await turnOn('off');
    expect((await person.delete(PATH, { password: PASSWORD })).status).toBe(400);
    expect((await person.delete(PATH, { password: PASSWORD, code: '000000' })).status).toBe(400);
    expect((await person.delete(PATH, { password: 'no', code: codeOf(secret) })).status).toBe(400);
    expect((await person.delete(PATH, { password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
    expect((await signIn(email)).answer.status).toBe(200);
    expect(await actions(person.user!.id)).toEqual(['second_factor_on', 'second_factor_off']);
  });

  it('new recovery codes end the earlier ones', async () => {
    const { person, email, secret, recovery } = await turnOn('renew');
    const { body } = await person.post<{ recoveryCodes: string[] }>(`${PATH}/recovery-codes`, {
      password: PASSWORD,
      code: codeOf(secret),
    });
    expect((await enter((await signIn(email)).visitor, recovery[0]!)).status).toBe(401);
    expect((await enter((await signIn(email)).visitor, body.recoveryCodes[9]!)).status).toBe(200);
  });

  it('is done by an administrator for somebody who lost everything, who is told; by nobody else', async () => {
    const { person, email } = await turnOn('helpless');
    const path = `/api/admin/users/${person.user!.id}`;
    expect((await person.delete(`${path}/second-factor`)).status).toBe(403);
    expect((await admin.get(`${path}/security`)).body).toEqual({
      hasSecondFactor: true,
      passkeys: 0,
      sessions: 1,
    });
    expect((await admin.delete(`${path}/second-factor`)).body).toMatchObject({ hasSecondFactor: false });
    expect((await admin.delete('/api/admin/users/nobody/second-factor')).status).toBe(404);
    expect((await signIn(email)).answer.status).toBe(200);
    const [entry] = await app.platform.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.targetId, person.user!.id), eq(auditLogs.action, 'second_factor_reset')));
    expect(entry!.adminId).toBe(admin.user!.id);
    await expect.poll(() => subjectsTo(email)).toContain('Your administrator turned two-step sign-in off');
  });
});
