/** The book creator in the browser: a short book from a sentence, another word on a page, and a link that a stranger leafs through. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('goes from a sentence to a book, changes a page, and shares it', async () => {
  const { page, problems } = await e2e.open({ as: 'author' });
  await page.goto('/book-creator');
  await page.getByText('No books yet').waitFor();
  await page.getByLabel('What is it about?').fill('a picture book of 4 pages about a fox who opens a bakery');
  await page.getByLabel('Pages', { exact: true }).click();
  await page.getByRole('option', { name: '8', exact: true }).click();
  await page.getByRole('button', { name: 'Make the book' }).click();
  const words = page.getByLabel('Words on this page');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Share a link to read it' }).isEnabled();
  await expect
    .poll(() => page.getByRole('button', { name: 'Share a link to read it' }).isEnabled(), {
      timeout: 300_000,
    })
    .toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await words.fill('Good morning, everybody!');
  await page.getByRole('button', { name: 'Save this page' }).click();
  await page.getByRole('img', { name: 'Good morning, everybody!' }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Share a link to read it' }).click();
  const link = await page.getByRole('link', { name: /\/read\// }).getAttribute('href');

  const stranger = await e2e.open();
  await stranger.page.goto(new URL(link!).pathname);
  await stranger.page.keyboard.press('ArrowRight');
  await expect.poll(() => stranger.page.locator('output').textContent()).toBe('2 / 9');
  expect(await axeProblems(stranger.page)).toEqual([]);
  expect(problems).toEqual([]);
});
