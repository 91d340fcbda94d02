/** Where somebody is signed in: listed, ended one by one or all but this one, with their live lines. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
