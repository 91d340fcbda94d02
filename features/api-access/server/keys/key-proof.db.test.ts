/** An API key opens an account: it is made with everything that the account asks for, and ends with what made it possible. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { ProofNeeds } from '#common/proof.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { credentials, sessions } from '#platform/db/tables/users.table.ts';
import { codeOf, turnOnSecondFactor } from '#tests/factories/second-factor.ts';
import { createFakePasskey } from '#tests/fakes/fake-passkey.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';

const ORIGIN = 'https://atelier.example.com';
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false, env: { PUBLIC_URL: ORIGIN } });
  admin = await app.person('admin');
});
afterAll(() => app.dispose());

const order = { name: 'Test', scopes: ['read'] };
const make = (who: Visitor, proof: object) => who.post<ErrorBody>('/api/keys', { ...order, ...proof });
const needs = async (who: Visitor) => (await who.get<ProofNeeds>('/api/account/proof')).body;
const statusOf = async (key: string) =>
  (await new Visitor(app.base).get('/api/tasks', { authorization: `Bearer ${key}` })).status;
const count = async (who: Visitor) => (await who.get<unknown[]>('/api/keys')).body.length;

describe('making one', () => {
  it('takes the password', async () => {
    const ada = await app.person('ada');
    expect(await needs(ada)).toEqual({ password: true, code: false, passkey: false });
    for (const proof of [{}, { password: '' }, { password: 'not it' }, { code: '123456' }]) {
      const { status, body } = await make(ada, proof);
      expect([status, body.issues?.[0]?.path]).toEqual([403, 'password']);
      expect(body.message).toMatch(/password/);
    }
    expect(await count(ada)).toBe(0);
    expect((await make(ada, { password: PASSWORD })).status).toBe(201);
  });

  it('slows guessing down, by session', async () => {
    const bea = await app.person('bea');
    let status = 403;
    for (let i = 0; i < 12 && status === 403; i++) ({ status } = await make(bea, { password: `guess ${i}` }));
    expect(status).toBe(429);
  });

  it('takes a code too, where two-step sign-in is on', async () => {
    const cleo = await app.person('cleo');
    const { secret } = await turnOnSecondFactor(app, cleo);
    expect(await needs(cleo)).toEqual({ password: true, code: true, passkey: false });
    for (const code of [undefined, '000000']) {
      const { status, body } = await make(cleo, { password: PASSWORD, code });
      expect([status, body.issues?.[0]?.path]).toEqual([403, 'code']);
    }
    expect(await count(cleo)).toBe(0);
    const code = codeOf(secret);
    expect((await make(cleo, { password: PASSWORD, code })).status).toBe(201);
    expect((await make(cleo, { password: PASSWORD, code })).status).toBe(403);
  });

  it('takes the passkey of an account that has nothing else', async () => {
    const dan = await app.person('dan');
    const passkey = createFakePasskey(ORIGIN, dan.user!.id);
    const path = '/api/account/passkeys';
    const options = await dan.post<{ challenge: string }>(`${path}/options`, { password: PASSWORD });
    await dan.post(path, { name: 'Phone', response: passkey.register(options.body) });
    await app.platform.db.delete(credentials).where(eq(credentials.userId, dan.user!.id));
    expect(await needs(dan)).toEqual({ password: false, code: false, passkey: true });

    const refused = await make(dan, { password: PASSWORD });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([403, 'passkey']);
    const requested = async () =>
      (await dan.post<{ challenge: string }>('/api/account/proof/passkey', undefined)).body;
    expect(
      (await make(dan, { passkey: passkey.answer(await requested(), { unverified: true }) })).status,
    ).toBe(403);
    const signIn = (await dan.post<{ challenge: string }>('/api/login/passkey/options', undefined)).body;
    expect((await make(dan, { passkey: passkey.answer(signIn) })).status).toBe(403);
    const stranger = createFakePasskey(ORIGIN, dan.user!.id);
    expect((await make(dan, { passkey: stranger.answer(await requested()) })).status).toBe(403);
    expect(await count(dan)).toBe(0);
    expect((await make(dan, { passkey: passkey.answer(await requested()) })).status).toBe(201);
  });

  it('takes a sign-in of the last minutes, where the provider of single sign-on asks for the rest', async () => {
    const eve = await app.person('eve');
    await app.platform.db.delete(credentials).where(eq(credentials.userId, eve.user!.id));
    expect(await needs(eve)).toEqual({ password: false, code: false, passkey: false });
    expect((await make(eve, {})).status).toBe(201);
    const old = new Date(Date.now() - 11 * 60_000).toISOString();
    await app.platform.db
      .update(sessions)
      .set({ sess: sql`${sessions.sess} || jsonb_build_object('createdAt', ${old}::text)` })
      .where(sql`${sessions.sess}->>'userId' = ${eve.user!.id}`);
    const { status, body } = await make(eve, {});
    expect([status, body.message]).toEqual([403, expect.stringContaining('sign out and in again')]);
  });
});

describe('all keys', () => {
  const changePassword = (who: Visitor, more: object = {}) =>
    who.put('/api/account/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD}!`, ...more });

  it('end with a change of the password, unless one says otherwise', async () => {
    const [finn, gil] = [await app.person('finn'), await app.person('gil')];
    const key = await finn.makeKey(['read']);
    expect(await statusOf(key)).toBe(200);
    expect((await changePassword(finn)).status).toBe(200);
    expect([await statusOf(key), await count(finn)]).toEqual([401, 0]);
    const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, finn.user!.id));
    expect(trail.map((one) => one.action).sort()).toEqual(['api_keys_ended', 'password_changed']);

    const kept = await gil.makeKey(['read']);
    expect((await changePassword(gil, { endKeys: false })).status).toBe(200);
    expect([await statusOf(kept), await count(gil)]).toEqual([200, 1]);
  });

  it('end with “sign out everywhere”, unless one says otherwise', async () => {
    const ida = await app.person('ida');
    const key = await ida.makeKey(['read']);
    expect((await ida.delete('/api/account/sessions', { endKeys: false })).status).toBe(200);
    expect(await statusOf(key)).toBe(200);
    expect((await ida.delete('/api/account/sessions')).body).toEqual({ ended: 0 });
    expect([await statusOf(key), await count(ida)]).toEqual([401, 0]);
  });

  it('are good for nothing while their person is suspended, with their live lines', async () => {
    const joe = await app.person('joe');
    const key = await joe.makeKey(['read']);
    const headers = { authorization: `Bearer ${key}` };
    const line = await new Visitor(app.base).open('GET', '/api/events', { headers });
    const told = new Response(line.body).text();
    expect(await statusOf(key)).toBe(200);
    const setActive = (isActive: boolean) =>
      admin.put(`/api/admin/users/${joe.user!.id}/status`, { isActive });
    expect((await setActive(false)).status).toBe(200);
    expect(await told).toContain('session-ended');
    expect(await statusOf(key)).toBe(401);
    for (const path of ['/v1/models', '/mcp'])
      expect((await new Visitor(app.base).get(path, headers)).status, path).toBe(401);
    await setActive(true);
    expect(await statusOf(key)).toBe(200);
  });
});
