/** Whether a house full of work slows everybody down: two films, ten pictures and a transcription, beside somebody's tasks. */

import { setTimeout as sleep } from 'node:timers/promises';
import { contributionsOf } from '#app/contributions.ts';
import { isFinished, type Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { generateImageCall, QUICK_PROMPTS } from '#features/image/contract.ts';
import { transcribeCall } from '#features/speech/calls/transcription-calls.ts';
import { generateSpeechCall } from '#features/speech/contract.ts';
import { listTasks } from '#features/tasks/contract.ts';
import { renderProject } from '#features/video/calls/project-calls.ts';
import { createProject, DURATION, type Project } from '#features/video/contract.ts';
import { readConfig } from '#platform/config/config.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/platform.ts';
import { dueInDays, newTask } from '#tests/factories/task.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb, until } from '#tests/processes/product-process.ts';
import { type Bench, type Figure, median, quantile } from './figure.ts';
import { timedFeature, timedJob } from './jobs/timed-work.ts';
import { SENTENCES } from './speech/sentences.ts';

const TASKS = 50;
const READS = 300;
/** Pause between two reads; people do not read in a loop. */
const PAUSE_MS = 12;
const PAINTERS = 5;
const MAX_SLOWER = 3;

async function readOnce(person: Visitor): Promise<number> {
  const begin = performance.now();
  const { status } = await person.get(listTasks.path);
  if (status !== 200) throw new Error(`GET ${listTasks.path} answered ${status}.`);
  const took = performance.now() - begin;
  await sleep(PAUSE_MS);
  return took;
}

async function readWhile(person: Visitor, work: Promise<unknown>): Promise<number[]> {
  let isOn = true;
  const done = work.finally(() => {
    isOn = false;
  });
  const times: number[] = [];
  while (isOn) times.push(await readOnce(person));
  await done;
  return times;
}

/** As the process itself says in its log; it keeps silent about less than a second. */
const longestBlock = (log: string): number =>
  Math.max(0, ...[...log.matchAll(/"blockedMs":(\d+)/g)].map((match) => Number(match[1])));

async function film(maker: Visitor): Promise<void> {
  const data = { title: 'Spring', description: 'Fresh bread. Every morning.', duration: [DURATION.min] };
  const made = await maker.post<Project>(createProject.path, { title: 'Spring', type: 'video', data });
  const ordered = await maker.post<{ jobId?: string; id: string }>(
    renderProject.path.replace(':id', made.body.id),
    {},
  );
  if (ordered.status !== 202) throw new Error(`Rendering answered ${ordered.status}: ${ordered.text}`);
  const id = ordered.body.jobId ?? ordered.body.id;
  const job = await until(async () => {
    const { body } = await maker.get<Job>(`/api/jobs/${id}`);
    return isFinished(body) ? body : undefined;
  }, 500);
  if (job.status !== 'completed') throw new Error(`The film ended as ${job.status}: ${job.error}`);
}

/** Two at once, one pair after the other. */
async function paint(painter: Visitor, turn: number): Promise<void> {
  const answers = await Promise.all(
    [0, 1].map((i) =>
      painter.post(generateImageCall.path, { prompt: QUICK_PROMPTS[(turn * 2 + i) % QUICK_PROMPTS.length] }),
    ),
  );
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`Painting answered ${refused.status}: ${refused.text}`);
}

async function measureReads(): Promise<Figure[]> {
  const web = startWeb({ DATA_DIR: ownFolder(), MODELS_DIR: process.env.MODELS_DIR });
  const base = await web.ready();
  const person = async (name: string) => {
    const visitor = new Visitor(base);
    await visitor.signUp(name);
    return visitor;
  };
  const reader = await person('reader');
  const speaker = await person('speaker');
  for (let i = 0; i < TASKS; i++) await reader.post('/api/tasks', newTask({ dueDate: dueInDays(i) }));
  const said = await speaker.post<{ result: { audioUrl: string } }>(generateSpeechCall.path, {
    text: SENTENCES.en.slice(0, 5).join(' ').slice(0, 390),
    format: 'wav',
  });
  const wav = new Uint8Array(await (await speaker.open('GET', said.body.result.audioUrl)).arrayBuffer());
  const makers = [await person('maker0'), await person('maker1')];
  const painters: Visitor[] = [];
  for (let i = 0; i < PAINTERS; i++) painters.push(await person(`painter${i}`));
  for (let i = 0; i < READS; i++) await readOnce(reader);

  const idle: number[] = [];
  for (let i = 0; i < READS; i++) idle.push(await readOnce(reader));
  const busy = await readWhile(
    reader,
    Promise.all([
      ...makers.map(film),
      ...painters.map(paint),
      speaker.upload(wav, 'talk.wav', 'audio/wav', 'audio', transcribeCall.path),
    ]),
  );
  const [before, during] = [quantile(idle, 0.95), quantile(busy, 0.95)];
  return [
    { name: 'GET /api/tasks, idle, 95th percentile', value: before, unit: 'ms' },
    { name: 'GET /api/tasks, full house, median', value: median(busy), unit: 'ms' },
    { name: 'GET /api/tasks, full house, 95th percentile', value: during, unit: 'ms' },
    { name: 'GET /api/tasks, full house, longest', value: Math.max(...busy), unit: 'ms' },
    {
      name: 'longest moment in which the web process did nothing else',
      value: longestBlock(web.stderr()),
      unit: 'ms',
    },
    {
      name: 'GET /api/tasks: full house / idle',
      value: during / before,
      unit: 'ratio',
      target: { atMost: MAX_SLOWER },
    },
  ];
}

const ROUNDS = 5;
/** One person's jobs that wait already. */
const WAITING = 50;
const JOB_MS = 400;
const MAX_TURNS = 2;

/** How long the second person waits, in lengths of a job; each job takes the same time. */
async function measureWait(): Promise<Figure> {
  const log = createLog({ level: 'silent' });
  const config = readConfig({ DATA_DIR: ownFolder(), JOB_CONCURRENCY: '2' });
  const platform = await openPlatform(config, log, contributionsOf([accountFeature, timedFeature]));
  const ids = ['greedy', ...Array.from({ length: ROUNDS }, (_, i) => `second-${i}`)];
  await platform.db.insert(users).values(ids.map((id) => ({ id, email: `${id}@example.com` })));
  try {
    await platform.jobs.start({ work: true });
    for (let i = 0; i < WAITING; i++)
      await platform.jobs.enqueue(timedJob, { lastsMs: JOB_MS }, { userId: ids[0]! });
    const waits: number[] = [];
    for (const userId of ids.slice(1)) {
      await sleep(JOB_MS * 1.3);
      const orderedAt = Date.now();
      const { id } = await platform.jobs.enqueue(timedJob, { lastsMs: JOB_MS }, { userId });
      const row = await until(async () => {
        const found = await platform.jobs.find(id);
        return found?.status === 'completed' ? found : undefined;
      });
      waits.push((row.result as { beganAt: number }).beganAt - orderedAt);
    }
    return {
      name: `waiting of a second person behind ${WAITING} jobs, in lengths of a job`,
      value: Math.max(...waits) / JOB_MS,
      unit: 'ratio',
      target: { atMost: MAX_TURNS },
    };
  } finally {
    await platform.close(0);
  }
}

export const crowd: Bench = {
  name: 'crowd',
  about: `GET /api/tasks beside two films, ten pictures and a transcription; a second person behind ${WAITING} jobs`,
  run: async () => [await measureWait(), ...(await measureReads())],
};
