/** The interface in other languages: by the browser's preference and by choice, and everything still fits on a phone. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#app/pages.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

/** Controls whose words stick out, and anything beyond the right edge that nobody can scroll to. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const say = (element: Element) => `${element.tagName} “${element.textContent?.trim().slice(0, 60)}”`;
    for (const control of document.querySelectorAll('button, [role=tab], [role=combobox], a, label')) {
      if (!isShown(control) || control.closest('.sr-only')) continue;
      const box = control.getBoundingClientRect();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        let parent = node.parentElement;
        let isCut = false;
        for (; parent && parent !== control; parent = parent.parentElement) isCut ||= clips(parent);
        if (words.width > 0 && !isCut && !clips(control) && words.right > box.right + 1.5)
          found.push(`sticks out: ${say(control)}`);
      }
    }
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + 1) {
      const wide = [...document.querySelectorAll('main *')].filter(
        (one) => one.getBoundingClientRect().right > width + 1,
      );
      found.push(`the page scrolls sideways: ${wide.slice(-3).map(say).join(', ')}`);
    }
    return found;
  });

/** Title and first sentence of the page, or of a page that is only text yet. */
const topOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const seen = text ? new DOMParser().parseFromString(text, 'text/html') : document;
    const title = seen.querySelector('#root h1');
    return [title?.textContent, title?.parentElement?.querySelector('p')?.textContent];
  }, html);

describe('languages', () => {
  it('speaks the language of the browser, and the one that is chosen in the profile menu', async () => {
    const { page, problems } = await e2e.open({ as: 'polyglot', locale: 'de-AT' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Willkommen' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await page.getByRole('button', { name: /^Profilmenü/ }).click();
    await page.getByRole('menuitem', { name: 'Sprache' }).click();
    await page.getByRole('button', { name: '日本語' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'ja');
    await page.getByRole('button', { name: 'polyglot' }).click();
    await page.getByRole('menuitem', { name: '言語' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Language', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  longIt('says in the chosen language what the server says in English', async () => {
    const { page } = await e2e.open({ locale: 'de' });
    await page.goto('/api/login');
    await page.getByLabel('E-Mail').fill('nobody@example.com');
    await page.locator('input[name=password]').fill('wrong password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText(/Falsche E-Mail|Falsches Passwort|E-Mail oder/).waitFor();
  });

  it('fits on a phone in German, the language with the longest words', async () => {
    const { page, problems } = await e2e.open({ asAdmin: true, locale: 'de', width: 390, height: 844 });
    const paths = shortRound([...new Set(['/', ...PAGES.map(({ path }) => path)])], 5);
    const found: string[] = [];
    for (const path of paths) {
      const answer = await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await topOf(page, await answer!.text()), path).toEqual(await topOf(page));
      const tabs = await page.getByRole('main').getByRole('tab').all();
      for (const one of [undefined, ...tabs.slice(1)]) {
        await one?.click();
        await page.waitForTimeout(100);
        found.push(...(await overflows(page)).map((line) => `${path}: ${line}`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.each(shortRound(['de-DE', 'fr-FR'], 2))(
    'shows what is chosen in the lists of makers whole in %s',
    async (locale) => {
      const { page } = await e2e.open({ as: `chooser${locale}`, locale });
      for (const path of ['/avatar-creator', '/logo-maker']) {
        await page.goto(path);
        const lists = page.locator('main').getByRole('combobox');
        await lists.first().waitFor();
        const cut = await lists.evaluateAll((all) =>
          all
            .flatMap((one) => [...one.querySelectorAll('span')])
            .filter((words) => words.scrollWidth > words.clientWidth + 1)
            .map((words) => words.textContent),
        );
        expect(cut, path).toEqual([]);
      }
    },
  );
});
