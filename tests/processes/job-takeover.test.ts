/** A worker that dies in the middle of a job: another completes it, and its effects happen once. */

import { afterEach, describe, expect, it } from 'vitest';
import type { Notification } from '#features/notifications/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { orderWork, startCounted } from './counted-order.ts';
import { query } from './databases.ts';
import { endEverything, ownFolder } from './product-process.ts';

afterEach(endEverything);

describe('kill -9 of a worker', () => {
  it('lets another worker complete the job, without counting the loss as an attempt', async () => {
    const { databaseUrl } = await ownDatabase();
    const settings = { DATA_DIR: ownFolder(), DATABASE_URL: databaseUrl };
    const web = startCounted('web', { ...settings, JOBS_IN_WEB: 'false' });
    const ada = new Visitor(await web.ready());
    await ada.signUp('ada');

    const one = startCounted('worker', settings);
    await one.ready();
    // Two attempts are allowed: the lost one must not use one up, so that the failing second may be repeated.
    const work = await orderWork(ada, { failsAt: 2 });
    expect(await work.started(1)).toEqual([one.pid]);
    const two = startCounted('worker', settings);
    await two.ready();
    one.send('SIGKILL');
    await one.ended;

    expect(await work.started(3)).toEqual([one.pid, two.pid, two.pid]);
    work.openGate();
    expect(await work.finished(ada)).toMatchObject({
      status: 'completed',
      progress: 100,
      error: null,
      result: { finishedBy: two.pid },
    });

    expect((await ada.get<Project[]>('/api/projects')).body).toHaveLength(1);
    const { items } = (await ada.get<{ items: Notification[] }>('/api/notifications')).body;
    expect(items.map((item) => item.title)).toEqual(['Counted work completed']);
    const mails = await query(
      databaseUrl!,
      `select 1 from jobs where type = 'welcome-mail' and status = 'completed'`,
    );
    expect(mails).toHaveLength(1);
  });
});
