/** Two web processes on one PostgreSQL behave as one product. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#platform/db/tables/users.table.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';
import { emptyDatabase, query } from './databases.ts';
import { openEventLine } from './event-line.ts';
import { endEverything, ownFolder, startWeb, until } from './product-process.ts';

let url: string;
let a: string;
let b: string;

beforeAll(async () => {
  url = await emptyDatabase();
  const settings = { DATA_DIR: ownFolder(), DATABASE_URL: url };
  [a, b] = (await Promise.all([startWeb(settings).ready(), startWeb(settings).ready()])) as [string, string];
});
afterAll(endEverything);

/** The same browser, sent to the other process by a load balancer. */
function at(base: string, person: Visitor): Visitor {
  const moved = new Visitor(base);
  for (const [name, value] of person.cookies) moved.cookies.set(name, value);
  return moved;
}

async function signedIn(base: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(base);
  const answer = await visitor.post('/api/login', { email: `${name}@example.com`, password: PASSWORD });
  expect(answer.status).toBe(200);
  return visitor;
}

const statusOf = async (person: Visitor) => (await person.get('/api/auth/user')).status;

/** Word travels between processes in milliseconds; a remembered session would stay good for half a minute. */
const refusedSoon = (person: Visitor) => {
  const deadline = Date.now() + 20_000;
  return until(async () => {
    expect(Date.now(), 'the session should have ended by now').toBeLessThan(deadline);
    return (await statusOf(person)) === 401;
  });
};

describe('two web processes', () => {
  it('migrate an empty database together, each migration once', async () => {
    for (const base of [a, b]) expect((await fetch(`${base}/api/health`)).status).toBe(200);
    const rows = await query<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
  });

  it('make one admin of simultaneous first accounts', async () => {
    const answers = await Promise.all([a, b, a, b].map((base, i) => new Visitor(base).signUp(`first${i}`)));
    expect(answers.filter((user) => user.role === 'admin')).toHaveLength(1);
  });

  it('share sessions: signed in at one, known at the other, signed out at both', async () => {
    const ada = new Visitor(a);
    await ada.signUp('ada');
    const elsewhere = at(b, ada);
    expect(await statusOf(elsewhere)).toBe(200);
    await ada.get('/api/logout');
    await refusedSoon(elsewhere);
  });

  it('end sessions at both when the password changes at one', async () => {
    const here = new Visitor(a);
    await here.signUp('bob');
    const there = await signedIn(b, 'bob');
    expect(await statusOf(there)).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'another good password' };
    expect((await here.put('/api/account/password', change)).status).toBe(200);
    await refusedSoon(there);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(at(b, here))).toBe(200);
  });

  longIt('end sessions at both when the account is suspended', async () => {
    const here = new Visitor(a);
    const { id } = await here.signUp('eve');
    const there = at(b, here);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    const { platform, dispose } = await openTestPlatform({ databaseUrl: url });
    await platform.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await platform.sessions.endAll(id);
    await dispose();
    await refusedSoon(here);
    await refusedSoon(there);
  });

  it('carry events from one to pages at the other, and to nobody else', async () => {
    const cy = new Visitor(a);
    await cy.signUp('cy');
    const dan = new Visitor(b);
    await dan.signUp('dan');
    const line = await openEventLine(at(b, cy));
    const other = await openEventLine(dan);
    await cy.post('/api/notifications/read', {});
    await line.next((event) => event.type === 'invalidate' && event.keys.includes('/api/notifications'));
    await dan.put('/api/account/profile', { firstName: 'Daniel' });
    await dan.post('/api/notifications/read', {});
    const first = await other.next(() => true);
    expect(first).toEqual({ type: 'invalidate', keys: ['/api/notifications'] });
    expect(other.count()).toBe(1);
  });
});
