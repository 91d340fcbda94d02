/** Accounts over HTTP: signing up, in and out, sessions, limits, profile, password, leaving. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { credentials, sessions, users } from '#platform/db/tables/users.table.ts';
import { isOutbox } from '#platform/mail/create-mailer.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    env: { SIGNIN_FAILURES_PER_ACCOUNT: '4', SIGNIN_FAILURES_PER_ADDRESS: '40' },
  });
});
afterAll(() => app.dispose());

const register = (json: object) => app.visitor().post<User & ErrorBody>('/api/register', json);

describe('signing up', () => {
  it('makes exactly one of many simultaneous first accounts the admin', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => register({ email: `first${i}@example.com`, password: PASSWORD })),
    );
    expect(answers.map((one) => one.status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter((one) => one.body.role === 'admin')).toHaveLength(1);
  });

  it('gives a trial with its dates and signs in', async () => {
    const visitor = app.visitor();
    const user = await visitor.signUp('newcomer');
    expect(user).toMatchObject({
      role: 'user',
      subscriptionStatus: 'trial',
      subscriptionPlan: 'free',
      isActive: true,
    });
    const hours = (new Date(user.trialEndsAt!).getTime() - new Date(user.createdAt).getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(user.subscriptionEndsAt).toBe(user.trialEndsAt);
    expect((await visitor.get<User>('/api/auth/user')).body).toEqual(user);
  });

  it('stores no password, only its argon2id hash', async () => {
    const { body } = await register({ email: 'hash@example.com', password: PASSWORD });
    const [row] = await app.platform.db.select().from(credentials).where(eq(credentials.userId, body.id));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(app.logLines.join('')).not.toContain(PASSWORD);
  });

  it('ignores fields that would raise the role', async () => {
    const { body } = await register({
      email: 'sneaky@example.com',
      password: PASSWORD,
      role: 'admin',
      subscriptionPlan: 'gold',
      isActive: true,
    });
    expect(body).toMatchObject({ role: 'user', subscriptionPlan: 'free' });
  });

  it.each([
    [{ email: 'no', password: PASSWORD }, 'Please enter a valid email address.'],
    [{ password: PASSWORD }, 'Please enter a valid email address.'],
    [{ email: 'short@example.com', password: 'short' }, 'Use at least 8 characters for the password.'],
    [
      { email: 'long@example.com', password: 'x'.repeat(201) },
      'Use at most 200 characters for the password.',
    ],
    [{ email: 'common@example.com', password: 'Password123' }, 'This password is too easy to guess.'],
    [{ email: 'n@example.com', password: PASSWORD, firstName: 'x'.repeat(81) }, 'Use at most 80 characters'],
  ])('%j is refused with a message', async (body, message) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('refuses an address that is taken, also in capitals', async () => {
    await register({ email: 'taken@example.com', password: PASSWORD });
    const answer = await register({ email: ' TAKEN@example.com ', password: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('already exists');
  });
});

describe('trying which addresses have an account', () => {
  it('is noticed by the owner and ends after a few', async () => {
    const small = await openTestApp();
    try {
      await small.person('owner');
      const attempt = () =>
        small.visitor().post<ErrorBody>('/api/register', { email: 'owner@example.com', password: PASSWORD });
      for (let i = 0; i < 20; i++) expect((await attempt()).status).toBe(409);
      expect((await attempt()).status).toBe(429);
      expect(
        (await small.visitor().post('/api/register', { email: 'n@example.com', password: PASSWORD })).status,
      ).toBe(429);
      const { mail } = small.platform;
      const told = async () =>
        isOutbox(mail)
          ? (await mail.list()).filter((one) => one.kind === 'account').map((one) => one.subject)
          : [];
      await expect.poll(told).toEqual(['You already have an account']);
    } finally {
      await small.dispose();
    }
  });
});

describe('sessions', () => {
  it('use a cookie that scripts cannot read and other sites do not send', async () => {
    const visitor = app.visitor();
    const response = await visitor.open('POST', '/api/register', {
      json: { email: 'cookie@example.com', password: PASSWORD },
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('atelier_sid='))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('rotate at sign-in: a token planted beforehand opens nothing', async () => {
    const visitor = app.visitor();
    await visitor.signUp('rotate');
    const before = visitor.cookies.get('atelier_sid')!;
    await visitor.post('/api/login', { email: 'rotate@example.com', password: PASSWORD });
    const after = visitor.cookies.get('atelier_sid')!;
    expect(after).not.toBe(before);
    visitor.cookies.set('atelier_sid', before);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    visitor.cookies.set('atelier_sid', after);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });

  it('are stored as a hash', async () => {
    const visitor = app.visitor();
    await visitor.signUp('hashed');
    const rows = await app.platform.db.select().from(sessions);
    expect(rows.some((row) => row.sid === visitor.cookies.get('atelier_sid'))).toBe(false);
  });

  it('are not ended by links and pictures of other sites', async () => {
    const visitor = app.visitor();
    await visitor.signUp('lured');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/page' },
    ] as Record<string, string>[]) {
      const answer = await visitor.get('/api/logout', headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      expect((await visitor.get('/api/auth/user')).status, JSON.stringify(headers)).toBe(200);
    }
    await visitor.get('/api/logout', { 'sec-fetch-site': 'same-origin', referer: `${app.base}/home` });
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  it('end at sign-out', async () => {
    const visitor = app.visitor();
    await visitor.signUp('leaver');
    const token = visitor.cookies.get('atelier_sid')!;
    const answer = await visitor.get('/api/logout');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
    expect(visitor.cookies.has('atelier_sid')).toBe(false);
    visitor.cookies.set('atelier_sid', token);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  it('are good for nothing while the account is suspended, even where nobody ended them', async () => {
    const visitor = app.visitor();
    const { id } = await visitor.signUp('half-suspended');
    const suspend = async (isActive: boolean) => {
      await app.platform.db.update(users).set({ isActive }).where(eq(users.id, id));
      await app.platform.sessions.announce(id);
    };
    await suspend(false);
    await expect.poll(async () => (await visitor.get('/api/auth/user')).status).toBe(401);
    await suspend(true);
    await expect.poll(async () => (await visitor.get('/api/auth/user')).status).toBe(200);
  });

  it('end everywhere when the account is suspended', async () => {
    const visitor = app.visitor();
    const { id } = await visitor.signUp('suspended');
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await app.platform.sessions.endAll(id);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    const again = await visitor.post<ErrorBody>('/api/login', {
      email: 'suspended@example.com',
      password: PASSWORD,
    });
    expect(again.status).toBe(403);
    expect(again.body.message).toContain('suspended');
  });
});

describe('signing in', () => {
  it('says the same for a wrong password and an unknown account', async () => {
    await register({ email: 'known@example.com', password: PASSWORD });
    const wrong = await app
      .visitor()
      .post<ErrorBody>('/api/login', { email: 'known@example.com', password: 'nope' });
    const unknown = await app
      .visitor()
      .post<ErrorBody>('/api/login', { email: 'who@example.com', password: 'nope' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(unknown.body.message);
    expect(wrong.text).toContain('Unauthorized');
  });

  it('is refused after too many failures, even with the right password, and leaves a trail', async () => {
    const { body } = await register({ email: 'guess@example.com', password: PASSWORD });
    const attempt = (password: string) =>
      app.visitor().post<ErrorBody>('/api/login', { email: 'Guess@example.com', password });
    for (let i = 0; i < 4; i++) expect((await attempt('wrong')).status).toBe(401);
    const locked = await attempt(PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.body.message).toMatch(/Too many failed sign-ins\. Please try again in \d+ minutes\./);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(60);
    const trail = await app.platform.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'sign_in_limit_reached'));
    expect(trail).toHaveLength(1);
    expect(trail[0]!.targetId).toBe(body.id);
    expect(JSON.stringify(trail[0])).not.toContain('wrong');
  });
});

describe('guessing many passwords at once', () => {
  it('gets no more tries than one after another', async () => {
    await register({ email: 'parallel@example.com', password: PASSWORD });
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        app.visitor().post('/api/login', { email: 'parallel@example.com', password: `guess ${i}` }),
      ),
    );
    expect(tries.filter((one) => one.status === 401)).toHaveLength(4);
    expect(tries.filter((one) => one.status === 429)).toHaveLength(8);
  });
});

describe('my account', () => {
  it('changes name, and picture only to one of my own', async () => {
    const ada = await app.person('profile');
    const bob = await app.person('other');
    const changed = await ada.put<User>('/api/account/profile', {
      firstName: ' Ada ',
      lastName: 'Lovelace',
      role: 'admin',
    });
    expect(changed.body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', role: 'user' });
    expect((await ada.get<User>('/api/auth/user')).body.firstName).toBe('Ada');

    const picture = await app.platform.assets.save({
      userId: bob.user!.id,
      name: 'p.png',
      type: 'image/png',
      bytes: new Uint8Array([1, 2, 3]),
    });
    expect((await ada.put('/api/account/profile', { pictureId: picture.id })).status).toBe(404);
    const own = await bob.put<User>('/api/account/profile', { pictureId: picture.id });
    expect(own.body.profileImageUrl).toBe(`/api/files/${picture.id}`);
    const without = await bob.put<User>('/api/account/profile', { pictureId: null });
    expect(without.body.profileImageUrl).toBeNull();
    expect((await bob.get(`/api/files/${picture.id}`)).status).toBe(404);
  });

  it('changes the password: other sessions end, this one goes on under a new token', async () => {
    const here = app.visitor();
    await here.signUp('password');
    const there = app.visitor();
    await there.post('/api/login', { email: 'password@example.com', password: PASSWORD });
    const before = here.cookies.get('atelier_sid');
    const line = await there.open('GET', '/api/events');

    const wrong = await here.put<ErrorBody>('/api/account/password', {
      currentPassword: 'no',
      newPassword: 'brand new one',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.issues?.[0]?.path).toBe('currentPassword');
    const right = await here.put('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'brand new one',
    });
    expect(right.status).toBe(200);

    expect(here.cookies.get('atelier_sid')).not.toBe(before);
    expect((await here.get('/api/auth/user')).status).toBe(200);
    expect((await there.get('/api/auth/user')).status).toBe(401);
    // The other place's live line is cut as well.
    await line.text();
    const old = await there.post('/api/login', { email: 'password@example.com', password: PASSWORD });
    expect(old.status).toBe(401);
    const fresh = await there.post('/api/login', {
      email: 'password@example.com',
      password: 'brand new one',
    });
    expect(fresh.status).toBe(200);
  });

  it('goes with everything that is mine, files included', async () => {
    const leaver = app.visitor();
    const { id } = await leaver.signUp('goodbye');
    await leaver.post('/api/tasks', { title: 'left behind' });
    const file = await app.platform.assets.save({
      userId: id,
      name: 'f',
      type: 'image/png',
      bytes: new Uint8Array(10),
    });

    expect(
      (await leaver.delete('/api/account', { confirm: 'wrong@example.com', password: PASSWORD })).status,
    ).toBe(400);
    expect(
      (await leaver.delete('/api/account', { confirm: 'goodbye@example.com', password: 'no' })).status,
    ).toBe(400);
    expect(
      (await leaver.delete('/api/account', { confirm: 'Goodbye@example.com', password: PASSWORD })).status,
    ).toBe(200);

    expect((await leaver.get('/api/auth/user')).status).toBe(401);
    expect(await app.platform.db.select().from(users).where(eq(users.id, id))).toEqual([]);
    await expect(app.platform.storage.head(file.storageKey)).rejects.toMatchObject({ code: 'not_found' });
    const again = await app
      .visitor()
      .post('/api/login', { email: 'goodbye@example.com', password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('keeps the only admin while others are there', async () => {
    const [admin] = await app.platform.db.select().from(users).where(eq(users.role, 'admin'));
    const visitor = app.visitor();
    await visitor.post('/api/login', { email: admin!.email, password: PASSWORD });
    const answer = await visitor.delete<ErrorBody>('/api/account', {
      confirm: admin!.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('only administrator');
  });
});

describe('too many sign-ups from one address', () => {
  it('are slowed down', async () => {
    const small = await openTestApp({ work: false, env: { SIGNUPS_PER_HOUR: '2' } });
    try {
      for (const name of ['a', 'b']) await small.person(name);
      const third = await small
        .visitor()
        .post<ErrorBody>('/api/register', { email: 'c@example.com', password: PASSWORD });
      expect(third.status).toBe(429);
      expect(third.body.message).toContain('Too many accounts');
    } finally {
      await small.dispose();
    }
  });
});
