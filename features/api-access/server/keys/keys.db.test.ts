/** API keys over HTTP: made once, bound to their scopes and limits, counted to one, and refused the moment they are revoked. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '#common/user.ts';
import { apiKeys } from '#platform/db/tables/api-keys.table.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { jobs, notifications } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';
import type { ApiKeyInfo } from '../../contract.ts';
import { keyMailHandler } from './key-mail.handler.ts';
import { keyMailJob } from './key-mail.job.ts';

let app: TestApp;
let admin: Visitor;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

type Made = ApiKeyInfo & { key: string };
const make = async (who: Visitor, more: object = {}): Promise<Made> => {
  const { status, body, text } = await who.post<Made>('/api/keys', {
    name: 'Test',
    scopes: ['read'],
    password: PASSWORD,
    ...more,
  });
  expect(status, text).toBe(201);
  return body;
};
/** A program that has a key and no cookies. */
const program = (key: string) => {
  const visitor = new Visitor(app.base);
  const headers = { authorization: `Bearer ${key}` };
  return {
    send: <T = unknown>(method: string, path: string, json?: unknown) =>
      visitor.send<T>(method, path, { json, headers }),
    cookies: visitor.cookies,
  };
};
const statusOf = async (key: string, path = '/api/tasks') => (await program(key).send('GET', path)).status;

