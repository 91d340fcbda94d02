/** How long a month of the calendar takes on PostgreSQL for somebody with 5,000 entries. */

import pg from 'pg';
import { newId } from '#common/ids.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { withPostgres } from '../bench-database.ts';
import { type Bench, median } from '../figure.ts';

const ENTRIES = 5000;
const ROUNDS = 15;
const MAX_MS = 100;
const DAY_MS = 86_400_000;

/** Half of them tasks, half of them pieces of campaigns, over so many days. */
async function fill(url: string, userId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const start = Date.parse('2026-11-01T08:00:00Z');
  const moment = `to_timestamp(${start / 1000} + (n % ${days}) * ${DAY_MS / 1000} + n * 7 % 30000)`;
  const campaign = newId();
  await client.query(
    `insert into campaigns (id, user_id, title, brief, language, facts, networks, starts_on, weeks, time_zone)
     values ($1, $2, 'Rolls', 'Rolls', 'en', '{}', '[]', '2026-11-01', 4, 'UTC')`,
    [campaign, userId],
  );
  await client.query(
    `insert into tasks (id, user_id, title, due_date) select 'b' || n, $1, 'Task ' || n, ${moment} from generate_series(1, ${ENTRIES / 2}) n`,
    [userId],
  );
  await client.query(
    `insert into campaign_pieces (id, user_id, campaign_id, position, kind, network, format, state, publish_at)
     select 'p' || n, $1, $2, n, 'post', 'instagram', 'instagram-post', 'draft', ${moment} from generate_series(1, ${ENTRIES / 2}) n`,
    [userId, campaign],
  );
  await client.query('analyze');
  await client.end();
}

async function monthOf(days: number): Promise<number> {
  return withPostgres(async (url) => {
    const web = startWeb({ DATA_DIR: ownFolder(), DATABASE_URL: url });
    const person = new Visitor(await web.ready());
    const { id } = await person.signUp('bench');
    await fill(url, id, days);
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const { status, text } = await person.get(
        '/api/calendar?from=2026-11-01&to=2026-12-05&timeZone=Europe/Berlin&country=DE',
      );
      if (status !== 200) throw new Error(text);
      took.push(performance.now() - began);
    }
    await endEverything();
    return median(took.slice(3));
  });
}

export const calendarPage: Bench = {
  name: 'calendar-page',
  about: 'GET /api/calendar of one month, with holidays, of somebody with 5,000 entries',
  run: async () => [
    {
      name: 'a month of 5,000 entries over a year, PostgreSQL',
      unit: 'ms',
      value: await monthOf(365),
      target: { atMost: MAX_MS },
    },
    {
      name: 'a month with all 5,000 entries in it, PostgreSQL',
      unit: 'ms',
      value: await monthOf(30),
      target: { atMost: MAX_MS },
    },
  ],
};
