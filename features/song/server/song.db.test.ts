/** Songs over HTTP: words judged in sentences, sung by a job, private, changed, and gone with their files. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoverProject } from '#features/cover-song/contract.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import { QUICK_RATE } from '#tests/fakes/doubled-features.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Song, SongSummary, SongVersion } from '../contract.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const WORDS = '[verse]\nRed boat upon the bay\n[chorus]\nCarry me away';
const order = { title: 'Bay', lyrics: WORDS, style: 'acoustic', voice: 'echo', tempo: 180, seed: 7 };

interface Started {
  id: string;
  jobId: string;
  message?: string;
}

describe('a song', () => {
  it('is written and sung by a job, with stems and scores, for its owner only', async () => {
    const { status, body } = await ada.post<Started>('/api/songs', order);
    expect(status, JSON.stringify(body)).toBe(202);
    const get = async () => (await ada.get<Song>(`/api/songs/${body.id}`)).body;
    await expect.poll(async () => (await get()).status).not.toBe('pending');
    const song = await get();
    expect(song.error).toBeNull();
    expect(song).toMatchObject({ status: 'completed', tempo: 180, style: 'acoustic', language: 'en' });
    expect(song.sections.map(({ name }) => name)).toEqual(['intro', 'verse', 'chorus', 'outro']);
    const sung = song.melody.map(({ text }) => text).join('');
    expect(sung.replace(/\W/g, '').toLowerCase()).toBe('redboatuponthebaycarrymeaway');
    for (const [i, note] of song.melody.entries()) {
      expect(note.end).toBeGreaterThan(note.start);
      expect(song.melody[i + 1]?.start ?? song.seconds).toBeGreaterThanOrEqual(note.end - 0.01);
    }
    const sound = await ada.get(song.audioUrl!);
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await ada.get(song.stems!.vocals)).status).toBe(200);
    expect((await ada.get(song.midiUrl!)).text.slice(0, 4)).toBe('MThd');
    expect((await ada.get(song.musicXmlUrl!)).text).toContain('<work-title>Bay</work-title>');
    expect((await ada.get(song.lrcUrl!)).text).toMatch(/\[ti:Bay\]\n\[00:\d\d\.\d\d\]<00:/);
    const listed = (await ada.get<SongSummary[]>('/api/songs')).body;
    expect(listed.map(({ id }) => id)).toEqual([body.id]);

    expect((await bob.get(`/api/songs/${body.id}`)).status).toBe(404);
    expect((await bob.get(song.audioUrl!)).status).toBe(404);
    expect((await bob.delete(`/api/songs/${body.id}`)).status).toBe(404);
    // A line is changed: the other parts stay as they are, to the sample.
    const pcm = async (url: string) =>
      decodeToSamples(new Uint8Array(await (await ada.open('GET', url)).arrayBuffer()), {
        rate: QUICK_RATE,
        maxSeconds: 60,
      });
    const before = await pcm(song.stems!.vocals);
    const change = (to: object, from = ada) => from.post<Started>(`/api/songs/${body.id}/changes`, to);
    expect((await change({ kind: 'line', phrase: 0, text: 'Blue' }, bob)).status).toBe(404);
    expect((await change({ kind: 'line', phrase: 9, text: 'Blue' })).status).toBe(400);
    expect((await change({ kind: 'line', phrase: 0, text: 'Blue boat across the sea' })).status).toBe(202);
    expect((await change({ kind: 'melody' })).status).toBe(409);
    await expect.poll(async () => (await get()).status).toBe('completed');
    const changed = await get();
    expect(changed.error).toBeNull();
    expect(changed.lyrics).toBe('[verse]\nBlue boat across the sea\n\n[chorus]\nCarry me away');
    expect(changed.audioUrl).not.toBe(song.audioUrl);
    // The version before is still there to be heard.
    const versions = async () => (await ada.get<SongVersion[]>(`/api/songs/${body.id}/versions`)).body;
    expect(await versions()).toMatchObject([{ change: null, audioUrl: song.audioUrl, voice: 'echo' }]);
    expect((await bob.get(`/api/songs/${body.id}/versions`)).status).toBe(404);
    expect((await ada.get(song.audioUrl!)).status).toBe(200);
    expect(changed.sections).toEqual(song.sections);
    const after = await pcm(changed.stems!.vocals);
    const verse = song.sections[1]!;
    const parts = [
      [0, verse.start],
      [verse.end, song.seconds!],
      [verse.start, verse.end],
    ].map(([from, to]) => {
      const [a, b] = [Math.ceil(from! * QUICK_RATE), Math.floor(to! * QUICK_RATE)];
      return Buffer.compare(
        Buffer.from(Int16Array.from(before.subarray(a, b)).buffer),
        Buffer.from(Int16Array.from(after.subarray(a, b)).buffer),
      );
    });
    expect(parts.map((one) => one === 0)).toEqual([true, true, false]);
    // Back to the first one, and the second is kept in its place.
    const back = (to: string, from = ada) =>
      from.post<Song>(`/api/songs/${body.id}/versions/${to}/restore`, undefined);
    const [first] = await versions();
    expect((await back(first!.id, bob)).status).toBe(404);
    expect((await back('other')).status).toBe(404);
    expect((await back(first!.id)).body).toMatchObject({ audioUrl: song.audioUrl, lyrics: WORDS });
    expect(await versions()).toMatchObject([{ change: 'line', audioUrl: changed.audioUrl }]);

    // Any part in any format.
    const file = (part: string, format: string, from = ada) =>
      from.get(`/api/songs/${body.id}/sounds/${part}?format=${format}`);
    const wav = await file('vocals', 'wav');
    expect([wav.status, wav.text.slice(0, 4), wav.headers.get('content-disposition')]).toEqual([
      200,
      'RIFF',
      expect.stringContaining('Bay-vocals.wav'),
    ]);
    expect((await file('song', 'flac')).text.slice(0, 4)).toBe('fLaC');
    expect((await file('song', 'ogg')).status).toBe(400);
    expect((await file('song', 'wav', bob)).status).toBe(404);

    // Somebody is seen singing it, and no link is asked for.
    expect((await bob.post('/api/cover-songs/from-song', { songId: body.id })).status).toBe(404);
    const { body: cover } = await ada.post<CoverProject>('/api/cover-songs/from-song', { songId: body.id });
    const performed = (await ada.get<CoverProject>(`/api/cover-songs/${cover.id}`)).body;
    expect(performed).toMatchObject({ title: 'Bay', aspect: '9:16', youtubeUrl: '' });
    expect(performed.song).toMatchObject({ source: 'song', status: 'ready', audioUrl: song.audioUrl });
    expect(performed.song!.lyrics).toContain('Red ');
    const { mouth, beats } = performed.song!.analysis!;
    expect(beats.length).toBeGreaterThan(10);
    const sings = mouth!.filter(({ shape }) => shape !== 'rest');
    expect(sings[0]!.start).toBeCloseTo(song.melody[0]!.start, 0);
    expect(new Set(sings.map(({ shape }) => shape)).size).toBeGreaterThan(4);
    const library = (await ada.get<{ items: { title: string; tool: string }[] }>('/api/library')).body;
    expect(library.items).toContainEqual(expect.objectContaining({ title: 'Bay', tool: 'song' }));

    expect((await ada.delete(`/api/songs/${body.id}`)).status).toBe(204);
    expect((await ada.get(`/api/songs/${body.id}`)).status).toBe(404);
    expect((await ada.get<SongSummary[]>('/api/songs')).body).toEqual([]);
    // The cover keeps what it was made with.
    expect((await ada.get(song.audioUrl!)).status).toBe(200);
  });

  it('is not begun with words that cannot be sung, and says why', async () => {
    const refused = async (change: object) => {
      const { status, body } = await ada.post<Started>('/api/songs', { ...order, ...change });
      expect(status).toBe(400);
      return JSON.stringify(body);
    };
    expect(await refused({ lyrics: 'Hello again', language: 'ko' })).toContain('language that was chosen');
    expect(await refused({ lyrics: '[dance]\nRed boat' })).toContain('not a part of a song');
    expect(await refused({ title: ' ' })).toContain('title');
    const long = { ...order, lyrics: `${WORDS}\n`.repeat(8), style: 'ballad', tempo: undefined, seconds: 12 };
    const { status, body } = await ada.post<Started>('/api/songs', long);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/take about \d+ seconds to sing/)]);
    expect((await ada.get<SongSummary[]>('/api/songs')).body).toEqual([]);
  });

  it('gets its words from a sentence', async () => {
    const ask = (body: object) => ada.post<{ title: string; lyrics: string }>('/api/songs/words', body);
    expect((await ask({ about: ' ' })).status).toBe(400);
    expect((await ask({ about: '?!' })).status).toBe(400);
    const { status, body } = await ask({ about: 'A song about my dog Bruno', seed: 1 });
    expect([status, body.title]).toEqual([200, 'My dog Bruno']);
    expect(body.lyrics.match(/\[(verse|chorus)\]/g)).toEqual(['[verse]', '[chorus]', '[verse]', '[chorus]']);
  });

  it('says what went wrong', async () => {
    const { body } = await ada.post<Started>('/api/songs', { ...order, lyrics: 'Sad is the sea' });
    const state = async () => (await ada.get<Song>(`/api/songs/${body.id}`)).body;
    await expect.poll(async () => (await state()).status).toBe('failed');
    expect((await state()).error).toBeTruthy();
  });
});
