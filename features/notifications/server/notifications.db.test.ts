/** The bell over HTTP, and notifications that also go out by e-mail. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#platform/db/tables/work.table.ts';
import type { OutboxMailer } from '#platform/mail/outbox.mailer.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { type Notification, notificationSchema } from '../contract.ts';
import { sweepNotifications } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.dispose());

interface Bell {
  unread: number;
  items: Notification[];
}

const mailsTo = async (address: string) =>
  (await (app.platform.mail as OutboxMailer).list(100))
    .filter((mail) => mail.to === address)
    .map((mail) => mail.subject);

describe('the bell', () => {
  it('marks some, or all, of my own as read', async () => {
    const [ada, bob] = [await app.person('ada'), await app.person('bob')];
    for (const title of ['one', 'two', 'three'])
      await app.platform.notify(ada.user!.id, { kind: 'job-completed', title });
    await app.platform.notify(bob.user!.id, { kind: 'job-completed', title: 'for bob' });
    const bell = (await ada.get<Bell>('/api/notifications')).body;
    expect(bell.unread).toBe(3);
    expect(Object.keys(bell.items[0]!).sort()).toEqual(Object.keys(notificationSchema.shape).sort());
    expect(bell.items.map((one) => one.title)).toEqual(['three', 'two', 'one']);
    const bobs = (await bob.get<Bell>('/api/notifications')).body.items[0]!;
    await ada.post('/api/notifications/read', { ids: [bell.items[0]!.id, bobs.id] });
    expect((await ada.get<Bell>('/api/notifications')).body.unread).toBe(2);
    expect((await bob.get<Bell>('/api/notifications')).body.unread).toBe(1);
    await ada.post('/api/notifications/read', {});
    expect((await ada.get<Bell>('/api/notifications')).body.unread).toBe(0);
  });

  it('forgets what was read long ago, and only that', async () => {
    const person = await app.person('tidy');
    const { db, notify } = app.platform;
    for (const title of ['old and read', 'old', 'read'])
      await notify(person.user!.id, { kind: 'job-completed', title });
    const old = new Date(Date.now() - 91 * 86_400_000);
    await db
      .update(notifications)
      .set({ createdAt: old, readAt: old })
      .where(eq(notifications.title, 'old and read'));
    await db.update(notifications).set({ createdAt: old }).where(eq(notifications.title, 'old'));
    await sweepNotifications(app.platform.db);
    const titles = (await person.get<Bell>('/api/notifications')).body.items.map((one) => one.title);
    expect(titles.sort()).toEqual(['old', 'read']);
  });
});

describe('by e-mail', () => {
  it('comes what a person has chosen, once', async () => {
    const person = await app.person('mailed');
    expect((await person.get('/api/notifications/preferences')).body).toMatchObject({
      job: false,
      trial: true,
      billing: true,
    });
    await app.platform.notify(person.user!.id, { kind: 'job-failed', title: 'Not by mail' });
    const changed = await person.put('/api/notifications/preferences', { job: true, trial: false });
    expect(changed.body).toMatchObject({ job: true, trial: false, billing: true });
    for (let i = 0; i < 2; i++) {
      await app.platform.notify(person.user!.id, {
        kind: 'job-completed',
        title: 'Your video is ready',
        dedupeKey: 'v1',
      });
    }
    await app.platform.notify(person.user!.id, { kind: 'trial', title: 'Trial' });
    await expect.poll(() => mailsTo('mailed@example.com')).toContain('Your video is ready');
    const subjects = await mailsTo('mailed@example.com');
    expect(subjects.filter((one) => one.includes('video'))).toHaveLength(1);
    expect(subjects.some((one) => /Not by mail|^Trial$/.test(one))).toBe(false);
  });

  it('refuses unknown kinds', async () => {
    const person = await app.person('strict');
    expect((await person.put('/api/notifications/preferences', { spam: true })).status).toBe(400);
    expect((await person.put('/api/notifications/preferences', { job: 'yes' })).status).toBe(400);
  });
});

describe('the announcement', () => {
  it('is what the setting says, for everybody', async () => {
    expect((await app.visitor().get('/api/announcement')).body).toEqual({ text: '' });
    await app.platform.settings.set('announcement', 'Back at noon.', null);
    expect((await app.visitor().get('/api/announcement')).body).toEqual({ text: 'Back at noon.' });
  });
});
