/** Transcription over HTTP with a stand-in listener and the real decoder: good recordings, odd ones, and what is none. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { LibraryItem } from '#common/library.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { JobResult } from '#platform/jobs/job-definition.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { TINY_MP3 } from '#tests/fakes/fake-provider.ts';
import { voiceDoubles } from '#tests/fakes/voice-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { FullTranscription, Transcription } from '../calls/transcription-calls.ts';
import { speechFeature } from './speech.feature.ts';
import { transcribeHandler } from './transcription/transcribe.handler.ts';
import { transcriptionRepo } from './transcription/transcription.repo.ts';

let app: TestApp;
beforeAll(async () => {
  const { transcription } = voiceDoubles();
  app = await openTestApp({
    features: [accountFeature, libraryFeature, { ...speechFeature, models: () => ({ transcription }) }],
  });
});
afterAll(() => app.dispose());

type Answer = {
  status: number;
  body: { id: string; jobId: string | null; result: FullTranscription } & ErrorBody;
};

const send = (who: Visitor, bytes: Buffer, name = 'talk.wav', field = 'audio') =>
  who.upload(bytes, name, 'audio/mpeg', field, '/api/transcribe') as Promise<Answer>;
const used = async (who: Visitor) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get('speech') ?? 0;

describe('a recording', () => {
  it('is written down with times, and kept', async () => {
    const ada = await app.person('ada');
    const { status, body } = await send(ada, wavFile({ seconds: 1.5 }), 'my talk.wav');
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      text: 'Hello listener.',
      language: 'en',
      name: 'my talk.wav',
      engine: 'Double',
      status: 'completed',
      duration: 1.5,
    });
    expect(body.result.segments[0]).toMatchObject({ start: 0.2, end: 1, text: 'Hello listener.' });
    expect((await ada.open('GET', body.result.audioUrl)).headers.get('content-type')).toBe('audio/wav');
    expect(await used(ada)).toBe(1);
    const files = ['txt', 'srt', 'vtt', 'json'].map((format) =>
      ada.get(`/api/transcriptions/${body.id}/file?format=${format}`),
    );
    const [txt, srt, vtt, json] = (await Promise.all(files)).map((answer) => answer.text);
    expect(txt).toBe('Hello listener.\n');
    expect(srt).toContain('00:00:00,200 --> 00:00:01,000');
    expect(vtt).toMatch(/^WEBVTT/);
    expect(JSON.parse(json!)).toMatchObject({ language: 'en', segments: [{ words: [{}, {}] }] });
  });

  it('that is in the library already is not kept a second time, and stays while one of them needs it', async () => {
    const cleo = await app.person('cleo');
    const bytes = wavFile({ seconds: 1.25 });
    const path = '/api/uploads?library=true';
    const uploaded = (await cleo.upload(bytes, 'memo.wav', 'audio/wav', 'file', path)).body as {
      url: string;
    };
    const { body } = await send(cleo, bytes, 'Memo for Monday.wav');
    expect(body.result).toMatchObject({ name: 'Memo for Monday.wav', audioUrl: uploaded.url });
    const { items } = (await cleo.get<{ items: LibraryItem[] }>('/api/library')).body;
    expect(items.map(({ kind, title }) => [kind, title])).toEqual([
      ['transcript', 'Memo for Monday'],
      ['audio', 'memo.wav'],
    ]);
    await cleo.delete(`/api/transcriptions/${body.id}`);
    await cleo.post('/api/library/bin/empty', {});
    expect((await cleo.get(uploaded.url)).status).toBe(200);
  });

  it('is corrected, found again, and deleted, by its owner only', async () => {
    const [ada, bob] = [await app.person(), await app.person()];
    const { id, result } = (await send(ada, wavFile())).body;
    const path = `/api/transcriptions/${id}`;
    const corrected = await ada.send<FullTranscription>('PATCH', path, {
      json: { text: 'Hello dear listener.' },
    });
    expect(corrected.body.segments[0]!.words.map((word) => word.text)).toEqual([
      'Hello',
      'dear',
      'listener.',
    ]);
    expect((await ada.get<{ items: Transcription[] }>('/api/transcriptions')).body.items).toMatchObject([
      { id, text: 'Hello dear listener.' },
    ]);
    for (const other of [bob, app.visitor()])
      expect((await other.get(path)).status).toBeGreaterThanOrEqual(401);
    expect((await bob.send('PATCH', path, { json: { text: 'x' } })).status).toBe(404);
    expect((await bob.delete(path)).status).toBe(404);
    expect((await ada.delete(path)).status).toBe(204);
    expect((await ada.get(path)).status).toBe(404);
    await ada.post('/api/library/bin/empty', {});
    expect((await ada.get(result.audioUrl)).status).toBe(404);
  });

  it('that is long is written down by a job, with the text so far, the same when it runs twice', async () => {
    const ada = await app.person();
    const { body } = await send(ada, wavFile({ seconds: 70, rate: 8000 }));
    expect(body.result).toMatchObject({ status: 'pending', text: '' });
    expect(body.jobId).not.toBeNull();
    const read = async () => (await ada.get<FullTranscription>(`/api/transcriptions/${body.id}`)).body;
    await expect.poll(async () => (await read()).status).toBe('completed');
    const done = await read();
    expect(done.segments).toHaveLength(3);
    expect(done.segments[1]!.start).toBeGreaterThan(19);
    const { db, log } = app.platform;
    const run = {
      id: 'j',
      userId: ada.user!.id,
      itemId: body.id,
      payload: {},
      settle: () => Promise.reject(new Error('a transcription keeps no file')),
      keep: () => Promise.reject(new Error('a transcription keeps no file')),
      db,
      log,
      report: () => undefined,
    };
    const again = async () => {
      const made = await transcribeHandler(app.platform)({ ...run, signal: new AbortController().signal });
      await db.transaction((tx) => (made as JobResult).write(tx));
    };
    await again();
    expect(await read()).toEqual(done);
    // A worker that was lost after the first window: the rest is added, nothing twice.
    await transcriptionRepo.update(db, body.id, {
      status: 'pending' as never,
      result: { heard: done.segments[1]!.start - 0.2, segments: done.segments.slice(0, 1) },
    });
    await again();
    expect((await read()).segments).toHaveLength(3);
  });
});

describe('odd recordings', () => {
  it.each([
    ['8 bits', { bits: 8, rate: 8000 }],
    ['192 kHz', { rate: 192_000, channels: 2, seconds: 0.5 }],
    ['seven channels', { channels: 7, rate: 48_000, seconds: 0.5 }],
  ] as const)('of %s are heard', async (_what, options) => {
    expect((await send(await app.person(), wavFile(options))).status).toBe(200);
  });

  it('that are cut off or wrongly named are heard as far as they go', async () => {
    const ada = await app.person();
    const cut = await send(ada, wavFile({ seconds: 2 }).subarray(0, 40_001), 'cut.mp3');
    expect(cut.body.result).toMatchObject({ status: 'completed' });
    expect(cut.body.result.duration).toBeCloseTo(1.25, 1);
  });

  it.each([
    ['silence', wavFile({ isSilent: true, seconds: 2 }), 422, 'No speech was heard in this recording.'],
    ['a silent MP3', TINY_MP3, 422, 'No speech was heard in this recording.'],
    ['nothing', Buffer.alloc(0), 400, 'The recording is empty.'],
    ['text', Buffer.from('not a song at all'), 415, 'Please choose a recording in MP3, WAV'],
    [
      'a broken MP3',
      Buffer.concat([TINY_MP3.subarray(0, 200), Buffer.alloc(300, 7)]),
      422,
      'The recording is damaged',
    ],
    [
      'a playlist',
      Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n'),
      415,
      'Please choose a recording',
    ],
    [
      '26 MB',
      Buffer.alloc(26 * 1024 * 1024, 1),
      413,
      'The recording is too large. Maximum file size is 25 MB.',
    ],
  ])('%s is refused with a message, and not counted', async (_what, bytes, status, message) => {
    const ada = await app.person();
    const answer = await send(ada, bytes, 'song.mp3');
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await used(ada)).toBe(0);
    // The connection still works.
    expect((await ada.get('/api/transcriptions')).status).toBe(200);
  });

  it('a form without a file, with two, with another field or language is refused', async () => {
    const ada = await app.person();
    const post = (fields: [string, string | Buffer][]) => {
      const form = new FormData();
      for (const [name, value] of fields)
        form.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
      return ada.send<ErrorBody>('POST', '/api/transcribe', { raw: form as never });
    };
    const wav = wavFile();
    const message = async (fields: [string, string | Buffer][]) => (await post(fields)).body.message;
    expect(await message([['language', 'en']])).toBe('Please upload an audio file to transcribe.');
    expect(
      await message([
        ['audio', wav],
        ['audio', wav],
      ]),
    ).toBe('Please send one recording at a time.');
    expect(await message([['file', wav]])).toBe("Send the recording in the field 'audio'.");
    expect(
      await message([
        ['language', 'tlh'],
        ['audio', wav],
      ]),
    ).toBe('Choose one of the languages.');
    expect((await ada.post<ErrorBody>('/api/transcribe', {})).body.message).toBe(
      'Please upload an audio file to transcribe.',
    );
    expect(
      (
        await post([
          ['language', 'de'],
          ['audio', wav],
        ])
      ).status,
    ).toBe(200);
  });
});
