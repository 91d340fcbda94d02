/** What a test file costs: seconds of processor, its children's too, and what it started. The runner prints the dearest. */

import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { type Starts, starts } from './starts.ts';

export interface Cost {
  file: string;
  suite: string;
  processor: number;
  /** By the clock. */
  seconds: number;
  started: Starts;
}

/** Where files leave their costs, a line of JSON each; unset: nobody asks. */
const LEDGER = process.env.TEST_COSTS;

const TICKS_A_SECOND = 100;

/** Ticks of a process and of its children that have ended: `/proc/PID/stat` has both. */
function usageOf(pid: string): { parent: number; ticks: number } | undefined {
  try {
    // The name stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
    return { parent: fields[1]!, ticks };
  } catch {
    return undefined;
  }
}

/** Seconds that this worker, the Vitest that reads modules for it and everything below have used so far. */
function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const all = new Map<number, { parent: number; ticks: number }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const usage = usageOf(pid);
    if (usage) all.set(Number(pid), usage);
  }
  const isMine = (pid: number): boolean =>
    pid === process.ppid || (all.has(pid) && isMine(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, usage] of all) if (isMine(pid)) ticks += usage.ticks;
  return ticks / TICKS_A_SECOND;
}

if (LEDGER) {
  // Here and not in a hook: reading the modules of a file is a part of what it costs.
  const processorBefore = processorSeconds();
  const began = Date.now();
  for (const what of Object.keys(starts) as (keyof Starts)[]) starts[what] = 0;
  afterAll(() => {
    const cost: Cost = {
      file: expect.getState().testPath ?? '',
      suite: process.env.TEST_SUITE ?? '',
      processor: processorSeconds() - processorBefore,
      seconds: (Date.now() - began) / 1000,
      started: starts,
    };
    appendFileSync(LEDGER, `${JSON.stringify(cost)}\n`);
  });
}
