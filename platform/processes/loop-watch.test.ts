/** A process that is busy with one thing for too long says so. */

import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { watchLoop } from './loop-watch.ts';

it('tells how long nothing else could be done', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const stop = watchLoop(log, { everyMs: 10, noticedMs: 200 });
  const until = performance.now() + 400;
  while (performance.now() < until);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  stop();
  const { blockedMs, msg } = JSON.parse(lines[0]!);
  expect(blockedMs).toBeGreaterThanOrEqual(200);
  expect(msg).toContain('this process was blocked');
});
