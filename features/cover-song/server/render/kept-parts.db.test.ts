/** What was finished of a film that failed is there when it is tried again, and only for the very same film. */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { getPerformer, type PerformerData } from '../../calls/performer-calls.ts';
import type { CoverTrack } from '../../calls/song-calls.ts';
import type { CoverProject, CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { keptParts } from './kept-parts.ts';

let app: TestApp;
let ada: Visitor;
let eve: Visitor;
let root: string;
beforeAll(async () => {
  const fetch = () => Promise.reject(new Error('offline'));
  app = await openTestApp({ features: [accountFeature, createCoverSongFeature({ fetch })] });
  [ada, eve] = [await app.person('ada'), await app.person('eve')];
  root = await mkdtemp(join(tmpdir(), 'kept-parts-'));
});
afterAll(async () => {
  await app.dispose();
  await rm(root, { recursive: true, force: true });
});

const make = async (): Promise<string> => {
  const link = { title: 'Again', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  return (await ada.post<CoverSong>('/api/cover-songs', link)).body.id;
};

it('keeps whole parts, brings them to the same film only, and forgets them', async () => {
  const id = await make();
  const [first, second] = [join(root, 'first'), join(root, 'second')];
  const parts = keptParts(app.platform, ada.user!.id, id, 'key');
  await parts.bring(first);
  expect(await readdir(first)).toEqual([]);
  await writeFile(join(first, 'part-0.mp4'), 'one');
  await writeFile(join(first, 'part-1.mp4.new'), 'half');
  await parts.keep(first);
  await parts.keep(first);
  await parts.bring(second);
  expect(await readdir(second)).toEqual(['part-0.mp4']);
  expect(await readFile(join(second, 'part-0.mp4'), 'utf8')).toBe('one');
  const other = keptParts(app.platform, ada.user!.id, id, 'other');
  await other.bring(join(root, 'third'));
  expect(await readdir(join(root, 'third'))).toEqual([]);
  // Other settings make another film: nothing of the first is left.
  await parts.bring(join(root, 'fourth'));
  expect(await readdir(join(root, 'fourth'))).toEqual([]);
});

it('keeps format, performance and lyrics, checks them, and shows them to their owner only', async () => {
  const id = await make();
  const path = `/api/cover-songs/${id}`;
  const read = async () => (await ada.get<CoverProject>(path)).body;
  expect((await read()).aspect).toBe('16:9');
  expect((await ada.send('PATCH', path, { json: { aspect: '9:16' } })).status).toBe(200);
  expect((await read()).aspect).toBe('9:16');
  expect((await ada.send('PATCH', path, { json: { aspect: '4:3' } })).status).toBe(400);

  expect((await ada.put(`${path}/performance`, { singing: 'hum' })).status).toBe(404);
  await ada.put(`${path}/song`, { source: 'instrumental', genre: 'pop', seconds: 20 });
  const song = await ada.put<CoverTrack>(`${path}/performance`, { singing: 'play', lyrics: ' la la \n' });
  expect(song.body).toMatchObject({ singing: 'play', lyrics: 'la la' });
  expect((await ada.put(`${path}/performance`, { singing: 'scream' })).status).toBe(400);
  expect((await ada.put(`${path}/performance`, { lyrics: 'x'.repeat(20_001) })).status).toBe(400);
  expect((await eve.put(`${path}/performance`, { singing: 'hum' })).status).toBe(404);

  const performer = getPerformer.path.replace(':id', id);
  expect((await ada.get<PerformerData>(performer)).body).toMatchObject({ hands: 'guitar', face: null });
  expect((await eve.get(performer)).status).toBe(404);
  const character = { characterType: 'celebrity', bodyType: 'male', clothingStyle: 'rock' };
  const chosen = { ...character, chosenLook: { hairStyle: 'braids', hairColor: '#873e20' } };
  expect((await ada.put<CoverProject['character']>(`${path}/character`, chosen)).body.chosenLook).toEqual({
    hairStyle: 'braids',
    hairColor: '#873e20',
    glasses: null,
  });
  const wrong = { ...character, chosenLook: { hairColor: 'auburn' } };
  expect((await ada.put(`${path}/character`, wrong)).status).toBe(400);
});
