/** The calendar in the browser: a task is added and moved by keyboard, and an occasion begins a campaign; a post is composed. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPicture } from '#tests/factories/one-of-each.ts';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('plans, moves, and begins a campaign for an occasion', async () => {
  const { page, problems } = await e2e.open({ as: 'planner' });
  await page.goto('/calendar?date=2030-11-29');
  await page.getByLabel('A task for this day').fill('Order flour');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const chip = page
    .getByRole('gridcell', { name: /November 29/ })
    .getByRole('button', { name: /Order flour/ });
  await chip.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page
    .getByRole('gridcell', { name: /November 30/ })
    .getByRole('button', { name: /Order flour/ })
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  expect(await colourProblems(page)).toEqual([]);

  const friday = page.getByRole('region', { name: /November 29/ });
  await friday.getByRole('link', { name: 'Make a campaign for this' }).click();
  expect(await page.getByLabel('In one sentence').inputValue()).toContain('Black Friday');
  expect(problems).toEqual([]);
});

longIt('composes a post in the shape of its network and puts it on the calendar', async () => {
  const { page, problems } = await e2e.open({ as: 'poster' });
  await page.goto('/instagram-tools');
  const file = { name: 'rolls.png', mimeType: 'image/png', buffer: await smallPicture() };
  await page.getByLabel('Choose pictures').setInputFiles(file);
  await page.getByLabel('Words').fill('Rolls #a #b #c #d #e #f');
  await page.getByText('Instagram takes 5 hashtags; this text has 6.').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put it on the calendar' }).click();
  await page.getByRole('listitem', { name: 'Instagram · Post' }).waitFor();
  expect(problems).toEqual([]);
});
