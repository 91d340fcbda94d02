/** Sequences over HTTP with a real mail server: each reader on their own day, each mail once, and none after they left. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Audience, Subscriber } from '../../calls/audience-calls.ts';
import type { Sequence, SequenceKind } from '../../calls/sequence-calls.ts';
import type { Mailing } from '../../contract.ts';
import { subscribers } from '../audiences/audience.table.ts';
import { mailDeliveries } from '../mailing.table.ts';
import { sendDueSteps } from './send-steps.ts';
import { listSteps } from './sequence.repo.ts';

let app: TestApp;
let smtp: FakeSmtp;
let ada: Visitor;
let bob: Visitor;
let audience: Audience;

const subjects = () =>
  smtp.received
    .filter(({ raw }) => raw.includes('List-Unsubscribe'))
    .map(({ to, raw }) => `${to[0]}: ${/Subject: (.*)/.exec(raw)![1]}`)
    .sort();
const join = async (name: string, more: object = {}) =>
  (
    await ada.post<Subscriber>(`/api/audiences/${audience.id}/subscribers`, {
      email: `${name}@example.com`,
      firstName: name,
      consent: 'On paper',
      ...more,
    })
  ).body;
const begin = async (kind: SequenceKind) =>
  (await ada.post<Sequence>('/api/mail-sequences', { kind, audienceId: audience.id })).body;
const change = (id: string, body: object, who = ada) =>
  who.send<Sequence & ErrorBody>('PUT', `/api/mail-sequences/${id}`, { json: body });
/** Every mail of it can be changed again: nobody waits. */
const atRest = async (id: string) =>
  (await listSteps(app.platform.db, [id])).every(({ state, jobId }) => state === 'draft' && jobId === null);
const run = async (id: string, now = new Date()) => {
  await sendDueSteps(app.platform, now);
  await sendDueSteps(app.platform, now);
  await expect.poll(() => atRest(id), { timeout: 30_000 }).toBe(true);
};

