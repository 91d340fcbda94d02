/** Guessing passwords is slowed down without locking the owner of the account out. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';

const LIMIT = 3;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    env: {
      SIGNIN_FAILURES_PER_ACCOUNT: String(LIMIT),
      SIGNIN_FAILURES_PER_ADDRESS: '1000',
      TRUST_PROXY: '1',
    },
  });
});
afterAll(() => app.dispose());

const signIn = (who: Visitor, email: string, password: string, address = '203.0.113.1') =>
  who.send<ErrorBody>('POST', '/api/login', {
    json: { email, password },
    headers: { 'x-forwarded-for': address },
  });

/** Wrong passwords from one address, as many as it takes to be refused there. */
async function guess(email: string, address: string): Promise<void> {
  for (let i = 0; i < LIMIT; i++) await signIn(app.visitor(), email, 'wrong', address);
  expect((await signIn(app.visitor(), email, 'wrong', address)).status).toBe(429);
}

describe('while somebody else guesses', () => {
  it('the owner signs in from their own address, and from the guesser’s on a device they used before', async () => {
    const owner = await app.person('owner');
    await guess('owner@example.com', '203.0.113.7');
    expect((await signIn(app.visitor(), 'owner@example.com', PASSWORD, '203.0.113.7')).status).toBe(429);
    expect((await signIn(app.visitor(), 'owner@example.com', PASSWORD, '203.0.113.8')).status).toBe(200);
    expect((await signIn(owner, 'owner@example.com', PASSWORD, '203.0.113.7')).status).toBe(200);
  });

  it('the owner changes the password in the session that is open', async () => {
    const owner = await app.person('inside');
    await guess('inside@example.com', '127.0.0.1');
    const answer = await owner.put('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'brand new one',
    });
    expect(answer.status).toBe(200);
  });

  it('from many addresses, new ones wait, but no known device and no usual address does', async () => {
    const owner = app.visitor();
    await owner.signUp('many');
    expect((await signIn(app.visitor(), 'many@example.com', PASSWORD, '198.51.100.1')).status).toBe(200);
    for (let i = 0; i < 2 * LIMIT; i++)
      await guess('many@example.com', `203.0.113.${20 + i}`).catch(() => {});
    const stranger = await signIn(app.visitor(), 'many@example.com', PASSWORD, '203.0.113.99');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(owner, 'many@example.com', PASSWORD, '203.0.113.99')).status).toBe(200);
    expect((await signIn(app.visitor(), 'many@example.com', PASSWORD, '198.51.100.1')).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has a limit of its own, which is written down', async () => {
    const owner = app.visitor();
    const { id } = await owner.signUp('thief');
    for (let i = 0; i < LIMIT; i++)
      expect((await signIn(owner, 'thief@example.com', 'wrong')).status).toBe(401);
    const refused = await signIn(owner, 'thief@example.com', PASSWORD);
    expect(refused.body.message).toMatch(/Too many failed sign-ins\. Please try again in \d+ minutes\./);
    const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
    expect(trail.map((entry) => entry.action)).toEqual(['sign_in_limit_reached']);
  });

  it('is known for the accounts that signed in there only, and cannot be made up', async () => {
    const other = app.visitor();
    await other.signUp('neighbour');
    const victim = app.visitor();
    await victim.signUp('victim');
    await guess('victim@example.com', '203.0.113.60');
    expect((await signIn(other, 'victim@example.com', PASSWORD, '203.0.113.60')).status).toBe(429);
    const [text, signature] = victim.cookies.get('atelier_device')!.split('.');
    for (const forged of [`${text}.${signature!.replace(/./, 'x')}`, `${text}x.${signature}`, 'a.b', '.']) {
      const stub = app.visitor();
      stub.cookies.set('atelier_device', forged);
      expect((await signIn(stub, 'victim@example.com', PASSWORD, '203.0.113.60')).status, forged).toBe(429);
    }
  });

  it('keeps its cookie from scripts and other sites', async () => {
    const answer = await app.visitor().send('POST', '/api/register', {
      json: { email: 'device@example.com', password: PASSWORD },
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('atelier_device='))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toContain('device@example.com');
  });
});

describe('guessing inside an open session', () => {
  it('is slowed down as well', async () => {
    const thief = await app.person('open');
    const attempt = () =>
      thief.put<ErrorBody>('/api/account/password', { currentPassword: 'no', newPassword: 'brand new one' });
    for (let i = 0; i < LIMIT; i++) expect((await attempt()).status).toBe(400);
    expect((await attempt()).body.message).toContain('Too many wrong passwords.');
  });
});
