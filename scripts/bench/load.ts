/** Load on one address from a process of its own, so that making requests costs the server nothing. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const AUTOCANNON = fileURLToPath(new URL('../../node_modules/autocannon/autocannon.js', import.meta.url));

interface Report {
  requests: { average: number };
  errors: number;
  non2xx: number;
}

/** Answered requests a second over this time, with ten connections that ask again at once. */
export async function requestsPerSecond(url: string, seconds: number, cookie = ''): Promise<number> {
  const args = [AUTOCANNON, '--json', '-c', '10', '-d', String(seconds), '-H', `cookie=${cookie}`, url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 });
  const report = JSON.parse(stdout) as Report;
  if (report.errors || report.non2xx) {
    throw new Error(`${url} gave ${report.errors} errors and ${report.non2xx} answers other than 2xx.`);
  }
  return report.requests.average;
}
