/** The process in which voices are made and heard, away from the requests: it may be killed at any time and is started anew. */

import { availableParallelism, constants, setPriority } from 'node:os';
import { adapt } from './adapt.ts';
import { createHearer } from './hear.ts';
import { type Order, Refusal, type ResultOf } from './protocol.ts';
import { createSpeaker } from './speak.ts';

const [modelsFolder = 'models', memoryMb = '4096'] = process.argv.slice(2);

// Requests go first: this work is long anyway.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const threads = Math.max(1, Math.min(4, availableParallelism()));
const speaker = createSpeaker(modelsFolder, threads);
const hearer = createHearer(modelsFolder, threads);

async function work(order: Order): Promise<ResultOf[Order['kind']]> {
  switch (order.kind) {
    case 'speak':
      return speaker.speak(order);
    case 'hear':
      return hearer.hear(order);
    case 'encode':
      return adapt(order);
    case 'warm':
      return { engine: order.engine === 'speech' ? await speaker.warm() : await hearer.warm() };
  }
}

process.on('message', async ({ id, order }: { id: number; order: Order }) => {
  try {
    process.send!({ id, output: await work(order) });
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    process.send!({
      id,
      isRefusal,
      error:
        error instanceof Error ? (isRefusal ? error.message : (error.stack ?? error.message)) : String(error),
    });
  }
});

// Nobody is left to work for.
process.on('disconnect', () => process.exit(0));

/** Models live outside the heap that Node can limit, so the process watches itself. */
const MEGABYTE = 1024 * 1024;
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memoryMb) * MEGABYTE) process.exit(137);
}, 1000).unref();
