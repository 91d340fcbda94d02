/** One data folder, one process: however many want it in the same moment, and whatever a dead one left. */

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { acquireDataLock } from './data-lock.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'atelier-lock-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ROUNDS = 150;
const CONTENDERS = 5;
const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, round) => round);

/** Processes that reach for one folder after another, all at the same moments, and keep what they win. */
async function contend(folder: string): Promise<number[]> {
  const module = JSON.stringify(new URL('./data-lock.ts', import.meta.url));
  const code = `import { acquireDataLock } from ${module};
    process.on('message', (from) => {
      const won = [];
      for (let round = 0; round < ${ROUNDS}; round++) {
        while (Date.now() < from + round * 6);
        try {
          acquireDataLock(${JSON.stringify(folder)} + '/' + round);
          won.push(round);
        } catch (error) {
          if (!/already running/.test(error.message)) throw error;
        }
      }
      process.send(won);
    });
    process.send('ready');`;
  const children = Array.from({ length: CONTENDERS }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  await Promise.all(children.map((child) => once(child, 'message')));
  // Nobody ends before all have tried: the lock of one that is gone would be another's to take.
  const answers = children.map((child) => once(child, 'message'));
  const from = Date.now() + 50;
  for (const child of children) child.send(from);
  return (await Promise.all(answers)).flatMap(([won]) => won as number[]).sort((a, b) => a - b);
}

/** The number of a process that is gone. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;
const leave = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

it('is won by one of many where nobody was before', async () => {
  expect(await contend(join(root, 'free'))).toEqual(EVERY_ROUND);
});

it('is won by one of many after a crash', async () => {
  const text = JSON.stringify({ pid: deadPid(), born: null });
  for (const round of EVERY_ROUND) leave(join(root, 'crashed', String(round), 'atelier.lock'), text);
  expect(await contend(join(root, 'crashed'))).toEqual(EVERY_ROUND);
  expect(readdirSync(join(root, 'crashed', '0'))).toEqual(['atelier.lock']);
});

it('is taken over from one that crashed while it took over, and from one that wrote nothing', () => {
  for (const left of [JSON.stringify({ pid: deadPid(), born: null }), '']) {
    const folder = mkdtempSync(join(root, 'half-'));
    const lock = join(folder, 'atelier.lock');
    leave(lock, left);
    const mark = createHash('sha256').update(left).digest('hex').slice(0, 16);
    leave(`${lock}.${mark}`, JSON.stringify({ pid: deadPid(), born: null, token: 'x' }));
    const release = acquireDataLock(folder);
    expect(() => acquireDataLock(folder)).toThrow(`process ${process.pid}) is already running`);
    release();
    expect(existsSync(lock)).toBe(false);
  }
});

it('is not released by who no longer has it', () => {
  const folder = mkdtempSync(join(root, 'lost-'));
  const first = acquireDataLock(folder);
  rmSync(join(folder, 'atelier.lock'));
  const second = acquireDataLock(folder);
  first();
  expect(() => acquireDataLock(folder)).toThrow('already running');
  second();
  acquireDataLock(folder)();
});
