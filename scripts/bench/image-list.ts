/** Whether a person's images stay as fast to look through with ten thousand of them as with a hundred. */

import pg from 'pg';
import { listImages } from '#features/image/contract.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { withPostgres } from './bench-database.ts';
import { type Bench, type Figure, quantile } from './figure.ts';

const FEW = 100;
const MANY = 10_000;
const REQUESTS = 200;
const MAX_RATIO = 3;

const RESULT = JSON.stringify({
  url: '/api/files/bench',
  style: 'watercolor',
  size: 'square',
  width: 1024,
  height: 1024,
  seed: 1,
  model: 'builtin:illustrator',
  engine: 'Atelier Illustrator',
  drawn: ['fox', 'forest'],
  notUnderstood: [],
  assetId: 'bench',
});

async function addImages(db: pg.Client, userId: string, from: number, to: number): Promise<void> {
  await db.query(
    `insert into generations (id, user_id, type, prompt, status, result, created_at)
     select 'bench-' || n, $3, 'image', 'a fox number ' || n || ' in the forest', 'completed', $4::jsonb,
       now() - n * interval '1 minute' from generate_series($1::int, $2::int) as n`,
    [from, to, userId, RESULT],
  );
  await db.query('vacuum analyze generations');
}

async function timesOf(person: Visitor, questions: readonly Record<string, string>[]): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const path = `${listImages.path}?${new URLSearchParams(questions[i % questions.length])}`;
    const began = performance.now();
    const answer = await person.get(path);
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
  return times;
}

async function measure(url: string): Promise<Figure[]> {
  const web = startWeb({ DATA_DIR: ownFolder(), DATABASE_URL: url, JOBS_IN_WEB: 'false' });
  const person = new Visitor(await web.ready());
  await person.signUp('painter');
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const rounds: Record<string, Record<string, string>[]> = {
    'opening the list': [{}],
    'the next pages': [50, 60, 70].map((n) => ({ cursor: `${Date.now() - n * 60_000}.bench-${n}` })),
    'searching and filtering': [
      { search: 'number 42' },
      { style: 'watercolor' },
      { model: 'builtin:illustrator' },
    ],
  };
  const medians = async () => {
    const out = new Map<string, number>();
    for (const [name, questions] of Object.entries(rounds))
      out.set(name, quantile(await timesOf(person, questions), 0.5));
    return out;
  };
  try {
    await addImages(db, person.user!.id, 1, FEW);
    await medians();
    const few = await medians();
    await addImages(db, person.user!.id, FEW + 1, MANY);
    const many = await medians();
    return Object.keys(rounds).flatMap((name): Figure[] => [
      {
        name: `${name}: ${MANY} images against ${FEW}, median`,
        value: many.get(name)! / few.get(name)!,
        unit: 'ratio',
        target: { atMost: MAX_RATIO },
      },
      { name: `${name}: ${MANY} images, median`, value: many.get(name)!, unit: 'ms' },
    ]);
  } finally {
    await db.end();
  }
}

export const imageList: Bench = {
  name: 'image-list',
  about: `GET /api/images with ${FEW} and with ${MANY} images on PostgreSQL`,
  run: () => withPostgres(measure),
};
