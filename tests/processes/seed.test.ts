/** `npm run seed`: a demo account one can sign in with, safe to run twice, never beside a running server's files. */

import { afterEach, describe, expect, it } from 'vitest';
import { TASK_CATEGORIES, type Task } from '#features/tasks/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, type Settings, startProcess, startWeb } from './product-process.ts';
import { usedFolder } from './used-folder.ts';

afterEach(endEverything);

const startSeed = (settings: Settings) => startProcess('scripts/seed.ts', settings);

/** Seeds and gives the password that a person would read off the screen. */
async function seed(settings: Settings): Promise<string> {
  const process = startSeed(settings);
  expect(await process.ended, process.stderr()).toEqual({ code: 0, signal: null });
  expect(process.stdout()).toContain('demo@atelier.example');
  return /password {2}(\S+)/.exec(process.stdout())![1]!;
}

async function lookAround(base: string, password: string): Promise<void> {
  const demo = new Visitor(base);
  const signIn = await demo.post('/api/login', { email: 'demo@atelier.example', password });
  expect(signIn.status).toBe(200);
  const tasks = (await demo.get<Task[]>('/api/tasks')).body;
  expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length);
  expect(new Set(tasks.map((task) => task.category))).toEqual(new Set(TASK_CATEGORIES));
  expect(tasks.some((task) => task.completed)).toBe(true);
  expect(tasks.some((task) => !task.completed && task.dueDate && new Date(task.dueDate) < new Date())).toBe(
    true,
  );
  expect((await demo.get<Project[]>('/api/projects')).body).toHaveLength(3);
  expect((await demo.get<{ unread: number }>('/api/notifications')).body.unread).toBeGreaterThanOrEqual(3);
}

describe('seeding', () => {
  longIt('fills an embedded database, twice without doubling anything', async () => {
    const settings = { DATA_DIR: usedFolder() };
    const first = await seed(settings);
    const second = await seed(settings);
    expect(second).not.toBe(first);
    const web = startWeb(settings);
    const base = await web.ready();
    await lookAround(base, second);

    const refused = startSeed(settings);
    expect((await refused.ended).code).toBe(1);
    expect(refused.stderr().trimEnd().split('\n')).toHaveLength(1);
    expect(refused.stderr()).toContain(`Another Atelier (process ${web.pid}) is already running`);
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
  });

  it('works beside a running server on PostgreSQL', async () => {
    const settings = { DATA_DIR: ownFolder(), DATABASE_URL: (await ownDatabase()).databaseUrl };
    const base = await startWeb(settings).ready();
    await lookAround(base, await seed(settings));
  });
});
