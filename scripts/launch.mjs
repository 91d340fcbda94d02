// The one entry behind every npm script: runs on any Node from 20, brings packages and web client up to date, then hands over to the pinned runtime.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install/packages.mjs';
import { stampOf } from './install/source-hash.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Those with `workshop` need the packages that only developers use. */
const COMMANDS = {
  start: { build: true, script: 'app/server.ts' },
  worker: { script: 'app/worker.ts' },
  dev: { script: 'scripts/dev.ts' },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  seed: { script: 'scripts/seed.ts' },
  mcp: { script: 'app/mcp.ts' },
  bench: { workshop: true, build: true, script: 'scripts/bench/run.ts' },
  // Builds for itself, with `build`, while the tests that need nothing built are running.
  test: { workshop: true, script: 'scripts/test/run.ts' },
  build: { workshop: true, build: true },
  'test:guards': { workshop: true, script: 'scripts/test/guards/run.ts' },
  'test:long': { workshop: true, build: true, script: 'scripts/test/long.ts' },
  check: { workshop: true, script: 'scripts/test/run.ts', args: ['--fast'] },
  fuzz: {
    workshop: true,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'http', 'app/fuzz'],
    env: { FUZZ_ROUNDS: '500' },
  },
  torture: {
    workshop: true,
    build: true,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'processes', '--disableConsoleIntercept', 'tests/torture'],
    env: { TORTURE_ROUNDS: '100' },
  },
  'contact-sheet': { workshop: true, script: 'scripts/contact-sheet/run.ts' },
  texts: { workshop: true, script: 'scripts/texts/run.ts' },
};

const RESTART_CODE = 75;

/** Modules found by their names, and room for what a start makes and throws away. */
const FAST = ['--import', './platform/processes/fast-resolve.ts', '--max-semi-space-size=32'];

const [name = 'start', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) fail(`Unknown command '${name}'. Known: ${Object.keys(COMMANDS).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);

const problem = await installPackages(command.workshop === true);
if (problem) fail(problem);
// Compiling is most of a start: from the second on, every Node process finds its code compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compile');
const node = pinnedNode();
for (const [key, value] of Object.entries(command.env ?? {})) process.env[key] ??= value;
if (command.build) await Promise.all([buildWebClient(node), buildBlankDatabase(node)]);
if (!command.script) process.exit(0);
// The workshop's tools load modules in ways of their own.
handOver(node, [...(command.workshop ? [] : FAST), command.script, ...(command.args ?? []), ...rest]);

/** The runtime that the lockfile names; the person's own Node may be older. */
function pinnedNode() {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = system === 'darwin-arm64' ? `node-bin-${system}` : `node-${system}`;
  const local = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(local) && spawnSync(local, ['--version']).status === 0) return local;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('The pinned Node 24 is missing for this platform. Install Node 24 or newer and start again.');
}

/** Vite runs exactly when something that ends up in the browser has changed. */
async function buildWebClient(node) {
  const isBuilt = existsSync(join('dist', 'web', 'index.html'));
  const stamp = stampOf(join('dist', 'web.built'), [
    'app',
    'ui',
    'common',
    'engine',
    'features',
    'platform/browser',
    'vite.config.ts',
    'package-lock.json',
  ]);
  if (isBuilt && stamp.isCurrent()) return;
  console.log('Building the web client …');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  if ((await run(node, [vite, 'build', '--logLevel', 'warn'])) !== 0)
    fail('The web client could not be built.');
  stamp.write();
}

/** The database that first starts copy. Without it they make one themselves, and take longer: nothing here may fail a start. */
async function buildBlankDatabase(node) {
  const stamp = stampOf(join('dist', 'blank-database.built'), [
    'platform/db',
    'platform/jobs',
    'package-lock.json',
  ]);
  if (stamp.isCurrent()) return;
  if ((await run(node, [...FAST, 'scripts/blank-database.ts'])) === 0) stamp.write();
}

function run(file, args) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function handOver(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the whole group by itself; this process only has to outlive the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    // Asked for on the page, see `platform/processes/ending/restart.ts`.
    if (code === RESTART_CODE) handOver(node, args);
    else process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
