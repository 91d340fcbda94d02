/** Who may call what of the admin area, tried with every call that its contracts know; and no way up from below. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import type { ErrorBody } from '#common/errors.ts';
import * as reporting from '#common/report.ts';
import type { User } from '#common/user.ts';
import { getUserSecurity, resetUserSecondFactor } from '#features/account/contract.ts';
import { answerProblem, getDiagnostics, listAllProblems } from '#features/help/contract.ts';
import {
  approveTemplate,
  getModeratedFile,
  getModeratedPicture,
  listModeratedTemplates,
  refuseTemplate,
} from '#features/template/contract.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import * as costs from '../calls/cost-calls.ts';
import * as installation from '../calls/installation-calls.ts';
import * as models from '../calls/model-calls.ts';
import * as weights from '../calls/weight-calls.ts';
import * as admin from '../contract.ts';

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
/** Of the account feature, whose rows they are about. */
const OF_ACCOUNT = [getUserSecurity, resetUserSecondFactor];
/** Of help: what people have asked. */
const OF_HELP = [answerProblem, getDiagnostics, listAllProblems];
/** Of templates: what people propose to everybody. */
const OF_TEMPLATES = [
  approveTemplate,
  getModeratedFile,
  getModeratedPicture,
  listModeratedTemplates,
  refuseTemplate,
];
const EXPORTED: unknown[] = [admin, costs, installation, models, weights, reporting]
  .flatMap<unknown>(Object.values)
  .concat(OF_ACCOUNT, OF_HELP, OF_TEMPLATES);
const CALLS = EXPORTED.filter(isRoute);
const ADMIN_CALLS = CALLS.filter((call) => call.access === 'admin');
const REVIEW_CALLS = CALLS.filter((call) => call.access === 'moderator');
const named = (calls: RouteContract[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

let app: TestApp;
let people: Record<'nobody' | 'user' | 'moderator' | 'suspended' | 'admin', Visitor>;

beforeAll(async () => {
  app = await openTestApp({ work: false });
  const boss = await app.person('boss');
  const appointed = async (name: string, role: User['role']) => {
    const person = await app.person(name);
    await boss.put(`/api/admin/users/${person.user!.id}/role`, { role });
    return person;
  };
  const suspended = await appointed('suspended', 'admin');
  expect((await suspended.get('/api/admin/stats')).status).toBe(200);
  await boss.put(`/api/admin/users/${suspended.user!.id}/status`, { isActive: false });
  people = {
    nobody: app.visitor(),
    user: await app.person('user'),
    moderator: await appointed('moderator', 'moderator'),
    suspended,
    admin: boss,
  };
});
afterAll(() => app.dispose());

/** Ids that do not exist and no body: harmless where the call is let through. */
const call = (who: keyof typeof people, { method, path }: RouteContract) =>
  people[who].send<ErrorBody>(method, path.replace(/:\w+/g, 'nothing'), {
    json: method === 'GET' ? undefined : {},
  });

describe('the lists of calls', () => {
  it('are complete: whatever is served under these paths is in them, and for the right people', async () => {
    expect(ADMIN_CALLS.length).toBeGreaterThanOrEqual(15);
    expect(REVIEW_CALLS).toHaveLength(3);
    for (const { path, access } of CALLS) {
      if (path.startsWith('/api/admin') || path.startsWith('/api/email')) expect(access).toBe('admin');
      if (path.startsWith('/api/moderation')) expect(access).toBe('moderator');
    }
    const document = (await people.nobody.get<{ paths: Record<string, object> }>('/api/docs/openapi.json'))
      .body;
    const served = Object.keys(document.paths).filter((path) =>
      /^\/api\/(admin|moderation|email)/.test(path),
    );
    const known = new Set(CALLS.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')));
    expect(served.length).toBeGreaterThan(15);
    expect(served.filter((path) => !known.has(path))).toEqual([]);
  });
});

describe.each(named(ADMIN_CALLS))('%s', (_name, contract) => {
  it('is for active admins', async () => {
    for (const who of ['nobody', 'suspended'] as const) {
      const answer = await call(who, contract);
      expect([who, answer.status, answer.body.error]).toEqual([who, 401, 'Unauthorized']);
    }
    for (const who of ['user', 'moderator'] as const) {
      const answer = await call(who, contract);
      expect([who, answer.status]).toEqual([who, 403]);
      expect(answer.body.message).toBe('You need admin privileges for this.');
    }
    expect([200, 400, 404, 409]).toContain((await call('admin', contract)).status);
  });
});

describe.each(named(REVIEW_CALLS))('%s', (_name, contract) => {
  it('is for moderators and admins', async () => {
    for (const who of ['nobody', 'suspended'] as const) expect((await call(who, contract)).status).toBe(401);
    expect((await call('user', contract)).status).toBe(403);
    for (const who of ['moderator', 'admin'] as const) {
      expect([200, 400, 404, 409]).toContain((await call(who, contract)).status);
    }
  });
});

describe('no way up', () => {
  const wishes = {
    role: 'admin',
    isActive: true,
    subscriptionPlan: 'gold',
    subscriptionStatus: 'active',
    subscriptionEndsAt: null,
    trialEndsAt: '2999-01-01T00:00:00Z',
    id: 'chosen',
    user: { role: 'admin' },
    __proto__: { role: 'admin' },
  };
  const rowOf = async (id: string) =>
    (await app.platform.db.select().from(users).where(eq(users.id, id)))[0]!;

  it('through what one sends at sign-up or with the profile', async () => {
    const visitor = app.visitor();
    const { body } = await visitor.post<User>('/api/register', {
      ...wishes,
      email: 'sly@example.com',
      password: PASSWORD,
    });
    expect(body.id).not.toBe('chosen');
    await visitor.put('/api/account/profile', { ...wishes, firstName: 'Sly' });
    const row = await rowOf(body.id);
    expect(row).toMatchObject({
      firstName: 'Sly',
      role: 'user',
      subscriptionPlan: 'free',
      subscriptionStatus: 'trial',
    });
    expect(row.trialEndsAt!.getTime()).toBeLessThan(Date.now() + 2 * 86_400_000);
    expect((await visitor.get('/api/admin/stats')).status).toBe(403);
  });

  it('through what an admin call does not name', async () => {
    const id = people.user.user!.id;
    await people.admin.put(`/api/admin/users/${id}/status`, { ...wishes, isActive: true });
    await people.admin.put(`/api/admin/users/${id}/role`, { ...wishes, role: 'user' });
    expect(await rowOf(id)).toMatchObject({ role: 'user', subscriptionPlan: 'free' });
  });
});
