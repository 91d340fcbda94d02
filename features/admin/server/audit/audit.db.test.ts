/** The audit trail over HTTP: filtered, in pages, exported harmlessly, and never changed. */

import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#platform/auth/audit.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { AuditLog } from '../../contract.ts';

const PATH = '/api/admin/audit-logs';
let app: TestApp;
let admin: Visitor;
let ben: Visitor;
const at = (second: number) => new Date(Date.UTC(2021, 0, 1, 0, 0, second));

beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
  ben = await app.person('ben');
  await app.platform.db.insert(auditLogs).values(
    Array.from({ length: 25 }, (_, i) => ({
      adminId: i % 2 ? admin.user!.id : 'gone-for-good',
      action: i % 5 ? 'old_action' : 'rare_action',
      targetType: 'user',
      targetId: i === 7 ? ben.user!.id : `target-${i}`,
      details: i === 3 ? { note: '=cmd()' } : null,
      // Pairs share a moment: the pages must still part them cleanly.
      createdAt: at(Math.floor(i / 2)),
    })),
  );
});
afterAll(() => app.dispose());

const list = async (query: Record<string, string> = {}) => {
  const answer = await admin.get<AuditLog[]>(`${PATH}?${new URLSearchParams(query)}`);
  return { ...answer, next: answer.headers.get('x-next-cursor') };
};

describe('reading', () => {
  it('goes through all pages, newest first, without gaps or repeats', async () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: '4', ...(cursor ? { cursor } : {}) });
      ids.push(...page.body.map((entry) => entry.id));
      cursor = page.next;
    } while (cursor);
    const all = (await list({ limit: '500' })).body;
    expect(ids).toEqual(all.map((entry) => entry.id));
    expect(new Set(ids).size).toBe(26);
    expect(all[0]).toMatchObject({ action: 'first_admin_created', actorEmail: 'admin@example.com' });
    const times = all.map((entry) => entry.createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('filters by action, actor, target and time', async () => {
    expect((await list({ action: 'rare_action' })).body).toHaveLength(5);
    expect((await list({ actor: 'gone-for-good' })).body).toHaveLength(13);
    expect((await list({ actor: 'Admin@example.com', action: 'old_action' })).body).toHaveLength(10);
    expect((await list({ target: 'ben@example.com' })).body).toMatchObject([{ targetId: ben.user!.id }]);
    expect((await list({ target: 'target-3' })).body).toMatchObject([{ details: { note: '=cmd()' } }]);
    const { body } = await list({ from: at(2).toISOString(), to: at(3).toISOString() });
    expect(body).toHaveLength(4);
    expect((await list({ action: 'never' })).body).toEqual([]);
  });

  it.each(['cursor=nonsense', 'cursor=%00', 'limit=0', 'limit=501', 'from=yesterday'])(
    '%s is refused in words',
    async (query) => expect((await admin.get(`${PATH}?${query}`)).status).toBe(400),
  );

  it('knows which actions there are', async () => {
    const { body } = await admin.get<string[]>(`${PATH}/actions`);
    expect(body).toEqual(['first_admin_created', 'old_action', 'rare_action']);
  });
});

describe('exporting', () => {
  it('gives a CSV of the filtered trail, harmless in a spreadsheet, and notes itself', async () => {
    await audit(app.platform.db, {
      actorId: null,
      action: '=danger()',
      targetType: '@x',
      targetId: '+1',
      details: { password: PASSWORD },
    });
    const answer = await admin.get(`${PATH}/export?to=${new Date(Date.now() + 60_000).toISOString()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-[\d-]+\.csv"$/,
    );
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(29);
    expect(answer.text).toContain(",'=danger(),'@x,'+1,");
    expect(answer.text).not.toContain(PASSWORD);
    const [noted] = (await list({ action: 'audit_log_exported' })).body;
    expect(noted).toMatchObject({
      adminId: admin.user!.id,
      details: { filter: { to: expect.any(String) }, address: expect.stringMatching(/127\.0\.0\.1/) },
    });

    const filtered = await admin.get(`${PATH}/export?action=rare_action`);
    expect(filtered.text.trimEnd().split('\r\n')).toHaveLength(6);
  });

  it('passes long trails through in pieces', async () => {
    const row = { adminId: null, action: 'bulk', targetType: 'x', createdAt: at(59) };
    await app.platform.db.insert(auditLogs).values(Array.from({ length: 2500 }, () => row));
    const { text } = await admin.get(`${PATH}/export?action=bulk`);
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1));
    expect(new Set(ids).size).toBe(2500);
  });
});

describe('the trail', () => {
  it('can be read but not written over HTTP', async () => {
    const total = async () => (await app.platform.db.select({ value: count() }).from(auditLogs))[0]!.value;
    const before = await total();
    const [entry] = (await list({ limit: '1' })).body;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [PATH, `${PATH}/${entry!.id}`, `${PATH}/export`]) {
        expect((await admin.send(method, path, { json: {} })).status).toBeGreaterThanOrEqual(404);
      }
    }
    expect(await total()).toBe(before);
  });
});
