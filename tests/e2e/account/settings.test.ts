/** The settings: found by search, one section after the other by keyboard, on a phone, and what each keeps. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('has a section for everything about an account, found by search and from the profile menu', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'settler' });
  await page.goto('/home');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('appearance');
  await page.getByRole('option', { name: /Look/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/settings' && url.hash === '#look');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark');
  expect(await colourProblems(page)).toEqual([]);

  const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
  expect(await sections.getByRole('link', { name: 'Backup and restore' }).count()).toBe(0);
  await sections.getByRole('link', { name: 'Profile' }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: 'Profile', level: 2 });
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile updated', { exact: true }).waitFor();
  await sections.getByRole('link', { name: 'Notifications' }).click();
  await page.getByRole('switch', { name: 'Finished work by e-mail' }).click();
  await expect
    .poll(async () => (await visitor.get<{ job: boolean }>('/api/notifications/preferences')).body.job)
    .toBe(true);
  for (const name of [
    'Time zone',
    'Sign-in and devices',
    'Webhooks',
    'Brand',
    'Details in my files',
    'Storage and usage',
  ]) {
    await sections.getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 2 }).waitFor();
  }
  expect(await axeProblems(page)).toEqual([]);
  await sections.getByRole('link', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog', { name: 'Delete my account' }).waitFor();
  expect(problems).toEqual([]);
});

longIt('exports everything while the person goes on, and the bell leads to the file', async () => {
  const { page } = await e2e.open({ as: 'leaver', width: 390, height: 844 });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Export my data' }).click();
  await page.getByRole('button', { name: 'Start export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^atelier-my-data-.*\.zip$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('button', { name: /Notifications, 1 unread/ }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: /Your data is ready to download/ }).click();
  expect((await again).suggestedFilename()).toMatch(/\.zip$/);
  expect(new URL(page.url()).pathname).toBe('/settings');
});

longIt('tells administrators where each value comes from, and tries the file store', async () => {
  const { page, problems } = await e2e.open({ asAdmin: true });
  await page.goto('/settings#installation');
  await page.getByRole('button', { name: 'Test the file store' }).click();
  await page.getByText(/Written, read back and deleted/).waitFor();
  await page.getByRole('searchbox', { name: 'Find a value' }).fill('upload_max');
  await page.getByText('UPLOAD_MAX_MB', { exact: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Backup and restore' }).click();
  await page
    .getByText(/npm run backup|Back up now/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});
