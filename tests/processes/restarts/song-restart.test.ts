/** A kill -9 while a song is sung: the next start goes on with the line it had come to, and the song is counted once. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { Job } from '#common/job.ts';
import type { Song } from '#features/song/contract.ts';
import type { Usage } from '#features/subscription/calls/billing-calls.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { startCounted } from '../counted-order.ts';
import { gateOf } from '../counted-work.ts';
import { endEverything, ownFolder } from '../product-process.ts';
import { usedFolder } from '../used-folder.ts';

afterEach(endEverything);

const WORDS = '[verse]\nRed boat upon the bay\n[chorus]\nCarry me away\n[verse]\nGreen light across the sea';
const HELD_AT = 3;

longIt('sings only what was not sung before', async () => {
  const ledger = join(ownFolder(), 'sung');
  const settings = { DATA_DIR: usedFolder(), SUNG_LEDGER: ledger, HELD_AT: String(HELD_AT) };
  const lines = () => (existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : []);
  const first = startCounted('web', settings);
  const ada = new Visitor(await first.ready());
  await ada.signUp('ada');
  const order = { title: 'Bay', lyrics: WORDS, style: 'acoustic', voice: 'echo', tempo: 180, seed: 7 };
  const { body } = await ada.post<{ id: string; jobId: string }>('/api/songs', order);
  const stage = async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.stage;
  await expect.poll(stage).toContain(`Singing, line ${HELD_AT} of`);
  const before = lines();
  expect(before).toHaveLength(HELD_AT - 1);
  first.send('SIGKILL');
  await first.ended;

  const second = startCounted('web', settings);
  const back = new Visitor(await second.ready());
  for (const [name, value] of ada.cookies) back.cookies.set(name, value);
  writeFileSync(gateOf(ledger), '');
  const song = async () => (await back.get<Song>(`/api/songs/${body.id}`)).body;
  await expect.poll(async () => (await song()).status).toBe('completed');
  const sung = lines();
  expect(sung.slice(0, before.length)).toEqual(before);
  expect(new Set(sung).size).toBe(sung.length);
  expect((await song()).melody.map(({ text }) => text).join('')).toContain('Green');
  const { body: usage } = await back.get<Usage>('/api/subscription/usage');
  expect(usage.kinds.find(({ kind }) => kind === 'coverSong')?.used).toBe(1);
});
