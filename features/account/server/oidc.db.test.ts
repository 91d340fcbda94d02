/** Sign-in through a real OpenID provider: who becomes whom, and what is refused. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { type FakeOidc, startFakeOidc } from '#tests/fakes/fake-oidc.ts';
import { freePort } from '#tests/harness/database/postgres-server.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let oidc: FakeOidc;

beforeAll(async () => {
  const port = await freePort();
  oidc = await startFakeOidc(`http://127.0.0.1:${port}/api/login/callback`);
  app = await openTestApp({
    work: false,
    env: {
      PORT: String(port),
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
    },
  });
});
afterAll(async () => {
  await app.dispose();
  await oidc.close();
});

/** From our door through the provider and back; the answer is what the callback says. */
async function signIn(visitor: Visitor, login: string, referer?: string) {
  const door = await visitor.get('/api/login', referer ? { referer } : undefined);
  expect(door.status).toBe(302);
  const back = await oidc.signInAs(login, door.headers.get('location')!);
  return visitor.get(back.replace(app.base, ''));
}

const me = async (visitor: Visitor) => (await visitor.get<User>('/api/auth/user')).body;

describe('signing in through the provider', () => {
  it('makes an account, the first an admin, and returns to the page that sent the person', async () => {
    oidc.people.set('ada', { given_name: 'Ada', family_name: 'Lovelace' });
    const visitor = app.visitor();
    const answer = await signIn(visitor, 'ada', `${app.base}/task-management?x=1`);
    expect(answer.headers.get('location')).toBe('/task-management?x=1');
    expect(await me(visitor)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@sso.example',
      role: 'admin',
      subscriptionStatus: 'trial',
    });
  });

  it('finds the same account again, even when the address at the provider has changed', async () => {
    const first = app.visitor();
    await signIn(first, 'bob');
    oidc.people.set('bob', { email: 'new-address@sso.example' });
    const second = app.visitor();
    await signIn(second, 'bob');
    expect((await me(second)).id).toBe((await me(first)).id);
  });

  it('never opens another account by its address', async () => {
    const owner = await app.person('victim');
    oidc.people.set('mallory', { email: 'victim@example.com', email_verified: true });
    const mallory = app.visitor();
    const answer = await signIn(mallory, 'mallory');
    expect(answer.headers.get('location')).toBe('/api/login?local=1&error=conflict');
    expect((await mallory.get('/api/auth/user')).status).toBe(401);
    expect((await me(owner)).id).toBe(owner.user!.id);
  });

  it('does not believe an address the provider has not verified', async () => {
    oidc.people.set('eve', { email: 'victim@example.com', email_verified: false });
    const eve = app.visitor();
    await signIn(eve, 'eve');
    expect(await me(eve)).toMatchObject({ email: null });
  });

  it('goes to our own pages only', async () => {
    for (const referer of ['https://evil.example/phish', `${app.base}/api/logout`, 'not an address']) {
      const answer = await signIn(app.visitor(), 'bob', referer);
      expect(answer.headers.get('location')).toBe('/');
    }
  });

  it('refuses a forged, repeated or foreign answer', async () => {
    const visitor = app.visitor();
    const door = await visitor.get('/api/login');
    const back = (await oidc.signInAs('bob', door.headers.get('location')!)).replace(app.base, '');
    const refused = /^\/api\/login\?local=1&error=/;
    expect((await app.visitor().get(back)).headers.get('location')).toMatch(refused);
    const forged = back.replace(/state=[^&]+/, 'state=forged');
    expect((await visitor.get(forged)).headers.get('location')).toMatch(refused);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  it('keeps suspended people out, and the local door open', async () => {
    const visitor = app.visitor();
    await signIn(visitor, 'carol');
    const { id } = await me(visitor);
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await app.platform.sessions.endAll(id);
    const answer = await signIn(app.visitor(), 'carol');
    expect(answer.headers.get('location')).toBe('/api/login?local=1&error=forbidden');
    expect((await app.visitor().get('/api/login?local=1')).status).toBe(200);
  });

  it('makes no new account while sign-ups are closed, and lets known people in', async () => {
    await signIn(app.visitor(), 'known');
    await app.platform.settings.set('sign_ups', 'closed', null);
    const stranger = app.visitor();
    const answer = await signIn(stranger, 'stranger');
    expect(answer.headers.get('location')).toBe('/api/login?local=1&error=closed');
    expect((await stranger.get('/api/auth/user')).status).toBe(401);
    const known = app.visitor();
    await signIn(known, 'known');
    expect(await me(known)).toMatchObject({ email: 'known@sso.example' });
    await app.platform.settings.set('sign_ups', 'open', null);
  });

  it('tells an account without a password so when it wants to change it', async () => {
    const visitor = app.visitor();
    await signIn(visitor, 'dave');
    const answer = await visitor.put<{ message: string }>('/api/account/password', {
      currentPassword: 'x',
      newPassword: 'long enough',
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('single sign-on');
    expect((await visitor.delete('/api/account', { confirm: 'dave@sso.example' })).status).toBe(200);
  });
});

describe('a provider that is down', () => {
  it('leads to the local page with a message', async () => {
    const port = await freePort();
    const lonely = await openTestApp({
      work: false,
      env: { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    });
    try {
      const answer = await lonely.visitor().get('/api/login');
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/api/login?local=1&error=upstream_failed');
    } finally {
      await lonely.dispose();
    }
  });
});
