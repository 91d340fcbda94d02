/** Links over HTTP: opened by anybody who has them, guessed by nobody, and gone the moment they are taken back. */

import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asset, assetUrl } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Collection, Share } from '#common/library.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Answer, Visitor } from '#tests/harness/visitor.ts';
import { shares } from '../shares.table.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
});
afterAll(() => app.dispose());

let shade = 0;
const upload = async (who: Visitor, name = 'photo.png') => {
  const bytes = await sharp({
    create: { width: 600, height: 300, channels: 3, background: { r: ++shade, g: 9, b: 12 } },
  })
    .png()
    .toBuffer();
  return (await who.upload(bytes, name, 'image/png', 'file', '/api/uploads')).body as Asset;
};
const share = async (who: Visitor, body: object) => {
  const made = await who.post<Share>('/api/shares', body);
  expect(made.status).toBe(201);
  return made.body as Share & { url: string };
};
const form = (who: Visitor, path: string, fields: Record<string, string>): Promise<Answer> =>
  who.send('POST', path, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('shows a picture to anybody with the link, and stops at once when it is taken back', async () => {
  const [ann, eve] = [await app.person('ann'), await app.person('eve')];
  const photo = await upload(ann, 'a "quoted" <b>name</b>.png');
  const { id, url } = await share(ann, { assetId: photo.id });
  expect(url).toMatch(/^\/s\/[\w-]{32}$/);
  const guest = app.visitor();
  const page = await guest.get(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.text).toContain('og:image');
  expect(page.text).not.toContain('<b>name');
  const file = await guest.open('GET', `${url}/files/${photo.id}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  await file.arrayBuffer();
  const part = await guest.get(`${url}/files/${photo.id}`, { range: 'bytes=0-9' });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  expect((await guest.get(`${url}/files/${photo.id}?download=1`)).headers.get('content-disposition')).toMatch(
    /^attachment/,
  );
  // The link opens this file, not the rest.
  expect((await guest.get(assetUrl(photo.id))).status).toBe(404);
  const other = await upload(ann);
  expect((await guest.get(`${url}/files/${other.id}`)).status).toBe(404);

  expect((await ann.get<Share[]>('/api/shares')).body).toMatchObject([
    { id, url, views: 1, hasPassword: false },
  ]);
  expect((await eve.get<Share[]>('/api/shares')).body).toEqual([]);
  expect((await eve.delete(`/api/shares/${id}`)).status).toBe(404);
  expect((await ann.delete(`/api/shares/${id}`)).status).toBe(204);
  for (const path of [url, `${url}/files/${photo.id}`, `${url}/files/${photo.id}/thumbnail`])
    expect((await guest.get(path)).status, path).toBe(404);
});

it('shows what people wrote as they wrote it, and never runs it', async () => {
  const ida = await app.person('ida');
  const { body: collection } = await ida.post<Collection>('/api/collections', {
    name: `<img src=x onerror="alert('1')">`,
    ids: [(await upload(ida)).id],
  });
  const { url } = await share(ida, { collectionId: collection.id });
  const { text } = await app.visitor().get(url);
  expect(text).not.toContain('<img src=x');
  expect(text).toMatch(/&(lt|#60|#x3c);img src=x/);
});

it('refuses what is not mine, has no file, or makes no sense', async () => {
  const [bob, eve] = [await app.person('bob'), await app.person('evi')];
  const photo = await upload(bob);
  expect((await eve.post('/api/shares', { assetId: photo.id })).status).toBe(404);
  expect((await bob.post('/api/shares', {})).status).toBe(400);
  expect((await bob.post('/api/shares', { assetId: photo.id, collectionId: 'x' })).status).toBe(400);
  expect((await bob.post('/api/shares', { collectionId: 'x' })).status).toBe(404);
  expect(
    (await bob.post('/api/shares', { assetId: photo.id, expiresAt: '2020-01-01T00:00:00Z' })).status,
  ).toBe(400);
  expect((await bob.post('/api/shares', { assetId: photo.id, password: 'x' })).status).toBe(400);
  expect((await app.visitor().get('/s/nothing-like-this')).status).toBe(404);
});

it('looks at whose it is, whatever else is sent along', async () => {
  const [hal, eve] = [await app.person('hal'), await app.person('eva')];
  const photo = await upload(hal);
  const { body: collection } = await hal.post<Collection>('/api/collections', {
    name: 'His',
    ids: [photo.id],
  });
  const filled = { title: 'Mine now', password: 'tulip bulb', allowDownload: true, isListed: true };
  for (const what of [
    { assetId: photo.id },
    { collectionId: collection.id },
    { assetId: 'no-such-file' },
    { collectionId: 'no-such-collection' },
    { assetId: collection.id },
    { collectionId: photo.id },
  ])
    for (const body of [what, { ...what, ...filled }]) {
      const { status, text } = await eve.post('/api/shares', body);
      expect(status, `${JSON.stringify(body)} ${text}`).toBe(404);
    }
  expect((await eve.get<Share[]>('/api/shares')).body).toEqual([]);
});

it('says so when a thing has no file yet, with a title too', async () => {
  const ivy = await app.person('ivy');
  const order = { title: 'Not made yet', type: 'video', data: {} };
  const { body: project } = await ivy.post<{ id: string }>('/api/projects', order);
  for (const title of [undefined, 'Something'])
    expect((await ivy.post('/api/shares', { assetId: project.id, title })).status).toBe(400);
});

it('ends with its collection, and shows nothing where neither file nor collection is named', async () => {
  const kim = await app.person('kim');
  const photo = await upload(kim);
  const { body: collection } = await kim.post<Collection>('/api/collections', {
    name: 'Gone soon',
    ids: [photo.id],
  });
  const { url } = await share(kim, { collectionId: collection.id });
  expect((await kim.delete(`/api/collections/${collection.id}`)).status).toBe(204);
  for (const path of [url, `${url}/files/${photo.id}`, `${url}/files/${photo.id}/thumbnail`])
    expect((await app.visitor().get(path)).status, path).toBe(404);
  expect((await kim.get<Share[]>('/api/shares')).body).toEqual([]);

  const lost = await share(kim, { assetId: photo.id });
  const { db } = app.platform;
  // As a row of an older version, or of a mistake, might be.
  await db.execute(sql`alter table shares drop constraint if exists shares_one_thing`);
  await db.update(shares).set({ assetId: null }).where(eq(shares.id, lost.id));
  for (const path of [lost.url, `${lost.url}/files/${photo.id}`])
    expect((await app.visitor().get(path)).status, path).toBe(404);
});

it('asks for the password, remembers it, and is not to be guessed', async () => {
  const cid = await app.person('cid');
  const photo = await upload(cid, 'secret-plan.png');
  const { id, url } = await share(cid, { assetId: photo.id, password: 'tulip bulb' });
  const guest = app.visitor();
  const requested = await guest.get(url);
  expect(requested.status).toBe(200);
  expect(requested.text).toContain('This page has a password');
  expect(requested.text).not.toContain('secret-plan');
  expect((await guest.get(`${url}/files/${photo.id}`)).status).toBe(404);
  expect((await form(guest, url, { password: 'wrong' })).status).toBe(403);
  expect((await form(guest, url, {})).status).toBe(400);
  expect((await form(guest, url, { password: 'tulip bulb' })).status).toBe(303);
  expect((await guest.get(url)).text).toContain('secret-plan');
  expect((await guest.get(`${url}/files/${photo.id}`)).status).toBe(200);
  // Another password asks again.
  await cid.put(`/api/shares/${id}`, { password: 'daffodil' });
  expect((await guest.get(url)).text).not.toContain('secret-plan');

  const thief = app.visitor();
  const answers = new Set<number>();
  for (let n = 0; n < 40; n++) answers.add((await form(thief, url, { password: `guess ${n}` })).status);
  expect(answers).toEqual(new Set([403, 429]));
  expect((await form(thief, url, { password: 'daffodil' })).status).toBe(429);
});

it('ends on its date, with its owner’s suspension, with the bin, and offers no download unless allowed', async () => {
  const dan = await app.person('dan');
  const photo = await upload(dan);
  const guest = app.visitor();
  const { id, url } = await share(dan, { assetId: photo.id, allowDownload: false });
  expect((await guest.get(url)).text).not.toContain('Download');
  expect((await guest.get<ErrorBody>(`${url}/files/${photo.id}?download=1`)).status).toBe(403);

  await dan.put(`/api/shares/${id}`, { expiresAt: new Date(Date.now() - 1000).toISOString() });
  expect((await guest.get(url)).status).toBe(404);
  await dan.put(`/api/shares/${id}`, { expiresAt: null });
  expect((await guest.get(url)).status).toBe(200);

  await dan.post('/api/library/bin', { ids: [photo.id] });
  expect((await guest.get(url)).status).toBe(404);
  await dan.post('/api/library/restore', { ids: [photo.id] });
  expect((await guest.get(url)).status).toBe(200);

  await admin.put(`/api/admin/users/${dan.user!.id}/status`, { isActive: false });
  expect((await guest.get(url)).status).toBe(404);
  await admin.put(`/api/admin/users/${dan.user!.id}/status`, { isActive: true });
  expect((await guest.get(url)).status).toBe(200);
  await dan.delete(assetUrl(photo.id));
});

it('shows a collection as it is now', async () => {
  const fay = await app.person('fay');
  const [one, two] = [await upload(fay, 'one.png'), await upload(fay, 'two.png')];
  const { body: collection } = await fay.post<Collection>('/api/collections', {
    name: 'Spring',
    ids: [one.id],
  });
  const { url } = await share(fay, { collectionId: collection.id });
  const guest = app.visitor();
  expect((await guest.get(url)).text).toContain('1 item');
  expect((await guest.get(`${url}/files/${two.id}`)).status).toBe(404);
  await fay.post(`/api/collections/${collection.id}/items`, { add: [two.id] });
  expect((await guest.get(url)).text).toContain('2 items');
  expect((await guest.get(`${url}/files/${two.id}/thumbnail`)).headers.get('content-type')).toBe(
    'image/webp',
  );
});

it('is reported to moderators, who take it down; others cannot', async () => {
  const [gus, eve] = [await app.person('gus'), await app.person('evo')];
  const { url } = await share(gus, { assetId: (await upload(gus, 'odd.png')).id });
  const guest = app.visitor();
  expect((await form(guest, `${url}/report`, { reason: '' })).status).toBe(400);
  expect((await form(guest, `${url}/report`, { reason: 'This is my photo.' })).status).toBe(200);
  const bell = (await admin.get<{ items?: unknown[] } | unknown[]>('/api/notifications')).text;
  expect(bell).toContain('This is my photo.');
  expect((await form(guest, `${url}/take-down`, {})).status).toBe(401);
  expect((await form(eve, `${url}/take-down`, {})).status).toBe(403);
  expect((await admin.get(url)).text).toContain('Take this page down');
  expect((await form(admin, `${url}/take-down`, {})).status).toBe(200);
  expect((await guest.get(url)).status).toBe(404);
});
