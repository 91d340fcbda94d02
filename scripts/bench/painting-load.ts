/** Whether a picture in the making slows down everybody else: one person paints, another reads tasks. */

import { setTimeout as sleep } from 'node:timers/promises';
import { generateImageCall, QUICK_PROMPTS } from '#features/image/contract.ts';
import { listTasks } from '#features/tasks/contract.ts';
import { dueInDays, newTask } from '#tests/factories/task.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { type Bench, quantile } from './figure.ts';

const TASKS = 50;
const WARM_UP = 100;
const IDLE_READS = 150;
/** Pause between two reads; people do not read in a loop. */
const PAUSE_MS = 12;
const MAX_SLOWER = 3;

async function readOnce(person: Visitor): Promise<number> {
  const begin = performance.now();
  const { status } = await person.get(listTasks.path);
  if (status !== 200) throw new Error(`GET ${listTasks.path} answered ${status}.`);
  const took = performance.now() - begin;
  await sleep(PAUSE_MS);
  return took;
}

export const paintingLoad: Bench = {
  name: 'painting-load',
  about: `GET /api/tasks while pictures of the ${QUICK_PROMPTS.length} quick prompts are being made`,
  run: async () => {
    const base = await startWeb({ DATA_DIR: ownFolder() }).ready();
    const [reader, painter] = [new Visitor(base), new Visitor(base)];
    await reader.signUp('reader');
    await painter.signUp('painter');
    for (let i = 0; i < TASKS; i++) await reader.post('/api/tasks', newTask({ dueDate: dueInDays(i) }));
    for (let i = 0; i < WARM_UP; i++) await readOnce(reader);
    const idle: number[] = [];
    const busy: number[] = [];
    // Idle and busy by turns: what else the machine does then falls on both.
    for (const prompt of QUICK_PROMPTS) {
      for (let i = 0; i < IDLE_READS / QUICK_PROMPTS.length; i++) idle.push(await readOnce(reader));
      let isPainting = true;
      const painted = painter.post(generateImageCall.path, { prompt }).finally(() => {
        isPainting = false;
      });
      while (isPainting) busy.push(await readOnce(reader));
      const { status, text } = await painted;
      if (status !== 200) throw new Error(`Painting answered ${status}: ${text}`);
    }
    const [before, during] = [quantile(idle, 0.95), quantile(busy, 0.95)];
    return [
      { name: 'GET /api/tasks, idle, 95th percentile', value: before, unit: 'ms' },
      { name: 'GET /api/tasks, while painting, 95th percentile', value: during, unit: 'ms' },
      {
        name: 'GET /api/tasks: painting / idle',
        value: during / before,
        unit: 'ratio',
        target: { atMost: MAX_SLOWER },
      },
    ];
  },
};
