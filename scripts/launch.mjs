// The one entry behind every npm script: runs on any Node from 20, brings packages and web client up to date, then hands over to the pinned runtime.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfFiles } from './source-hash.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const COMMANDS = {
  start: { build: true, script: 'app/server.ts' },
  worker: { script: 'app/worker.ts' },
  dev: { script: 'scripts/dev.ts' },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  seed: { script: 'scripts/seed.ts' },
  mcp: { script: 'app/mcp.ts' },
  bench: { build: true, script: 'scripts/bench/run.ts' },
  test: { build: true, script: 'scripts/test/run.ts' },
  'test:guards': { script: 'scripts/test/guards/run.ts' },
  'test:long': { build: true, script: 'scripts/test/long.ts' },
  check: { script: 'scripts/test/run.ts', args: ['--fast'] },
  fuzz: {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'http', 'app/fuzz'],
    env: { FUZZ_ROUNDS: '500' },
  },
  torture: {
    build: true,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'processes', '--disableConsoleIntercept', 'tests/torture'],
    env: { TORTURE_ROUNDS: '100' },
  },
  'contact-sheet': { script: 'scripts/contact-sheet/run.ts' },
  texts: { script: 'scripts/texts/run.ts' },
};

const [name = 'start', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) fail(`Unknown command '${name}'. Known: ${Object.keys(COMMANDS).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);

installPackages();
// Compiling is most of a start: from the second on, every Node process finds its code compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compile');
const node = pinnedNode();
for (const [key, value] of Object.entries(command.env ?? {})) process.env[key] ??= value;
if (command.build) buildWebClient(node);
handOver(node, [command.script, ...(command.args ?? []), ...rest]);

/**
 * Installs exactly when the lockfile is not the one that was installed. `npm ci` would be stricter, but it also fails
 * when a registry lacks optional packages of platforms that are not this one.
 */
function installPackages() {
  const stamp = join('node_modules', '.atelier-installed');
  const wanted = hashOfFiles(['package-lock.json', 'package.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (a few minutes the first time) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const flags = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  run([...npm, ...flags], 'The packages could not be installed.');
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The runtime that the lockfile names; the person's own Node may be older. */
function pinnedNode() {
  const local = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(local) && spawnSync(local, ['--version']).status === 0) return local;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('The pinned Node 24 is missing for this platform. Install Node 24 or newer and start again.');
}

/** Vite runs exactly when something that ends up in the browser has changed. */
function buildWebClient(node) {
  const stamp = join('dist', 'web.built');
  const wanted = hashOfFiles([
    'app',
    'ui',
    'common',
    'engine',
    'features',
    'platform/browser',
    'vite.config.ts',
    'package-lock.json',
  ]);
  if (
    existsSync(stamp) &&
    existsSync(join('dist', 'web', 'index.html')) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return;
  console.log('Building the web client …');
  run(
    [node, join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    'The web client could not be built.',
  );
  writeFileSync(stamp, wanted);
}

function run([file, ...args], failure) {
  const isShim = process.platform === 'win32' && file === 'npm';
  const result = spawnSync(file, args, { stdio: 'inherit', shell: isShim });
  if (result.status !== 0) fail(failure);
}

function handOver(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the whole group by itself; this process only has to outlive the child.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
