/** The song generator in the browser: words from a sentence, a song, one line changed and taken back, and on to a film. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

it('goes from a sentence to a song, and to whoever sings it on film', async () => {
  const { page, problems } = await e2e.open({ as: 'songwriter' });
  await page.goto('/song-generator');
  await page.getByText('No songs yet').waitFor();
  const words = page.getByLabel('Words', { exact: true });
  await words.fill('Mine');
  await page.getByLabel('Write words for me').fill('A song about my dog Bruno');
  await page.getByRole('button', { name: 'Write words', exact: true }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('My dog Bruno');
  expect(await words.inputValue()).toContain('[chorus]');
  await page.getByRole('button', { name: 'Bring back my words' }).click();
  expect(await words.inputValue()).toBe('Mine');

  await page.getByLabel('Title').fill('Bay');
  await words.fill('Red boat upon the bay\nCarry me away');
  await page.getByRole('button', { name: 'Make the song' }).click();
  const song = page.getByRole('region', { name: 'Melody and words' });
  await song.getByText('boat').waitFor({ timeout: 300_000 });
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to…', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cover song, sung by a character' }).click();
  await page.getByRole('heading', { name: 'Editing: Bay' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to the song' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

longIt('changes a line of a song, and goes back', async () => {
  const { page, problems } = await e2e.open({ as: 'changer' });
  await page.goto('/song-generator');
  await page.getByLabel('Title').fill('Bay');
  await page.getByLabel('Words', { exact: true }).fill('Red boat upon the bay\nCarry me away');
  await page.getByRole('button', { name: 'Make the song' }).click();
  await page
    .getByRole('region', { name: 'Melody and words' })
    .getByText('boat')
    .waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Change this line: Carry me away' }).click();
  await page.getByLabel('New words for this line').fill('Carry me home');
  await page.getByRole('button', { name: 'Sing again' }).last().click();
  await page.getByRole('button', { name: 'Change this line: Carry me home' }).waitFor({ timeout: 300_000 });
  const earlier = page.getByRole('region', { name: 'Earlier versions' });
  await earlier.getByText('First version').waitFor();
  await earlier.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Change this line: Carry me away' }).waitFor();
  await earlier.getByText('A line changed').waitFor();
  expect(problems).toEqual([]);
});
