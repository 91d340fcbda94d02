/** From a template to a finished post: edited by mouse and by keys, saved by itself, exported, and made in other sizes. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Design } from '#features/design/contract.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('begins with a template, changes it, finds it again, and makes files and other sizes of it', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'designer' });
  await page.goto('/design-studio?format=instagram-square');
  await page.getByRole('button', { name: /^Flash sale/ }).click();
  const layers = page.getByRole('tab', { name: 'Layers' });
  await layers.click();
  const list = page.getByRole('list', { name: 'Layers' });
  const saved = page.locator('[data-saving=saved]');
  const id = new URL(page.url()).searchParams.get('design')!;
  const read = async () => (await visitor.get<Design>(`/api/designs/${id}`)).body;
  const headline = async () =>
    (await read()).document.pages[0]!.layers.find(({ role }) => role === 'headline')!;

  // By keys alone: selected in the list, moved, written in.
  const before = await headline();
  await list.getByRole('button', { name: /^Flash sale/ }).press('Enter');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Summer sale');
  await page.keyboard.press('Escape');
  await expect.poll(headline).toMatchObject({ text: 'Summer sale', x: before.x + 30 });

  // By mouse: dragged, and put back by undo.
  const sheet = page.getByRole('application');
  const box = (await sheet.boundingBox())!;
  const at = (x: number, y: number) =>
    [box.x + (x * box.width) / 1080, box.y + (y * box.height) / 1080] as const;
  const layer = await headline();
  const [x, y] = [layer.x + layer.w / 2, layer.y + layer.h / 2];
  await page.mouse.move(...at(x, y));
  await page.mouse.down();
  await page.mouse.move(...at(x + 40, y + 90), { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await headline()).y).toBeGreaterThan(layer.y + 50);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await headline()).y).toBe(layer.y);
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('textbox', { name: 'Link or text' }).fill('https://bakery.example');
  await expect
    .poll(async () => (await read()).document.pages[0]!.layers.at(-1))
    .toMatchObject({ type: 'qr', text: 'https://bakery.example' });
  await saved.waitFor();

  await page.reload();
  await layers.click();
  await list.getByRole('button', { name: /^Summer sale/ }).waitFor();

  // What is seen is what is exported, but for what lies over the page.
  const seen = await sharp(await page.locator('[data-sheet] canvas').screenshot())
    .resize(120, 120, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  await page.getByRole('button', { name: 'Download' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.png$/);
  const file = await page.getByRole('link', { name: 'Download again' }).getAttribute('href');
  const png = Buffer.from(await (await visitor.open('GET', file!)).arrayBuffer());
  expect((await sharp(png).metadata()).width).toBe(1080);
  const made = await sharp(png).resize(120, 120).removeAlpha().raw().toBuffer();
  const apart = made.reduce((sum, value, i) => sum + Math.abs(value - seen[i]!), 0) / made.length;
  expect(apart).toBeLessThan(4);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Resize' }).click();
  await page.getByRole('button', { name: 'Facebook cover' }).click();
  await page.getByRole('button', { name: 'Make design' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Facebook cover' }).click();
  await page.waitForURL((url) => url.searchParams.get('design') !== id);
  await layers.click();
  await list.getByRole('button', { name: /^Summer sale/ }).waitFor();
  expect(problems).toEqual([]);
});

longIt('says so when another window was first, and loses neither', async () => {
  const { page, visitor } = await e2e.open({ as: 'twice' });
  const { body } = await visitor.post<Design>('/api/designs', { templateId: 'flash-sale', format: 'quote' });
  await page.goto(`/design-studio?design=${body.id}`);
  await page.getByRole('tab', { name: 'Layers' }).waitFor();
  const elsewhere = { ...body.document, name: 'From elsewhere' };
  await visitor.put(`/api/designs/${body.id}`, { version: body.version, document: elsewhere });
  await page.getByRole('group', { name: 'Shapes' }).getByRole('button', { name: 'Star' }).click();
  await page.getByRole('button', { name: 'Keep both: save mine as a copy' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('design')).not.toBe(body.id);
  const names = (await visitor.get<Design[]>('/api/designs')).body.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Flash sale (copy)', 'From elsewhere']);
});

it.each(
  shortRound(
    [
      [390, true],
      [1440, false],
    ] as const,
    2,
  ),
)('is accessible and fits at %d px, dark %s', async (width, dark) => {
  const { page, visitor } = await e2e.open({ as: `looker${width}`, width, dark });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.goto('/design-studio');
  await page.getByRole('button', { name: /^Bold sale/ }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await fits();
  const { body } = await visitor.post<Design>('/api/designs', { templateId: 'flash-sale', format: 'quote' });
  await page.goto(`/design-studio?design=${body.id}`);
  await page.getByRole('application').waitFor();
  if (width < 1000) await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await axeProblems(page)).toEqual([]);
  await fits();
});

longIt('says how far ideas from a sentence are, and finds icons in the language of the page', async () => {
  const { page, problems } = await e2e.open({ as: 'asker', locale: 'ja-JP' });
  await page.goto('/design-studio?format=instagram-square');
  const box = page.getByPlaceholder('秋のパンセール');
  await box.fill('Autumn bread sale, 20 % off');
  // Remembered as it appears: a machine may be quicker than the test.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) seen.push(`${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await box.press('Enter');
  await page.getByRole('list', { name: '提案' }).waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain('文を読んでいます 5');
  await page.getByRole('list', { name: '提案' }).getByRole('button').first().click();
  await page.getByRole('tab', { name: '追加' }).click();
  await page.getByRole('button', { name: '電話', exact: true }).waitFor();
  await page.getByLabel('アイコンを探す').fill('犬');
  await page.getByRole('button', { name: '犬', exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});
