/** Notes in the browser: written by keyboard, with a task that is a task, a link both ways, two windows, and nothing lost. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('writes, links, ticks, and merges what two windows wrote', async () => {
  const { page, context, problems, visitor } = await e2e.open({ as: 'writer' });
  await visitor.post('/api/notes', { title: 'Sourdough starter', markdown: 'Feed it.' });
  await page.goto('/notes');
  await page.getByRole('button', { name: 'New note' }).first().click();
  const title = page.getByLabel('Title');
  const text = page.getByLabel('Text of the note');
  await title.fill('Sunday bread');
  await title.press('Enter');
  await page.keyboard.type('# What to buy');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Flour and **time** ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ta');
  await page.getByRole('option', { name: /^Task/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Order yeast');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[[Sour');
  await page.getByRole('option', { name: 'Sourdough starter' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  await text.getByRole('heading', { name: 'What to buy' }).waitFor();
  expect(await text.locator('strong').textContent()).toBe('time');
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  expect(await colourProblems(page)).toEqual([]);

  // The line is a task of the task list, and what is ticked there is ticked here.
  const tasks = async () =>
    (await visitor.get<{ id: string; title: string; completed: boolean }[]>('/api/tasks')).body;
  const [task] = await tasks();
  expect(task).toMatchObject({ title: 'Order yeast', completed: false });
  await text.getByRole('checkbox', { name: 'Order yeast' }).check();
  await expect.poll(async () => (await tasks())[0]!.completed).toBe(true);
  await visitor.put(`/api/tasks/${task!.id}`, { completed: false });
  await expect.poll(() => text.getByRole('checkbox', { name: 'Order yeast' }).isChecked()).toBe(false);

  // Another window of the same person writes elsewhere in it: both are there in the end.
  const other = await context.newPage();
  await other.goto(page.url());
  const there = other.getByLabel('Text of the note');
  await there.getByRole('heading').click();
  await other.keyboard.press('End');
  await Promise.all([
    other.keyboard.type(' today'),
    (async () => {
      await text.locator('strong').click();
      await page.keyboard.press('End');
      await page.keyboard.type('and salt');
    })(),
  ]);
  for (const one of [text, there]) {
    await one.getByText('What to buy today').waitFor();
    await one.getByText('and salt').waitFor();
  }
  await other.close();

  // What was never acknowledged comes back with the browser that kept it.
  await page.getByText('Saved', { exact: true }).waitFor();
  await context.route('**/api/notes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text.getByRole('heading').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', unsent');
  await page.getByText('Not saved yet').waitFor();
  await page.reload();
  await context.unroute('**/api/notes/*');
  await text.getByText('What to buy today, unsent').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page
    .getByRole('region', { name: 'My notes' })
    .getByRole('link', { name: /^Sourdough/ })
    .click();
  await page.getByText('Linked from').waitFor();
  expect(problems.filter((one) => !/ERR_FAILED/.test(one))).toEqual([]);
});
