/** From a sentence to a link on somebody's phone, through four tools, in long runs with their real engines, without a download or an upload on the way. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRAME_SIZES } from '#features/video/contract.ts';
import { type E2e, joinE2e, startE2e } from '#tests/harness/e2e.ts';

/** Short runs draw small. */
const isLong = Boolean(process.env.TEST_ALL);
const SMALLER = isLong ? 1 : 4;

let e2e: E2e;
beforeAll(async () => {
  e2e = isLong ? await startE2e({}, { realEngines: true }) : await joinE2e();
});
afterAll(() => e2e.dispose());

const LOGO = {
  name: 'Corner bakery',
  svgContent:
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#b4441c"/></svg>',
};

it('makes a picture, cuts it out, puts it into a film with a logo, and shows the film to anybody', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'baker' });
  expect((await visitor.post('/api/user-logos', LOGO)).status).toBe(201);

  await page.goto('/ai-image-generator');
  await page.getByLabel('Image Description').fill('a baker holding bread');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByRole('button', { name: 'Open: a baker holding bread' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'Photo editor' }).click();

  await page.waitForURL('**/photo-editor**');
  await page.getByRole('tab', { name: 'Background' }).click();
  await page.getByRole('button', { name: 'Remove background' }).click();
  await page.getByRole('button', { name: 'Version 2', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'Video scene' }).click();

  await page.waitForURL('**/video-maker');
  await page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem').waitFor();
  await page.getByRole('tab', { name: /Template/ }).click();
  await page.getByLabel('Project Title').fill('Fresh bread');
  await page.getByRole('tab', { name: 'Customize' }).click();
  await page.getByRole('slider', { name: /Duration/ }).press('Home');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('combobox', { name: 'Logo' }).click();
  await page.getByRole('option', { name: 'Corner bakery' }).click();
  await page.getByRole('tab', { name: 'Finalize' }).click();
  await page.getByRole('button', { name: 'Make Video' }).first().click();
  await page.getByRole('progressbar', { name: 'Making Fresh bread' }).waitFor();
  await page.getByRole('button', { name: 'Watch Fresh bread' }).click({ timeout: 240_000 });
  const lasts = (on: Page) => on.locator('video').evaluate((one: HTMLVideoElement) => one.duration);
  await expect.poll(() => lasts(page)).toBeCloseTo(10, 0);
  const size = await page
    .locator('video')
    .evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight]);
  const [width, height] = size.map((one) => one * SMALLER);
  expect(Object.values(FRAME_SIZES)).toContainEqual({ width, height });
  await page.keyboard.press('Escape');
  expect(await page.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /\?download=Fresh%20bread$/,
  );

  await page.goto('/library?kind=video');
  await page.getByRole('button', { name: 'Open: Fresh bread' }).click();
  const details = page.getByRole('dialog', { name: 'Fresh bread' });
  await details.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const address = await sharing.getByRole('link', { name: /\/s\// }).getAttribute('href');

  const phone = await e2e.open({ width: 390, height: 844 });
  await phone.page.goto(address!);
  await phone.page.getByRole('heading', { name: 'Fresh bread' }).waitFor();
  await expect.poll(() => lasts(phone.page)).toBeCloseTo(10, 0);
  expect([...problems, ...phone.problems]).toEqual([]);
});
