/** The watermark maker in a real browser: made, kept, put on photos, taken home, and deleted. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const openTab = async (page: Page) => {
  await page.goto('/logo-maker');
  await page.getByRole('tab', { name: 'Watermark Maker' }).click();
  await page.getByLabel('Watermark Name').waitFor();
};

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#406080' } })
    .jpeg()
    .toBuffer();

/** As cameras and chat programs name them, without a place to break. */
const LONG_NAME = `${'holiday_by_the_sea_'.repeat(8)}final.jpg`;

describe('the watermark maker', () => {
  it('says what is missing, keeps a mark, copies it and shows its templates by type', async () => {
    const { page, context, problems } = await e2e.open({ as: 'marker' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTab(page);
    await page.getByText("You haven't created any watermarks yet.").waitFor();
    await page.getByRole('button', { name: 'Create Watermark' }).click();
    await wasShown(page, 'Validation Error');
    await wasShown(page, 'Please fill in watermark name and content');

    await page.getByRole('combobox', { name: 'Template type' }).click();
    await page.getByRole('option', { name: 'Logo' }).click();
    await page.getByRole('button', { name: /^Round seal/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Copyright line/ }).count()).toBe(0);

    await page.getByLabel('Watermark Name').fill('Studio mark');
    await page.getByLabel('Content').fill('© Studio');
    await page
      .getByRole('img', { name: 'A sample photo with the watermark' })
      .getByText('© Studio')
      .waitFor();
    await page.getByRole('button', { name: 'Create Watermark' }).click();
    await wasShown(page, 'Watermark created successfully');
    await page.getByRole('button', { name: 'Copy Studio mark' }).click();
    await wasShown(page, 'Content copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('© Studio');
    expect(await axeProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('puts the mark on photos and hands them back', async () => {
    const { page } = await e2e.open({ as: 'photographer' });
    await openTab(page);
    await page.getByLabel('Content').fill('MINE');
    await page.getByLabel('Font Size').fill('90px');
    await page.getByLabel('Color', { exact: true }).fill('#ffffff');
    const files = [
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: LONG_NAME, mimeType: 'image/jpeg', buffer: await photo() },
      { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    ];
    await page.getByLabel('Photos to watermark').setInputFiles(files);
    await wasShown(page, 'Please choose PNG, JPEG, WebP, GIF or AVIF pictures.');
    await page.getByRole('img', { name: `${LONG_NAME} with the watermark` }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const remove = page.getByRole('button', { name: `Remove ${LONG_NAME}` });
    const { x, width } = (await remove.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await remove.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('img', { name: 'sea.jpg with the watermark' }).waitFor();
    await page.getByRole('button', { name: 'Apply to 1 photo' }).click();
    await page.getByText('1 of 1 photo watermarked').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download sea.jpg' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sea-watermarked.jpg');
    const { data, info } = await sharp(await readFile(await file.path()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 600]);
    expect(data.reduce((max, one) => Math.max(max, one), 0)).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Delete these photos' }).click();
    await page.getByText('1 of 1 photo watermarked').waitFor({ state: 'detached' });
  });

  longIt('stays where it is when a delete meets an ended session, and deletes otherwise', async () => {
    const { page, context, visitor } = await e2e.open({ as: 'deleter' });
    await visitor.post('/api/user-watermarks', { name: 'Old', content: 'Old' });
    await openTab(page);
    const cookies = await context.cookies();
    await page.getByRole('button', { name: 'Delete Old' }).waitFor();
    await page.route('**/api/user-watermarks/*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await page.getByRole('button', { name: 'Delete Old' }).click();
    await wasShown(page, 'Failed to delete watermark');
    await page.waitForTimeout(800);
    expect(new URL(page.url()).pathname).toBe('/logo-maker');
    await page.unroute('**/api/user-watermarks/*');
    await context.addCookies(cookies);
    await page.getByRole('button', { name: 'Delete Old' }).click();
    await wasShown(page, 'Watermark deleted successfully');
    await page.getByText("You haven't created any watermarks yet.").waitFor();
  });

  it.each(
    shortRound(
      [
        [390, false],
        [1440, true],
      ] as const,
      2,
    ),
  )('is accessible and fits at %d px, dark %s', async (width, dark) => {
    const { page } = await e2e.open({ as: `wide${width}`, width, dark });
    await openTab(page);
    await page.getByRole('button', { name: /^Copyright line/ }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
