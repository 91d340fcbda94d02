/** The product as its own process on a data folder of its own, the way a person runs it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  base: string;
  dataDir: string;
  output: () => string;
  /** As if the power failed; the data folder stays. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

export async function startServerProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-e2e-'));
  // Scripts that show the product have no test runner around them: they start from nothing.
  if (process.env.VITEST) (await import('./prepared-folder.ts')).prepareFolder(dataDir);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let output = '';
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, ['app/server.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        ...env,
      },
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    await untilHealthy(base, child, () => output);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    base,
    dataDir,
    output: () => output,
    kill: () => end('SIGKILL'),
    restart: start,
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(base: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const answer = await fetch(`${base}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The server did not come up: ${output()}`);
}
