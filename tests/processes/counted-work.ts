/** A job that a test can hold, fail and count, with the route that orders it; and a singer whose lines are counted. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { route } from '#common/contract.ts';
import { jobSchema } from '#common/job.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, type JobHandler, registerJob } from '#platform/jobs/job-definition.ts';
import type { Singer } from '#platform/media/voice/singer.ts';
import { singerDouble } from '#tests/fakes/singer-double.ts';

const order = z.object({
  /** A file that gets one line, the process id, each time the work begins. */
  ledger: z.string(),
  /** Which beginning fails, counted from 1; 0: none. */
  failsAt: z.int().default(0),
});

export type Order = z.input<typeof order>;

export const countedJob = defineJob({
  name: 'counted-work',
  payload: order,
  attempts: 2,
  timeoutSeconds: 120,
  notice: (outcome) => ({ title: `Counted work ${outcome}` }),
});

/** The work goes on only once this file is there, so that a test decides when. */
export const gateOf = (ledger: string): string => `${ledger}.open`;

export const beginnings = (ledger: string): number[] =>
  existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n').map(Number) : [];

/** Leaves its effect before it waits: whoever is killed while waiting has already done it. */
export const countedHandler: JobHandler<z.output<typeof order>> = async (run) => {
  appendFileSync(run.payload.ledger, `${process.pid}\n`);
  const beginning = beginnings(run.payload.ledger).length;
  await run.db
    .insert(projects)
    .values({ id: `made-by-${run.id}`, userId: run.userId!, title: 'Counted', type: 'video' })
    .onConflictDoNothing();
  run.report('waiting', 50);
  if (beginning === run.payload.failsAt) throw new Error('told to fail');
  while (!existsSync(gateOf(run.payload.ledger))) await sleep(50, undefined, { signal: run.signal });
  return { finishedBy: process.pid };
};

const orderCountedWork = route({
  method: 'POST',
  path: '/api/counted-work',
  summary: 'Order counted work',
  access: 'user',
  body: order,
  status: 202,
  response: jobSchema,
});

export const countedFeature: ServerFeature = {
  name: 'counted-work',
  /** A duty that takes as long as a test wants, and needs the database at its end. */
  maintenance: async ({ db }) => {
    const ledger = process.env.UPKEEP_LEDGER;
    if (!ledger) return;
    appendFileSync(ledger, 'begun\n');
    while (!existsSync(gateOf(ledger))) await sleep(20);
    await db.select().from(projects).limit(1);
    appendFileSync(ledger, 'done\n');
  },
  routes: (api, { jobs }) =>
    api.handle(orderCountedWork, ({ user, body }) => jobs.enqueue(countedJob, body, { userId: user.id })),
  jobs: () => [registerJob(countedJob, async () => countedHandler)],
};

/** Writes down what it sings, a line each, and waits before the line that `HELD_AT` counts to, until the gate is open. */
export function countedSinger(): Singer {
  const double = singerDouble();
  const { SUNG_LEDGER: ledger, HELD_AT } = process.env;
  return {
    soundOut: double.soundOut,
    async sing(line, signal) {
      if (!ledger) return double.sing(line, signal);
      const sung = existsSync(ledger) ? readFileSync(ledger, 'utf8').split('\n').length : 1;
      while (sung >= Number(HELD_AT) && !existsSync(gateOf(ledger))) await sleep(50);
      appendFileSync(ledger, `${line.sounds} up to ${Math.max(...line.pitch)} Hz\n`);
      return double.sing(line, signal);
    },
  };
}
