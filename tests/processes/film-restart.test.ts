/** A power cut in the middle of a film: the next start makes it to its end, and the process that drew it is gone. */

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import type { Project } from '#features/video/contract.ts';
import { type ServerProcess, startServerProcess } from '#tests/harness/server-process.ts';
import { Visitor } from '#tests/harness/visitor.ts';

let server: ServerProcess;
afterAll(() => server?.dispose());

/** Processes that film, of anybody. */
const filming = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('features/video/server/render');
      } catch {
        return false;
      }
    });

it('completes after kill -9', async () => {
  server = await startServerProcess();
  const visitor = new Visitor(server.base);
  await visitor.signUp('director');
  const data = { title: 'Cut', template: 'social', duration: [10], drawsPictures: false };
  const { body: project } = await visitor.post<Project>('/api/projects', {
    title: 'Cut',
    type: 'video',
    data,
  });
  const { body } = await visitor.post<{ jobId: string }>(`/api/projects/${project.id}/render`, {});
  const job = async () => (await visitor.get<Job>(`/api/jobs/${body.jobId}`)).body;
  await expect.poll(async () => (await job()).stage).toMatch(/^Filming/);
  await server.kill();
  // Without anybody to work for, the drawing process ends by itself. Only Linux shows its processes as files.
  if (process.platform === 'linux') await expect.poll(filming).toEqual([]);
  await server.restart();
  await expect.poll(async () => (await job()).status).toBe('completed');
  const { body: done } = await visitor.get<Project>(`/api/projects/${project.id}`);
  expect(done).toMatchObject({ status: 'completed', fileUrl: expect.any(String) });
  expect((await visitor.get(done.fileUrl!, { range: 'bytes=0-9' })).status).toBe(206);
});
