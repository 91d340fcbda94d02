/** Webhooks over HTTP: signed messages about what happens, tried again, sent again, private, and never into private networks. */

import { eq, sql } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '#app/features.ts';
import { AppError, type ErrorBody } from '#common/errors.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';
import { type FakeReceiver, type Received, startFakeReceiver } from '#tests/fakes/fake-receiver.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type Delivery, MAX_WEBHOOKS, type Webhook } from '../../calls/webhook-calls.ts';
import { forgetOldDeliveries } from './webhooks.service.ts';

const smallJob = defineJob({
  name: 'small',
  payload: z.object({ fails: z.boolean() }),
  attempts: 1,
  timeoutSeconds: 30,
});
/** Work that succeeds or fails as told, and a wall whose one picture everybody may report. */
const extra: ServerFeature = {
  name: 'extra',
  jobs: () => [
    registerJob(smallJob, async () => async ({ payload }) => {
      if (payload.fails) throw new AppError('unprocessable', 'It is too small.');
      return { height: 2 };
    }),
  ],
  items: () => [
    {
      type: 'picture',
      noun: 'picture',
      page: '/wall',
      find: async (_db, ids) =>
        new Map(ids.map((id) => [id, { title: 'Wall', ownerId: admin.user!.id, isPublic: true }])),
      remove: async () => undefined,
    },
  ],
};

let app: TestApp;
let admin: Visitor;
let ada: Visitor;
let bob: Visitor;
let receiver: FakeReceiver;
beforeAll(async () => {
  receiver = await startFakeReceiver();
  app = await openTestApp({
    features: [...FEATURES, extra],
    env: { WEBHOOK_PRIVATE_TARGETS: 'true', PUBLIC_URL: 'http://atelier.example:3000', ALLOWED_HOSTS: '*' },
  });
  [admin, ada, bob] = [await app.person('admin'), await app.person('ada'), await app.person('bob')];
});
afterAll(async () => {
  await app.dispose();
  receiver.close();
});
beforeEach(async () => {
  receiver.script(200);
  for (const one of [admin, ada, bob])
    for (const { id } of (await one.get<Webhook[]>('/api/webhooks')).body)
      await one.delete(`/api/webhooks/${id}`);
});

const add = async (who: Visitor, events: string[], url = receiver.url) => {
  const { status, body } = await who.post<{ id: string; secret: string }>('/api/webhooks', { url, events });
  expect(status).toBe(201);
  return body;
};
const work = (who: Visitor, fails = false) =>
  app.platform.jobs.enqueue(smallJob, { fails }, { userId: who.user!.id });
const arrived = async (count: number): Promise<Received[]> => {
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(count);
  return receiver.received;
};
const logOf = async (who: Visitor, id: string) =>
  (await who.get<Delivery[]>(`/api/webhooks/${id}/deliveries`)).body;
const settled = async (who: Visitor, id: string): Promise<Delivery> => {
  const newest = async () => (await logOf(who, id))[0];
  await expect.poll(async () => (await newest())?.status).not.toBe('pending');
  return (await newest())!;
};
const read = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers) as { type: string; timestamp: string; data: never };

