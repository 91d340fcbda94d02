/** The character creator in a real browser: described, kept, shaped, moved, put on a stage, deleted and brought back. */

import type { Page } from 'playwright-core';
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

const WORDS = 'A cheerful red-haired knight with a beard';
const NAME = 'Sir Red';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const openPage = async (as: string, options: { width?: number; dark?: boolean } = {}) => {
  const opened = await e2e.open({ as, ...options });
  await opened.page.goto('/avatar-creator');
  await opened.page.getByRole('heading', { name: '3D Avatar & Character Creator' }).waitFor();
  return opened;
};

/** How many pixels of the live canvas are not empty. */
const drawnPixels = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      copy.width = 64;
      copy.height = 80;
      const context = copy.getContext('2d')!;
      context.drawImage(canvas, 0, 0, 64, 80);
      return context.getImageData(0, 0, 64, 80).data.filter((v, i) => i % 4 === 3 && v > 0).length;
    });

describe('the character creator', () => {
  it('understands a description, draws it, keeps it, and brings a deleted one back', async () => {
    const { page, problems } = await openPage('maker');
    expect(await page.getByRole('button', { name: 'Generate Character' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Save Character' }).click();
    await wasShown(page, 'No avatar to save');

    await page.getByLabel('Character Description').fill(WORDS);
    await choose(page, 'Quality', 'Low');
    await page.getByRole('button', { name: 'Generate Character' }).click();
    await wasShown(page, 'Avatar generated successfully!');
    await page.getByRole('img', { name: WORDS }).waitFor();
    await page.getByRole('button', { name: 'Remove Hair Color: Red' }).waitFor();
    await page.getByRole('button', { name: 'Remove Facial Hair: Beard' }).waitFor();
    await page.getByRole('button', { name: 'Remove Outfit: Medieval' }).waitFor();
    await expect.poll(() => drawnPixels(page)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Remove Facial Hair: Beard' }).click();
    await page.getByRole('button', { name: 'Put back Facial Hair: Beard' }).waitFor();

    // The picture still shows the beard: it is drawn again before it is kept.
    await tab(page, 'Customize');
    const kept = page.waitForRequest('**/api/user-avatars');
    await page.getByRole('button', { name: 'Save Character' }).dblclick();
    const sent = (await kept).postDataJSON();
    expect(sent).toMatchObject({ name: WORDS, characterData: { appearance: { facialHair: '' } } });
    await wasShown(page, 'Avatar saved successfully!');
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Saved under what was described; another name is given where it stands.
    await page.getByRole('button', { name: `Rename ${WORDS}` }).click();
    await page.getByLabel('Name', { exact: true }).fill(NAME);
    await page.keyboard.press('Enter');
    await wasShown(page, `Renamed to “${NAME}”`);
    await page.getByRole('button', { name: 'Save as new' }).waitFor();
    await tab(page, 'Gallery');
    await page.getByText('Consistent').waitFor();
    const card = page.getByRole('img', { name: NAME });
    await card.hover();
    await page.getByRole('button', { name: `Delete ${NAME}` }).click();
    await wasShown(page, 'Avatar deleted successfully!');
    await page.getByText('No characters created yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    await page.getByRole('button', { name: `Rename ${NAME}` }).click();
    await page.getByLabel('Name', { exact: true }).fill('Sir Brand');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Sir Brand' }).waitFor();
    expect(problems).toEqual([]);
  });

  longIt('starts from a template, follows every choice, and draws again', async () => {
    const { page } = await openPage('shaper');
    await page.getByRole('button', { name: /^Sir Rowan/ }).click();
    expect(await page.getByRole('button', { name: /^Sir Rowan/ }).getAttribute('aria-pressed')).toBe('true');
    await choose(page, 'Template category', 'Anime');
    await page.getByRole('button', { name: /^Sir Rowan/ }).waitFor({ state: 'detached' });

    await tab(page, 'Customize');
    expect(await page.getByRole('combobox', { name: 'Age' }).textContent()).toContain('Any');
    await choose(page, 'Hair Style', 'Bald');
    await choose(page, 'Outfit', 'Sci-Fi');
    await page.getByRole('button', { name: 'Sunglasses' }).click();
    await choose(page, 'Sunglasses: color', 'Pink');
    const order = page.waitForRequest('**/api/generate-avatar');
    await page.getByRole('button', { name: 'Apply Customizations' }).click();
    const sent = (await order).postDataJSON();
    expect(sent.category).toBe('cartoon');
    expect(sent.characterData.appearance.hairStyle).toBe('bald');
    expect(sent.characterData.clothing).toMatchObject({
      outfit: 'sci-fi',
      accessories: expect.arrayContaining(['sunglasses']),
      accessoryColors: { sunglasses: 'pink' },
    });
    await page.getByRole('img', { name: 'Last generated' }).waitFor();
  });

  longIt('moves, and speaks with or without a voice', async () => {
    const { page } = await openPage('mover');
    await tab(page, 'Animate');
    await choose(page, 'Animation Type', 'Dancing');
    await page.getByText('Animation: Dancing').waitFor();
    await page.route('**/api/generate/speech', (route) =>
      route.fulfill({ status: 503, json: { message: 'No voice.' } }),
    );
    await page.getByLabel('Dialogue').fill('Hello!');
    await page.getByRole('button', { name: 'Preview Animation' }).click();
    await wasShown(page, 'The mouth follows the text instead.');
    await page.getByRole('button', { name: 'Preview Animation' }).waitFor();

    await page.getByLabel('Dialogue').fill('');
    await choose(page, 'Expression', 'Surprised');
    await choose(page, 'Film Format', '9:16 (vertical)');
    const filmed = page.waitForRequest('**/api/character-films');
    await page.getByRole('button', { name: 'Export Film' }).click();
    expect((await filmed).postDataJSON()).toMatchObject({
      animation: 'dancing',
      expression: 'surprised',
      shape: '9:16',
      shot: 'half',
      background: 'studio',
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('No films yet').waitFor();
  });

  // Orders, films and scenes themselves: film.db.test.ts and scenes.db.test.ts.
  longIt('moves in a film, and plays in a scene', async () => {
    const { page, visitor } = await openPage('teller');
    await tab(page, 'Stories');
    await page.getByRole('button', { name: 'Create Scene' }).click();
    await wasShown(page, 'Please enter scene name and create at least one character');
    const made = await visitor.post<{ imageUrl: string }>('/api/generate-avatar', {
      description: 'a friendly child',
      characterData: { style: { renderQuality: 'low' } },
    });
    await visitor.post('/api/user-avatars', { name: 'Kim', imageUrl: made.body.imageUrl, characterData: {} });
    await page.reload();
    await tab(page, 'Animate');
    await choose(page, 'Character', 'Kim');
    await choose(page, 'Animation Type', 'Dancing');
    const kims = page.waitForRequest('**/api/character-films');
    await page.getByRole('button', { name: 'Export Film' }).click();
    expect((await kims).postDataJSON()).toMatchObject({
      name: 'Kim',
      animation: 'dancing',
      shot: 'half',
      background: 'studio',
    });
    await page.getByRole('progressbar', { name: /^Making / }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('No films yet').waitFor();
    await tab(page, 'Stories');
    await page.getByRole('button', { name: 'Kim' }).waitFor();
    await page.getByLabel('Scene Name').fill('Home');
    await page.getByLabel('Scene Dialogue').fill('Here we are.');
    await choose(page, 'Panels', '2');
    await choose(page, 'Layout', 'Strip');
    const order = page.waitForRequest(
      (one) => one.url().endsWith('/api/character-scenes') && one.method() === 'POST',
    );
    await page.getByRole('button', { name: 'Create Scene' }).click();
    expect((await order).postDataJSON()).toMatchObject({
      name: 'Home',
      sceneType: 'comic_strip',
      background: 'simple',
      characters: [{ position: { x: 100, y: 200 }, animation: 'idle', dialogue: 'Here we are.' }],
      sceneData: {
        panels: [{ id: '1', layout: 'single' }],
        comic: { panels: 2, layout: 'strip', hasOpener: false },
      },
      isPublic: false,
    });
    await wasShown(page, 'Scene created successfully!');
    await page.getByRole('button', { name: 'Make film' }).click();
    await page.getByRole('dialog').getByText('Film of “Home”').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: 'Home' });
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(400);
  });

  longIt('says so when drawing fails', async () => {
    const { page } = await openPage('unlucky');
    await page.route('**/api/generate-avatar', (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    );
    await page.getByLabel('Character Description').fill('somebody');
    await page.getByRole('button', { name: 'Generate Character' }).click();
    await wasShown(page, 'Failed to generate avatar');
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
    const { page } = await openPage(`seen${width}`, { width, dark });
    await page.getByRole('button', { name: /^Sir Rowan/ }).waitFor();
    for (const name of ['Generate', 'Customize', 'Animate', 'Stories', 'Gallery']) {
      await tab(page, name);
      expect(await axeProblems(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
        width,
      );
    }
  });
});
