/** A campaign in the browser: a sentence, a corrected price, pieces made, one approved and planned. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Campaign } from '#features/campaign/contract.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('goes from one sentence to a planned post', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'baker' });
  await page.goto('/campaigns');
  await page.getByText('No campaigns yet').waitFor();
  await page
    .getByLabel('In one sentence')
    .fill('Pumpkin rolls for 3 €, until 24 December, Bakery Huber in Munich');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByLabel('Price').fill('4 €');
  expect(await page.getByLabel('Where').inputValue()).toBe('Bakery Huber in Munich');
  await page.getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('button', { name: 'Instagram' }).click();
  await page.getByRole('button', { name: 'Mastodon' }).click();
  await page.getByRole('switch', { name: 'With films' }).click();
  await page.getByRole('switch', { name: 'With print' }).click();
  await page.getByRole('button', { name: 'Make everything' }).click();
  const piece = page.getByRole('listitem', { name: 'Mastodon · Post' });
  await piece.getByRole('button', { name: 'Approve' }).click({ timeout: 200_000 });
  await piece.getByText('Approved').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await piece.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan' }).click();
  await piece.getByText('Planned').waitFor();
  const landing = page.getByRole('listitem', { name: 'Landing page' });
  await landing.frameLocator('iframe').getByText('4 €').first().waitFor();
  await landing.getByRole('button', { name: 'Approve' }).click();
  await landing.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('dialog').getByText('everybody can see it').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan' }).click();
  await landing.getByText('Planned').waitFor();
  const mail = page.getByRole('listitem', { name: 'E-mail' });
  await mail.getByRole('button', { name: 'Approve' }).click();
  await mail.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('dialog').getByText('There is no audience yet.').waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Plan' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  const [{ id }] = (await visitor.get<Campaign[]>('/api/campaigns')).body as [Campaign];
  const [made] = (await visitor.get<Campaign>(`/api/campaigns/${id}`)).body.pieces;
  expect(made).toMatchObject({ state: 'scheduled', caption: expect.stringContaining('4 €') });
  // The browser's driver tries to run in the views of mail and page, where nothing may.
  expect(problems.filter((one) => !one.startsWith('Blocked script execution in'))).toEqual([]);
});
