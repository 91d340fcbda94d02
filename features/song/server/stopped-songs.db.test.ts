/** Songs that come to nothing: stopped in each of their stages or refused, they cost nothing and leave nothing behind. */

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFinished, type Job } from '#common/job.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { Singer } from '#platform/media/voice/singer.ts';
import { quickFeatures } from '#tests/fakes/doubled-features.ts';
import { singerDouble } from '#tests/fakes/singer-double.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Song, SongSummary, SongVersion } from '../contract.ts';

/** Held there until it is let go. */
interface Gate {
  held: Promise<void>;
  open: () => void;
}
let gates: Partial<Record<'sound' | 'sing', Gate>> = {};
const gate = (): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, open: resolve };
};

/** Sings as the double does, but waits where a test says so, deaf to whoever stops it. */
const heldSinger = (): Singer => {
  const double = singerDouble();
  return {
    async soundOut(...order) {
      await gates.sound?.held;
      return double.soundOut(...order);
    },
    async sing(...order) {
      if (double.sung > 0) await gates.sing?.held;
      return double.sing(...order);
    },
  };
};

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  const singer = heldSinger();
  const features = quickFeatures().map((one) => (one.singer ? { ...one, singer: () => singer } : one));
  app = await openTestApp({ features });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());
afterEach(() => {
  gates = {};
  vi.restoreAllMocks();
});

const WORDS = '[verse]\nRed boat upon the bay\n[chorus]\nCarry me away';
const order = { title: 'Bay', lyrics: WORDS, style: 'acoustic', voice: 'echo', tempo: 180, seed: 7 };

interface Started {
  id: string;
  jobId: string;
  message?: string;
}

const charged = async () => (await app.platform.usage.usedThisMonth(ada.user!.id)).get('coverSong') ?? 0;
const files = async () =>
  (await app.platform.db.select({ id: assets.id }).from(assets).where(eq(assets.userId, ada.user!.id)))
    .length;
const songOf = async (id: string) => (await ada.get<Song>(`/api/songs/${id}`)).body;
const jobOf = async (id: string) => (await ada.get<Job>(`/api/jobs/${id}`)).body;
const ended = (id: string) => expect.poll(async () => isFinished(await jobOf(id))).toBe(true);

/** Files of the band are not stored before the gate opens. */
function holdStoring(): Gate {
  const kept = gate();
  const { storage } = app.platform;
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementation(async (key, body, options) => {
    if (options.contentType === 'audio/flac') await kept.held;
    return put(key, body, options);
  });
  return kept;
}

function hold(what: 'sound' | 'sing'): Gate {
  const held = gate();
  gates[what] = held;
  return held;
}

/** Stages, and what keeps a song in them; without: they take long enough. */
const STAGES: [stage: string, hold?: () => Gate][] = [
  ['Reading the words', () => hold('sound')],
  ['Writing the melody'],
  ['Singing, line 2 of', () => hold('sing')],
  ['Keeping the song', holdStoring],
  ['Playing the band'],
];

describe('a song that is stopped', () => {
  it.each(shortRound(STAGES, 2))(
    'while it is at “%s” costs nothing and leaves nothing',
    async (stage, hold) => {
      const before = await files();
      const held = hold?.();
      const { body } = await ada.post<Started>('/api/songs', order);
      await expect.poll(async () => (await jobOf(body.jobId)).stage ?? '', { interval: 20 }).toContain(stage);
      expect(await charged()).toBe(1);
      expect((await ada.post(`/api/jobs/${body.jobId}/cancel`, {})).status).toBeLessThan(300);
      held?.open();
      await ended(body.jobId);
      expect((await jobOf(body.jobId)).status).toBe('cancelled');
      expect(await songOf(body.id)).toMatchObject({
        status: 'failed',
        error: 'It was cancelled.',
        audioUrl: null,
        sampleUrl: null,
        stems: null,
      });
      expect(await charged()).toBe(0);
      await expect.poll(files).toBe(before);
      expect((await ada.delete(`/api/songs/${body.id}`)).status).toBe(204);
    },
  );

  longIt('while a line is changed is what it was, and can be changed afterwards', async () => {
    const { body } = await ada.post<Started>('/api/songs', order);
    await ended(body.jobId);
    const song = await songOf(body.id);
    expect(song.error).toBeNull();
    const [before, uses] = [await files(), await charged()];
    const change = { kind: 'line', phrase: 0, text: 'Blue boat across the sea' };
    const held = hold('sing');
    const { body: stopped } = await ada.post<Started>(`/api/songs/${body.id}/changes`, change);
    await expect.poll(async () => (await jobOf(stopped.jobId)).stage ?? '').toContain('Singing');
    expect((await ada.post(`/api/jobs/${stopped.jobId}/cancel`, {})).status).toBeLessThan(300);
    held.open();
    await ended(stopped.jobId);
    expect(await songOf(body.id)).toMatchObject({
      status: 'completed',
      lyrics: song.lyrics,
      audioUrl: song.audioUrl,
    });
    expect((await ada.get(song.audioUrl!)).status).toBe(200);
    expect((await ada.get<SongVersion[]>(`/api/songs/${body.id}/versions`)).body).toEqual([]);
    expect([await files(), await charged()]).toEqual([before, uses]);
    const { body: again } = await ada.post<Started>(`/api/songs/${body.id}/changes`, change);
    await ended(again.jobId);
    expect((await songOf(body.id)).lyrics).toContain('Blue boat across the sea');
    expect((await ada.delete(`/api/songs/${body.id}`)).status).toBe(204);
  });
});

it('refuses what cannot be sung in a sentence, before anything is counted', async () => {
  await app.platform.settings.set('blocked_words', 'forbidden', null);
  const uses = await charged();
  const listed = async () => (await ada.get<SongSummary[]>('/api/songs')).body.length;
  const songs = await listed();
  const refused = async (path: string, body: object) => {
    const answer = await ada.post<Started>(path, body);
    expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect(answer.body.message).toMatch(/^\p{Lu}.{15,}\.$/u);
    return answer.body.message;
  };
  const words = (lyrics: string) => refused('/api/songs', { ...order, lyrics });
  expect(await words(' \n ')).toContain('no words to sing yet');
  expect(await words(`${'la '.repeat(3333)}l`)).toContain('too long for one song');
  expect(await words('la '.repeat(40_000))).toContain('too long for one song');
  expect(await words('Привет, мой дорогой друг')).toContain('this writing');
  expect(await words('مرحبا يا صديقي العزيز')).toContain('this writing');
  expect(await words('?! … --- ♪♫ 🎵')).toContain('nothing here that can be sung');
  expect(await words('[verse\nRed boat upon the bay')).toContain('never closed');
  expect(await words('Red boat\nwhat a forbidden bay')).toBeTruthy();
  expect(await refused('/api/songs', { ...order, title: 'Forbidden' })).toBeTruthy();
  expect(await refused('/api/songs/words', { about: '  ' })).toContain('what the song is about');
  expect(await refused('/api/songs/words', { about: 'a forbidden love' })).toBeTruthy();
  expect([await charged(), await listed()]).toEqual([uses, songs]);
});
