/** The speech tools in the browser, with a cloud stand-in that answers at once: both tabs, their failures, a phone. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavFile } from '#tests/factories/sound.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, startE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  e2e = await startE2e({
    SPEECH_MODEL: 'compatible:speaker-1',
    TRANSCRIPTION_MODEL: 'compatible:listener-1',
    COMPATIBLE_BASE_URL: provider.baseURL,
    COMPATIBLE_NAME: 'Studio',
  });
});
afterAll(async () => {
  await e2e.dispose();
  await provider.close();
});

const open = async (as: string, size: { width?: number; height?: number } = {}) => {
  const opened = await e2e.open({ as, ...size });
  await opened.page.goto('/speech-tools');
  await opened.page.getByRole('heading', { name: 'AI Speech Tools' }).waitFor();
  return opened;
};
const textBox = (page: Page) => page.getByLabel('Text', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Speech' });
const faults = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id);

describe('text to speech', () => {
  it('says a sample sentence, keeps it, downloads it under its name, and clears it', async () => {
    const { page, problems } = await open('speaker');
    await page.getByText('No speech generated yet').waitFor();
    expect(await generate(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Welcome to the studio/ }).click();
    expect(await textBox(page).inputValue()).toContain('Welcome to the studio');
    await generate(page).click();
    await wasShown(page, 'Speech Generated!');

    const card = page.getByRole('region', { name: 'Generated Speech' });
    await card.getByText('Studio speaker-1').waitFor();
    expect(await card.locator('audio').getAttribute('src')).toMatch(/^\/api\/files\//);
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('generated-speech.mp3');
    expect(await faults(page)).toEqual([]);
    const sent = JSON.parse(String(provider.requests.at(-1)!.body));
    expect(sent).toMatchObject({ voice: 'alloy', input: expect.stringContaining('Welcome') });
    await card.getByRole('button', { name: 'Clear' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Welcome to the studio').nth(1).waitFor();
    expect(problems).toEqual([]);
  });

  longIt('fits a phone with a long result and a history', async () => {
    const { page, visitor } = await open('pocket', { width: 390, height: 844 });
    provider.script('ok');
    await visitor.post('/api/generate/speech', {
      text: 'A rather long line of text for a small screen. '.repeat(6),
    });
    await page.reload();
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Generated Speech' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  longIt('says so when it fails, and keeps the text', async () => {
    const { page } = await open('unlucky');
    await page.route('**/api/generate/speech', (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    );
    await textBox(page).fill('Hello');
    await generate(page).click();
    await wasShown(page, 'Failed to generate speech. Please try again.');
    expect(await textBox(page).inputValue()).toBe('Hello');
  });
});

describe('speech to text', () => {
  it('writes a recording down, shows its size, copies it, and reads it back', async () => {
    const { page, context, problems } = await open('listener');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: 'Speech to Text' }).click();
    await page.getByText('MP3, WAV, M4A, FLAC, OGG (Max 25MB)').waitFor();
    await page.getByRole('button', { name: 'Transcribe Audio' }).click();
    await wasShown(page, 'Please upload an audio file to transcribe.');
    const buffer = wavFile({ seconds: 2 });
    await page.locator('input[type=file]').setInputFiles({ name: 'talk.wav', mimeType: 'audio/wav', buffer });
    await page.getByText('talk.wav').first().waitFor();
    await page
      .getByText(/0\.06 MB/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Transcribe Audio' }).click();
    await wasShown(page, 'Transcription Complete!');
    const card = page.getByRole('region', { name: 'Transcription' });
    await expect
      .poll(() => card.getByLabel('Transcribed text').inputValue())
      .toBe('hello from the other side');
    expect(await faults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Copy Text' }).click();
    await wasShown(page, 'Copied!');
    await card.getByRole('button', { name: 'Read aloud' }).click();
    await expect.poll(() => textBox(page).inputValue()).toBe('hello from the other side');
    expect(problems).toEqual([]);
  });

  longIt('shows how far the listening is, and stops when it is cancelled', async () => {
    const { page, visitor, problems } = await open('impatient');
    provider.script('hang');
    await page.getByRole('tab', { name: 'Speech to Text' }).click();
    const buffer = wavFile({ seconds: 2 });
    await page.locator('input[type=file]').setInputFiles({ name: 'talk.wav', mimeType: 'audio/wav', buffer });
    await page.getByRole('button', { name: 'Transcribe Audio' }).click();
    const bar = page.getByRole('progressbar', { name: 'Transcribing' });
    await bar.waitFor();
    await page.getByText('Warming up the listener').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await bar.waitFor({ state: 'detached' });
    // Nothing goes on.
    const statuses = async () =>
      (await visitor.get<{ items: { status: string }[] }>('/api/transcriptions')).body.items.map(
        ({ status }) => status,
      );
    await expect.poll(statuses).toEqual(['failed']);
    expect(problems).toEqual([]);
    provider.script('ok');
  });

  longIt('says so when it fails, and fits a phone', async () => {
    const { page } = await open('phone', { width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Speech to Text' }).click();
    await page.route('**/api/transcribe', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    const buffer = wavFile();
    await page.locator('input[type=file]').setInputFiles({ name: 'talk.wav', mimeType: 'audio/wav', buffer });
    await page.getByRole('button', { name: 'Transcribe Audio' }).click();
    await wasShown(page, 'Failed to transcribe audio. Please try again.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

longIt(
  'opens a transcript by its address, sends it on to the voice and to the tasks, and takes a sound to write down',
  async () => {
    const { page, problems, visitor } = await open('connector');
    const sound = wavFile({ seconds: 2 });
    const sent = await visitor.upload(sound, 'talk.wav', 'audio/wav', 'audio', '/api/transcribe');
    const { id } = (sent.body as { result: { id: string } }).result;
    const text = 'The meeting went well. We need to call Ada.';
    await expect
      .poll(async () => (await visitor.get(`/api/transcriptions/${id}`)).body)
      .toMatchObject({ status: 'completed' });
    expect((await visitor.send('PATCH', `/api/transcriptions/${id}`, { json: { text } })).status).toBe(200);

    await page.goto(`/speech-tools?transcript=${id}`);
    const card = page.getByRole('region', { name: 'Transcription' });
    await expect.poll(() => card.getByLabel('Transcribed text').inputValue()).toBe(text);
    await page.reload();
    await expect.poll(() => card.getByLabel('Transcribed text').inputValue()).toBe(text);
    await card.getByRole('button', { name: 'Send to…' }).click();
    await page.getByRole('menuitem', { name: 'Read aloud' }).click();
    await expect.poll(() => textBox(page).inputValue()).toBe(text);

    const sounds = await visitor.get<{ items: { id: string }[] }>('/api/library?kind=audio');
    await page.goto(`/library?open=${sounds.body.items[0]!.id}`);
    await page.getByRole('button', { name: 'Send to…' }).click();
    await page.getByRole('menuitem', { name: 'Transcribe' }).click();
    await page.getByRole('button', { name: 'Remove talk.wav' }).waitFor();

    await page.goto(`/speech-tools?transcript=${id}`);
    await card.getByRole('button', { name: 'Send to…' }).click();
    await page.getByRole('menuitem', { name: 'Task list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which of these are tasks?' });
    expect(await dialog.getByLabel('The meeting went well').isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Add 1 task' }).click();
    await wasShown(page, '1 task added.');
    await page.getByText('Call Ada').first().waitFor();
    expect(problems).toEqual([]);
  },
);
