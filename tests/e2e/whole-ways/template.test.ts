/** The template maker in the browser: a design becomes a template, is filled in, and keeps what is locked. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Design } from '#features/design/contract.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('goes from a design to a template and to a design with other words', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'printer' });
  const { body: design } = await visitor.post<Design>('/api/designs', { templateId: 'bold-sale' });
  await page.goto('/template-maker');
  await page.getByText('No templates yet').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'New template' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(design.name) })
    .click();

  await page.getByRole('heading', { name: 'Words and pictures' }).waitFor();
  await page.getByLabel('Name', { exact: true }).first().fill('Weekend sale');
  const button = page.getByRole('group', { name: 'What may change: Button' });
  await button.getByRole('button', { name: 'Locked' }).click();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it' }).click();

  await page.getByRole('heading', { name: 'Weekend sale' }).waitFor();
  const preview = page.getByRole('img', { name: 'Preview of Weekend sale' });
  await preview.waitFor();
  const before = await preview.getAttribute('src');
  await page.getByLabel('Headline').fill('SPRING');
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
  expect(await page.getByLabel('Button', { exact: true }).count()).toBe(0);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.waitForURL(/design-studio\?design=/);
  const id = new URL(page.url()).searchParams.get('design')!;
  const { body: made } = await visitor.get<Design>(`/api/designs/${id}`);
  const texts = made.document.pages[0]!.layers.flatMap((one) => ('text' in one ? [one.text] : []));
  expect(texts).toContain('SPRING');
  expect(made.lock?.locked).toHaveLength(1);

  // In the editor, what is locked is refused in words and can be taken back.
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('button', { name: 'Unlock Come by' }).click();
  await page.getByText('is locked by the template').waitFor();
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await page.getByText('is locked by the template').waitFor({ state: 'detached' });
  expect(problems.filter((one) => !/403/.test(one))).toEqual([]);
});
