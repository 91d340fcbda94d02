/** What assistants make through the official client: pictures, speech, transcripts, a video and a cover, with progress, scopes and cancelling. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetUrl } from '#common/asset.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { bookFeature } from '#features/book/server/book.feature.ts';
import { createCoverSongFeature } from '#features/cover-song/server/cover-song.feature.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { movieFeature } from '#features/movie/server/movie.feature.ts';
import { songFeature } from '#features/song/server/song.feature.ts';
import { speechFeature } from '#features/speech/server/speech.feature.ts';
import { renderVideoJob } from '#features/video/server/render/render.job.ts';
import { videoFeature } from '#features/video/server/video.feature.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { blueClip } from '#tests/factories/clip.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import { voiceDoubles } from '#tests/fakes/voice-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { programsFeature } from '../api-access.feature.ts';

const SONG = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Makes a film at once, as real ones are looked at where they are rendered; one called 'wait' never ends. */
const film =
  (key: 'fileUrl' | 'videoUrl'): GenerationHandler<unknown> =>
  async ({ payload, keep, report, signal }) => {
    report('Render', 40);
    if ((payload as { title?: string }).title === 'wait') await sleep(60_000, undefined, { signal });
    const bytes = await blueClip();
    const kept = await keep({ role: 'film', name: 'a.mp4', type: 'video/mp4', bytes, origin: null });
    return { [key]: assetUrl(kept.id) };
  };

let app: TestApp;
let ada: Visitor;
let maker: Client;
beforeAll(async () => {
  const { said: _, ...voices } = voiceDoubles();
  app = await openTestApp({
    features: [
      accountFeature,
      libraryFeature,
      { ...imageFeature, models: () => ({ image: builtinDoubles().image }) },
      { ...speechFeature, models: () => voices },
      {
        ...videoFeature,
        jobs: ({ generationJobs }) => [generationJobs.register(renderVideoJob, async () => film('fileUrl'))],
      },
      createCoverSongFeature({
        fetch: () => Promise.reject(new Error('offline')),
        loadRender: async () => film('videoUrl'),
      }),
      songFeature,
      movieFeature,
      bookFeature,
      programsFeature,
    ],
  });
  ada = await app.person('ada');
  maker = await connect(['read', 'make']);
});
afterAll(async () => {
  await maker.close();
  await app.dispose();
});

