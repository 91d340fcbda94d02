/** A process for the pool's own tests: answers, refuses, breaks, dies, hangs or fills its memory, as it is told. */

import { AppError } from '#common/errors.ts';
import { serveChild } from './child-side.ts';
import { COMPLAINT } from './orders.ts';

serveChild(({ do: what }: { do: string }, report) => {
  switch (what) {
    case 'refuse':
      throw new AppError('too_large', 'Too large, says the process.');
    case 'break':
      throw new Error('secret of the inside');
    case 'die':
      process.stderr.write('last words');
      process.exit(3);
      break;
    case 'fill':
      Buffer.alloc(400 * 1024 * 1024, 1);
      return new Promise(() => undefined);
    case 'hang':
      report('Hanging', 0);
      for (;;);
    case 'complain':
      process.stderr.write(`chatter\n${COMPLAINT}a file is damaged\n`);
      break;
    case 'report':
      report('Half way', 0.5);
  }
  return { pid: process.pid, env: Object.keys(process.env) };
});