describe('a key', () => {
  it('is shown once, hashed at rest, listed with its last use, and in the audit trail', async () => {
    const { id, key } = await make(ada, { name: 'Shop', scopes: ['read', 'read', 'make'], monthlyBudget: 7 });
    expect(key).toMatch(/^atl_[\w-]{43}$/);
    const [row] = await app.platform.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key.slice(4));
    const listed = async () => (await ada.get<ApiKeyInfo[]>('/api/keys')).body.find((one) => one.id === id)!;
    expect(await listed()).toMatchObject({
      name: 'Shop',
      hint: key.slice(-4),
      scopes: ['read', 'make'],
      monthlyBudget: 7,
      usedThisMonth: 0,
      lastUsedAt: null,
    });
    expect((await ada.get('/api/keys')).text).not.toContain(key);
    expect(await statusOf(key)).toBe(200);
    expect((await listed()).lastUsedAt).not.toBeNull();
    expect((await ada.delete(`/api/keys/${id}`)).status).toBe(204);
    const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
    expect(trail.map((one) => one.action).sort()).toEqual(['api_key_created', 'api_key_revoked']);
    expect(JSON.stringify(trail)).not.toContain(key);
  });

  it('is heard of by its owner, in the bell and by mail, with what it may do and how to revoke it', async () => {
    const { id } = await make(ada, { name: 'Night shift', scopes: ['read', 'manage'] });
    await ada.delete(`/api/keys/${id}`);
    const about = expect.stringMatching(/^The key “Night shift” \(read, manage\) was made on .+ GMT\.$/);
    const [told] = await app.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.dedupeKey, `api-key:${id}`));
    expect(told).toMatchObject({ userId: ada.user!.id, title: 'A new API key was made', body: about });
    const queued = await app.platform.db.select().from(jobs).where(eq(jobs.type, keyMailJob.name));
    const payload = queued
      .map((job) => keyMailJob.payload.parse(job.payload))
      .find(({ what }) => what === told!.body)!;
    const { db } = app.platform;
    const send = () =>
      keyMailHandler(app.platform)({ payload, db } as Parameters<ReturnType<typeof keyMailHandler>>[0]);
    const sent = vi.spyOn(app.platform.mail, 'send');
    expect(await send()).toEqual({ sent: true });
    const [mail] = sent.mock.calls[0]!;
    expect(mail).toMatchObject({ to: ada.user!.email, subject: 'A new API key was made' });
    for (const part of ['Night shift', 'To revoke it', `/home?window=keys`])
      expect(mail.text).toContain(part);
    await db.update(users).set({ isActive: false }).where(eq(users.id, ada.user!.id));
    expect(await send()).toEqual({ sent: false });
    await db.update(users).set({ isActive: true }).where(eq(users.id, ada.user!.id));
    sent.mockRestore();
  });

  it('is refused when it is revoked, expired, malformed, unknown, or its owner suspended', async () => {
    const { id, key } = await make(ada);
    expect(await statusOf(key)).toBe(200);
    await ada.delete(`/api/keys/${id}`);
    const answer = await program(key).send('GET', '/api/tasks');
    expect([answer.status, answer.body]).toMatchObject([
      401,
      { message: 'Unauthorized', error: 'Unauthorized' },
    ]);

    const soon = await make(ada, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await statusOf(soon.key)).toBe(200);
    await app.platform.db
      .update(apiKeys)
      .set({ expiresAt: new Date(1) })
      .where(eq(apiKeys.id, soon.id));
    await app.platform.sessions.announce(ada.user!.id);
    expect(await statusOf(soon.key)).toBe(401);
    for (const wrong of [
      'atl_',
      'atl_x',
      `atl_${'a'.repeat(43)}`,
      `${key}x`,
      'sk-123',
      `atl_${'é'.repeat(9)}`.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''),
    ])
      expect(await statusOf(wrong), wrong).toBe(401);

    const bob = await app.person('bob');
    const his = await make(bob);
    expect(await statusOf(his.key)).toBe(200);
    await admin.put(`/api/admin/users/${bob.user!.id}/status`, { isActive: false });
    expect(await statusOf(his.key)).toBe(401);
  });

  it('counts more than a cookie that comes with it, needs no origin, and leaves no cookie', async () => {
    const { key } = await make(ada, { scopes: ['read', 'make'] });
    const headers = { authorization: `Bearer ${key}`, origin: 'https://elsewhere.example' };
    const visitor = new Visitor(app.base);
    const made = await visitor.send('POST', '/api/tasks', { json: { title: 'By key' }, headers });
    expect(made.status).toBe(201);
    expect(made.headers.getSetCookie()).toEqual([]);
    const mixed = await admin.send<User>('GET', '/api/auth/user', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(mixed.body.id).toBe(ada.user!.id);
    expect(mixed.text).not.toContain('apiKeyId');
    const forged = await admin.send('GET', '/api/auth/user', {
      headers: { authorization: 'Bearer atl_nonsense' },
    });
    expect(forged.status).toBe(401);
    // Whatever else a proxy in front puts there is not ours to judge.
    const foreign = await admin.send('GET', '/api/auth/user', { headers: { authorization: 'Basic eA==' } });
    expect(foreign.status).toBe(200);
    const login = await program(key).send('POST', '/api/login', { email: 'ada@example.com', password: 'x' });
    expect(login.status).toBe(403);
  });

  it('says what is wrong with an order for one, and there are not more than fifty', async () => {
    const wrong: [object, RegExp][] = [
      [{ name: ' ', scopes: ['read'] }, /name/],
      [{ name: 'x', scopes: [] }, /what the key may do/],
      [{ name: 'x', scopes: ['root'] }, /read, make or manage/],
      [{ name: 'x', scopes: ['read'], monthlyBudget: 0 }, /budget/],
      [{ name: 'x', scopes: ['read'], callsPerMinute: 0 }, /calls a minute/],
      [{ name: 'x', scopes: ['read'], expiresAt: '2001-01-01T00:00:00Z' }, /future/],
    ];
    for (const [body, words] of wrong) {
      const { status, text } = await ada.post('/api/keys', body);
      expect([status, text]).toEqual([400, expect.stringMatching(words)]);
    }
    const carl = await app.person('carl');
    const row = { userId: carl.user!.id, name: 'x', hint: 'x', scopes: ['read' as const], callsPerMinute: 1 };
    await app.platform.db
      .insert(apiKeys)
      .values(Array.from({ length: 47 }, (_, i) => ({ ...row, keyHash: `of carl ${i}` })));
    const order = { name: 'x', scopes: ['read'], password: PASSWORD };
    const all = await Promise.all(Array.from({ length: 8 }, () => carl.post('/api/keys', order)));
    expect(all.filter((one) => one.status === 201)).toHaveLength(3);
    expect(all.filter((one) => one.status === 409)).toHaveLength(5);
  });
});

