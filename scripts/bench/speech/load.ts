/** What people feel while voices are made and heard: how soon a long text sounds, and whether everybody else waits. */

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { transcribeCall } from '#features/speech/calls/transcription-calls.ts';
import { generateSpeechCall, warmUpSpeech } from '#features/speech/contract.ts';
import { listTasks } from '#features/tasks/contract.ts';
import { dueInDays, newTask } from '#tests/factories/task.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { type Bench, type Figure, quantile } from '../figure.ts';
import { SENTENCES } from './sentences.ts';

const TASKS = 50;
const READS = 150;
/** Pause between two reads; people do not read in a loop. */
const PAUSE_MS = 12;
const TEXT = `${SENTENCES.en.join(' ')} `.repeat(10).slice(0, 5000);

/** Megabytes that a process holds in memory. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

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
  void work.finally(() => {
    isOn = false;
  });
  const times: number[] = [];
  while (isOn && times.length < READS * 4) times.push(await readOnce(person));
  await work;
  return times;
}

async function firstSound(person: Visitor): Promise<{ ms: number; id: string }> {
  const begin = performance.now();
  const { body } = await person.post<{ id: string; result: { audioUrl: string } }>(generateSpeechCall.path, {
    text: TEXT,
    voice: 'nova',
  });
  const stop = new AbortController();
  const response = await person.open('GET', body.result.audioUrl, { signal: stop.signal });
  await response.body!.getReader().read();
  const ms = performance.now() - begin;
  stop.abort();
  return { ms, id: body.id };
}

export const speechLoad: Bench = {
  name: 'speech-load',
  about:
    'first sound of 5,000 characters; GET /api/tasks and memory while a voice speaks and a recording is heard',
  run: async () => {
    const web = startWeb({ DATA_DIR: ownFolder(), MODELS_DIR: process.env.MODELS_DIR });
    const base = await web.ready();
    const [reader, maker] = [new Visitor(base), new Visitor(base)];
    await reader.signUp('reader');
    await maker.signUp('maker');
    for (let i = 0; i < TASKS; i++) await reader.post('/api/tasks', newTask({ dueDate: dueInDays(i) }));
    for (let i = 0; i < READS; i++) await readOnce(reader);
    await maker.post(warmUpSpeech.path, { kind: 'speech' });
    await maker.post(warmUpSpeech.path, { kind: 'transcription' });
    const memory = residentMb(web.pid);

    const { ms, id } = await firstSound(maker);
    await maker.delete(`/api/speech/${id}`);
    const idle = await readWhile(reader, sleep(6000));
    const said = maker.post<{ result: { audioUrl: string } }>(generateSpeechCall.path, {
      text: SENTENCES.en.slice(0, 5).join(' ').slice(0, 390),
      format: 'wav',
    });
    const speaking = await readWhile(reader, said);
    const file = await maker.open('GET', (await said).body.result.audioUrl);
    const wav = new Uint8Array(await file.arrayBuffer());
    const hearing = await readWhile(
      reader,
      maker.upload(wav, 'talk.wav', 'audio/wav', 'audio', transcribeCall.path),
    );
    const p95 = (times: readonly number[]) => quantile(times, 0.95);
    const slower = (name: string, times: readonly number[]): Figure => ({
      name: `GET /api/tasks: ${name} / idle, 95th percentile`,
      value: p95(times) / p95(idle),
      unit: 'ratio',
      target: { atMost: 3 },
    });
    return [
      { name: 'first sound of 5,000 characters', value: ms, unit: 'ms', target: { atMost: 4000 } },
      { name: 'GET /api/tasks, idle, 95th percentile', value: p95(idle), unit: 'ms' },
      slower('speaking', speaking),
      slower('hearing', hearing),
      {
        name: 'memory of the web process: growth',
        value: residentMb(web.pid) - memory,
        unit: 'MB',
        target: { atMost: 100 },
      },
    ];
  },
};
