/** A real browser from npm, or the system's Chrome where the packed one cannot run. */

import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card, pages put together by the processor itself cost a tenth of those put together by WebGL.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ARGS, headless: true });
}

let shared: Promise<Browser> | undefined;

/** One browser for all e2e tests of a test worker; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser());

/** The packed browser is built for one processor only; elsewhere an installed Chrome is needed, and there may be none. */
export const hasBrowser = (): boolean =>
  Boolean(process.env.CHROME_PATH) ||
  (process.platform === 'linux' && process.arch === 'x64') ||
  SYSTEM.some((path) => existsSync(path));

export async function findBrowser(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  }
  const found = SYSTEM.find((path) => existsSync(path));
  if (!found) throw new Error('No Chrome was found. Install Google Chrome or set CHROME_PATH.');
  return found;
}

/** Everything a page complains about; an e2e test ends with this list empty. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1')
      problems.push(`outside request: ${request.url()}`);
  });
  return problems;
}
