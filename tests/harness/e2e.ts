/** What every e2e test starts with: the product running, a browser, and a page that reports its problems. */

import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, sharedBrowser, watchProblems } from './browser/browser.ts';
import { borrowProfile, giveBackProfile } from './browser/browser-profiles.ts';
import { watchState } from './browser/page-state.ts';
import { startQuickServer } from './e2e-server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { starts } from './starts.ts';
import { ADMIN, PASSWORD, Visitor } from './visitor.ts';

/** Milliseconds; a guard against hanging, never a measure of speed. */
const PATIENCE = 120_000;

export interface Opened {
  page: Page;
  context: BrowserContext;
  problems: string[];
  visitor: Visitor;
}

export interface E2e {
  base: string;
  browser: Browser;
  /** A fresh browser profile; it goes away with the test that opened it. */
  open(options?: OpenOptions): Promise<Opened>;
  dispose(): Promise<void>;
}

export interface OpenOptions {
  /** Signs this person up in advance. */
  as?: string;
  /** Signs in the administrator of the shared server. */
  asAdmin?: boolean;
  width?: number;
  height?: number;
  dark?: boolean;
  /** What the browser prefers, e.g. 'de-DE'. */
  locale?: string;
  withServiceWorker?: boolean;
}

/** An e2e test on a server of its own, for what changes the whole product, needs settings of its own or the real engines. */
export async function startE2e(
  env: Record<string, string> = {},
  { realEngines = !isTest } = {},
): Promise<E2e> {
  const [server, browser] = await Promise.all([
    ownServer(env, realEngines),
    isTest ? sharedBrowser() : openBrowser(),
  ]);
  const e2e = e2eOn(server.base, browser, '');
  return {
    ...e2e,
    dispose: async () => {
      await e2e.dispose();
      if (!isTest) await browser.close();
      await server.dispose();
    },
  };
}

/** An e2e test on the one server of this run, where many files meet: everybody gets an address nobody else has. */
export async function joinE2e(): Promise<E2e> {
  const { inject } = await import('vitest');
  return e2eOn(inject('sharedServer'), await sharedBrowser(), `.${randomUUID().slice(0, 8)}`);
}

/** Scripts that show the product have no test runner around them: they start from nothing. */
const isTest = Boolean(process.env.VITEST);

async function ownServer(env: Record<string, string>, realEngines: boolean): Promise<ServerProcess> {
  if (!isTest) return startServerProcess(env);
  const { inject } = await import('vitest');
  return realEngines
    ? startServerProcess(env, inject('pgliteTemplate'))
    : startQuickServer(env, inject('postgresUrl'));
}

function e2eOn(base: string, browser: Browser, family: string): E2e {
  const contexts = new Set<BrowserContext>();
  /** Several e2e tests of a file may be one name's, each of somebody else. */
  const names = new Set<string>();
  const open = async ({
    as,
    asAdmin,
    width = 1440,
    height = 900,
    dark = false,
    locale = 'en-US',
    withServiceWorker = false,
  }: OpenOptions = {}): Promise<Opened> => {
    starts.pages++;
    const profile = {
      baseURL: base,
      viewport: { width, height },
      locale,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      // E2e tests watch and change what pages ask for; the service worker has an e2e test of its own.
      serviceWorkers: withServiceWorker ? 'allow' : 'block',
    } as const;
    const context = await borrowProfile(browser, profile);
    contexts.add(context);
    let stateOf: (() => Promise<string>) | undefined;
    await whenTestEnds(async (isFailed) => {
      if (isFailed && stateOf) console.error(`When the journey failed: ${await stateOf()}`);
      contexts.delete(context);
      await giveBackProfile(context, profile);
    });
    const visitor = new Visitor(base);
    if (as) {
      const again = names.has(as) ? `.${randomUUID().slice(0, 8)}` : '';
      names.add(as);
      await visitor.signUp(as, PASSWORD, `${as}${family}${again}@example.com`);
    }
    if (asAdmin) await visitor.signIn(ADMIN);
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: base })));
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    stateOf = watchState(page);
    return { page, context, problems: watchProblems(page), visitor };
  };
  return {
    base,
    browser,
    open,
    dispose: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}

/** An open page goes on working, and drawing: it may not slow the tests after its own. */
async function whenTestEnds(giveBack: (isFailed: boolean) => Promise<void>): Promise<void> {
  if (!isTest) return;
  const { onTestFinished, TestRunner } = await import('vitest');
  if (TestRunner.getCurrentTest()) onTestFinished(({ task }) => giveBack(task.result?.state === 'fail'));
}

export const signInThroughForm = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
