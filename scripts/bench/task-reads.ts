/** How much of a bare server's throughput is left when a signed-in person reads 50 tasks from the database. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTasks } from '#features/tasks/contract.ts';
import { dueInDays, newTask } from '#tests/factories/task.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import {
  endEverything,
  ownFolder,
  type Settings,
  startProcess,
  startWeb,
} from '#tests/processes/product-process.ts';
import { withPostgres } from './bench-database.ts';
import { type Bench, type Figure, median } from './figure.ts';
import { requestsPerSecond } from './load.ts';

const TASKS = 50;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 2;
/** Of the bare server's throughput, on PostgreSQL. */
const LEAST_RATIO = 0.4;

async function compare(database: string, settings: Settings, target: Figure['target']): Promise<Figure[]> {
  const web = startWeb({ DATA_DIR: ownFolder(), ...settings });
  const person = new Visitor(await web.ready());
  await person.signUp('bench');
  for (let i = 0; i < TASKS; i++) await person.post('/api/tasks', newTask({ dueDate: dueInDays(i - 10) }));
  const payload = (await person.get(listTasks.path)).text;
  const file = join(ownFolder(), 'tasks.json');
  writeFileSync(file, payload);
  const bare = startProcess('scripts/bench/bare-server.ts', {}, { args: [file] });
  const bareUrl = (await bare.ready()) + listTasks.path;
  if ((await (await fetch(bareUrl)).text()) !== payload) throw new Error('The two payloads differ.');

  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  const product = (seconds: number) => requestsPerSecond(person.base + listTasks.path, seconds, cookie);
  const yardstick = (seconds: number) => requestsPerSecond(bareUrl, seconds);
  await product(WARM_UP_SECONDS);
  await yardstick(WARM_UP_SECONDS);
  const rounds: { product: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ product: await product(ROUND_SECONDS), bare: await yardstick(ROUND_SECONDS) });
  }
  await endEverything();
  // Ratios within a round: what else the machine does changes slower than that.
  return [
    {
      name: `${TASKS} tasks, ${database}: of bare Fastify`,
      unit: 'ratio',
      target,
      value: median(rounds.map((one) => one.product / one.bare)),
    },
    {
      name: `${TASKS} tasks, ${database}: Atelier`,
      unit: 'requests/s',
      value: median(rounds.map((one) => one.product)),
    },
    {
      name: `${TASKS} tasks, ${database}: bare Fastify`,
      unit: 'requests/s',
      value: median(rounds.map((one) => one.bare)),
    },
  ];
}

export const tasksOnPostgres: Bench = {
  name: 'tasks-postgres',
  about: `GET /api/tasks, signed in, ${TASKS} tasks on PostgreSQL, against a bare Fastify route with the same payload`,
  run: () => withPostgres((url) => compare('PostgreSQL', { DATABASE_URL: url }, { atLeast: LEAST_RATIO })),
};

export const tasksOnPglite: Bench = {
  name: 'tasks-pglite',
  about: 'the same on the embedded database',
  run: () => compare('PGlite', {}, undefined),
};
