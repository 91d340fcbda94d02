/** The product as its own process on a data folder of its own, the way a person runs it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE, QUICK_START } from './quick-start.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  base: string;
  dispose(): Promise<void>;
}

/** `template`: a prepared embedded database to begin with. */
export async function startServerProcess(
  env: Record<string, string> = {},
  template?: string,
  entry = 'app/server.ts',
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-e2e-'));
  if (template) cpSync(template, join(dataDir, 'database'), { recursive: true });
  const child = spawn(process.execPath, [...QUICK_START, entry], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...env,
    },
  });
  const closed = once(child, 'close');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  let output = '';
  const base = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const address = /Atelier is ready: (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void closed.then(() => reject(new Error(`The server ended: ${output}`)));
  }).catch((error) => {
    remove();
    throw error;
  });
  return {
    base,
    dispose: async () => {
      child.kill('SIGTERM');
      await closed;
      remove();
    },
  };
}
