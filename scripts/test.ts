/** `npm test`: every check in one run, each named, with one closing line that counts them. */

import { spawn } from 'node:child_process';

interface Step {
  name: string;
  args: string[];
}

const bin = (name: string, entry: string) => `node_modules/${name}/${entry}`;
const vitest = (project: string) => [bin('vitest', 'vitest.mjs'), 'run', '--project', project];

const FAST: Step[] = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.'] },
  { name: 'lint', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'architecture', args: ['scripts/check-architecture.ts'] },
  { name: 'api document', args: ['scripts/check-openapi.ts'] },
];

const UNIT: Step = { name: 'unit', args: vitest('unit') };

const ON_PGLITE: Step = { name: 'http on PGlite', args: vitest('pglite') };

/** Whole processes mostly wait for each other: they run beside the rest. */
const SLOW: Step[][] = [
  [
    ON_PGLITE,
    { name: 'http on PostgreSQL', args: vitest('postgres') },
    { name: 'browser', args: vitest('browser') },
  ],
  [UNIT, { name: 'processes', args: vitest('processes') }],
];

const failed: string[] = [];
let passed = 0;

/** Steps side by side would mix their words: each is printed when it has ended. */
function run(step: Step, live: boolean): Promise<void> {
  const started = Date.now();
  if (live) console.log(`\n── ${step.name}`);
  return new Promise((done) => {
    const child = spawn(process.execPath, step.args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => {
      if (!live) console.log(`\n── ${step.name}\n${output}`);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`── ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (code === 0) passed++;
      else failed.push(step.name);
      done();
    });
  });
}

for (const step of FAST) await run(step, true);
if (process.argv.includes('--fast')) {
  await run(UNIT, true);
  await run(ON_PGLITE, true);
} else {
  await Promise.all(
    SLOW.map(async (lane) => {
      for (const step of lane) await run(step, false);
    }),
  );
}

console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
