/** A new release, process by process: two web and two worker processes are replaced under load, and nobody notices. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect } from 'vitest';
import { startFakeReceiver } from '#tests/fakes/fake-receiver.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, startWeb, startWorker, until } from '../product-process.ts';
import { startSmallProxy } from './small-proxy.ts';

afterEach(endEverything);

longIt('no request fails and no job is lost', async () => {
  const settings = {
    DATA_DIR: ownFolder(),
    DATABASE_URL: (await ownDatabase()).databaseUrl,
    JOBS_IN_WEB: 'false',
    SHUTDOWN_DELAY_SECONDS: '1',
    WEBHOOK_PRIVATE_TARGETS: 'true',
  };
  const [proxy, receiver] = await Promise.all([startSmallProxy(), startFakeReceiver()]);
  const begin = async () => {
    const [web, worker] = [startWeb(settings), startWorker(settings)];
    await proxy.add(await web.ready());
    await worker.ready();
    return [web, worker];
  };
  const [first, second] = await Promise.all([begin(), begin()]);

  const ada = new Visitor(proxy.base);
  await ada.signUp('ada');
  const hook = { url: receiver.url, events: ['job.failed'] };
  const { id: hookId } = (await ada.post<{ id: string }>('/api/webhooks', hook)).body;

  let isOver = false;
  const answers: number[] = [];
  const failures: string[] = [];
  const ordered: string[] = [];
  const load = async (call: () => Promise<{ status: number; text: string }>, pauseMs: number) => {
    while (!isOver) {
      const { status, text } = await call();
      answers.push(status);
      if (status >= 400) failures.push(`${status} ${text}`);
      await sleep(pauseMs);
    }
  };
  const loads = [
    load(() => ada.get('/api/tasks?limit=1'), 5),
    load(() => ada.post('/api/tasks', { title: 'Under load' }), 20),
    load(async () => {
      // Each is a job; far below the limit for what people send by hand.
      const answer = await ada.post<{ id: string }>(`/api/webhooks/${hookId}/test`, {});
      if (answer.status === 202) ordered.push(answer.body.id);
      return answer;
    }, 500),
  ];

  const stop = async (processes: typeof first) => {
    for (const one of processes) one.send('SIGTERM');
    expect(await Promise.all(processes.map((one) => one.ended))).toEqual(
      processes.map(() => ({ code: 0, signal: null })),
    );
  };
  await stop(first);
  await begin();
  await stop(second);
  isOver = true;
  await Promise.all(loads);

  expect(failures).toEqual([]);
  expect(answers.length).toBeGreaterThan(50);
  expect(ordered.length).toBeGreaterThan(3);
  const delivered = () => new Set(receiver.received.map((one) => one.headers['webhook-id']));
  await until(() => ordered.every((id) => delivered().has(id)));
  proxy.close();
  receiver.close();
});
