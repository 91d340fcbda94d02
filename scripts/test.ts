/** `npm test`: every check in one run, each named, with one closing line that counts them. */

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

interface Step {
  name: string;
  args: string[];
  isFast: boolean;
}

const bin = (name: string, entry: string) => `node_modules/${name}/${entry}`;
const vitest = (...args: string[]) => [bin('vitest', 'vitest.mjs'), 'run', ...args];

const STEPS: Step[] = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.'], isFast: true },
  {
    name: 'lint',
    args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
    isFast: true,
  },
  { name: 'architecture', args: ['scripts/check-architecture.ts'], isFast: true },
  { name: 'api document', args: ['scripts/check-openapi.ts'], isFast: true },
  { name: 'unit', args: vitest('--project', 'unit'), isFast: true },
  { name: 'http on PGlite', args: vitest('--project', 'pglite'), isFast: true },
  { name: 'http on PostgreSQL', args: vitest('--project', 'postgres'), isFast: false },
  { name: 'processes', args: vitest('--project', 'processes'), isFast: false },
  { name: 'browser', args: vitest('--project', 'browser'), isFast: false },
];

const options = new Set(process.argv.slice(2));
const steps = STEPS.filter((step) => step.isFast || !options.has('--fast'));
const failed: string[] = [];
mkdirSync('test-results', { recursive: true });

for (const step of steps) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(process.execPath, step.args, {
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  console.log(
    `── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) failed.push(step.name);
}

console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