async function connect(scopes: string[]): Promise<Client> {
  const key = await ada.makeKey(scopes);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.base}/mcp`), { requestInit }));
  return client;
}

interface Step {
  progress: number;
  message?: string;
}
async function use(who: Client, name: string, args: object, onprogress?: () => void, signal?: AbortSignal) {
  const steps: Step[] = [];
  const { content, isError = false } = await who.callTool(
    { name, arguments: { ...args } },
    {
      ...(signal && { signal }),
      timeout: 300_000,
      onprogress: ({ progress, message }) => {
        steps.push({ progress, ...(message && { message }) });
        onprogress?.();
      },
    },
  );
  const [first, shown] = content as { text: string; data?: string; mimeType?: string }[];
  const facts: Record<string, unknown> = isError ? {} : JSON.parse(first!.text);
  return { isError, text: first!.text, facts, shown, steps };
}
const risesTo = (steps: Step[]): number =>
  steps.reduce((last, { progress }) => {
    expect(progress).toBeGreaterThan(last);
    return progress;
  }, -1);
const statusesOf = async (type: string) =>
  (await app.platform.db.select().from(jobs).where(eq(jobs.type, type))).map((job) => job.status).sort();

it('makes a picture, which the assistant can look at and the person has in the library', async () => {
  const { facts, shown, steps } = await use(maker, 'make_picture', { prompt: 'a red apple', seed: 7 });
  expect(steps).toEqual([{ progress: 5, message: 'Drawing' }]);
  expect(shown!.mimeType).toMatch(/^image\//);
  expect(Buffer.from(shown!.data!, 'base64').length).toBeGreaterThan(50);
  const file = await ada.open('GET', `/api/files/${facts.fileId}`);
  expect([file.status, file.headers.get('content-type'), facts.seed]).toEqual([200, 'image/png', 7]);
  const listed = await use(maker, 'list_library', { kind: 'image' });
  expect(listed.facts.items).toMatchObject([{ title: 'a red apple', url: facts.url }]);
});

it('says a short text at once, and a long one with progress', async () => {
  const short = await use(maker, 'make_speech', { text: 'Hello there!', voice: 'nova' });
  expect(short.facts).toMatchObject({ seconds: 1 });
  expect(Buffer.from(short.shown!.data!, 'base64').toString()).toBe('<Hello there!>');
  const long = await use(maker, 'make_speech', { text: 'A sentence that is said aloud. '.repeat(20) });
  expect(long.isError).toBe(false);
  expect(risesTo(long.steps)).toBeGreaterThan(5);
  const url = new URL(String(long.facts.url));
  expect((await ada.get(url.pathname)).text).toContain('said aloud');
});

it('writes down a recording that is sent along, or one of the library', async () => {
  const audio = wavFile().toString('base64');
  const { facts, steps } = await use(maker, 'make_transcript', { audio, language: 'en' });
  expect(facts).toMatchObject({ text: 'Hello listener.', language: 'en', seconds: 1 });
  expect(steps[0]).toEqual({ progress: 5, message: 'Listening' });
  const captions = new URL(String(facts.captionsUrl));
  expect((await ada.get(captions.pathname + captions.search)).text).toContain('00:00:00,200 -->');
  const { body } = await ada.get<{ audioUrl: string }>(`/api/transcriptions/${facts.transcriptId}`);
  const fileId = body.audioUrl.split('/').at(-1);
  expect((await use(maker, 'make_transcript', { fileId })).facts).toMatchObject({ text: 'Hello listener.' });
  for (const wrong of [{}, { fileId, audio }])
    expect((await use(maker, 'make_transcript', wrong)).text).toBe('Please send either fileId or audio.');
  const noSound = await use(maker, 'make_transcript', { audio: Buffer.from('no sound').toString('base64') });
  expect([noSound.isError, noSound.text.length > 20]).toEqual([true, true]);
});

it('makes a video from a description, and tells how far it is', async () => {
  const order = { title: 'Apple', description: 'An apple.', style: 'minimal', seconds: 10, format: 'square' };
  const { facts, steps } = await use(maker, 'make_video', order);
  expect(risesTo(steps)).toBeGreaterThan(0);
  const kept = await ada.open('GET', `/api/files/${facts.fileId}`);
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  const { body } = await ada.get(`/api/projects/${facts.projectId}`);
  expect(body).toMatchObject({
    title: 'Apple',
    data: { style: 'minimal', duration: [10], format: 'square' },
  });
});

it('makes a cover for who may use the song', async () => {
  const order = { title: 'Harbour', songUrl: SONG, seconds: 15 };
  const unasked = await use(maker, 'make_cover', { ...order, mayUseSong: false });
  expect([unasked.isError, unasked.text]).toEqual([true, expect.stringContaining('ask the person')]);
  expect((await ada.get<unknown[]>('/api/cover-songs')).body).toEqual([]);
  const { facts, steps } = await use(maker, 'make_cover', { ...order, mayUseSong: true });
  expect(steps[0]).toEqual({ progress: 2, message: 'Composing' });
  expect(risesTo(steps)).toBeGreaterThan(2);
  const kept = await ada.open('GET', `/api/files/${facts.fileId}`);
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  const { body } = await ada.get(`/api/cover-songs/${facts.coverId}`);
  expect(body).toMatchObject({ title: 'Harbour', song: { genre: 'pop' } });
});

it('makes nothing for a key that may only read', async () => {
  const reader = await connect(['read']);
  const before = (await app.platform.db.select().from(jobs)).length;
  const orders = {
    make_picture: { prompt: 'a cat' },
    make_speech: { text: 'Hi' },
    make_transcript: { audio: wavFile().toString('base64') },
    make_song: { title: 'A', lyrics: 'Red boat', style: 'pop', voice: 'echo' },
    make_video: { title: 'A', description: 'An apple.' },
    make_movie: { script: 'Anna: Hi.' },
    make_book: { prompt: 'a fox who opens a bakery' },
    make_cover: { title: 'A', songUrl: SONG, mayUseSong: true },
  };
  for (const [name, order] of Object.entries(orders)) {
    const { isError, text } = await use(reader, name, order);
    expect([name, isError, text]).toEqual([name, true, expect.stringContaining('scope “make”')]);
  }
  expect((await app.platform.db.select().from(jobs)).length).toBe(before);
  await reader.close();
});

it('stops the work of a call that is cancelled, whether it waits for a job or for an answer', async () => {
  for (const [name, order] of [
    ['make_video', { title: 'wait', description: 'An apple.' }],
    ['make_picture', { prompt: 'wait' }],
  ] as const) {
    const cancel = new AbortController();
    await expect(use(maker, name, order, () => cancel.abort(), cancel.signal)).rejects.toThrow();
  }
  await expect
    .poll(async () => [await statusesOf('render-video'), await statusesOf('make-image')])
    .toEqual([
      ['cancelled', 'completed'],
      ['cancelled', 'completed'],
    ]);
});

it('stops the work of a call whose key is revoked meanwhile, and hands nothing over', async () => {
  const key = await ada.makeKey(['read', 'make'], { name: 'lost' });
  const { body: keys } = await ada.get<{ id: string; name: string }[]>('/api/keys');
  const { id } = keys.find(({ name }) => name === 'lost')!;
  const before = await statusesOf('make-image');
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.base}/mcp`), { requestInit }));
  const revoke = async () => {
    await expect.poll(() => statusesOf('make-image')).toHaveLength(before.length + 1);
    await ada.delete(`/api/keys/${id}`);
  };
  const answer = await use(client, 'make_picture', { prompt: 'wait' }, () => void revoke());
  expect([answer.isError, answer.facts, answer.shown]).toEqual([true, {}, undefined]);
  await expect.poll(() => statusesOf('make-image')).toEqual([...before, 'cancelled'].sort());
  await client.close();
});
