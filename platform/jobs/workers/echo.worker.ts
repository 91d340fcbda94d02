/** A worker for the pool's own tests: echoes, fails, hangs, fills its memory or dies, as it is told. */

import { parentPort, threadId } from 'node:worker_threads';

parentPort!.on('message', ({ id, input }: { id: number; input: { do: string; ms?: number } }) => {
  const answer = (output: unknown) => parentPort!.postMessage({ id, output });
  switch (input.do) {
    case 'fail':
      return parentPort!.postMessage({ id, error: 'as told' });
    case 'hang':
      for (;;);
    case 'fill': {
      const held: number[][] = [];
      for (;;) held.push(Array.from({ length: 100_000 }, (_, i) => i + held.length));
    }
    case 'die':
      return process.exit(3);
    case 'wait':
      return void setTimeout(() => answer({ threadId }), input.ms);
  }
  answer({ ...input, threadId });
});
