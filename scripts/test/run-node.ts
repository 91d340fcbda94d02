/** Runs one Node program to its end and keeps what it said: steps side by side would mix their words. */

import { spawn } from 'node:child_process';
import { COMPILE_CACHE } from '../../tests/harness/quick-start.ts';

export interface Ended {
  /** Null: a signal ended it. */
  code: number | null;
  output: string;
}

export function runNode(
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}
