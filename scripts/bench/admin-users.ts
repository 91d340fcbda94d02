/** Whether the admin's list of people stays as fast with a hundred thousand of them as with a hundred. */

import pg from 'pg';
import { listUsers } from '#features/admin/contract.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { withPostgres } from './bench-database.ts';
import { type Bench, type Figure, quantile } from './figure.ts';

const FEW = 100;
const MANY = 100_000;
const REQUESTS = 400;
const WARM_UP = 150;
const MAX_RATIO = 3;

/** The same questions in both sizes: opening the list, turning pages, sorting, filtering, and ever new searches. */
const questions = (i: number): Record<string, string> => {
  const person = String((i * 7919) % FEW);
  const all: Record<string, string>[] = [
    {},
    { page: '2' },
    { sort: 'oldest' },
    { sort: 'email' },
    { sort: 'name' },
    { role: 'moderator' },
    { plan: 'pro', active: 'true' },
    { active: 'false', sort: 'name' },
    { search: `person${person}@` },
    { search: `First${person}` },
    { search: `last${person}x` },
    { search: `person${person}`, sort: 'email' },
  ];
  return all[i % all.length]!;
};

/** People numbered from here to there, each with three sign-ins, as months of use would leave them. */
async function addPeople(db: pg.Client, from: number, to: number): Promise<void> {
  await db.query(
    `insert into users (id, email, first_name, last_name, role, subscription_plan, is_active, created_at)
     select 'bench-' || n, 'person' || n || '@example.com', 'First' || n, 'Last' || n || 'x',
       case when n % 500 = 0 then 'moderator' else 'user' end,
       case when n % 20 = 0 then 'pro' else 'free' end, n % 50 <> 0, now() - n * interval '1 minute'
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  );
  await db.query(
    `insert into sign_ins (id, user_id, address, created_at)
     select 'bench-' || n || '-' || k, 'bench-' || n, '192.0.2.1', now() - k * interval '1 day'
     from generate_series($1::int, $2::int) as n, generate_series(1, 3) as k`,
    [from, to],
  );
  // What the database does by itself some minutes later.
  await db.query('vacuum analyze users');
  await db.query('vacuum analyze sign_ins');
}

async function timesOf(admin: Visitor, howMany: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < howMany; i++) {
    const path = `${listUsers.path}?${new URLSearchParams(questions(i))}`;
    const began = performance.now();
    const answer = await admin.get(path);
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
  return times;
}

async function measure(url: string): Promise<Figure[]> {
  const web = startWeb({ DATA_DIR: ownFolder(), DATABASE_URL: url, JOBS_IN_WEB: 'false' });
  const admin = new Visitor(await web.ready());
  await admin.signUp('admin');
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await addPeople(db, 1, FEW);
    await timesOf(admin, WARM_UP);
    const few = quantile(await timesOf(admin, REQUESTS), 0.95);
    await addPeople(db, FEW + 1, MANY);
    const many = quantile(await timesOf(admin, REQUESTS), 0.95);
    const deep = `${listUsers.path}?page=${MANY / 50}`;
    const began = performance.now();
    await admin.get(deep);
    return [
      {
        name: `${MANY} people against ${FEW}, 95th percentile`,
        value: many / few,
        unit: 'ratio',
        target: { atMost: MAX_RATIO },
      },
      { name: `list of people, ${FEW}, 95th percentile`, value: few, unit: 'ms' },
      { name: `list of people, ${MANY}, 95th percentile`, value: many, unit: 'ms' },
      { name: `list of people, ${MANY}, the very last page`, value: performance.now() - began, unit: 'ms' },
    ];
  } finally {
    await db.end();
  }
}

export const adminUsers: Bench = {
  name: 'admin-users',
  about: `GET /api/admin/users with ${FEW} and with ${MANY} people on PostgreSQL`,
  run: () => withPostgres(measure),
};
