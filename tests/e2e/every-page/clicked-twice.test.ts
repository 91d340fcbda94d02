/** Every primary button of every page, clicked twice in a row: whatever it does, it does once. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, type Page as ProductPage, SIGN_IN_PAGE, VISITOR_PAGES } from '#app/pages.ts';
import type { Project } from '#features/video/contract.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

/** Milliseconds that every answer takes, so that a second click comes while the first is at work. */
const SLOW = 200;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Asked by pages themselves, however often they like: what they show, and what is not made. */
const ASKED_BY_PAGES = /^\/api\/(?:video\/voice|events)/;

/**
 * Counts what a page sends to change something, and answers it late and with a refusal: nothing is really made. Inside the
 * page, because a browser whose requests are caught from outside fetches and compiles all scripts again for every page.
 */
async function watchWrites(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('onWrite', (what: string) => void sent.push(what));
  await page.addInitScript(
    ({ slow, writes, requested }) => {
      const { fetch } = window;
      const told = window as unknown as { onWrite(what: string): void };
      window.fetch = async (input, init) => {
        const { method, url } = new Request(input, init);
        const { pathname } = new URL(url);
        if (!pathname.startsWith('/api/') || !writes.includes(method) || new RegExp(requested).test(pathname))
          return fetch(input, init);
        told.onWrite(`${method} ${pathname}`);
        await new Promise((resolve) => setTimeout(resolve, slow));
        return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 });
      };
    },
    { slow: SLOW, writes: WRITES, requested: ASKED_BY_PAGES.source },
  );
  return sent;
}

const primaries = (page: Page): Locator =>
  page.locator('button[data-variant=default]:enabled:visible, [role=dialog] button[data-variant=default]');

const SAMPLES: Record<string, string> = {
  email: 'somebody@example.com',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  password: 'a long enough password',
  number: '3',
};

async function fillEmptyFields(page: Page): Promise<void> {
  const scope = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page;
  const fields = scope.locator('input:enabled:visible, textarea:enabled:visible');
  for (const field of await fields.all()) {
    const { type, value, name } = await field.evaluate((one: HTMLInputElement) => ({
      type: one.type,
      value: one.value,
      name: `${one.labels?.[0]?.textContent} ${one.placeholder} ${one.name}`,
    }));
    if (value || !/^(?:text|search|email|url|password|number|textarea)$/.test(type)) continue;
    if (type === 'search') continue;
    const kind = /youtube|link|url|https/i.test(name) ? 'url' : type;
    await field.fill(SAMPLES[kind] ?? 'A red bicycle by the sea.').catch(() => undefined);
  }
}

/** Two clicks before the page can show that it is at work, and the second click of a mouse. */
const clickTwice = (button: Locator) =>
  button.evaluate((one: HTMLButtonElement) => {
    one.click();
    one.click();
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  });

/** By name: a page that was left and opened again has other elements. */
const namesOf = (page: Page): Promise<string[]> =>
  primaries(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  );

interface Seen {
  /** Buttons that were clicked. */
  clicked: string[];
  /** Buttons that sent something. */
  sending: string[];
  /** What was sent more than once by one of them. */
  doubled: string[];
}

async function clickAll(page: Page, path: string, sent: string[], seen: Seen): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  const dialogs = page.getByRole('dialog');
  let shown = { address: '', tab: -1 };
  const open = async (tab: number) => {
    await page.goto(path);
    // Its headings stand in the page that the server sends; buttons come with the rest.
    await page.locator('#root :is([data-variant], main a, form a, input):visible').last().waitFor();
    if (tab > 0) await tabs.nth(tab).click();
    await fillEmptyFields(page);
    shown = { address: page.url(), tab };
  };
  /** Opens it again only where a click has led away from it. */
  const comeBack = async (tab: number) => {
    const isThere = page.url() === shown.address && shown.tab === tab && (await dialogs.count()) === 0;
    await (isThere ? fillEmptyFields(page) : open(tab));
  };
  const press = async (button: Locator, name: string) => {
    sent.length = 0;
    await clickTwice(button);
    await page.waitForTimeout(SLOW * 2);
    seen.clicked.push(name);
    if (sent.length > 0) seen.sending.push(name);
    for (const one of new Set(sent))
      if (sent.filter((other) => other === one).length > 1) seen.doubled.push(`${name}: ${one}`);
  };
  const done = new Set<string>();
  await open(0);
  const all = Math.max(1, await tabs.count());
  for (let tab = 0; tab < all; tab++) {
    await comeBack(tab);
    for (const name of await namesOf(page)) {
      if (!name || done.has(name)) continue;
      done.add(name);
      await comeBack(tab);
      const button = primaries(page)
        .filter({ hasText: name })
        .or(page.getByRole('button', { name, exact: true }));
      if ((await button.count()) === 0) continue;
      await press(button.first(), `${path} › ${name}`);
      if ((await dialogs.count()) === 0) continue;
      await fillEmptyFields(page);
      const inner = dialogs.last().locator('button[data-variant=default]:enabled');
      if ((await inner.count()) > 0)
        await press(inner.first(), `${path} › ${name} › ${await inner.first().textContent()}`);
    }
  }
}

/** Pages where something is made with words alone: here a button that sends nothing was not really tried. */
const MAKING = [
  '/ai-image-generator',
  '/avatar-creator',
  '/video-maker',
  '/speech-tools',
  '/task-management',
  '/logo-maker',
  '/cover-song-maker',
  '/design-studio',
];

const walked: readonly ProductPage[] = [...PAGES, SIGN_IN_PAGE, ...VISITOR_PAGES].filter(
  ({ path }) => path !== '/',
);

describe('clicked twice', () => {
  it.each(shortRound(walked, 6).map(({ path, access }) => [path, access] as const))(
    '%s',
    async (path, access) => {
      const who = access === 'admin' ? { asAdmin: true } : access === 'user' ? { as: 'hasty' } : {};
      const { page } = await e2e.open(who);
      const sent = await watchWrites(page);
      const seen: Seen = { clicked: [], sending: [], doubled: [] };
      await clickAll(page, path, sent, seen);
      expect(seen.doubled, seen.clicked.join(', ')).toEqual([]);
      if (MAKING.includes(path)) expect(seen.sending, seen.clicked.join(', ')).not.toEqual([]);
    },
  );

  longIt('makes one project and one film of it', async () => {
    const { page, visitor, problems } = await e2e.open({ as: 'twice' });
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
    await page.goto('/video-maker');
    await page.getByLabel('Project Title').fill('Fresh bread');
    await page.getByRole('tab', { name: /Finalize/ }).click();
    await clickTwice(page.getByRole('button', { name: 'Make Video' }));
    await page.getByRole('button', { name: 'Cancel' }).first().waitFor();
    const { body } = await visitor.get<Project[]>('/api/projects');
    expect(body.map(({ title }) => title)).toEqual(['Fresh bread']);
    const made = sent.filter((path) => path.startsWith('/api/projects'));
    expect(made).toEqual(['/api/projects', `/api/projects/${body[0]!.id}/render`]);
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await page.getByRole('button', { name: 'Make Video' }).first().waitFor();
    expect(problems).toEqual([]);
  });
});
