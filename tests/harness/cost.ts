/** What a test file costs: seconds of processor, its children's too, and what it started; the runner prints the dearest. */

import diagnostics from 'node:diagnostics_channel';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** Where files leave their costs, a line of JSON each; unset: nobody asks. */
const LEDGER = process.env.TEST_COSTS;

const TICKS_A_SECOND = 100;

interface Usage {
  parent: number;
  ticks: number;
}

/** Of a process and of all its children that have ended: `/proc/PID/stat` counts them together. */
function usageOf(pid: string): Usage | undefined {
  try {
    // The name stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: user! + system! + childrenUser! + childrenSystem! };
  } catch {
    return undefined;
  }
}

/** Seconds that this process and everything below it have used so far. */
function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const usage = usageOf(pid);
        return usage ? [[Number(pid), usage] as const] : [];
      }),
  );
  const isBelow = (pid: number): boolean =>
    pid === process.pid || (all.has(pid) && isBelow(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, usage] of all) if (isBelow(pid)) ticks += usage.ticks;
  return ticks / TICKS_A_SECOND;
}

let processes = 0;
let threads = 0;
if (LEDGER) {
  diagnostics.subscribe('child_process', () => processes++);
  diagnostics.subscribe('worker_threads', () => threads++);

  let before = 0;
  let began = 0;
  beforeAll(() => {
    before = processorSeconds();
    began = Date.now();
    processes = threads = 0;
  });
  afterAll(() => {
    const cost = {
      file: expect.getState().testPath,
      project: process.env.TEST_PROJECT,
      processor: processorSeconds() - before,
      seconds: (Date.now() - began) / 1000,
      processes,
      threads,
    };
    appendFileSync(LEDGER, `${JSON.stringify(cost)}\n`);
  });
}
