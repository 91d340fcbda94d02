/** Backups from the page: made by a job, looked through, refused when damaged, asked for the next start; for administrators alone. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isFinished, type Job } from '#common/job.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Backups, CheckedBackup, Installation, StorageTried } from '../../calls/installation-calls.ts';
import type { Setting } from '../../contract.ts';

let app: TestApp;
let admin: Visitor;
let person: Visitor;
beforeAll(async () => {
  app = await openTestApp({
    env: { SMTP_URL: 'smtp://me:swordfish@mail.example.com', MAIL_FROM: 'us@example.com' },
  });
  admin = await app.person('admin');
  person = await app.person('person');
});
afterAll(() => app.dispose());

const overview = async () => (await admin.get<Backups>('/api/admin/backups')).body;

it('says of every value where it comes from, and shows no secret', async () => {
  expect((await person.get('/api/admin/installation')).status).toBe(403);
  const { body, text } = await admin.get<Installation>('/api/admin/installation');
  const value = (name: string) => body.values.find((one) => one.name === name);
  expect(value('MAIL_FROM')).toEqual({ name: 'MAIL_FROM', value: 'us@example.com', source: 'environment' });
  expect(value('UPLOAD_MAX_MB')).toEqual({ name: 'UPLOAD_MAX_MB', value: '25', source: 'default' });
  expect(value('SMTP_URL')).toMatchObject({ value: 'smtp://(hidden)@mail.example.com' });
  expect(text).not.toContain('swordfish');
  await admin.put('/api/admin/settings/sign_ups', { value: 'closed' });
  const settings = (await admin.get<Setting[]>('/api/admin/settings')).body;
  const source = (key: string) => settings.find((one) => one.key === key)?.source;
  expect([source('sign_ups'), source('blocked_words')]).toEqual(['set', 'default']);
  const { body: tried } = await admin.post<StorageTried>('/api/admin/storage/test', {});
  expect(tried).toMatchObject({ isGood: true, error: null });
});

it('writes a backup, checks it dry, and leaves a restore to the next start', async ({ skip }) => {
  const { config } = app.platform;
  const before = await overview();
  if (!before.isPossible) {
    // With a database server the page says which commands do it.
    const { status, body } = await admin.post<{ message: string }>('/api/admin/backups', {});
    expect([status, body.message]).toEqual([409, expect.stringContaining('npm run backup')]);
    skip();
  }
  expect(before).toMatchObject({ backups: [], jobId: null, lastRestore: null });
  await admin.post('/api/tasks', { title: 'Kept' });
  await app.platform.assets.save({
    userId: admin.user!.id,
    name: 'f',
    type: 'text/plain',
    bytes: Buffer.from('hello'),
  });
  expect((await person.post('/api/admin/backups', {})).status).toBe(403);
  const { body: made } = await admin.post<{ jobId: string }>('/api/admin/backups', {});
  await expect
    .poll(async () => isFinished((await admin.get<Job>(`/api/jobs/${made.jobId}`)).body))
    .toBe(true);
  const [backup] = (await overview()).backups;
  const at = (name: string, rest = '') => `/api/admin/backups/${encodeURIComponent(name)}${rest}`;

  await admin.post('/api/tasks', { title: 'Later' });
  const { body: checked } = await admin.post<CheckedBackup>(at(backup!.name, '/check'), {});
  expect(checked.problem).toBeNull();
  expect(checked.tables.find(({ name }) => name === 'tasks')).toEqual({
    name: 'tasks',
    here: 2,
    inBackup: 1,
  });
  expect(checked.files).toEqual({ here: 1, inBackup: 1 });
  const file = await admin.get(at(backup!.name, '/file'));
  expect([file.status, file.text.slice(0, 2)]).toEqual([200, 'PK']);
  expect((await person.get(at(backup!.name, '/file'))).status).toBe(403);
  for (const name of ['../session-secret', 'a/b.zip', '.hidden.zip', 'none.zip'])
    expect([400, 404]).toContain((await admin.get(at(name, '/file'))).status);

  // One bit of it is another: no restore.
  const folder = join(config.dataDir, 'backups');
  const bytes = readFileSync(join(folder, backup!.name));
  const middle = Math.floor(bytes.length / 3);
  bytes[middle] = bytes[middle]! ^ 1;
  writeFileSync(join(folder, 'damaged.zip'), bytes);
  writeFileSync(join(folder, 'no.zip'), 'not a zip');
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  for (const name of ['damaged.zip', 'no.zip']) {
    const { body } = await admin.post<CheckedBackup>(at(name, '/check'), {});
    expect(body.problem, name).toMatch(/damaged|cannot be read/);
    expect((await admin.post(at(name, '/restore'), { confirm: name })).status).toBe(422);
  }
  expect((await admin.post(at(backup!.name, '/restore'), { confirm: 'yes' })).status).toBe(400);
  // More is here than the disk has room for.
  const files = vi.spyOn(app.platform.storage, 'list').mockImplementation(async function* () {
    yield { key: 'assets/large', size: 1e18, modifiedAt: new Date() };
  });
  const full = await admin.post<{ message: string }>(at(backup!.name, '/restore'), { confirm: backup!.name });
  files.mockRestore();
  expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('too little room')]);
  expect(kill).not.toHaveBeenCalled();

  const asked = await admin.post<{ safetyName: string }>(at(backup!.name, '/restore'), {
    confirm: backup!.name,
  });
  expect(asked.status).toBe(202);
  await expect.poll(() => kill.mock.calls).toEqual([[process.pid, 'SIGTERM']]);
  kill.mockRestore();
  process.exitCode = undefined;
  expect(readdirSync(config.dataDir)).toContain('restore-asked.json');
  expect((await admin.delete(at('no.zip'))).status).toBe(204);
  expect((await overview()).backups.map(({ name }) => name)).not.toContain('no.zip');
});
