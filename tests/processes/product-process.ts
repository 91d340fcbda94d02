/** One process of the product, run for real: what it says, how it ends, and never left behind. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE, QUICK_START } from '#tests/harness/quick-start.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
const READY = /Atelier is ready: (http:\S+)|Atelier worker is ready/;

export type Settings = Record<string, string | undefined>;

export interface ProductProcess {
  pid: number;
  stdout(): string;
  stderr(): string;
  /** Resolves with the printed address (a worker has none), or fails with what the process said instead. */
  ready(): Promise<string>;
  send(signal: NodeJS.Signals): void;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const alive = new Set<ChildProcess>();
const folders = new Set<string>();
process.once('exit', () => {
  for (const child of alive) killGroup(child);
});

/** A process may have started others (the launcher, the development server): they go with it. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-process-'));
  folders.add(folder);
  return folder;
}

/** Ends every process and removes every folder that was made here. */
export async function endEverything(): Promise<void> {
  await Promise.all(
    [...alive].map(async (child) => {
      killGroup(child);
      await once(child, 'close');
    }),
  );
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/** Runs a script of the product with these settings and no others: the caller's own, and a `.env`, stay out. */
export function startProcess(
  script: string,
  settings: Settings,
  options: { args?: string[]; node?: string; nodeArgs?: string[]; root?: string } = {},
): ProductProcess {
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const root = options.root ?? ROOT;
  const child = spawn(
    options.node ?? process.execPath,
    [...(options.nodeArgs ?? []), join(root, script), ...(options.args ?? [])],
    {
      cwd: options.root ?? ownFolder(),
      env: { ...inherited, PORT: '0', NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
      stdio: 'pipe',
      // A group of its own, so that nothing it starts is left behind.
      detached: process.platform !== 'win32',
    },
  );
  alive.add(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    alive.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });

  return {
    pid: child.pid!,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    send: (signal) => void child.kill(signal),
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = READY.exec(said.stdout);
          if (match) resolve(match[1] ?? '');
        };
        child.stdout.on('data', look);
        look();
        void ended.then(({ code, signal }) =>
          reject(new Error(`${script} ended (${code ?? signal}) before it was ready:\n${said.stderr}`)),
        );
      }),
  };
}

export const startWeb = (settings: Settings) =>
  startProcess('app/server.ts', settings, { nodeArgs: QUICK_START });
export const startWorker = (settings: Settings) =>
  startProcess('app/worker.ts', settings, { nodeArgs: QUICK_START });

/** Waits for something that another process brings about; the test's own time-out is the limit. */
export async function until<T>(look: () => Promise<T> | T, everyMs = 25): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, everyMs));
  }
}
