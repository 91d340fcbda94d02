/** An e2e test with OpenAI's own client, unchanged, against a real server: pictures, edits, speech, transcripts, and errors in their shape. */

import { eq } from 'drizzle-orm';
import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#platform/db/tables/users.table.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
let openai: OpenAI;
beforeAll(async () => {
  // Pictures are looked at here, and drawn in earnest; what the voice says is not.
  app = await openTestApp();
  ada = await app.person('ada');
  openai = await clientWith(['read', 'make']);
});
afterAll(() => app.dispose());

const clientOf = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${app.base}/v1`, maxRetries: 0 });
const clientWith = async (scopes: string[], more: object = {}): Promise<OpenAI> =>
  clientOf(await ada.makeKey(scopes, more));
const photo = async () => {
  const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c03030' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#3080c0' } })
    .composite([{ input: dot, left: 70, top: 45 }])
    .png()
    .toBuffer();
};

longIt('hands over the pictures that were made when a later one is refused', async () => {
  const { settings } = app.platform;
  const key = await ada.makeKey(['read', 'make'], { monthlyBudget: 1 });
  await settings.set('quota_enforcement', 'never', null);
  const answer = await clientOf(key).images.generate({ prompt: 'a plum', n: 2, size: '256x256' });
  await settings.set('quota_enforcement', 'metered', null);
  expect(answer.data).toHaveLength(1);
  expect(answer).toMatchObject({ missing: { count: 1, reason: expect.stringContaining('budget of 1') } });
});

it('lists the models, and finds one by its name', async () => {
  const ids = (await openai.models.list()).data.map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining(['atelier-illustrator', 'atelier-voice', 'atelier-listener']));
  expect((await openai.models.retrieve('atelier-voice')).owned_by).toBe('atelier');
  await expect(openai.models.retrieve('gpt-9')).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

it('makes a picture in the size and format that was asked for, behind an address that opens without a key', async () => {
  const { data, size } = await openai.images.generate({
    model: 'dall-e-3',
    prompt: 'a red apple',
    size: '512x512',
    output_format: 'webp',
  });
  const answer = await fetch(data![0]!.url!);
  expect([answer.status, answer.headers.get('content-type'), size]).toEqual([200, 'image/webp', '512x512']);
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([512, 512, 'webp']);
  expect((await fetch(`${data![0]!.url!}x`)).status).toBe(404);
  const { body } = await ada.get<{ images: { prompt: string }[] }>('/api/images');
  expect(body.images[0]!.prompt).toBe('a red apple');
  const suspend = (isActive: boolean) =>
    app.platform.db.update(users).set({ isActive }).where(eq(users.id, ada.user!.id));
  await suspend(false);
  expect((await fetch(data![0]!.url!)).status).toBe(404);
  await suspend(true);
  expect((await fetch(data![0]!.url!)).status).toBe(200);
});

longIt('edits a picture as the prompt and the mask say', async () => {
  // Clear where the red dot is, as their masks are.
  const hole = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#ffffffff' } })
    .png()
    .toBuffer();
  const mask = await sharp({ create: { width: 200, height: 150, channels: 4, background: '#000000ff' } })
    .composite([{ input: hole, left: 60, top: 35, blend: 'dest-out' }])
    .png()
    .toBuffer();
  const erased = await openai.images.edit({
    model: 'atelier-illustrator',
    image: await toFile(await photo(), 'photo.png', { type: 'image/png' }),
    mask: await toFile(mask, 'mask.png', { type: 'image/png' }),
    prompt: 'Remove the dot',
  });
  const { data, info } = await sharp(Buffer.from(erased.data![0]!.b64_json!, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (75 * info.width + 100) * info.channels;
  expect(data[at + 2]!).toBeGreaterThan(data[at]!);

  const impossible = openai.images.edit({
    model: 'atelier-illustrator',
    image: await toFile(await photo(), 'photo.png', { type: 'image/png' }),
    prompt: 'Give the man a hat',
  });
  await expect(impossible).rejects.toMatchObject({ status: 400, param: 'prompt', message: /not understood/ });
});

it('says a text, and writes down what was said', async () => {
  const input = 'Welcome to the studio.';
  const said = await openai.audio.speech.create({
    model: 'tts-1',
    voice: 'coral',
    input,
    response_format: 'wav',
  });
  const wav = Buffer.from(await said.arrayBuffer());
  expect([said.headers.get('content-type'), wav.toString('latin1', 0, 4)]).toEqual(['audio/wav', 'RIFF']);
  const heard = await openai.audio.transcriptions.create({
    model: 'atelier-listener',
    language: 'en',
    file: await toFile(wav, 'welcome.wav', { type: 'audio/wav' }),
    response_format: 'verbose_json',
    timestamp_granularities: ['word', 'segment'],
  });
  expect(heard.language).toBe('english');
  expect(Number(heard.duration)).toBeGreaterThan(0.5);
  expect(heard.words!.map((one) => one.word)).toEqual(['Hello', 'listener.']);
  const opus = await openai.audio.speech.create({
    model: 'tts-1',
    voice: 'coral',
    input,
    response_format: 'opus',
  });
  expect(opus.headers.get('content-type')).toBe('audio/ogg');
  const bytes = Buffer.from(await opus.arrayBuffer());
  const samples = await decodeToSamples(bytes, { rate: 8000, maxSeconds: 60 });
  expect(Math.abs(samples.length / 8000 - Number(heard.duration))).toBeLessThan(0.5);
});

it('answers errors in their shape: for keys, scopes, budgets, fields and paths', async () => {
  await expect(clientOf('sk-wrong').models.list()).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
  });
  await expect(clientOf('atl_wrong').models.list()).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
  });
  const reader = await clientWith(['read']);
  await expect(
    reader.images.generate({ model: 'atelier-illustrator', prompt: 'a cat' }),
  ).rejects.toMatchObject({ status: 403, code: 'missing_scope' });
  const speech = (client: OpenAI, more: object = {}) =>
    client.audio.speech.create({ model: 'atelier-voice', voice: 'alloy', input: 'Hi', ...more });
  await expect(speech(openai, { voice: 'nobody' })).rejects.toMatchObject({ status: 400, param: 'voice' });
  await expect(speech(openai, { input: '' })).rejects.toMatchObject({ status: 400, param: 'input' });
  await expect(speech(openai, { model: 'sora' })).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
  await expect(speech(openai, { response_format: 'ogg' })).rejects.toMatchObject({
    status: 400,
    param: 'response_format',
  });
  const poor = await clientWith(['make'], { monthlyBudget: 1 });
  const pcm = Buffer.from(await (await speech(poor, { response_format: 'pcm' })).arrayBuffer());
  // Two bytes a sample, 24,000 samples a second.
  expect(pcm.length / 48_000).toBeGreaterThan(0.2);
  await expect(speech(poor)).rejects.toMatchObject({ status: 429, code: 'insufficient_quota' });
  const slow = await clientWith(['read'], { callsPerMinute: 1 });
  const both = await Promise.allSettled([slow.models.list(), slow.models.list(), slow.models.list()]);
  expect(both.find((one) => one.status === 'rejected')!.reason).toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
  });
  const missing = await ada.get<{ error: { type: string } }>('/v1/assistants');
  expect([missing.status, missing.body.error.type]).toEqual([404, 'invalid_request_error']);
  const junk = await openai
    .post('/images/generations', { body: { prompt: 7 } })
    .catch((error: unknown) => error);
  expect(junk).toMatchObject({ status: 400, param: 'prompt' });
});
