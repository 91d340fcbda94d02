/** Posts of one's own files over HTTP: planned, sent to a feed that everybody may read, and gone with their files. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { smallPicture, uploadPicture } from '#tests/factories/one-of-each.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Channel } from '../../calls/channel-calls.ts';
import type { Piece } from '../../contract.ts';
import { campaignPieces } from '../campaign.table.ts';
import { postedFileUrl } from '../channels/posted-files.ts';
import { sendDuePieces } from '../publish/send-due.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;

beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

interface Made {
  campaignId: string;
  piece: Piece;
}
const post = (who: Visitor, body: object) => who.post<Made & ErrorBody>('/api/posts', body);

it('is a carousel with a first comment, approved as it is, and read in a feed', async () => {
  const files = [await uploadPicture(ada, 'one'), await uploadPicture(ada, 'two')];
  const fileIds = files.map(({ id }) => id);
  const order = {
    network: 'instagram',
    caption: 'Fresh <b>rolls</b>\nToday',
    firstComment: '#bakery',
    fileIds,
  };
  const { status, body, text } = await post(ada, order);
  expect(status, text).toBe(201);
  const { campaignId, piece } = body;
  expect(piece).toMatchObject({ kind: 'carousel', state: 'draft', firstComment: '#bakery' });
  expect(piece.moreFileUrls).toEqual([`/api/files/${fileIds[1]}`]);
  expect((await post(ada, order)).body.campaignId).toBe(campaignId);
  expect((await post(bob, order)).status).toBe(404);
  expect((await post(bob, { ...order, fileIds: [(await uploadPicture(bob)).id], campaignId })).status).toBe(
    404,
  );
  expect((await post(ada, { ...order, fileIds: [] })).status).toBe(400);

  const path = `/api/campaigns/${campaignId}/pieces/${piece.id}`;
  const feed = await ada.post<Channel>('/api/channels', {
    network: 'feed',
    settings: { title: 'Huber & Co' },
  });
  expect(feed.status, feed.text).toBe(201);
  const plan = { channelId: feed.body.id, publishAt: '2026-01-01T08:00:00Z' };
  expect((await ada.post(`${path}/approve`, {})).status).toBe(200);
  // Another comment is another post.
  await ada.send('PATCH', path, { json: { firstComment: '#rolls' } });
  expect((await ada.post(`${path}/schedule`, plan)).status).toBe(409);
  await ada.post(`${path}/approve`, {});
  expect((await ada.post<Piece>(`${path}/schedule`, plan)).body.state).toBe('scheduled');

  const stranger = app.visitor();
  const rss = `/api/feeds/${feed.body.id}/rss.xml`;
  const image = `/api/feeds/${feed.body.id}/files/${fileIds[0]}`;
  expect((await stranger.get(image)).status).toBe(404);
  await sendDuePieces(app.platform);
  await expect.poll(async () => (await stranger.get(rss)).text).toContain('<item>');
  const { text: xml } = await stranger.get(rss);
  expect(xml).toContain('<title>Huber &amp; Co</title>');
  expect(xml).toContain('<title>Fresh &lt;b&gt;rolls&lt;/b&gt;</title>');
  const json = await stranger.get<{ items: { attachments: object[] }[] }>(
    `/api/feeds/${feed.body.id}/feed.json`,
  );
  expect(json.body.items[0]!.attachments).toHaveLength(2);
  expect((await stranger.get(image)).status).toBe(200);
  const hidden = await uploadPicture(ada, 'hidden');
  expect((await stranger.get(`/api/feeds/${feed.body.id}/files/${hidden.id}`)).status).toBe(404);

  expect((await bob.delete(path)).status).toBe(404);
  expect((await ada.delete(path)).status).toBe(204);
  expect((await stranger.get(image)).status).toBe(404);
  expect((await ada.get(rss)).text).not.toContain('<item>');
});

it('takes no drawing with scripts and no film beside pictures', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const drawn = await ada.upload(svg, 'x.svg', 'image/svg+xml');
  const text = await ada.upload(await smallPicture(), 'x.png', 'image/png');
  expect(text.status).toBe(201);
  if (drawn.status === 201) {
    const fileIds = [(drawn.body as { id: string }).id];
    expect((await post(ada, { network: 'facebook', fileIds })).status).toBe(400);
  }
  expect((await post(ada, { network: 'nowhere', fileIds: ['x'] })).status).toBe(400);
});

it('is looked at, spoken about and approved by a customer without an account', async () => {
  const file = await uploadPicture(ada, 'shown');
  const { body } = await post(ada, { network: 'facebook', caption: '<i>Rolls</i>', fileIds: [file.id] });
  const { campaignId, piece } = body;
  const path = `/api/campaigns/${campaignId}/review`;
  expect((await bob.post(path, {})).status).toBe(404);
  const { url } = (await ada.post<{ url: string }>(path, {})).body;
  const address = new URL(url).pathname;
  const customer = app.visitor();
  const { text } = await customer.get(address);
  expect(text).toContain('&lt;i&gt;Rolls&lt;/i&gt;');
  expect(text).not.toContain('<script');
  expect((await customer.get(`${address}/files/${file.id}`)).status).toBe(200);
  const other = await uploadPicture(ada, 'other');
  expect((await customer.get(`${address}/files/${other.id}`)).status).toBe(404);

  const say = (fields: Record<string, string>) =>
    fetch(app.base + address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ pieceId: piece.id, name: 'Karl <b>', ...fields }),
    });
  expect((await say({ verdict: 'change' })).status).toBe(400);
  expect((await say({ verdict: 'change', text: 'Larger, please' })).status).toBe(303);
  expect((await say({ verdict: 'approved', pieceId: 'nothing' })).status).toBe(404);

  // Only what was seen is approved.
  const seen = async () =>
    new RegExp(`value="${piece.id}"><input type="hidden" name="shown" value="(\\w+)"`).exec(
      (await customer.get(address)).text,
    )![1]!;
  const state = async () =>
    (await ada.get<{ pieces: Piece[] }>(`/api/campaigns/${campaignId}`)).body.pieces.find(
      ({ id }) => id === piece.id,
    )?.state;
  const old = await seen();
  const own = `/api/campaigns/${campaignId}/pieces/${piece.id}`;
  await ada.send('PATCH', own, { json: { caption: 'Other rolls' } });
  const refused = await say({ verdict: 'approved', shown: old });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('It was changed meanwhile. Please look again.'),
  ]);
  expect([(await say({ verdict: 'approved' })).status, await state()]).toEqual([409, 'draft']);
  const shown = await seen();
  expect((await say({ verdict: 'approved', shown })).status).toBe(303);
  const { remarks } = (await ada.get<{ remarks: { text: string; verdict: string }[] }>(path)).body;
  expect(remarks.map(({ verdict }) => verdict)).toEqual(['approved', 'change']);
  expect((await customer.get(address)).text).toContain('Karl &lt;b&gt;');
  expect(await state()).toBe('approved');

  // On a page that was opened before it was planned: it stays planned, and is never moved to where it would go at once.
  const publishAt = '2031-01-01T08:00:00.000Z';
  await ada.post(`${own}/schedule`, { publishAt });
  expect((await say({ verdict: 'approved', shown: old })).status).toBe(409);
  expect([(await say({ verdict: 'approved', shown })).status, await state()]).toEqual([303, 'scheduled']);
  const row = eq(campaignPieces.id, piece.id);
  await app.platform.db.update(campaignPieces).set({ remindedAt: new Date() }).where(row);
  const move = (day: string) => ada.put<ErrorBody>(`/api/calendar/entries/piece:${piece.id}`, { day });
  const before = await move('2026-01-01');
  expect([before.status, before.body.message]).toEqual([400, 'Choose a moment that is still to come.']);
  const moved = await move('2031-01-02');
  expect(moved.status, moved.text).toBe(200);
  const [kept] = await app.platform.db.select().from(campaignPieces).where(row);
  expect(kept).toMatchObject({ state: 'scheduled', remindedAt: null });

  expect((await ada.delete(path)).status).toBe(204);
  expect((await customer.get(address)).status).toBe(404);
});

it('is fetched by a network at a signed address, as a JPEG, while it is on its way', async () => {
  const file = await uploadPicture(ada, 'fetched');
  const { body } = await post(ada, { network: 'instagram', fileIds: [file.id] });
  const { platform } = app;
  const outside = { ...platform, config: { ...platform.config, publicUrl: 'https://atelier.example' } };
  const address = new URL(postedFileUrl(outside, file.id)!).pathname;
  const network = app.visitor();
  expect((await network.get(address)).status).toBe(404);
  const { db } = platform;
  await db.update(campaignPieces).set({ state: 'sending' }).where(eq(campaignPieces.id, body.piece.id));
  const { status, headers } = await network.get(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  // Asked again, it is neither read nor made anew.
  const read = vi.spyOn(platform.storage, 'get');
  expect((await network.get(address)).status).toBe(200);
  expect(read.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^cache\//)]);
  read.mockRestore();
  expect((await network.get(`${address}x`)).status).toBe(404);
  expect(postedFileUrl(platform, file.id)).toBeNull();
});
