/** Settings over HTTP: validated, noted, and doing at once what they say. */

import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { ServerEvent } from '#common/job.ts';
import { auditLogs, systemSettings } from '#platform/db/tables/governance.table.ts';
import { jobs, notifications } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { Setting } from '../../contract.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false, env: { UPLOAD_MAX_MB: '2' } });
});
afterAll(() => app.dispose());

const put = (key: string, value: unknown) =>
  admin.put<Setting & ErrorBody>(`/api/admin/settings/${key}`, { value });
const lastEntry = async () =>
  (await app.platform.db.select().from(auditLogs).orderBy(desc(auditLogs.createdAt)).limit(1))[0];
const options = async () =>
  (await app.visitor().get<{ signUp: boolean; firstAccount: boolean }>('/api/auth/options')).body;

describe('sign_ups', () => {
  const register = (name: string) =>
    app.visitor().post<ErrorBody>('/api/register', { email: `${name}@example.com`, password: PASSWORD });

  it('closed still lets the very first person in', async () => {
    await app.platform.settings.set('sign_ups', 'closed', null);
    expect(await options()).toMatchObject({ signUp: true, firstAccount: true });
    admin = await app.person('admin');
    expect(admin.user!.role).toBe('admin');
  });

  it('closed refuses everybody else, and says so beforehand', async () => {
    expect(await options()).toMatchObject({ signUp: false, firstAccount: false });
    const refused = await register('late');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Sign-ups are closed on this installation.');
    // Whether an address is taken is no business of somebody who may not sign up.
    expect((await register('admin')).status).toBe(403);
    await put('sign_ups', 'open');
    expect(await options()).toMatchObject({ signUp: true });
    expect((await register('late')).status).toBe(201);
  });
});

describe('the list', () => {
  it('describes what each known setting is and how it is edited', async () => {
    const { body } = await admin.get<Setting[]>('/api/admin/settings');
    const byKey = new Map(body.map((setting) => [setting.key, setting]));
    expect(byKey.get('quota_enforcement')).toMatchObject({
      value: 'metered',
      input: 'choice',
      choices: ['metered', 'always', 'never'],
    });
    expect(byKey.get('upload_max_mb')).toMatchObject({ input: 'number', choices: null });
    expect(byKey.get('announcement')).toMatchObject({ input: 'longText' });
    for (const setting of body) expect(setting.description).toBeTruthy();
  });

  it('does not show or read the row of a program that earlier versions let an admin choose', async () => {
    await app.platform.db
      .insert(systemSettings)
      .values({ key: 'link_fetcher', value: '/bin/sh' })
      .onConflictDoUpdate({ target: systemSettings.key, set: { value: '/bin/sh' } });
    const { body } = await admin.get<Setting[]>('/api/admin/settings');
    expect(body.map(({ key }) => key)).not.toContain('link_fetcher');
    expect((await admin.get('/api/cover-songs/ways')).body).toMatchObject({ canFetchLink: false });
  });

  it('takes free keys, as text', async () => {
    const { status, body } = await put('my.own-key', 'anything');
    expect(status).toBe(200);
    expect(body).toMatchObject({ key: 'my.own-key', value: 'anything', input: 'text', description: null });
  });
});