describe('what is told', () => {
  it('finished and failed jobs, signed so that the standard’s own package accepts it', async () => {
    const { id, secret } = await add(ada, ['job.finished', 'job.failed']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const done = await work(ada);
    const [first] = await arrived(1);
    expect(read(secret, first!)).toMatchObject({
      type: 'job.finished',
      data: { id: done.id, type: 'small', status: 'completed', result: { height: 2 }, item: null },
    });
    expect(first!.headers['content-type']).toBe('application/json');
    expect(() => read(secret, { ...first!, body: first!.body.replace('small', 'large') })).toThrow();
    await work(ada, true);
    const [, second] = await arrived(2);
    expect(read(secret, second!)).toMatchObject({ type: 'job.failed', data: { error: 'It is too small.' } });
    expect(await settled(ada, id)).toMatchObject({
      event: 'job.failed',
      status: 'delivered',
      attempts: 1,
      responseStatus: 200,
      error: null,
    });
    expect((await ada.get<Webhook[]>('/api/webhooks')).body).toMatchObject([
      { id, url: receiver.url, isActive: true, lastDelivery: { status: 'delivered' } },
    ]);
    expect((await ada.get('/api/webhooks')).text).not.toContain(secret);
  });

  it('files that were made, with the address to fetch them from', async () => {
    const { secret } = await add(ada, ['asset.made']);
    expect((await ada.post('/api/account/export', {})).status).toBe(202);
    const [first] = await arrived(1);
    const { data } = read(secret, first!) as { data: { id: string; url: string } };
    expect(data).toMatchObject({
      type: 'application/zip',
      url: `http://atelier.example:3000/api/files/${data.id}`,
    });
    expect((await ada.get(new URL(data.url).pathname)).status).toBe(200);
  });

  it('reports, to administrators only, and not what others do', async () => {
    const refused = await ada.post<ErrorBody>('/api/webhooks', {
      url: receiver.url,
      events: ['report.filed'],
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Only administrators can choose report.filed.',
    ]);
    const { secret } = await add(admin, ['report.filed', 'job.finished']);
    const former = await add(bob, ['job.finished']);
    expect(
      (await bob.send('PATCH', `/api/webhooks/${former.id}`, { json: { events: ['report.filed'] } })).status,
    ).toBe(400);
    const report = { contentType: 'picture', contentId: 'p1', reason: 'spam', description: 'Look' };
    for (let twice = 0; twice < 2; twice++)
      expect((await ada.post('/api/reports', report)).status).toBeLessThan(300);
    await work(ada);
    await work(admin);
    const messages = (await arrived(2)).map((one) => read(secret, one));
    expect(messages.map((one) => one.type).sort()).toEqual(['job.finished', 'report.filed']);
    expect(messages.find((one) => one.type === 'report.filed')?.data).toMatchObject(report);
  });
});

describe('when it does not arrive', () => {
  it('it is tried again under the same id, and its log says what happened', async () => {
    receiver.script(500, 200);
    const { id } = await add(ada, ['job.finished']);
    const test = await ada.post<Delivery>(`/api/webhooks/${id}/test`, {});
    expect([test.status, test.body.status, test.body.event]).toEqual([202, 'pending', 'webhook.test']);
    const [first, second] = await arrived(2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(first!.headers['webhook-id']).toBe(test.body.id);
    expect(await settled(ada, id)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('a redirect is not followed; one that is gone switches the webhook off', async () => {
    receiver.script(302, 410);
    const { id } = await add(ada, ['job.finished']);
    await ada.post(`/api/webhooks/${id}/test`, {});
    const failed = await settled(ada, id);
    expect(failed).toMatchObject({ status: 'failed', attempts: 2, responseStatus: 410 });
    expect(receiver.received.map((one) => one.path)).toEqual(['/hook', '/hook']);
    expect((await ada.get<Webhook[]>('/api/webhooks')).body[0]?.isActive).toBe(false);
    expect((await ada.post(`/api/webhooks/${id}/test`, {})).status).toBe(409);
    const again = `/api/webhooks/${id}/deliveries/${failed.id}/resend`;
    expect((await ada.post(again, {})).status).toBe(409);

    receiver.script(200);
    const on = await ada.send<Webhook>('PATCH', `/api/webhooks/${id}`, { json: { isActive: true } });
    expect(on.body).toMatchObject({ isActive: true });
    expect((await ada.post<Delivery>(again, {})).body).toMatchObject({ id: failed.id, status: 'pending' });
    const [sent] = await arrived(1);
    expect(sent!.headers['webhook-id']).toBe(failed.id);
    expect(await settled(ada, id)).toMatchObject({ id: failed.id, status: 'delivered', error: null });
  });

  it('nothing is sent for somebody who was suspended meanwhile', async () => {
    const eve = await app.person('eve');
    const { id } = await add(eve, ['job.finished']);
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, eve.user!.id));
    const job = await work(eve);
    await expect.poll(async () => (await app.platform.jobs.find(job.id))?.status).toBe('completed');
    const { rows } = (await app.platform.db.execute(
      sql`select 1 from webhook_deliveries where webhook_id = ${id}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['no address', { url: 'hello', events: ['job.failed'] }],
    ['another protocol', { url: 'ftp://example.com/', events: ['job.failed'] }],
    ['a password in the address', { url: 'https://me:secret@example.com/', events: ['job.failed'] }],
    ['no event', { url: 'https://example.com/', events: [] }],
    ['an unknown event', { url: 'https://example.com/', events: ['job.dreamt'] }],
  ])('%s is refused', async (_what, body) => {
    expect((await ada.post('/api/webhooks', body)).status).toBe(400);
  });

  it('more than there may be are refused, also all at once', async () => {
    const make = () => bob.post('/api/webhooks', { url: receiver.url, events: ['job.failed'] });
    const answers = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 3 }, make));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(MAX_WEBHOOKS);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(3);
  });

  it('addresses in private networks are refused where the operator has not allowed them', async () => {
    app.platform.config.webhooks.allowPrivate = false;
    try {
      for (const url of [
        receiver.url,
        'http://localhost:1/',
        'http://[::ffff:10.0.0.1]/',
        'http://169.254.169.254/',
      ]) {
        const { status, body } = await ada.post<ErrorBody>('/api/webhooks', { url, events: ['job.failed'] });
        expect([status, body.message]).toEqual([400, expect.stringContaining('private network')]);
      }
      app.platform.config.webhooks.allowPrivate = true;
      const { id } = await add(ada, ['job.finished']);
      app.platform.config.webhooks.allowPrivate = false;
      await ada.post(`/api/webhooks/${id}/test`, {});
      expect(await settled(ada, id)).toMatchObject({
        status: 'failed',
        attempts: 1,
        error: expect.stringContaining('private network'),
      });
      expect(receiver.received).toEqual([]);
    } finally {
      app.platform.config.webhooks.allowPrivate = true;
    }
  });
});

it('each change of one is in the audit trail, without its secret', async () => {
  const order = { url: receiver.url, events: ['job.finished'] };
  const { id, secret } = (await ada.post<{ id: string; secret: string }>('/api/webhooks', order)).body;
  await ada.send('PATCH', `/api/webhooks/${id}`, { json: { isActive: false } });
  await ada.delete(`/api/webhooks/${id}`);
  const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
  const told = trail.map(({ action, adminId, details }) => [action, adminId, details]);
  expect(told.sort()).toEqual([
    [
      'webhook_changed',
      ada.user!.id,
      { before: { ...order, isActive: true }, after: { isActive: false }, address: '127.0.0.1' },
    ],
    ['webhook_created', ada.user!.id, expect.objectContaining({ ...order, address: '127.0.0.1' })],
    ['webhook_deleted', ada.user!.id, { url: order.url, address: '127.0.0.1' }],
  ]);
  expect(JSON.stringify(trail)).not.toContain(secret);
});

it('the log is forgotten after a month', async () => {
  const { id } = await add(ada, ['job.finished']);
  await ada.post(`/api/webhooks/${id}/test`, {});
  await settled(ada, id);
  await forgetOldDeliveries(app.platform);
  expect(await logOf(ada, id)).toHaveLength(1);
  await forgetOldDeliveries(app.platform, Date.now() + 31 * 86_400_000);
  expect(await logOf(ada, id)).toHaveLength(0);
});
