/** `npm test`: every check in one run, a few at a time from one queue, with one closing line that counts them. */

import { availableParallelism } from 'node:os';
import { hasBrowser } from '../../tests/harness/browser/browser.ts';
import { projectFiles } from '../architecture/project-files.ts';
import { openLedger, rememberedTimes } from './costs.ts';
import { type Parcel, plan } from './plan.ts';
import { runNode } from './run-node.ts';
import { PURE, type Shared, startShared } from './shared.ts';
import { SUITES, suiteFiles } from './suites.ts';

interface Step {
  name: string;
  args: string[];
}

const bin = (name: string, entry: string) => `node_modules/${name}/${entry}`;

/** What did not change since the last run is not looked at again. */
const TYPES_SEEN = 'node_modules/.cache/types.tsbuildinfo';

const STATIC: Step[] = [
  {
    name: 'types',
    args: [
      bin('typescript', 'bin/tsc'),
      '--noEmit',
      '-p',
      '.',
      // Several checkers each learn the same types: on two processors one costs half.
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      TYPES_SEEN,
    ],
  },
  { name: 'lint', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'architecture', args: ['scripts/check-architecture.ts'] },
  { name: 'api document', args: ['scripts/check-openapi.ts'] },
];

/** Each keeps one processor busy, and often waits for something: two more fill the gaps. */
const AT_ONCE = Math.min(availableParallelism(), 2) + 2;
const MAX_LINES = 60;
const isQuick = process.argv.includes('--fast');

const ledger = openLedger();
const failed: string[] = [];
/** What the failed steps said, told again at the end: long runs are read from there. */
const complaints: string[] = [];
let passed = 0;

/** E2e tests need a real browser, and npm has one for this kind of machine or it does not. */
function suites() {
  const files = projectFiles();
  return SUITES.filter(({ name }) => {
    if (isQuick) return name === 'unit' || name === 'components';
    if (name !== 'browser' || hasBrowser()) return true;
    console.log(
      '── browser: SKIPPED: npm packs no Chrome for this processor; install Google Chrome or set CHROME_PATH.',
    );
    return false;
  }).map((suite) => ({ name: suite.name, files: suiteFiles(suite, files) }));
}

const parcels = plan(suites(), rememberedTimes());
const isPure = ({ suite }: Parcel) => PURE.includes(suite);
/** Begun at once; the others wait for what is built and started meanwhile. */
const atOnce: Step[] = [...STATIC, ...testSteps(parcels.filter(isPure))];
const later: Step[] = testSteps(parcels.filter((one) => !isPure(one)));

function testSteps(of: readonly Parcel[]): Step[] {
  const numbers = new Map<string, number>();
  return of.map(({ suite, files }) => {
    const number = (numbers.get(suite) ?? 0) + 1;
    numbers.set(suite, number);
    const args = [bin('vitest', 'vitest.mjs'), 'run', '--project', suite, ...files];
    return { name: `${suite} ${number}`, args };
  });
}

/** Vitest lists what failed at the end; without such a list the last lines say most. */
function complaintIn(output: string): string {
  const list = output.lastIndexOf(' Failed ');
  const lines = (list < 0 ? output : output.slice(list)).trimEnd().split('\n');
  return (list < 0 ? lines.slice(-MAX_LINES) : lines.slice(0, MAX_LINES)).join('\n');
}

async function run({ name, args }: Step, env: Record<string, string>): Promise<void> {
  const started = Date.now();
  const { code, output } = await runNode(args, { env: { ...env, TEST_COSTS: ledger.path } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${output.trim()}\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (code === 0) passed++;
  else {
    failed.push(name);
    complaints.push(`── ${name}\n${complaintIn(output)}`);
  }
}

/** The web client and the blank database as `npm start` leaves them, then what the parcels share. */
async function buildAndStart(): Promise<Shared> {
  const { code, output } = await runNode(['scripts/launch.mjs', 'build']);
  if (code !== 0) throw new Error(`The product could not be built.\n${output}`);
  return startShared(parcels.map(({ suite }) => suite));
}

const began = Date.now();
let started: Shared | undefined;
const ready = (later.length > 0 ? buildAndStart() : startShared([])).then((shared) => (started = shared));
async function takeTurns(): Promise<void> {
  for (;;) {
    // Those that had to wait are the long ones.
    const step = (started && later.shift()) ?? atOnce.shift();
    if (step) await run(step, started?.env ?? {});
    else if (later.length > 0) await ready;
    else return;
  }
}
try {
  await Promise.all([ready, ...Array.from({ length: AT_ONCE }, takeTurns)]);
} finally {
  await started?.stop();
}

ledger.print();
if (process.argv.includes('--remember')) ledger.remember();
ledger.dispose();
if (complaints.length) console.log(`\nWhat failed:\n\n${complaints.join('\n\n')}`);
console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
console.log(failed.length ? `Failed: ${failed.join(', ')}` : 'All checks passed.');
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
