/** Ordering counted work from a test and looking at what came of it. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFinished, type Job } from '#common/job.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { beginnings, gateOf, type Order } from './counted-work.ts';
import { ownFolder, type Settings, startProcess, until } from './product-process.ts';

export const startCounted = (kind: 'web' | 'worker', settings: Settings) =>
  startProcess('tests/processes/counted-process.ts', settings, { args: [kind] });

export async function orderWork(visitor: Visitor, options: Omit<Order, 'ledger'> = {}) {
  const ledger = join(ownFolder(), 'ledger');
  const answer = await visitor.post<Job>('/api/counted-work', { ledger, ...options });
  if (answer.status !== 202) throw new Error(`not ordered: ${answer.status} ${answer.text}`);
  const { id } = answer.body;
  return {
    id,
    /** Process ids of those who have begun it so far, once there are this many. */
    started: (times: number) =>
      until(() => {
        const pids = beginnings(ledger);
        return pids.length >= times ? pids : undefined;
      }),
    openGate: () => writeFileSync(gateOf(ledger), ''),
    /** Asked of any process that this person can reach. */
    finished: (through: Visitor) =>
      until(async () => {
        const { body } = await through.get<Job>(`/api/jobs/${id}`);
        return isFinished(body) ? body : undefined;
      }, 100),
  };
}
