/** The cover song maker in the browser: from a link to a song with a trimmed part, a cast and scenes that all come back. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CoverProject, CoverSong } from '#features/cover-song/contract.ts';
import { FACE_PHOTO } from '#tests/factories/face-photo.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

it('goes from a link to a song, a cast and scenes, and finds everything again', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'coverer' });
  await page.goto('/cover-song-maker');
  await page.getByRole('tab', { name: 'Video Editor' }).click();
  await page.getByText('Select a project to edit').waitFor();
  await page.getByRole('button', { name: 'View Projects' }).click();
  await page.getByText('No cover songs yet').waitFor();
  await page.getByRole('button', { name: 'Create Your First Cover' }).click();

  const link = page.getByLabel('YouTube URL');
  const submit = page.getByRole('button', { name: 'Create Cover Song Project' });
  await link.fill('not a link');
  await page.getByLabel('Cover Title').fill('Night Drive');
  await submit.click();
  await page.getByText('Please enter a valid YouTube URL').waitFor();
  await link.fill('https://example.com/watch?v=dQw4w9WgXcQ');
  await submit.click();
  await page.getByText('Must be a valid YouTube URL').waitFor();
  await link.fill('https://youtu.be/dQw4w9WgXcQ?si=abc');
  await page.getByLabel('Original Artist').fill('The Lanterns');
  await submit.click();
  await page.getByText('Cover song created!').first().waitFor();
  await page.getByText('Your cover song project has been created successfully.').first().waitFor();

  await page.getByRole('heading', { name: 'My Cover Songs' }).waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Night Drive' });
  await card.getByText('by The Lanterns').waitFor();
  await card.getByText('Draft').waitFor();
  expect(await card.getByRole('button', { name: 'Preview' }).count()).toBe(0);
  expect(await card.getByRole('link', { name: 'Download' }).count()).toBe(0);
  const id = (await visitor.get<CoverSong[]>('/api/cover-songs')).body[0]!.id;
  const kept = async () => (await visitor.get<CoverProject>(`/api/cover-songs/${id}`)).body;

  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: 'Editing: Night Drive' }).waitFor();
  await page
    .getByLabel('Song file')
    .setInputFiles({ name: 'drive.wav', mimeType: 'audio/wav', buffer: wavFile({ seconds: 20 }) });
  const start = page.getByRole('slider', { name: 'Selection start' });
  await start.waitFor();
  await start.focus();
  for (const key of ['PageUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(async () => (await kept()).song?.trimStart).toBe(6);
  await page.getByText('0:06 to 0:20 of 0:20, 14 seconds').waitFor();

  // Nobody's body is guessed.
  expect(await page.getByRole('combobox', { name: 'Body Type' }).textContent()).toBe('Choose…');
  await page.getByRole('button', { name: 'Upload a photo' }).click();
  await page.getByText('Please confirm that this is your face').first().waitFor();
  await page.getByLabel('This is my face, or I have permission to use it').click();
  await page.getByLabel('Photo of the face').setInputFiles(FACE_PHOTO);
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect.poll(async () => (await kept()).character.faceImageUrl).toBeNull();
  await choose(page, 'Character Type', 'Stage persona');
  await page.getByText('Lady Aurora').click();
  await choose(page, 'Clothing Style', 'Formal');

  await choose(page, 'Format', 'Vertical 9:16');
  await choose(page, 'Performance', 'Hum');
  await page.getByLabel('Lyrics (karaoke)').fill('Streetlights on the water\nand the city never sleeps');
  await page.getByText('2 lines, spread over the singing.').waitFor();
  // The performer is drawn, and the preview has the film's shape.
  const preview = page.getByRole('img', { name: /^Scene preview: .* Vertical 9:16$/ });
  await expect.poll(() => preview.getAttribute('data-performer')).toBe('ready');
  expect(await preview.evaluate((one: HTMLCanvasElement) => one.height > one.width)).toBe(true);

  await page.getByRole('button', { name: 'Split' }).click();
  await choose(page, 'Scene Type', 'Urban');
  await choose(page, 'Camera Angle', 'Wide');
  await choose(page, 'Lighting', 'Dramatic');
  await page.getByRole('slider', { name: 'Start of Scene 2' }).press('ArrowRight');
  await page.getByLabel(/^I have the right to use this song/).click();
  await page.getByText('Everything is ready.').waitFor();
  await expect.poll(async () => (await kept()).scenes[1]?.lighting).toBe('dramatic');
  expect(await axeProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.getByRole('tab', { name: 'My Projects' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('0:06 to 0:20 of 0:20, 14 seconds').waitFor();
  expect(await kept()).toMatchObject({
    aspect: '9:16',
    song: { singing: 'hum', lyrics: 'Streetlights on the water\nand the city never sleeps' },
    character: { characterType: 'celebrity', persona: 'lady-aurora', clothingStyle: 'formal' },
    scenes: [
      { sceneType: 'concert', startTime: 0, endTime: 8 },
      { sceneType: 'urban', startTime: 8, endTime: 14, cameraAngle: 'wide' },
    ],
  });
  await page.getByRole('button', { name: /^Scene 2, Urban/ }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Lighting' }).textContent()).toBe('Dramatic');
  expect(await page.getByLabel(/^I have the right to use this song/).isChecked()).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('tab', { name: 'My Projects' }).click();
  await page.getByRole('button', { name: 'Delete Night Drive' }).click();
  await page.getByText('No cover songs yet').waitFor();
  expect(problems).toEqual([]);
});
