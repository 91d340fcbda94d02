/** The logo maker in the browser: making, changing, copying, downloading and deleting a logo, and what goes wrong. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { leftAt, wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const open = async (name: string, size: { width?: number; height?: number; dark?: boolean } = {}) => {
  const opened = await e2e.open({ as: name, ...size });
  await opened.page.goto('/logo-maker');
  await opened.page.getByRole('img', { name: /Preview of the logo/ }).waitFor();
  return opened;
};
const fill = async (page: Page, name: string, text: string) => {
  await page.getByLabel('Logo Name').fill(name);
  await page.getByLabel('Logo Text').fill(text);
};
const create = (page: Page) => page.getByRole('button', { name: 'Create Logo' }).click();

async function download(page: Page, logo: string, file: string): Promise<{ name: string; bytes: Buffer }> {
  // A logo that was just made moves the others: a click on its way would meet a neighbour.
  await page.getByRole('img', { name: `Logo ${logo}` }).waitFor();
  await page.getByRole('button', { name: `Download ${logo}` }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: file, exact: true }).click();
  const done = await coming;
  return { name: done.suggestedFilename(), bytes: await readFile(await done.path()) };
}

describe('the logo maker', () => {
  it('makes a logo with a live preview, keeps it, copies it, and hands out its files', async () => {
    const { page, context, problems } = await open('maker');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText("You haven't created any logos yet.").waitFor();
    await create(page);
    await wasShown(page, 'Please fill in logo name and text');

    await fill(page, 'Fern', 'Fern & Oak');
    const preview = page.getByRole('img', { name: 'Preview of the logo Fern & Oak' });
    await preview.waitFor();
    expect(await preview.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
      200, 100,
    ]);
    await page.getByLabel('Font Size').fill('24px;}');
    await create(page);
    await wasShown(page, 'The font size must be a number such as 24px.');
    await page.getByLabel('Font Size').fill('20px');
    await page.getByLabel('Animated Logo').click();
    await page.getByLabel('Animation Type').waitFor();
    await create(page);
    await wasShown(page, 'Logo created successfully');
    // What was typed stays for the next variant, until it is wanted no more.
    expect(await page.getByLabel('Logo Name').inputValue()).toBe('Fern');
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.getByLabel('Logo Name').inputValue()).toBe('');

    await page.getByRole('button', { name: 'Copy Fern' }).click();
    await wasShown(page, 'Content copied to clipboard');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('@keyframes bounce');
    expect(copied).toContain('Fern &amp; Oak</text>');

    await page.getByLabel('Logo Name').fill("Nonna's (new)");
    await page.getByLabel('Logo Text').fill('Nonna');
    await create(page);
    const named = await download(page, "Nonna's (new)", 'PNG, 2048 px');
    expect(named.name).toBe("Nonna's (new).png");
    const svg = await download(page, 'Fern', 'SVG');
    expect([svg.name, svg.bytes.toString()]).toEqual(['Fern.svg', copied]);
    const png = await download(page, 'Fern', 'PNG, 2048 px');
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 2048, height: 1024 });
    const gif = await download(page, 'Fern', 'GIF animation');
    expect((await sharp(gif.bytes, { animated: true }).metadata()).pages).toBe(40);
    const kit = await download(page, 'Fern', 'Brand kit (ZIP)');
    expect([png.name, kit.name]).toEqual(['Fern.png', 'Fern-brand-kit.zip']);
    expect(kit.bytes.subarray(0, 2).toString()).toBe('PK');

    // What the bar covers half would count as too small to hit.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: "Delete Nonna's (new)" }).click();
    await page.getByRole('button', { name: 'Delete Fern' }).click();
    await wasShown(page, 'Logo deleted successfully');
    await page.getByText("You haven't created any logos yet.").waitFor();
    expect(problems).toEqual([]);
  });

  longIt('starts from ideas, templates and symbols, and changes a kept logo', async () => {
    const { page, problems } = await open('designer');
    await page.getByLabel('Business name').fill('Copper Kettle');
    await page.getByLabel('A few words about your business').fill('coffee roastery');
    await page.getByRole('button', { name: 'Suggest ideas' }).click();
    await page
      .getByRole('button', { name: /^Use idea/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Use idea/ }).count()).toBe(12);
    await page.getByRole('button', { name: /^Use idea Round seal/ }).click();
    expect(await page.getByLabel('Logo Text').inputValue()).toBe('Copper Kettle');
    await create(page);
    await wasShown(page, 'Logo created successfully');

    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('combobox', { name: 'Template category' }).click();
    await page.getByRole('option', { name: 'Tech' }).click();
    await page.getByRole('button', { name: /^Uplink/ }).click();
    expect(await page.getByLabel('Logo Text').inputValue()).toBe('Uplink');
    expect(await page.getByLabel('Animated Logo').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Edit Copper Kettle' }).click();
    expect(await page.getByLabel('Logo Name').inputValue()).toBe('Copper Kettle');
    await page.getByText('Symbol', { exact: true }).click();
    await page.getByLabel('Find a symbol').fill('bakery');
    await page.getByRole('button', { name: 'Bread', exact: true }).first().click();
    await page.getByLabel('Logo Name').fill('Bread');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await wasShown(page, 'Logo updated successfully');
    await page.getByRole('img', { name: 'Logo Bread' }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: 'Logo Bread' }).waitFor();
    expect(await page.getByRole('img', { name: 'Logo Copper Kettle' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each(
    shortRound(
      [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ],
      2,
    ),
  )('offers ideas in sight at $width pixels, and they keep to the words', async (size) => {
    const { page } = await open(`stranger-${size.width}`, size);
    const ask = page.getByRole('button', { name: 'Suggest ideas' });
    const { y, height } = (await ask.boundingBox())!;
    expect(y + height).toBeLessThan(size.height);
    await page.getByLabel('Business name').fill('Harlow');
    await page.getByLabel('A few words about your business').fill('warm bakery');
    await ask.click();
    const ideas = page.getByRole('button', { name: /^Use idea/ });
    await ideas.first().waitFor();
    expect(
      await page.getByRole('button', { name: /^Use idea.*(Harbour|Slate|Violet hour|Mint)$/ }).count(),
    ).toBe(0);
    await ideas.first().click();
    await page.getByRole('img', { name: 'Preview of the logo Harlow' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });

  longIt('says what went wrong, and only making a logo leads to the sign-in page', async () => {
    const { page, visitor } = await open('unlucky');
    await visitor.post('/api/user-logos', {
      name: 'Kept',
      svgContent: '<svg><rect width="9" height="9"/></svg>',
    });
    await page.route('**/api/logo-templates*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByText('No logo templates found for this category.').waitFor();

    await page.route('**/api/user-logos/*', (route) => route.fulfill({ status: 401, body: 'Unauthorized' }));
    await page.getByRole('button', { name: 'Delete Kept' }).click();
    await wasShown(page, 'Failed to delete logo');
    await page.waitForTimeout(900);
    expect(new URL(page.url()).pathname).toBe('/logo-maker');

    await fill(page, 'Next', 'Next');
    await page.route('**/api/user-logos', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await create(page);
    await wasShown(page, 'Failed to create logo');
    await page.route('**/api/user-logos', (route) => route.fulfill({ status: 401, body: 'Unauthorized' }));
    await create(page);
    await page.waitForURL('**/api/login');
    await wasShown(page, 'Please log in again.');
  });

  longIt('asks visitors to sign in, after a second', async () => {
    const { page } = await e2e.open();
    await page.goto('/logo-maker');
    const told = await wasShown(page, 'Please log in to access the logo maker.');
    await page.waitForURL('**/api/login');
    expect((await leftAt(page)) - told).toBeGreaterThan(900);
  });

  it('fits a phone in the dark, and can be read there', async () => {
    const { page, problems } = await open('phone', { width: 390, height: 844, dark: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Watermark Maker' }).click();
    await page.getByLabel('Watermark Name').waitFor();
    expect(problems).toEqual([]);
  });
});
