/** The movie maker in the browser: a script from a sentence, its storyboard, and another shot. Its film is made over HTTP. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('goes from a sentence to a script, a storyboard and another shot', async () => {
  const { page, problems } = await e2e.open({ as: 'director' });
  await page.goto('/movie-maker');
  await page.getByText('No movies yet').waitFor();
  await page.getByLabel('Write a script for me').fill('A fox and an owl open a bakery in the forest');
  await page.getByRole('button', { name: 'Write the script' }).click();
  const script = page.getByLabel('Script', { exact: true });
  await expect.poll(() => script.inputValue()).toContain('INT. BAKERY - MORNING');
  await page.getByText('Who plays Owl').or(page.getByLabel('Who plays Owl')).first().waitFor();

  await page.getByLabel('Title', { exact: true }).fill('Two friends');
  await script.fill('EXT. PARK - DAY\n\nFOX\nGood morning!\n\nOWL\nIs it morning?');
  await page.getByText('Scenes: 1, speeches: 2, characters: 2').waitFor();
  await page.getByRole('button', { name: 'Storyboard first' }).click();
  const board = page.getByRole('region', { name: 'Storyboard' });
  await board.getByText('Is it morning?').waitFor({ timeout: 300_000 });
  expect(await axeProblems(page)).toEqual([]);
  await board.getByLabel('How this line is seen').last().click();
  await page.getByRole('option', { name: 'Close', exact: true }).click();
  await expect.poll(() => script.inputValue()).toContain('CLOSE ON OWL\n\nOWL');
  await page.getByText('You have changed the script.').waitFor();

  expect(problems).toEqual([]);
});