describe('limits', () => {
  it('lets as many calls a minute through as it says, of two hundred at once', async () => {
    const { key } = await make(ada, { callsPerMinute: 25 });
    // A minute that ends in between would begin a new count.
    vi.useFakeTimers({ now: Date.now() - (Date.now() % 60_000), toFake: ['Date'] });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => program(key).send('GET', '/api/users/stats')),
    );
    vi.useRealTimers();
    expect(answers.filter((one) => one.status === 200)).toHaveLength(25);
    const refused = answers.find((one) => one.status === 429)!;
    expect(refused.text).toContain('25 calls a minute');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a budget is exact to one under two hundred parallel orders, and what fails is given back', async () => {
    const { id, key } = await make(ada, { scopes: ['make'], monthlyBudget: 5 });
    const caller = (await app.platform.apiKeys.find(key))!;
    const { usage, db } = app.platform;
    const charge = (work: string) =>
      db.transaction(async (tx) => (await usage.prepare(caller.user, 'image', false)).charge(tx, work));
    const results = await Promise.allSettled(Array.from({ length: 200 }, (_, i) => charge(`budget-${i}`)));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(5);
    const used = async () =>
      (await ada.get<ApiKeyInfo[]>('/api/keys')).body.find((one) => one.id === id)!.usedThisMonth;
    expect(await used()).toBe(5);
    const done = results.findIndex((one) => one.status === 'fulfilled');
    await usage.refund(db, `budget-${done}`);
    await usage.refund(db, `budget-${done}`);
    expect(await used()).toBe(4);
    await charge('budget-again');
    await expect(charge('budget-over')).rejects.toMatchObject({ code: 'quota_reached' });
    // What the person does themselves is no matter of the key's.
    await db.transaction(async (tx) =>
      (await usage.prepare(ada.user!, 'image', false)).charge(tx, 'by-hand'),
    );
    await app.platform.db.update(apiKeys).set({ budgetMonth: '2001-01' }).where(eq(apiKeys.id, id));
    expect(await used()).toBe(0);
    await charge('next-month');
    expect(await used()).toBe(1);
  });

  it('stops a call at the budget, before anything is made', async () => {
    const { id, key } = await make(ada, { scopes: ['make', 'read'], monthlyBudget: 1 });
    await app.platform.db
      .update(apiKeys)
      .set({ budgetMonth: new Date().toISOString().slice(0, 7), budgetUsed: 1 })
      .where(eq(apiKeys.id, id));
    const { status, text } = await program(key).send('POST', '/api/generate/speech', { text: 'Hello' });
    expect([status, text]).toEqual([429, expect.stringContaining('its budget of 1')]);
    const { body } = await ada.get<{ total: number }>('/api/speech');
    expect(body.total).toBe(0);
  });
});

it('a live line by key ends when the key is revoked', async () => {
  const { id, key } = await make(ada);
  const answer = await fetch(`${app.base}/api/events`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  const read = answer.text();
  await ada.delete(`/api/keys/${id}`);
  expect(await read).toContain('session-ended');
});

it('a live line by key ends when the key expires, which nobody announces', async () => {
  const { key } = await make(ada, { expiresAt: new Date(Date.now() + 2000).toISOString() });
  const answer = await fetch(`${app.base}/api/events`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('session-ended');
});

it('keys go with their person, and none are in an export', async () => {
  const eve = await app.person('eve');
  const { key } = await make(eve);
  await app.platform.db.delete(users).where(eq(users.id, eve.user!.id));
  await app.platform.sessions.announce(eve.user!.id);
  expect(await statusOf(key)).toBe(401);
});
