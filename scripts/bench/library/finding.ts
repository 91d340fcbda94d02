/** Whether a person with ten thousand files still finds one at once, on either database. */

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { listLibrary } from '#common/library.ts';
import { createSentences } from '#platform/ai/sentence/sentences.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { withPostgres } from '../bench-database.ts';
import { type Bench, type Figure, quantile } from '../figure.ts';
import { table } from '../report/table.ts';
import { scrollLibrary } from './scrolling.ts';

const IMAGES = 8_000;
const UPLOADS = 2_000;
const REQUESTS = 30;
const WARM_UP = 15;
/** Milliseconds: a process that has just begun loads what it needs, and does its first maintenance. */
const SETTLES = 12_000;

/** What the images are of; every sixteenth image is of the same. */
const SUBJECTS = [
  'a lighthouse on a cliff in a storm',
  'a red fox in a snowy forest',
  'a bowl of ramen with an egg',
  'an astronaut reading a newspaper',
  'a market street in the rain at night',
  'a portrait of an old fisherman',
  'a cat asleep on a green sofa',
  'mountains above a sea of clouds',
  'a city skyline made of glass',
  'a child flying a kite on the beach',
  'a steam train on a stone bridge',
  'a bouquet of wild flowers',
  'a robot watering tomatoes',
  'a sailing ship at sunset',
  'a library with tall ladders',
  'a cup of coffee on a wooden desk',
];

const QUESTIONS: Record<string, Record<string, string>[]> = {
  'first page': [{}],
  'word search': [{ q: 'lighthouse' }, { q: '4242' }, { q: 'holiday 15' }, { q: 'fox snowy' }],
  'search with tag and kind': [
    { q: 'snowy', tag: 'summer', kind: 'image' },
    { q: 'photo', tag: 'summer', kind: 'image' },
  ],
  'search by meaning': [{ q: 'pilot in outer space' }, { q: 'noodle soup' }, { q: 'kitten taking a nap' }],
};

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

async function addWork(ask: Ask, userId: string, vectors: readonly Int8Array[]): Promise<void> {
  const subject = '($2::text[])[1 + n % 16]';
  await ask(
    `insert into generations (id, user_id, type, prompt, status, result, created_at)
     select 'g' || n, $1, 'image', ${subject} || ', number ' || n, 'completed', '{}'::jsonb,
       now() - n * interval '1 minute' from generate_series(1, $3::int) as n`,
    [userId, SUBJECTS, IMAGES],
  );
  await ask(
    `insert into assets (id, user_id, storage_key, name, type, size, sha256, facts, created_at)
     select 'a' || n, $1, 'bench/' || n, case when n <= $2::int then 'picture.png' else 'holiday photo ' || n || '.jpg' end,
       'image/png', 200000 + n, 'sha' || n, '{"width": 1024, "height": 1024}'::jsonb,
       now() - n * interval '1 minute' from generate_series(1, $2::int + $3::int) as n`,
    [userId, IMAGES, UPLOADS],
  );
  await ask(
    `insert into asset_links (asset_id, item_type, item_id, role, is_owner)
     select 'a' || n, 'image', 'g' || n, 'picture', true from generate_series(1, $1::int) as n`,
    [IMAGES],
  );
  await ask(
    `insert into library_marks (item_type, item_id, user_id, is_favorite, tags)
     select case when n <= $2::int then 'image' else 'file' end, case when n <= $2::int then 'g' else 'a' end || n,
       $1, n % 20 = 0, array['summer', 'tag ' || n % 7] from generate_series(1, $2::int + $3::int, 10) as n`,
    [userId, IMAGES, UPLOADS],
  );
  // One number more or less at the end changes little: all of a subject mean the same.
  for (const [n, vector] of vectors.entries())
    await ask(
      `insert into library_vectors (item_type, item_id, user_id, words_hash, vector)
       select 'image', id, user_id, md5(left(prompt, 400)), $1::bytea from generations
       where user_id = $2 and substr(id, 2)::int % 16 = $3::int`,
      [Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength), userId, n],
    );
}

async function timesOf(person: Visitor, questions: readonly Record<string, string>[], count: number) {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const path = `${listLibrary.path}?${new URLSearchParams(questions[i % questions.length])}`;
    const began = performance.now();
    const answer = await person.get<{ items: unknown[] }>(path);
    times.push(performance.now() - began);
    if (answer.status !== 200 || answer.body.items.length === 0)
      throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
  return times;
}

async function measure(database: string, person: Visitor, withMeaning: boolean, atMost: number) {
  const figures: Figure[] = [];
  await timesOf(person, QUESTIONS['first page']!, 1);
  await sleep(SETTLES);
  for (const [name, questions] of Object.entries(QUESTIONS)) {
    if (name === 'search by meaning' && !withMeaning) continue;
    await timesOf(person, questions, WARM_UP);
    const times = await timesOf(person, questions, REQUESTS);
    const figure: Figure = {
      name: `${IMAGES + UPLOADS} files, ${database}: ${name}, p95 (load ${loadavg()[0]!.toFixed(1)})`,
      value: quantile(times, 0.95),
      unit: 'ms',
      target: { atMost },
    };
    console.log(...table([figure]));
    figures.push(figure);
  }
  return figures;
}

/** None where the model of meaning is not installed. */
async function vectorsOfSubjects(): Promise<Int8Array[]> {
  const sentences = createSentences();
  try {
    return await sentences.embed(SUBJECTS);
  } finally {
    await sentences.close();
  }
}

/** The embedded database has one user at a time: the product steps aside while the work is put in. */
async function onEmbedded(): Promise<Figure[]> {
  const settings = { DATA_DIR: ownFolder(), JOBS_IN_WEB: 'false' };
  const vectors = await vectorsOfSubjects();
  const first = startWeb(settings);
  const founder = new Visitor(await first.ready());
  const { id, email } = await founder.signUp('keeper');
  first.send('SIGTERM');
  await first.ended;
  const db = await PGlite.create(join(settings.DATA_DIR, 'database'));
  await addWork((text, values) => db.query(text, values), id, vectors);
  // Maintenance does this.
  await db.query('analyze');
  await db.close();
  const base = await startWeb(settings).ready();
  const person = new Visitor(base);
  await person.signIn(email ?? '');
  const figures = await measure('embedded', person, vectors.length > 0, 200);
  return [...figures, ...(await scrollLibrary(base, person))];
}

async function onPostgres(url: string): Promise<Figure[]> {
  const vectors = await vectorsOfSubjects();
  const web = startWeb({ DATA_DIR: ownFolder(), DATABASE_URL: url, JOBS_IN_WEB: 'false' });
  const person = new Visitor(await web.ready());
  const { id } = await person.signUp('keeper');
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await addWork((text, values) => db.query(text, values), id, vectors);
  // A server does this by itself a minute later.
  await db.query('analyze');
  await db.end();
  return measure('PostgreSQL', person, vectors.length > 0, 100);
}

export const library: Bench = {
  name: 'library',
  about: `GET /api/library with ${IMAGES + UPLOADS} files of one person, embedded and on PostgreSQL`,
  run: async () => [...(await onEmbedded()), ...(await withPostgres(onPostgres))],
};
