/** A killed process on the embedded database: what was acknowledged is there afterwards, what was running gets done. */

import { afterEach, expect } from 'vitest';
import type { Project } from '#features/video/contract.ts';
import { newTask } from '#tests/factories/task.ts';
import { startFakeReceiver } from '#tests/fakes/fake-receiver.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { orderWork, startCounted } from './counted-order.ts';
import { endEverything, until } from './product-process.ts';
import { usedFolder } from './used-folder.ts';

afterEach(endEverything);

/** The same person, cookies and all, at the process that came afterwards. */
function movedTo(base: string, person: Visitor): Visitor {
  const moved = new Visitor(base);
  for (const [name, value] of person.cookies) moved.cookies.set(name, value);
  return moved;
}

const titlesOf = async (person: Visitor) =>
  (await person.get<{ title: string }[]>('/api/tasks')).body.map((task) => task.title);

longIt(
  'a kill -9 in the middle of writes and of a job, and a stop after it, lose nothing that was acknowledged',
  async () => {
    const settings = { DATA_DIR: usedFolder(), WEBHOOK_PRIVATE_TARGETS: 'true' };
    const first = startCounted('web', settings);
    const ada = new Visitor(await first.ready());
    await ada.signUp('ada');
    const work = await orderWork(ada);
    await work.started(1);
    // Its message is on the way, and nobody has answered, when the process dies.
    const receiver = await startFakeReceiver();
    receiver.script('hang', 200);
    const hook = { url: receiver.url, events: ['job.finished'] };
    const { id: hookId } = (await ada.post<{ id: string }>('/api/webhooks', hook)).body;
    await ada.post(`/api/webhooks/${hookId}/test`, {});
    await until(() => receiver.received.length === 1);

    const acknowledged: string[] = [];
    const writeOn = async () => {
      for (;;) {
        const { title } = newTask();
        const { status } = await ada.post('/api/tasks', { title });
        if (status === 201) acknowledged.push(title);
      }
    };
    const writers = [writeOn(), writeOn(), writeOn(), writeOn()];
    await until(() => acknowledged.length >= 60);
    first.send('SIGKILL');
    const ends = await Promise.allSettled(writers);
    expect(ends.every((end) => end.status === 'rejected')).toBe(true);
    await first.ended;

    const second = startCounted('web', settings);
    const back = movedTo(await second.ready(), ada);
    expect(await titlesOf(back)).toEqual(expect.arrayContaining(acknowledged));
    expect((await back.post('/api/tasks', { title: 'Life goes on' })).status).toBe(201);
    await until(() => receiver.received.length === 2);
    const [lost, delivered] = receiver.received.map((one) => one.headers['webhook-id']);
    expect(delivered).toBe(lost);
    expect(await work.started(2)).toEqual([first.pid, second.pid]);

    // Told to stop, it hands the job back, and the next start finishes it.
    second.send('SIGTERM');
    expect((await second.ended).code).toBe(0);
    const third = startCounted('web', settings);
    const again = movedTo(await third.ready(), ada);
    expect(await work.started(3)).toEqual([first.pid, second.pid, third.pid]);
    work.openGate();
    expect(await work.finished(again)).toMatchObject({
      status: 'completed',
      error: null,
      result: { finishedBy: third.pid },
    });
    expect((await again.get<Project[]>('/api/projects')).body).toHaveLength(1);
    await until(() => receiver.received.some((one) => one.body.includes(work.id)));
    receiver.close();
    expect(await titlesOf(again)).toEqual(expect.arrayContaining(['Life goes on', ...acknowledged]));
  },
);