beforeAll(async () => {
  smtp = await startFakeSmtp();
  app = await openTestApp({ env: { SMTP_URL: smtp.url } });
  ada = await app.person('ada');
  bob = await app.person('bob');
  audience = (await ada.post<Audience>('/api/audiences', { name: 'Bakery', asksBirthday: true })).body;
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterAll(async () => {
  await app.dispose();
  await smtp.close();
});

it('welcomes whoever joins, in three mails, and nobody who was there before or who left', async () => {
  await join('early');
  const { id, steps, isOn } = await begin('welcome');
  expect([isOn, steps.map(({ delayDays }) => delayDays)]).toEqual([false, [0, 3, 7]]);
  await run(id);
  expect(subjects()).toEqual([]);
  expect((await change(id, { isOn: true }, bob)).status).toBe(404);
  expect((await change(id, { isOn: true })).body.isOn).toBe(true);
  const mailPath = `/api/mailings/${steps[0]!.mailingId}`;
  expect((await ada.post<ErrorBody>(`${mailPath}/send`, {})).body.message).toContain('sequence');
  expect((await ada.get<Mailing[]>('/api/mailings')).body).toEqual([]);

  const ann = await join('ann');
  await join('ben');
  await run(id);
  expect(subjects()).toEqual(['ann@example.com: Welcome, ann', 'ben@example.com: Welcome, ben']);
  // Between two readers it can be written anew.
  const mail = (await ada.get<Mailing>(mailPath)).body;
  const written = await ada.send<Mailing>('PUT', mailPath, {
    json: { ...mail, subject: 'Hello', audienceId: null },
  });
  expect([written.status, written.body.audienceId]).toEqual([200, audience.id]);
  // The next one would go to all who had it: while it is on, it is neither emptied nor deleted.
  expect((await ada.send('PUT', mailPath, { json: { ...mail, subject: '' } })).status).toBe(400);
  expect((await ada.delete(mailPath)).status).toBe(409);
  await expect(app.platform.items.remove({ type: 'mailing', id: mail.id })).rejects.toThrow('switch');

  const later = () =>
    app.platform.db
      .update(mailDeliveries)
      .set({ createdAt: sql`${mailDeliveries.createdAt} - interval '8 days'` });
  await ada.delete(`/api/audiences/${audience.id}/subscribers/${ann.id}`);
  await later();
  smtp.received.length = 0;
  await run(id);
  expect(subjects()).toEqual(['ben@example.com: What we do best']);
  // Whoever was deleted and comes back goes on: nobody gets a mail of it twice.
  await join('ann');
  const leave = /List-Unsubscribe:\s*<https?:\/\/[^/]+(\/[^>]+)>/.exec(
    smtp.received[0]!.raw.replace(/\r\n[ \t]/g, ''),
  )![1]!;
  await app.visitor().send('POST', leave, {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await later();
  smtp.received.length = 0;
  await run(id);
  expect(subjects()).toEqual(['ann@example.com: What we do best']);
  expect((await change(id, { isOn: false })).body.isOn).toBe(false);

  // Moved to others, it does not keep whom it was sent to, as their audience finds them there no more.
  const { body: other } = await ada.post<Audience>('/api/audiences', { name: 'Other' });
  expect((await change(id, { audienceId: other.id })).body.audienceId).toBe(other.id);
  const kept = await app.platform.db.select().from(mailDeliveries);
  expect(new Set(kept.map(({ email, firstName, state }) => `${email}${firstName}${state}`))).toEqual(
    new Set(['sent']),
  );
  expect((await ada.delete(mailPath)).status).toBe(204);
});

it('congratulates once a year, in the morning of the day', async () => {
  const { id } = await begin('birthday');
  const added = await ada.post<Sequence>(`/api/mail-sequences/${id}/steps`, {});
  const second = `/api/mailings/${added.body.steps[1]!.mailingId}`;
  const mail = (await ada.get<Mailing>(second)).body;
  const blocks = [{ type: 'text', text: 'Your cake still waits.' }];
  await ada.send('PUT', second, { json: { ...mail, subject: 'A week later', blocks } });
  await join('cleo', { birthday: '12-31' });
  await join('dora', { birthday: '01-01' });
  expect(
    (
      await ada.post(`/api/audiences/${audience.id}/subscribers`, {
        email: 'x@example.com',
        birthday: '13-01',
      })
    ).status,
  ).toBe(400);
  await change(id, { isOn: true });
  await run(id, new Date('2030-12-31T08:59:00Z'));
  expect(subjects()).toEqual([]);
  await run(id, new Date('2030-12-31T09:00:00Z'));
  await run(id, new Date('2030-12-31T23:00:00Z'));
  expect(subjects()).toEqual(['cleo@example.com: Happy birthday, cleo']);
  // What follows it after New Year belongs to it, once.
  await app.platform.db
    .update(mailDeliveries)
    .set({ createdAt: new Date('2030-12-31T09:00:00Z') })
    .where(eq(mailDeliveries.round, '2030'));
  await run(id, new Date('2031-01-06T10:00:00Z'));
  expect(subjects()).toHaveLength(1);
  await run(id, new Date('2031-01-08T10:00:00Z'));
  await run(id, new Date('2031-01-09T10:00:00Z'));
  expect(subjects()).toEqual(['cleo@example.com: A week later', 'cleo@example.com: Happy birthday, cleo']);
  await run(id, new Date('2031-12-31T10:00:00Z'));
  expect(subjects()).toHaveLength(3);
  expect((await ada.delete(`/api/mail-sequences/${id}`)).status).toBe(204);
});

it('asks those back who were silent for long, and says first how many they are', async () => {
  const { db } = app.platform;
  const long = new Date(Date.now() - 100 * 86_400_000);
  await db.update(subscribers).set({ consentAt: long }).where(eq(subscribers.email, 'dora@example.com'));
  await db
    .update(subscribers)
    .set({ consentAt: long, lastSeenAt: new Date() })
    .where(eq(subscribers.email, 'cleo@example.com'));
  const { id, days } = await begin('comeback');
  expect(days).toBe(90);
  const [shown] = (await ada.get<Sequence[]>('/api/mail-sequences')).body;
  expect(shown).toMatchObject({ id, dueNow: 1, isOn: false });
  await change(id, { isOn: true });
  await run(id);
  await run(id);
  expect(subjects()).toEqual(['dora@example.com: We miss you, dora']);
});

it('needs an audience of one’s own, mails that say something, and keeps to its limits', async () => {
  const { body: theirs } = await bob.post<Audience>('/api/audiences', { name: 'Bob' });
  expect((await ada.post('/api/mail-sequences', { kind: 'welcome', audienceId: theirs.id })).status).toBe(
    404,
  );
  expect((await ada.post('/api/mail-sequences', { kind: 'x', audienceId: audience.id })).status).toBe(400);
  const { id, steps } = await begin('welcome');
  expect((await change(id, { audienceId: theirs.id })).status).toBe(404);
  expect((await change(id, { days: 0 })).status).toBe(400);
  const foreign = [{ mailingId: 'x', delayDays: 1 }];
  expect((await change(id, { delays: foreign })).status).toBe(404);
  const delays = [{ mailingId: steps[1]!.mailingId, delayDays: 5 }];
  expect((await change(id, { delays })).body.steps[1]!.delayDays).toBe(5);
  const added = await ada.post<Sequence>(`/api/mail-sequences/${id}/steps`, {});
  expect(added.body.steps).toHaveLength(4);
  expect((await change(id, { isOn: true })).body.message).toContain('subject');
  expect((await bob.delete(`/api/mail-sequences/${id}`)).status).toBe(404);
});
