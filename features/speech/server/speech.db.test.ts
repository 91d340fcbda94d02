/** Speech over HTTP with a stand-in voice: short and long texts, the sound that grows, history, captions, failures. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { JobResult } from '#platform/jobs/job-definition.ts';
import { voiceDoubles } from '#tests/fakes/voice-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Speech, TimedWord } from '../contract.ts';
import { sayTextHandler } from './speaking/say-text.handler.ts';
import { speechRepo } from './speaking/speech.repo.ts';
import { speechFeature } from './speech.feature.ts';

const doubles = voiceDoubles();
let app: TestApp;
beforeAll(async () => {
  const features = [
    accountFeature,
    libraryFeature,
    { ...speechFeature, models: () => ({ speech: doubles.speech }) },
  ];
  app = await openTestApp({ features });
});
afterAll(() => app.dispose());

interface Made {
  id: string;
  jobId: string | null;
  result: Speech;
}
interface Page {
  items: Speech[];
  nextCursor: string | null;
  total: number;
}

const LONG = `${'A sentence of some length that is said aloud. '.repeat(12)}`;
const make = (who: Visitor, json: object) => who.post<Made & ErrorBody>('/api/generate/speech', json);
const read = async (who: Visitor, id: string) =>
  (await who.get<Speech & { words: TimedWord[] }>(`/api/speech/${id}`)).body;
const used = async (who: Visitor) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get('speech') ?? 0;
const ended = (who: Visitor, id: string) =>
  expect.poll(async () => (await read(who, id)).status).not.toBe('pending');

describe('a short text', () => {
  it('is answered when it is said, and kept with its file', async () => {
    const ada = await app.person('ada');
    const { status, body } = await make(ada, {
      text: '  Hello there!  ',
      voice: 'nova',
      language: 'es',
      speed: 1.2,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ jobId: null, id: body.result.id });
    expect(body.result).toMatchObject({
      text: 'Hello there!',
      voice: 'nova',
      language: 'es',
      speed: 1.2,
      status: 'completed',
      engine: 'Double',
      model: 'builtin:voice',
      duration: 1,
    });
    const file = await ada.open('GET', body.result.audioUrl);
    expect(file.headers.get('content-type')).toBe('audio/mpeg');
    expect(file.headers.get('content-disposition')).toContain('generated-speech.mp3');
    expect(await file.text()).toBe('<Hello there!>');
    expect(await used(ada)).toBe(1);
    expect(await (await ada.open('GET', `/api/speech/${body.id}/audio`)).text()).toBe('<Hello there!>');
  });

  it('has captions and mouth shapes, for its owner only', async () => {
    const [ada, bob] = [await app.person(), await app.person()];
    const { id } = (await make(ada, { text: 'One two.' })).body;
    const srt = await ada.open('GET', `/api/speech/${id}/captions?format=srt`);
    expect(srt.headers.get('content-disposition')).toContain('generated-speech.srt');
    expect(await srt.text()).toBe('1\n00:00:00,000 --> 00:00:01,000\nOne two.\n');
    expect((await ada.get(`/api/speech/${id}/captions?format=vtt`)).text).toMatch(/^WEBVTT/);
    expect((await ada.get(`/api/speech/${id}/mouth`)).body).toEqual([{ start: 0, end: 1, shape: 'open' }]);
    for (const path of ['', '/audio', '/captions', '/mouth'])
      expect((await bob.get(`/api/speech/${id}${path}`)).status, path).toBe(404);
    expect((await bob.delete(`/api/speech/${id}`)).status).toBe(404);
  });

  it('says own pronunciations, and shows the words as they were written', async () => {
    const ada = await app.person();
    const entries = [{ word: 'Siobhan', sound: 'Shivawn' }];
    expect((await ada.put('/api/speech/pronunciations', { entries })).body).toEqual({ entries });
    const { id } = (await make(ada, { text: 'Hi Siobhan!' })).body;
    expect(doubles.said.at(-1)).toBe('Hi Shivawn!');
    expect((await read(ada, id)).words.map((word) => word.text)).toEqual(['Hi', 'Siobhan!']);
    const bad = await ada.put<ErrorBody>('/api/speech/pronunciations', {
      entries: [{ word: '', sound: 'x' }],
    });
    expect([bad.status, bad.body.message]).toEqual([400, 'Enter the word.']);
  });

  it.each([
    [{}, 'Please enter some text to convert to speech.'],
    [{ text: '   ' }, 'Please enter some text to convert to speech.'],
    [{ text: 'x', voice: 'bob' }, 'Choose one of the voices.'],
    [{ text: 'x', language: 'tlh' }, 'Choose one of the languages.'],
    [{ text: 'x', speed: 9 }, 'Choose a speed from 0.5 to 2.'],
    [{ text: 'x', pitch: -7 }, 'Choose a pitch from -6 to 6 semitones.'],
    [{ text: 'x', format: 'ogg' }, 'Choose MP3 or WAV.'],
    [{ text: '🎉 ✨ …' }, 'There is nothing in this text that can be said aloud.'],
    [{ text: 'x'.repeat(1_000_000) }, 'Keep the text within 20,000 characters.'],
  ])('%.40j is refused with a message', async (json, message) => {
    const answer = await make(await app.person(), json);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('that fails is not counted, and nothing of the inside leaks out', async () => {
    const ada = await app.person();
    const answer = await make(ada, { text: 'please fail' });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('throat');
    expect(await used(ada)).toBe(0);
    expect((await ada.get<Page>('/api/speech')).body.items[0]).toMatchObject({ status: 'failed' });
  });

  it('is said after all when the engine was lost once', async () => {
    expect((await make(await app.person(), { text: 'a flaky line' })).status).toBe(200);
  });
});

describe('a long text', () => {
  it('plays while it is being made, and becomes one file', async () => {
    const ada = await app.person();
    const { status, body } = await make(ada, { text: LONG });
    expect([status, body.result.status]).toEqual([200, 'pending']);
    expect(body.result.audioUrl).toBe(`/api/speech/${body.id}/audio`);
    const growing = await (await ada.open('GET', body.result.audioUrl)).text();
    await ended(ada, body.id);
    const done = await read(ada, body.id);
    expect(done.audioUrl).toMatch(/^\/api\/files\//);
    expect((await ada.get(done.audioUrl)).text).toBe(growing);
    expect(growing.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim()).toBe(LONG.trim());
    expect(done.duration).toBeGreaterThan(2);
    expect(done.words.at(-1)!.end).toBeCloseTo(done.duration);
    // The row is whole a moment before its job says so.
    const job = async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body;
    await expect.poll(job).toMatchObject({ status: 'completed', progress: 100 });
    const left: string[] = [];
    for await (const { key } of app.platform.storage.list(`assets/${ada.user!.id}/piece-`)) left.push(key);
    expect(left).toEqual([]);
  });

  it('comes out the same when its job runs twice, or goes on after a loss', async () => {
    const ada = await app.person();
    const { db, log, assets } = app.platform;
    const userId = ada.user!.id;
    const row = await speechRepo.insert(db, {
      id: newId(),
      userId,
      prompt: LONG,
      result: {
        voice: 'alloy',
        language: 'en',
        speed: 1,
        pitch: 0,
        format: 'mp3',
        model: 'builtin:voice',
        engine: 'Double',
        duration: 0,
      },
    });
    const run = (signal: AbortSignal, report: () => void = () => undefined) =>
      sayTextHandler(app.platform)({
        id: 'j',
        userId,
        itemId: row.id,
        payload: {},
        signal,
        report,
        db,
        log,
        settle: () => Promise.reject(new Error('speech settles nothing before its end')),
        keep: (file) => assets.saveFile({ ...file, userId } as Parameters<typeof assets.saveFile>[0]),
      });
    const lost = new AbortController();
    let pieces = 0;
    await expect(
      run(lost.signal, () => void (++pieces === 3 && lost.abort('shutdown'))),
    ).rejects.toBeDefined();
    expect((await speechRepo.find(db, row.id))?.result.pieces).toHaveLength(2);
    const made = (await run(new AbortController().signal)) as JobResult;
    await db.transaction((tx) => made.write(tx));
    const sound = (await ada.get((made.result as { audioUrl: string }).audioUrl)).text;
    expect(sound.match(/A sentence/g)).toHaveLength(12);
    expect((await read(ada, row.id)).status).toBe('completed');
  });

  it('that is cancelled or deleted ends, and is not counted', async () => {
    const ada = await app.person();
    const { id, jobId } = (await make(ada, { text: `${LONG} wait` })).body;
    await expect.poll(async () => (await read(ada, id)).duration).toBeGreaterThan(0);
    await ada.post(`/api/jobs/${jobId}/cancel`, {});
    await ended(ada, id);
    expect(await read(ada, id)).toMatchObject({ status: 'failed', error: 'It was cancelled.' });
    const second = (await make(ada, { text: `${LONG} wait` })).body;
    expect((await ada.delete(`/api/speech/${second.id}`)).status).toBe(204);
    expect((await ada.get(`/api/speech/${second.id}`)).status).toBe(404);
    await expect.poll(() => used(ada)).toBe(0);
  });
});

describe('my speeches', () => {
  it('come in pages, and go with their files by hand or by retention', async () => {
    const ada = await app.person();
    for (const text of ['one', 'two', 'three']) {
      await make(ada, { text });
      await sleep(5);
    }
    const first = (await ada.get<Page>('/api/speech?limit=2')).body;
    expect([first.items.map((one) => one.text), first.total]).toEqual([['three', 'two'], 3]);
    const second = (await ada.get<Page>(`/api/speech?limit=2&cursor=${first.nextCursor}`)).body;
    expect([second.items.map((one) => one.text), second.nextCursor]).toEqual([['one'], null]);
    const [{ id, audioUrl }] = first.items as [Speech];
    expect((await ada.delete(`/api/speech/${id}`)).status).toBe(204);
    expect((await ada.get(`/api/speech/${id}`)).status).toBe(404);
    await ada.post('/api/library/bin/empty', {});
    expect((await ada.get(audioUrl)).status).toBe(404);
    await app.platform.settings.set('file_retention_days', '30', null);
    await app.platform.items.removeExpired(Date.now() + 31 * 86_400_000);
    expect((await ada.get<Page>('/api/speech')).body.total).toBe(0);
    await app.platform.settings.set('file_retention_days', '0', null);
  });

  it('need a session, and a voice can be auditioned', async () => {
    expect((await make(app.visitor(), { text: 'x' })).status).toBe(401);
    const ada = await app.person();
    const sample = await ada.open('GET', '/api/speech/voices/nova/en');
    expect(sample.headers.get('content-type')).toBe('audio/mpeg');
    expect(await sample.text()).toContain('I am Nova');
    expect((await ada.get('/api/speech/voices/bob/en')).status).toBe(404);
    expect((await ada.get('/api/speech/engine')).body).toMatchObject({
      speech: { model: 'builtin:voice', isBuiltin: true, state: 'cold', problem: null },
    });
  });
});
