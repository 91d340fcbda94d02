/** The list of people: found by how they begin, filtered, sorted, in pages; and one of them in detail. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#platform/db/tables/users.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { AdminUser, AdminUserDetail } from '../../contract.ts';

interface Page {
  users: AdminUser[];
  total: number;
  page: number;
  pageSize: number;
}

let app: TestApp;
let admin: Visitor;
const at = (day: number) => new Date(Date.UTC(2020, 0, day));

beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('zoe');
  await app.platform.db.insert(users).values([
    { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', createdAt: at(1) },
    {
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'moderator',
      createdAt: at(2),
    },
    { email: 'alan@example.com', firstName: 'Alan', lastName: 'Turing', isActive: false, createdAt: at(3) },
    {
      email: '50%_off@example.com',
      firstName: 'adam',
      lastName: 'Sale',
      subscriptionPlan: 'gold',
      createdAt: at(4),
    },
    { email: null, firstName: null, lastName: 'Loveday', createdAt: at(5) },
  ]);
});
afterAll(() => app.dispose());

const list = async (query: Record<string, string> = {}) =>
  (await admin.get<Page>(`/api/admin/users?${new URLSearchParams(query)}`)).body;
const names = async (query: Record<string, string>) =>
  (await list(query)).users.map((user) => user.lastName ?? user.firstName);

describe('finding', () => {
  it.each([
    ['ada', ['Sale', 'Lovelace']],
    ['ADA@EX', ['Lovelace']],
    ['love', ['Loveday', 'Lovelace']],
    ['ada love', ['Lovelace']],
    ['example', []],
    ['50%', ['Sale']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table users; --", []],
  ])('%s', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
    expect((await list({ search })).total).toBe(expected.length);
  });

  it('filters by role, plan and state, also together with a search', async () => {
    expect(await names({ role: 'moderator' })).toEqual(['Hopper']);
    expect(await names({ plan: 'gold' })).toEqual(['Sale']);
    expect(await names({ active: 'false' })).toEqual(['Turing']);
    expect(await names({ search: 'a', active: 'true', plan: 'free' })).toEqual(['Lovelace']);
  });
});

describe('order and pages', () => {
  it.each([
    ['newest', ['zoe', 'Loveday', 'Sale', 'Turing', 'Hopper', 'Lovelace']],
    ['oldest', ['Lovelace', 'Hopper', 'Turing', 'Sale', 'Loveday', 'zoe']],
    ['email', ['Sale', 'Lovelace', 'Turing', 'Hopper', 'zoe', 'Loveday']],
    ['name', ['Lovelace', 'Sale', 'Turing', 'Hopper', 'zoe', 'Loveday']],
  ])('%s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
    const pages = [];
    for (const page of ['1', '2', '3']) pages.push(...(await names({ sort, page, pageSize: '2' })));
    expect(pages).toEqual(expected);
  });

  it('says where it is and how many there are', async () => {
    expect(await list({ page: '2', pageSize: '4' })).toMatchObject({ total: 6, page: 2, pageSize: 4 });
    expect((await list({ page: '9' })).users).toEqual([]);
    for (const query of ['page=0', 'pageSize=201', 'sort=random', 'role=king', 'page=1.5']) {
      expect((await admin.get(`/api/admin/users?${query}`)).status).toBe(400);
    }
  });

  it('shows when somebody was last here, and nothing secret', async () => {
    const before = Date.now();
    await admin.post('/api/login', { email: 'zoe@example.com', password: PASSWORD });
    const [zoe, other] = (await list()).users;
    expect(Date.parse(zoe!.lastSignInAt!)).toBeGreaterThanOrEqual(before - 5);
    expect(other!.lastSignInAt).toBeNull();
    expect(JSON.stringify(await list())).not.toMatch(/argon2|password/i);
  });
});

describe('one person', () => {
  it('is shown with usage, storage and sign-ins', async () => {
    const ben = await app.person('ben');
    const { usage, assets, db } = app.platform;
    await (await usage.prepare(ben.user!, 'image', false)).charge(db, 'one');
    await assets.save({ userId: ben.user!.id, name: 'f', type: 'image/png', bytes: new Uint8Array(123) });
    await ben.post('/api/projects', { title: 'Film', type: 'video' });
    const { body } = await admin.get<AdminUserDetail>(`/api/admin/users/${ben.user!.id}`);
    expect(body).toMatchObject({ projectCount: 1, storageBytes: 123, user: { email: 'ben@example.com' } });
    expect(body.usage).toContainEqual({ kind: 'image', used: 1, limit: 1 });
    expect(body.signIns).toHaveLength(1);
    expect(body.signIns[0]!.address).toMatch(/127\.0\.0\.1$/);
    expect(body.user.lastSignInAt).toBe(body.signIns[0]!.at);
  });

  it.each(['nobody', '%00', 'x'.repeat(65)])('%s is not found', async (id) => {
    const answer = await admin.get(`/api/admin/users/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect((await admin.get('/api/admin/users/nobody')).status).toBe(404);
  });
});
