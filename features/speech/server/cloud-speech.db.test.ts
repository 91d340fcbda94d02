/** Speech and transcription by a cloud model that misbehaves over real HTTP: clear failures, nothing charged, nothing leaked. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { wavFile } from '#tests/factories/sound.ts';
import {
  type Behaviour,
  type FakeProvider,
  startFakeProvider,
  TINY_MP3,
} from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { FullTranscription } from '../calls/transcription-calls.ts';
import type { Speech } from '../contract.ts';
import { speechFeature } from './speech.feature.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    features: [accountFeature, speechFeature],
    env: {
      SPEECH_MODEL: 'compatible:speaker-1',
      TRANSCRIPTION_MODEL: 'compatible:listener-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk-very-secret',
      COMPATIBLE_NAME: 'Studio',
    },
  });
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

const say = (who: Visitor, json: object) =>
  who.post<{ id: string; result: Speech } & ErrorBody>('/api/generate/speech', json);
const hear = async (who: Visitor) =>
  (await who.upload(wavFile(), 'talk.wav', 'audio/wav', 'audio', '/api/transcribe')) as {
    status: number;
    text: string;
    body: { result: FullTranscription } & ErrorBody;
  };
const used = async (who: Visitor) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get('speech') ?? 0;

describe('a cloud voice', () => {
  it('gets the text and the voice, keeps its quality, and is named in the result', async () => {
    provider.script('ok');
    const ada = await app.person('ada');
    const { status, body } = await say(ada, { text: 'Hello there', voice: 'onyx' });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ engine: 'Studio speaker-1', model: 'compatible:speaker-1' });
    const sent = JSON.parse(String(provider.requests.at(-1)!.body));
    expect(sent).toMatchObject({ input: 'Hello there', voice: 'onyx', response_format: 'mp3' });
    const file = await ada.open('GET', body.result.audioUrl);
    // As it came, behind what says where it comes from.
    expect(Buffer.from(await file.arrayBuffer()).includes(TINY_MP3)).toBe(true);
    expect((await ada.get(`/api/speech/${body.id}/captions`)).text).toContain('Hello there');
    expect(await used(ada)).toBe(1);
  });

  it('is asked page by page for a long text, which becomes one sound', async () => {
    provider.script('ok');
    const ada = await app.person();
    const { body } = await say(ada, {
      text: 'A sentence of some length. '.repeat(100),
      format: 'wav',
      pitch: 2,
    });
    const read = async () => (await ada.get<Speech>(`/api/speech/${body.id}`)).body;
    await expect.poll(async () => (await read()).status).toBe('completed');
    expect(provider.requests.length).toBe(3);
    const file = await ada.open('GET', (await read()).audioUrl);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    // The sound itself, then what says where it comes from.
    expect(bytes.toString('latin1', 36, 40)).toBe('data');
    expect(bytes.readUInt32LE(40)).toBeGreaterThan(20_000);
    expect(bytes.readUInt32LE(40)).toBeLessThan(bytes.length - 44);
  });
});

describe('a cloud listener', () => {
  it('gets the recording, and its language is told by its short name', async () => {
    provider.script('ok');
    const { status, body } = await hear(await app.person());
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      text: 'hello from the other side',
      language: 'en',
      engine: 'Studio listener-1',
    });
    expect(body.result.segments[0]!.words).toHaveLength(5);
  });
});

describe('either', () => {
  it.each<Behaviour>([
    'wrong type',
    'refuse the key',
    'refuse the prompt',
    'no such model',
    'no credit',
    'busy for an hour',
  ])('that answers with “%s” fails clearly, is not charged, and leaks nothing', async (behaviour) => {
    provider.script(behaviour);
    const ada = await app.person();
    for (const answer of [await say(ada, { text: 'Hello' }), await hear(ada)]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.message).toMatch(/\w+ \w+/);
      expect(answer.text).not.toContain('sk-very-secret');
    }
    expect(await used(ada)).toBe(0);
  });

  it('is paid for, so its quota holds', async () => {
    provider.script('ok');
    const ada = await app.person();
    expect((await say(ada, { text: 'Hello' })).status).toBe(200);
    const second = await say(ada, { text: 'again' });
    expect([second.status, second.body.code]).toEqual([429, 'quota_reached']);
    expect((await hear(ada)).body.code).toBe('quota_reached');
    expect((await ada.get('/api/speech')).body).toMatchObject({ total: 1 });
    expect((await ada.get('/api/transcriptions')).body).toMatchObject({ total: 0 });
  });
});
