/** The library in the browser: everything made in one place, found, marked, collected, thrown away, shared and sent on. */

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { LibraryItem } from '#common/library.ts';
import { newProject } from '#tests/factories/project.ts';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e, type OpenOptions } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const WIDTH = 640;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>';

async function upload(who: Visitor, name: string, background: string): Promise<Asset> {
  const bytes = await sharp({ create: { width: WIDTH, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await who.upload(bytes, name, 'image/png');
  expect(answer.status).toBe(201);
  return answer.body as Asset;
}

/** Two pictures, a logo and a film that was not rendered yet. */
async function fill(who: Visitor): Promise<void> {
  await upload(who, 'harbor.png', '#2b6777');
  await upload(who, 'meadow.png', '#7bb661');
  expect((await who.post('/api/user-logos', { name: 'Corner bakery', svgContent: SVG })).status).toBe(201);
  const project = { ...newProject({ title: 'Spring film' }), type: 'video', data: { title: 'Spring film' } };
  expect((await who.post('/api/projects', project)).status).toBe(201);
}

async function open(options: OpenOptions, path = '/library') {
  const opened = await e2e.open(options);
  await fill(opened.visitor);
  await opened.page.goto(path);
  await opened.page.getByRole('heading', { name: 'Library', exact: true }).waitFor();
  await cards(opened.page).first().waitFor();
  return opened;
}

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Library', exact: true }).getByRole('listitem');
/** All at once: a card may be gone before it is asked. */
const shownTitles = (page: Page) =>
  cards(page)
    .locator('button')
    .evaluateAll((all) =>
      all.flatMap((one) => /^(?:Open|Select): (.+)$/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? []),
    );
const shows = (page: Page, ...titles: string[]) =>
  expect.poll(async () => (await shownTitles(page)).sort()).toEqual([...titles].sort());
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).click();

const ALL = ['harbor.png', 'meadow.png', 'Corner bakery', 'Spring film'];
const PICTURES = ['harbor.png', 'meadow.png'];

describe('the library', () => {
  it('shows everything, narrows it, and remembers how after a reload', async () => {
    const { page, problems } = await open({ as: 'keeper' });
    await shows(page, ...ALL);
    const search = page.getByRole('searchbox', { name: 'Search your library' });
    await search.fill('harbor');
    await shows(page, 'harbor.png');
    await search.fill('');
    await shows(page, ...ALL);

    await button(page, 'Images').click();
    await shows(page, ...PICTURES);
    await button(page, 'Favorite: meadow.png').click();
    await expect.poll(() => button(page, 'Favorite: meadow.png').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Favorites').click();
    await shows(page, 'meadow.png');
    await page.reload();
    await shows(page, 'meadow.png');
    expect(await button(page, 'Images').getAttribute('aria-pressed')).toBe('true');
    expect(await button(page, 'Favorites').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Logos').click();
    await page.getByText('Nothing found').waitFor();
    await button(page, 'Clear filters').first().click();
    await shows(page, ...ALL);
    expect(problems).toEqual([]);
  });

  longIt('tags, collects, deletes and brings back what is selected', async () => {
    const { page, problems } = await open({ as: 'tidy' });
    for (const title of PICTURES) await tick(page, title);
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByText('2 selected').waitFor();
    await button(bar, 'Tag').click();
    await page.getByRole('textbox', { name: 'New tag' }).fill('Summer');
    await button(page, 'Add').click();
    await button(bar, 'Add to collection').click();
    await page.getByRole('textbox', { name: 'New collection' }).fill('Holiday');
    await button(page, 'Create').click();
    await wasShown(page, '2 items added to “Holiday”.');
    await button(bar, 'Clear selection').click();

    await button(page, 'Filters').click();
    await page.getByRole('combobox', { name: 'Tag' }).click();
    await page.getByRole('option', { name: 'summer' }).click();
    await page.getByRole('combobox', { name: 'Collection' }).click();
    await page.getByRole('option', { name: 'Holiday' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Filters (2)').waitFor();
    await shows(page, ...PICTURES);
    await page.getByRole('heading', { name: 'Holiday (2)' }).waitFor();
    await button(page, 'Clear filters').first().click();
    await shows(page, ...ALL);

    for (const title of PICTURES) await tick(page, title);
    await button(bar, 'Delete').click();
    await shows(page, 'Corner bakery', 'Spring film');
    await button(page, 'Undo').click();
    await shows(page, ...ALL);

    for (const title of [...PICTURES, 'Spring film']) await tick(page, title);
    await button(bar, 'Delete').click();
    await shows(page, 'Corner bakery');
    await button(page, 'Bin').click();
    await page.getByRole('heading', { name: 'Bin', exact: true }).waitFor();
    await shows(page, ...PICTURES, 'Spring film');
    await tick(page, 'harbor.png');
    await button(bar, 'Restore').click();
    await shows(page, 'meadow.png', 'Spring film');
    // What is in the bin can be looked at, and brought back from there.
    // Pictures are exchanged for films under the pointer: a click that began on the one would be lost.
    const card = button(page, 'Open: meadow.png');
    const isHit = await card.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    });
    expect(isHit).toBe(true);
    await card.click();
    const dialog = page.getByRole('dialog', { name: 'meadow.png' });
    expect(await button(dialog, 'Delete').count()).toBe(0);
    await button(dialog, 'Restore').click();
    await shows(page, 'Spring film');
    await button(page, 'Empty bin').click();
    await page
      .getByRole('dialog', { name: 'Empty the bin?' })
      .getByRole('button', { name: 'Delete for good' })
      .click();
    await wasShown(page, '1 item removed.');
    await page.getByText('The bin is empty').waitFor();
    await button(page, 'Back to the library').click();
    await shows(page, ...PICTURES, 'Corner bakery');
    expect(problems).toEqual([]);
  });

  it('shares a picture behind a password with somebody who has no account, and takes it back', async () => {
    const { page, problems, visitor } = await open({ as: 'sharer' });
    const { items } = (await visitor.get<{ items: LibraryItem[] }>('/api/library?q=harbor')).body;
    await visitor.post('/api/library/marks', { ids: [items[0]!.id], addTags: ['sea'] });
    await button(page, 'Open: harbor.png').click();
    const details = page.getByRole('dialog', { name: 'harbor.png' });
    await details.getByText(`${WIDTH} × 400`).waitFor();
    await button(details, 'Remove tag sea').waitFor();
    // It was uploaded here, so there is no tool to open it in.
    expect(await details.getByRole('link', { name: /^Open in/ }).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await button(details, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill('open sesame');
    await button(dialog, 'Create link').click();
    const link = dialog.getByRole('link', { name: /\/s\// });
    await link.waitFor();
    expect(await axeProblems(page)).toEqual([]);
    const address = (await link.getAttribute('href'))!;

    const guest = await e2e.open({ width: 390, height: 844 });
    const password = guest.page.getByLabel('Password');
    await guest.page.goto(address);
    expect(await axeProblems(guest.page)).toEqual([]);
    await password.fill('wrong one');
    await button(guest.page, 'Open').click();
    await guest.page.getByText('Wrong password. Please try again.').waitFor();
    await password.fill('open sesame');
    await button(guest.page, 'Open').click();
    const picture = guest.page.getByRole('img', { name: 'harbor.png' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(WIDTH);
    expect(await axeProblems(guest.page)).toEqual([]);
    const download = guest.page.waitForEvent('download');
    await guest.page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('harbor.png');
    expect(guest.problems).toEqual([]);

    await button(dialog, 'Remove link').click();
    await link.waitFor({ state: 'detached' });
    expect((await guest.page.goto(address))!.status()).toBe(404);
    await guest.page.getByText('This link is not available').waitFor();
    expect(problems).toEqual([]);
  });

  it.each(shortRound([390, 1440], 2))('is accessible at %d px, light and dark', async (width) => {
    // High enough that the bar of the selection lies over no card.
    const { page } = await open({ as: `seen${width}`, width, height: 1400 });
    await shows(page, ...ALL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await tick(page, 'harbor.png');
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(true);
    expect(await colourProblems(page)).toEqual([]);
  });
});
