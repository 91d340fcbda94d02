/** What every journey starts with: the product running, a browser, and a page that reports its problems. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, watchProblems } from './browser.ts';
import { rememberTexts } from './passing-text.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { PASSWORD, Visitor } from './visitor.ts';

export interface Journey {
  server: ServerProcess;
  browser: Browser;
  /** A fresh browser profile; `as` signs that person up beforehand. */
  open(
    options?: OpenOptions,
  ): Promise<{ page: Page; context: BrowserContext; problems: string[]; visitor: Visitor }>;
  dispose(): Promise<void>;
}

export interface OpenOptions {
  as?: string;
  width?: number;
  height?: number;
  dark?: boolean;
}

export async function startJourney(env: Record<string, string> = {}): Promise<Journey> {
  const [server, browser] = await Promise.all([startServerProcess(env), openBrowser()]);
  return {
    server,
    browser,
    open: async ({ as, width = 1440, height = 900, dark = false } = {}) => {
      const context = await browser.newContext({
        baseURL: server.base,
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await rememberTexts(context);
      const visitor = new Visitor(server.base);
      if (as) {
        await visitor.signUp(as);
        await context.addCookies(
          [...visitor.cookies].map(([name, value]) => ({ name, value, url: server.base })),
        );
      }
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return { page, context, problems: watchProblems(page), visitor };
    },
    dispose: async () => {
      await browser.close();
      await server.dispose();
    },
  };
}

export const signInByHand = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
