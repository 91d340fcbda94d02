/** A power cut or a stop in the middle of a film: the next start makes it to its end, and the process that drew it is gone. */

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import type { Project } from '#features/video/contract.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, type ProductProcess, startWeb } from '../product-process.ts';
import { usedFolder } from '../used-folder.ts';

afterEach(endEverything);

/** Processes that render with this temporary folder: others may be rendering too. */
const rendering = (temp: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const read = (what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8');
        return read('cmdline').includes('features/video/server/render') && read('environ').includes(temp);
      } catch {
        return false;
      }
    });

it('completes although it was killed, or told to stop', async () => {
  // Cut off in the middle, it leaves its folder behind for the next day's maintenance.
  const settings = { DATA_DIR: usedFolder(), TMPDIR: ownFolder() };
  let product = startWeb(settings);
  let visitor = new Visitor(await product.ready());
  await visitor.signUp('director');
  const data = { title: 'Cut', template: 'social', duration: [10], drawsPictures: false };
  const { body: project } = await visitor.post<Project>('/api/projects', {
    title: 'Cut',
    type: 'video',
    data,
  });
  const { body } = await visitor.post<{ jobId: string }>(`/api/projects/${project.id}/render`, {});
  const job = async () => (await visitor.get<Job>(`/api/jobs/${body.jobId}`)).body;
  // Only Linux shows its processes as files.
  const look = () => (process.platform === 'linux' ? rendering(settings.TMPDIR) : []);

  /** Ends the process while it films, and starts another. */
  const cutOff = async (end: (running: ProductProcess) => void) => {
    await expect.poll(async () => (await job()).stage).toMatch(/^Filming/);
    await expect.poll(look).toHaveLength(process.platform === 'linux' ? 1 : 0);
    end(product);
    await product.ended;
    // Without anybody to work for, the drawing process ends by itself.
    await expect.poll(look).toEqual([]);
    product = startWeb(settings);
    const { cookies } = visitor;
    visitor = new Visitor(await product.ready());
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
  };
  const ends: ((running: ProductProcess) => void)[] = [
    (running) => running.send('SIGKILL'),
    // As Ctrl-C does it, and systemd: the process that films is told as well.
    (running) => void process.kill(-running.pid, 'SIGTERM'),
  ];
  for (const end of shortRound(ends, 2)) await cutOff(end);

  await expect.poll(async () => (await job()).status).toBe('completed');
  const { body: done } = await visitor.get<Project>(`/api/projects/${project.id}`);
  expect(done).toMatchObject({ status: 'completed', fileUrl: expect.any(String) });
  expect((await visitor.get(done.fileUrl!, { range: 'bytes=0-9' })).status).toBe(206);
});
