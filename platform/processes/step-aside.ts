/** Lets answers go before heavy work: where processors are few, a film may take longer so that a page does not. */

import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** For this process; on Linux, where priorities are those of threads, for the calling thread and what it starts. */
export function stepAside(): void {
  if (!isMainThread && process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed here: then all are equal.
  }
}
