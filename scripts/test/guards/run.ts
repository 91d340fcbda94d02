/** `npm run test:guards`: takes out one guard after the other, in copies of the project; each must make a test fail. */

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { projectFiles } from '../../architecture/project-files.ts';
import { startShared } from '../shared.ts';
import { GUARDS } from './guards.ts';
import type { Verdict } from './lane.ts';

const AT_ONCE = Number(process.env.GUARD_LANES ?? 2);
/** Parts of guards' names; none: all. */
const wanted = process.argv.slice(2);
const names = GUARDS.map(({ name }) => name).filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-guards-'));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The last word about each guard. */
const verdicts = new Map<string, Verdict>();

/** A lane ends with its guards; one that dies leaves the rest of them without a verdict. */
async function runLane(mine: readonly string[], env: Record<string, string>): Promise<void> {
  const folder = copyProject();
  const child = spawn(process.execPath, ['scripts/test/guards/lane.ts', ...mine], {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (verdict: Verdict) => {
    verdicts.set(verdict.name, verdict);
    console.log(`${verdict.outcome.padEnd(11)} ${verdict.name} (${verdict.told})`);
  });
  await new Promise((done) => child.once('close', done));
  rmSync(folder, { recursive: true, force: true });
}

const shared = await startShared(['http']);
const lanes = Array.from({ length: Math.min(AT_ONCE, names.length) }, (_, lane) =>
  runLane(
    names.filter((_, i) => i % AT_ONCE === lane),
    shared.env,
  ),
);
await Promise.all(lanes);
await shared.stop();
const noticed = [...verdicts.values()].filter(({ outcome }) => outcome === 'noticed').length;
console.log(`\n${noticed} of ${names.length} guards are noticed when they are gone.`);
console.log(`${noticed} passed, ${names.length - noticed} failed`);
process.exit(noticed === names.length ? 0 : 1);
