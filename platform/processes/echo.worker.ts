/** A worker for the pool's own tests: echoes, fails, hangs, fills its memory or dies, as it is told. */

import { getPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveThread } from './thread-side.ts';

serveThread(async (input: { do: string; ms?: number }) => {
  switch (input.do) {
    case 'fail':
      throw new Error('as told');
    case 'hang':
      for (;;);
    case 'fill': {
      const held: number[][] = [];
      for (;;) held.push(Array.from({ length: 100_000 }, (_, i) => i + held.length));
    }
    case 'die':
      process.exit(3);
      break;
    case 'fail-later':
      setTimeout(() => {
        throw new Error('too late for anybody to hear');
      }, 20);
      break;
    case 'wait':
      await delay(input.ms);
  }
  return { ...input, threadId, priority: getPriority() };
});
