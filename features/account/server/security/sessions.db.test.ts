/** Where somebody is signed in: listed, ended one by one or all but this one, with their live lines. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '#platform/auth/sessions.ts';
import { sessions } from '#platform/db/tables/users.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { AccountSession } from '../../calls/security-calls.ts';

const PATH = '/api/account/sessions';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  await app.person('admin');
});
afterAll(() => app.dispose());

const list = async (who: Visitor) => (await who.get<AccountSession[]>(PATH)).body;
async function another(email: string): Promise<Visitor> {
  const visitor = app.visitor();
  const headers = { 'user-agent': PHONE };
  await visitor.send('POST', '/api/login', { json: { email, password: PASSWORD }, headers });
  return visitor;
}

it('lists them with device and last use, this one first, and without what the cookie holds', async () => {
  const here = await app.person('ada');
  await another('ada@example.com');
  await app.person('somebody-else');
  const all = await list(here);
  expect(all.map((one) => one.isCurrent)).toEqual([true, false]);
  expect(all[1]!.agent).toBe(PHONE);
  const { text } = await here.get(PATH);
  const rows = await app.platform.db.select().from(sessions);
  for (const { sid } of rows) expect(text).not.toContain(sid);
  expect(text).not.toContain(here.cookies.get('atelier_sid'));
});

it('ends the one that was chosen at once, with its live line', async () => {
  const here = await app.person('bea');
  const there = await another('bea@example.com');
  const line = await there.open('GET', '/api/events');
  const told = new Response(line.body).text();
  const other = (await list(here)).find((one) => !one.isCurrent)!;
  expect((await here.delete(`${PATH}/${other.id}`)).status).toBe(200);
  expect(await told).toContain('session-ended');
  expect((await there.get('/api/auth/user')).status).toBe(401);
  expect((await here.get('/api/auth/user')).status).toBe(200);
  expect((await here.delete(`${PATH}/${other.id}`)).status).toBe(404);
});

it('is worth nothing when its days are over', async () => {
  await app.person('dora');
  const late = await another('dora@example.com');
  const sid = hashToken(late.cookies.get('atelier_sid')!);
  await app.platform.db
    .update(sessions)
    .set({ expire: new Date(Date.now() - 1000) })
    .where(eq(sessions.sid, sid));
  expect((await late.get('/api/auth/user')).status).toBe(401);
  expect((await late.post('/api/tasks', { title: 'Too late' })).status).toBe(401);
});

it('ends all but this one', async () => {
  const here = await app.person('cleo');
  const others = [await another('cleo@example.com'), await another('cleo@example.com')];
  expect((await here.delete(PATH)).body).toEqual({ ended: 2 });
  for (const one of others) expect((await one.get('/api/auth/user')).status).toBe(401);
  expect(await list(here)).toHaveLength(1);
});

it('ends none of somebody else’s', async () => {
  const [dan, eve] = [await app.person('dan'), await app.person('eve')];
  const [theirs] = await list(dan);
  expect((await eve.delete(`${PATH}/${theirs!.id}`)).status).toBe(404);
  expect((await dan.get('/api/auth/user')).status).toBe(200);
});

it('notes the use of a session that was left alone for a while', async () => {
  const here = await app.person('finn');
  const there = await another('finn@example.com');
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await app.platform.db
    .update(sessions)
    .set({ sess: sql`${sessions.sess} || jsonb_build_object('createdAt', ${old}::text)` })
    .where(sql`${sessions.sess}->>'userId' = ${here.user!.id}`);
  const lastUse = async () => (await list(here)).find((one) => !one.isCurrent)!.lastUsedAt;
  expect(await lastUse()).toBe(old);
  await app.platform.sessions.announce(here.user!.id);
  await there.get('/api/auth/user');
  expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(old) + 3_000_000);
});

describe('a session that is used', () => {
  const DAY = 86_400_000;
  const left = async (who: Visitor) => {
    const sid = hashToken(who.cookies.get('atelier_sid')!);
    const [row] = await app.platform.db.select().from(sessions).where(eq(sessions.sid, sid));
    return (row!.expire.getTime() - Date.now()) / DAY;
  };
  const setLeft = async (who: Visitor, days: number) => {
    const sid = hashToken(who.cookies.get('atelier_sid')!);
    const expire = new Date(Date.now() + days * DAY);
    await app.platform.db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
    await app.platform.sessions.announce(who.user!.id);
  };
  const cookiesOf = (answer: { headers: Headers }) =>
    answer.headers.getSetCookie().filter((one) => one.startsWith('atelier_'));

  it('goes on in the browser too: its cookie is sent again, once a day', async () => {
    const gil = await app.person('gil');
    expect(cookiesOf(await gil.get('/api/tasks'))).toEqual([]);
    await setLeft(gil, 28.9);
    const token = gil.cookies.get('atelier_sid')!;
    const [session, hint] = cookiesOf(await gil.get('/api/tasks'));
    expect(session).toContain(`atelier_sid=${token}; Max-Age=${30 * 86_400}; Path=/; HttpOnly; SameSite=Lax`);
    expect(hint).toContain(`atelier_in=1; Max-Age=${30 * 86_400}`);
    expect(await left(gil)).toBeGreaterThan(29.9);
    expect(cookiesOf(await gil.get('/api/tasks'))).toEqual([]);
  });

  it('is not renewed by signing out, nor in an answer that caches may keep', async () => {
    const hal = await app.person('hal');
    await setLeft(hal, 10);
    const out = cookiesOf(await hal.get('/api/logout'));
    const isGone = (one: string) => /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(one);
    expect(out.filter(isGone)).toHaveLength(2);
    // For the page, which then forgets what they left in the browser.
    expect(out.filter((one) => !isGone(one))).toEqual([expect.stringMatching(/^atelier_out=1;/)]);
    expect((await hal.get('/api/auth/user')).status).toBe(401);

    const ivo = await app.person('ivo');
    await setLeft(ivo, 10);
    const kept = await ivo.get('/api/docs/reference.js');
    expect([kept.headers.get('cache-control'), cookiesOf(kept)]).toEqual(['public, max-age=3600', []]);
  });
});
