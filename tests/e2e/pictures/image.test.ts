/** The image generator in the browser, painted by the real illustrator: the whole e2e test, its failures, its memory. */

import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const open = async (name: string) => {
  const opened = await e2e.open({ as: name });
  await opened.page.goto('/ai-image-generator');
  await opened.page.getByRole('heading', { name: 'AI Image Generator' }).waitFor();
  return opened;
};
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' });
const box = (page: Page) => page.getByLabel('Image Description');

describe('the image generator', () => {
  it('makes an image from a quick prompt, keeps it, shows it large, and deletes it', async () => {
    const { page, problems } = await open('painter');
    await page.getByText('No images generated yet').waitFor();
    expect(await generate(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Ocean waves' }).click();
    expect(await box(page).inputValue()).toBe('Ocean waves');
    // Held until the words for the wait were seen: the illustrator may be quicker than the test.
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/generate/image', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await generate(page).click();
    await page.getByRole('button', { name: 'Generating...' }).waitFor();
    await page.getByText('Generating your image...').waitFor();
    seen.resolve();
    await wasShown(page, 'Your AI-generated image is ready.');
    await expect.poll(() => box(page).inputValue()).toBe('');

    const picture = page.getByRole('img', { name: 'Ocean waves' });
    // A small picture in the list; the file itself is what is downloaded.
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(200);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download: Ocean waves' }).click();
    expect((await download).suggestedFilename()).toMatch(/^ai-image-\w+\.png$/);

    await page.reload();
    await page.getByRole('button', { name: 'Open: Ocean waves' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Atelier Illustrator').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => one.id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this prompt again' }).click();
    expect(await box(page).inputValue()).toBe('Ocean waves');
    await page.getByRole('button', { name: 'Open: Ocean waves' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No images generated yet').waitFor();
    expect(problems).toEqual([]);
  });

  it('shows what it understood, takes a thing off, and draws again', async () => {
    const { page, problems } = await open('reader');
    await box(page).fill('a red apple and a zorblax on a wooden table');
    await generate(page).click();
    await wasShown(page, 'Your AI-generated image is ready.');
    await page.getByText('Not shown: zorblax').waitFor();
    await page.getByRole('button', { name: /^Open: a red apple/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'What I understood' }).waitFor();
    await dialog.getByText(/^Not shown:/).waitFor();
    await dialog.getByText('zorblax', { exact: true }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change red apple' }).click();
    await page.getByLabel('Draw this instead').fill('lemon');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const redrawn = page.waitForResponse('**/api/generate/image');
    await dialog.getByRole('button', { name: 'Draw it again' }).click();
    const { images } = (await (await redrawn).json()) as { images: { drawn: string[]; changes: object[] }[] };
    expect(images[0]!.drawn.join(', ')).toContain('lemon');
    expect(images[0]!.changes).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  longIt('says its place in line while others are drawn, in the language of the page', async () => {
    const { page } = await e2e.open({ as: 'late', locale: 'de-DE' });
    await page.goto('/ai-image-generator');
    await page.getByLabel('Bildbeschreibung').fill('ein roter Apfel');
    // Twice as many as the illustrator draws at once.
    const earlier = await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        const visitor = new Visitor(e2e.base);
        await visitor.signUp('earlier', PASSWORD, `${randomUUID()}@example.com`);
        return visitor;
      }),
    );
    const orders = [...earlier, ...earlier].map((visitor) =>
      visitor.post('/api/generate/image', { prompt: 'a lemon on a table' }),
    );
    await page.getByRole('button', { name: 'Bild erstellen' }).click();
    await page.getByText(/^Wartet, (ist als Nächstes dran|Nummer \d+ in der Reihe)$/).waitFor();
    await page.getByRole('img', { name: 'ein roter Apfel' }).waitFor();
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(orders.map(() => 200));
  });

  it('says so when it fails, and keeps what was typed', async () => {
    const { page } = await open('unlucky');
    await page.route('**/api/generate/image', (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    );
    await box(page).fill('a fox');
    await generate(page).click();
    await wasShown(page, 'Failed to generate image. Please try again.');
    expect(await box(page).inputValue()).toBe('a fox');
    await page.unroute('**/api/generate/image');
    await page.route('**/api/generate/image', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'The word “fox” is not allowed.', code: 'bad_request' },
      }),
    );
    await generate(page).click();
    await wasShown(page, 'The word “fox” is not allowed.');
    // The message comes a moment before the form takes another order.
    await expect.poll(() => generate(page).isEnabled()).toBe(true);
    await box(page).fill('   ');
    await box(page).press('Control+Enter');
    await wasShown(page, 'Please enter a description for your image.');
  });

  longIt('leads to the plans when the quota is used up', async () => {
    const { page } = await open('poor');
    await page.route('**/api/generate/image', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'You have used all 1 AI images.', code: 'quota_reached' },
      }),
    );
    await box(page).fill('a fox');
    await generate(page).click();
    await wasShown(page, 'You have used all 1 AI images.');
    await page.getByRole('button', { name: 'See plans' }).click();
    await page.waitForURL('**/subscription');
  });

  longIt('shows a placeholder for a broken picture, and fits a phone', async () => {
    const { page, visitor } = await e2e.open({ as: 'phone', width: 390, height: 844 });
    await visitor.get('/api/images');
    const image = {
      url: '/api/files/none',
      prompt: 'Lost',
      style: '',
      size: 'square',
      width: 1024,
      height: 1024,
      seed: 1,
    };
    const rest = {
      id: 'x',
      model: 'm',
      engine: 'e',
      drawn: [],
      notUnderstood: [],
      scene: null,
      changes: [],
      createdAt: new Date().toISOString(),
    };
    await page.route('**/api/images?*', (route) =>
      route.fulfill({ json: { images: [{ ...image, ...rest }], nextCursor: null, total: 1, models: ['m'] } }),
    );
    await page.goto('/ai-image-generator');
    await page.getByText('The picture cannot be shown').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it.each(
    shortRound(
      [
        [1440, true],
        [390, false],
      ] as const,
      2,
    ),
  )('is accessible at %d px, dark %s', async (width, dark) => {
    const { page } = await e2e.open({ as: `seen${width}${dark}`, width, dark });
    await page.goto('/ai-image-generator');
    await page.getByText('No images generated yet').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