describe('a change', () => {
  it('is noted with before and after; no change is not', async () => {
    await put('quota_enforcement', 'always');
    expect(await lastEntry()).toMatchObject({
      adminId: admin.user!.id,
      action: 'setting_changed',
      targetType: 'setting',
      targetId: 'quota_enforcement',
      details: { before: 'metered', after: 'always' },
    });
    const noted = (await lastEntry())!.id;
    await put('quota_enforcement', 'always');
    expect((await lastEntry())!.id).toBe(noted);
    await put('quota_enforcement', 'metered');
  });

  it('of something that looks like a secret shows no value in the trail', async () => {
    await put('smtp_password', 'swordfish');
    await put('relay', 'smtp://me:swordfish@mail.example.com');
    const rows = await app.platform.db.select().from(auditLogs);
    expect(rows.filter((row) => row.targetId === 'smtp_password')).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('swordfish');
  });

  it.each([
    ['sign_ups', 'maybe', 'Choose one of: open, closed.'],
    ['upload_max_mb', '0', 'Enter a whole number from 1 to 2048.'],
    ['upload_max_mb', '1e3', 'Enter a whole number from 1 to 2048.'],
    ['image_model', 'gpt', 'Enter provider:model'],
    ['link_fetcher', '/bin/sh', 'set in the environment, as LINK_FETCHER'],
    ['free_key', '  ', 'Please enter a value.'],
    ['free_key', 'x'.repeat(5001), 'Keep the value within 5000 characters.'],
    ['free_key', 7, 'Please enter a value.'],
    ['bad key', 'x', 'A key consists of'],
  ])('%s = %j is refused', async (key, value, message) => {
    const before = (await lastEntry())!.id;
    const answer = await put(encodeURIComponent(key), value);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect((await lastEntry())!.id).toBe(before);
  });
});

describe('what they do', () => {
  it('upload_max_mb limits uploads at once, never above the environment', async () => {
    const noise = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, i) => (i * i * 7919) >> 5));
    const raw = { width: 900, height: 600, channels: 3 as const };
    const picture = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
    expect(picture.length).toBeGreaterThan(1024 * 1024);
    expect((await admin.upload(picture, 'p.png', 'image/png')).status).toBe(201);
    await put('upload_max_mb', '1');
    const refused = await admin.upload(picture, 'p.png', 'image/png');
    expect(refused.status).toBe(413);
    expect((refused.body as ErrorBody).message).toBe('Maximum file size is 1 MB.');
    await put('upload_max_mb', '2048');
    const huge = await admin.upload(new Uint8Array(3 * 1024 * 1024), 'p.png', 'image/png');
    expect(huge.status).toBe(413);
  });

  it('models follow their setting, and the environment when it is empty', async () => {
    const image = async () => (await app.platform.models.describe()).find((one) => one.kind === 'image')!.id;
    const before = await image();
    await put('image_model', 'openai:gpt-image-1');
    expect(await image()).toBe('openai:gpt-image-1');
    await put('image_model', '');
    expect(await image()).toBe(before);
  });
});

describe('an announcement', () => {
  const bell = (userId: string) =>
    app.platform.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'announcement')));

  it('reaches every active person once, their open pages, and the mail of those who want it', async () => {
    const [ann, ben, gone] = [await app.person('ann'), await app.person('ben'), await app.person('gone')];
    await ben.put('/api/notifications/preferences', { announcement: true });
    await admin.put(`/api/admin/users/${gone.user!.id}/status`, { isActive: false });
    const seen: ServerEvent[] = [];
    app.platform.events.subscribe(ann.user!.id, (event) => seen.push(event));

    await put('announcement', 'Back at noon.');
    expect(await bell(ann.user!.id)).toMatchObject([{ title: 'Announcement', body: 'Back at noon.' }]);
    expect(await bell(admin.user!.id)).toHaveLength(1);
    expect(await bell(gone.user!.id)).toEqual([]);
    await expect
      .poll(() => seen)
      .toContainEqual({ type: 'invalidate', keys: ['/api/announcement', '/api/notifications'] });
    const mails = await app.platform.db.select().from(jobs).where(eq(jobs.type, 'notification-mail'));
    const [bens] = await bell(ben.user!.id);
    expect(mails.map((job) => job.payload)).toEqual([{ notificationId: bens!.id }]);

    await put('announcement', 'Back at noon.');
    await put('announcement', '');
    await put('announcement', 'Back at noon.');
    expect(await bell(ann.user!.id)).toHaveLength(1);
    await put('announcement', 'Back at one.');
    expect(await bell(ann.user!.id)).toHaveLength(2);
  });
});
