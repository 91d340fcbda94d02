/** Sign-ins are remembered, but neither for ever nor without end. */

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIns } from '#platform/db/tables/usage.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import { recordSignIn, sweepSignIns } from './sign-ins.repo.ts';

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const ofAda = () =>
  app.platform.db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, ada.user!.id))
    .orderBy(desc(signIns.createdAt));

describe('signing in', () => {
  it('is noted with address and browser; a renewed session is not', async () => {
    await app.visitor().send('POST', '/api/login', {
      json: { email: 'ada@example.com', password: PASSWORD },
      headers: { 'user-agent': `Browser/1 ${'x'.repeat(500)}` },
    });
    await app.visitor().post('/api/login', { email: 'ada@example.com', password: 'wrong' });
    await ada.put('/api/account/password', { currentPassword: PASSWORD, newPassword: PASSWORD });
    const rows = await ofAda();
    expect(rows).toHaveLength(2);
    expect(rows[0]!.address).toMatch(/127\.0\.0\.1$/);
    expect(rows[0]!.agent).toMatch(/^Browser\/1 x+$/);
    expect(rows[0]!.agent).toHaveLength(200);
  });

  it('keeps the last hundred of each person', async () => {
    const bob = await app.person('bob');
    for (let i = 0; i < 105; i++)
      await recordSignIn(app.platform.db, { userId: ada.user!.id, address: `${i}` });
    const rows = await ofAda();
    expect(rows).toHaveLength(100);
    expect(rows.map((row) => row.address)).toContain('104');
    expect(rows.map((row) => row.address)).not.toContain('4');
    const others = await app.platform.db.select().from(signIns).where(eq(signIns.userId, bob.user!.id));
    expect(others).toHaveLength(1);
  });

  it('is forgotten after ninety days', async () => {
    await sweepSignIns(app.platform.db, Date.now() + 89 * 86_400_000);
    expect(await ofAda()).toHaveLength(100);
    await sweepSignIns(app.platform.db, Date.now() + 91 * 86_400_000);
    expect(await ofAda()).toHaveLength(0);
  });
});
