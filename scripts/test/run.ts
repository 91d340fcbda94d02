/** `npm test`: every check in one run, each named, with one closing line that counts them. */

import { spawn } from 'node:child_process';
import { hasBrowser } from '../../tests/harness/browser.ts';

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
];

const API_DOCUMENT: Step = { name: 'api document', args: ['scripts/check-openapi.ts'] };

const UNIT: Step = { name: 'unit', args: vitest('unit') };

const ON_PGLITE: Step = { name: 'http on PGlite', args: vitest('pglite') };

/** Two at a time, the longest first; each keeps one processor busy, so that two are enough for a whole run. */
const SLOW: Step[] = [
  { name: 'browser', args: vitest('browser') },
  { name: 'processes', args: vitest('processes') },
  ON_PGLITE,
  UNIT,
  { name: 'http on PostgreSQL', args: vitest('postgres') },
  API_DOCUMENT,
];
const AT_ONCE = 2;

/** Neural networks take every processor there is, and crawl when others want them too. */
const ALONE: Step = { name: 'voice engines', args: vitest('engines') };

const MOST_LINES = 60;

const failed: string[] = [];
/** What the failed steps said, told again at the end: long runs are read from there. */
const complaints: string[] = [];
const times: string[] = [];
let passed = 0;

/** Journeys need a real browser, and npm has one for this kind of machine or it does not. */
const isPossible = ({ name }: Step): boolean => {
  if (name !== 'browser' || hasBrowser()) return true;
  console.log(
    '── browser: SKIPPED: npm packs no Chrome for this processor; install Google Chrome or set CHROME_PATH.',
  );
  return false;
};

/** Vitest lists what failed at the end; without such a list the last lines say most. */
function complaintIn(output: string): string {
  const list = output.lastIndexOf(' Failed ');
  const lines = (list < 0 ? output : output.slice(list)).trimEnd().split('\n');
  return (list < 0 ? lines.slice(-MOST_LINES) : lines.slice(0, MOST_LINES)).join('\n');
}

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
      times.push(`${step.name} ${seconds} s`);
      console.log(`── ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (code === 0) passed++;
      else {
        failed.push(step.name);
        complaints.push(`── ${step.name}\n${complaintIn(output)}`);
      }
      done();
    });
  });
}

for (const step of FAST) await run(step, true);
if (process.argv.includes('--fast')) {
  for (const step of [API_DOCUMENT, UNIT, ON_PGLITE]) await run(step, true);
} else {
  const waiting = SLOW.filter(isPossible).values();
  const takeTurns = async () => {
    for (const step of waiting) await run(step, false);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  await run(ALONE, true);
}

if (complaints.length) console.log(`\nWhat failed:\n\n${complaints.join('\n\n')}`);
console.log(`\nTimes: ${times.join(', ')}`);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
