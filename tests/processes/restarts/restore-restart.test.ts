/** A restore that was asked for on the page: the process ends to be started again, and the next one has what the backup had. */

import { afterEach, expect, it } from 'vitest';
import { isFinished, type Job } from '#common/job.ts';
import type { Backups } from '#features/admin/calls/installation-calls.ts';
import { RESTART_CODE } from '#platform/processes/ending/restart.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, startWeb } from '../product-process.ts';
import { usedFolder } from '../used-folder.ts';

afterEach(endEverything);

it('brings back what was there, and keeps what it replaced', async () => {
  const settings = { DATA_DIR: usedFolder() };
  const first = startWeb(settings);
  const admin = new Visitor(await first.ready());
  await admin.signUp('admin');
  await admin.post('/api/tasks', { title: 'Kept' });
  const { body: made } = await admin.post<{ jobId: string }>('/api/admin/backups', {});
  await expect
    .poll(async () => isFinished((await admin.get<Job>(`/api/jobs/${made.jobId}`)).body))
    .toBe(true);
  const [backup] = (await admin.get<Backups>('/api/admin/backups')).body.backups;
  await admin.post('/api/tasks', { title: 'Later' });
  const { body } = await admin.post<{ safetyName: string }>(`/api/admin/backups/${backup!.name}/restore`, {
    confirm: backup!.name,
  });
  expect((await first.ended).code).toBe(RESTART_CODE);

  const second = startWeb(settings);
  const back = new Visitor(await second.ready());
  for (const [name, value] of admin.cookies) back.cookies.set(name, value);
  const titles = (await back.get<{ title: string }[]>('/api/tasks')).body.map(({ title }) => title);
  expect(titles).toEqual(['Kept']);
  const { backups, lastRestore } = (await back.get<Backups>('/api/admin/backups')).body;
  expect(lastRestore).toMatchObject({ name: backup!.name, safetyName: body.safetyName, problem: null });
  expect(backups.map(({ name }) => name).sort()).toEqual([backup!.name, body.safetyName].sort());
});
