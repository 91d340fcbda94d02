/** `npm run test:guards`: takes out one guard after the other, in copies of the project; each must make a test fail. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { projectFiles } from '../../architecture/project-files.ts';
import { runNode } from '../run-node.ts';
import { startShared } from '../shared.ts';
import { GUARDS, type Guard } from './guards.ts';

const AT_ONCE = 2;
/** Part of a guard's name; absent: all. */
const only = process.argv[2] ?? '';

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-guards-'));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

type Outcome = 'noticed' | 'not noticed' | 'broken';

/** A test that cannot even be read proves nothing. */
function outcomeOf(code: number | null, output: string): Outcome {
  if (code === 0) return 'not noticed';
  return /Tests .*\d+ failed/.test(output) && !/SyntaxError|Transform failed/.test(output)
    ? 'noticed'
    : 'broken';
}

async function tryWithout(guard: Guard, folder: string, env: Record<string, string>): Promise<Outcome> {
  const path = join(folder, guard.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(guard.from, () => guard.to),
  );
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--bail',
    '1',
    '--project',
    'http',
    '--project',
    'unit',
  ];
  const { code, output } = await runNode([...args, ...guard.tests], { cwd: folder, env });
  writeFileSync(path, whole);
  const outcome = outcomeOf(code, output);
  if (outcome === 'broken') console.log(output.split('\n').slice(-30).join('\n'));
  return outcome;
}

const shared = await startShared(['http']);
const waiting = GUARDS.filter(({ name }) => name.includes(only)).values();
const missed: string[] = [];
let noticed = 0;
const takeTurns = async () => {
  const folder = copyProject();
  for (const guard of waiting) {
    const outcome = await tryWithout(guard, folder, shared.env);
    console.log(`${outcome.padEnd(11)} ${guard.name}`);
    if (outcome === 'noticed') noticed++;
    else missed.push(guard.name);
  }
  rmSync(folder, { recursive: true, force: true });
};
await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
await shared.stop();
console.log(`\n${noticed} of ${noticed + missed.length} guards are noticed when they are gone.`);
console.log(`${noticed} passed, ${missed.length} failed`);
process.exit(missed.length ? 1 : 0);
