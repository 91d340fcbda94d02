/** `npm run test:long`: what a test run has no time for, with new seeds: many cases of each property, whole lists, hostile requests, kill -9. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectFiles } from '../architecture/project-files.ts';

const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const tests = projectFiles().filter((file) => file.endsWith('.test.ts'));
const using = (code: RegExp): string[] => tests.filter((file) => code.test(readFileSync(file, 'utf8')));
/** Of which `npm test` does a share. */
const shortened = using(/shortRound\(|longIt\(|TEST_ALL/);

const STEPS: { name: string; files: string[]; projects: string[]; env: Record<string, string> }[] = [
  {
    name: 'properties',
    projects: ['unit', 'drawn'],
    files: using(/from 'fast-check'/),
    env: { PROPERTY_RUNS: '5000' },
  },
  {
    name: 'long lists and journeys',
    projects: ['unit', 'components', 'drawn', 'http', 'browser'],
    files: shortened,
    env: { TEST_ALL: '1' },
  },
  {
    name: 'whole starts',
    projects: ['processes'],
    files: shortened,
    env: { TEST_ALL: '1' },
  },
  {
    name: 'engines',
    projects: ['engines'],
    files: shortened,
    env: { TEST_ALL: '1' },
  },
  { name: 'hostile requests', projects: ['http'], files: ['app/fuzz'], env: { FUZZ_ROUNDS: '500' } },
  { name: 'kill -9', projects: ['processes'], files: ['tests/torture'], env: { TORTURE_ROUNDS: '100' } },
];

const failed: string[] = [];
for (const { name, projects, files, env } of STEPS) {
  console.log(`\n── ${name} (TEST_SEED=${seed})`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--disableConsoleIntercept'];
  const where = projects.flatMap((one) => ['--project', one]);
  const { status } = spawnSync(process.execPath, [...args, ...where, ...files], {
    stdio: 'inherit',
    env: { ...env, ...process.env, TEST_SEED: seed },
  });
  if (status !== 0) failed.push(name);
}
console.log(
  failed.length ? `\nFailed: ${failed.join(', ')}; TEST_SEED=${seed} repeats it.` : '\nAll passed.',
);
console.log(`${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
