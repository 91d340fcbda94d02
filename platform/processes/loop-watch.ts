/** Says in the log when this process could do nothing else for a while, so that an operator finds out why all of it was slow. */

import type { Log } from '#platform/log/log.ts';

const EVERY_MS = 500;
/** Milliseconds; below that nobody notices. */
const NOTICED_MS = 1000;

export function watchLoop(log: Log, { everyMs = EVERY_MS, noticedMs = NOTICED_MS } = {}): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.round(now - last - everyMs);
    last = now;
    if (late >= noticedMs)
      log.warn({ blockedMs: late }, 'this process was blocked: too much work in it, or a machine under load');
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
