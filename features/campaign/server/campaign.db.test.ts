/** Campaigns over HTTP: facts and pieces in step, approved as they are, and sent once through channels. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { Design } from '#features/design/contract.ts';
import type { Mailing } from '#features/mailing/contract.ts';
import { type FakeNetworks, startFakeNetworks } from '#tests/fakes/fake-networks.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Channel } from '../calls/channel-calls.ts';
import type { Campaign, Piece } from '../contract.ts';
import { campaignPieces } from './campaign.table.ts';
import { channels } from './channels/channel.table.ts';
import { sendDuePieces } from './publish/send-due.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
let networks: FakeNetworks;
let smtp: FakeSmtp;
let id = '';

const order = {
  brief: 'Pumpkin rolls for 3 €, until 24 December, Bakery Huber in Munich, www.huber.example',
  networks: ['mastodon', 'discord', 'instagram'],
  hasPrint: false,
  startsOn: '2026-12-01',
  weeks: 1,
  hasFilms: false,
};
const path = () => `/api/campaigns/${id}`;
const get = async () => (await ada.get<Campaign>(path())).body;
const made = async () => {
  await expect.poll(async () => (await get()).jobId, { timeout: 280_000, interval: 500 }).toBeNull();
  return get();
};
const viewOf = async ({ id: pieceId }: Piece) => (await ada.get(`${path()}/pieces/${pieceId}/view`)).text;
const documentOf = ({ openUrl }: Piece) => [...new URL(openUrl!, 'http://x').searchParams.values()][0]!;
const pieceOf = (campaign: Campaign, network: string) =>
  campaign.pieces.find((one) => one.network === network)!;

beforeAll(async () => {
  networks = await startFakeNetworks();
  smtp = await startFakeSmtp();
  app = await openTestApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'true', SMTP_URL: smtp.url } });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(async () => {
  await app.dispose();
  networks.close();
  await smtp.close();
});

describe('a campaign', () => {
  it('reads the facts first, and makes every piece of them', async () => {
    const read = await ada.post<Pick<Campaign, 'facts'>>('/api/campaigns/facts', { brief: order.brief });
    const facts = Object.fromEntries(read.body.facts.map(({ key, value }) => [key, value]));
    expect(facts).toMatchObject({ what: 'Pumpkin rolls', price: '3 €', dates: 'until 24 December' });
    const begun = await ada.post<{ id: string; jobId: string }>('/api/campaigns', order);
    expect(begun.status, begun.text).toBe(202);
    id = begun.body.id;
    const campaign = await made();
    expect(campaign.pieces.map(({ state, problems }) => [state, problems])).toEqual(
      campaign.pieces.map(() => ['draft', []]),
    );
    const post = pieceOf(campaign, 'mastodon');
    expect(post.uses).toContain('price');
    expect(post.caption).toContain('3 €');
    expect((await ada.get(post.fileUrl!)).headers.get('content-type')).toBe('image/png');
    expect(campaign.endsAt).toBe('2026-12-25T00:00:00.000Z');
    const carousel = campaign.pieces.find(({ kind }) => kind === 'carousel')!;
    expect(carousel.moreFileUrls).toHaveLength(4);
    for (const url of carousel.moreFileUrls)
      expect((await ada.get(url)).headers.get('content-type')).toBe('image/png');
    for (const network of ['email', 'web']) {
      const offer = pieceOf(campaign, network);
      const shown = await viewOf(offer);
      for (const words of ['Pumpkin rolls', '3 €', 'Bakery Huber in Munich', 'December 24, 2026', '<img '])
        expect(shown).toContain(words);
      expect(offer.uses).toContain('price');
      expect((await bob.get(`${path()}/pieces/${offer.id}/view`)).status).toBe(404);
    }
    for (const call of [bob.get(path()), bob.post(`${path()}/rebuild`, {}), bob.get(`${path()}/zip`)])
      expect((await call).status).toBe(404);
  }, 300_000);

  it('is out of date where a fact changed, and made again without losing what a person changed', async () => {
    const before = await get();
    const post = pieceOf(before, 'mastodon');
    const designId = new URL(post.openUrl!, 'http://x').searchParams.get('design')!;
    const design = (await ada.get<Design>(`/api/designs/${designId}`)).body;
    const headline = design.document.pages[0]!.layers.find(({ role }) => role === 'headline')!;
    Object.assign(headline, { text: 'Our rolls' });
    const saved = await ada.send('PUT', `/api/designs/${designId}`, {
      json: { version: design.version, document: design.document },
    });
    expect(saved.status, saved.text).toBe(200);
    const words = `${post.caption}\nOne more line.`;
    await ada.send('PATCH', `${path()}/pieces/${post.id}`, { json: { caption: words } });
    const mailPath = `/api/mailings/${documentOf(pieceOf(before, 'email'))}`;
    const mail = (await ada.get<Mailing>(mailPath)).body;
    const added = { type: 'text', text: 'Come early.', align: 'start' };
    const put = await ada.send('PUT', mailPath, { json: { ...mail, blocks: [...mail.blocks, added] } });
    expect(put.status, put.text).toBe(200);

    expect((await ada.post(`${path()}/rebuild`, {})).status).toBe(409);
    const changed = await ada.send<Campaign>('PUT', `${path()}/facts`, {
      json: { facts: [{ key: 'price', value: '4 €' }] },
    });
    for (const piece of changed.body.pieces)
      expect(piece.state).toBe(piece.uses.includes('price') ? 'stale' : 'draft');
    expect((await ada.post<ErrorBody>(`${path()}/pieces/${post.id}/approve`, {})).status).toBe(409);
    expect((await ada.post<ErrorBody>(`${path()}/pieces/${post.id}/schedule`, {})).body).toMatchObject({
      isOutdated: true,
    });

    expect((await ada.post(`${path()}/rebuild`, {})).status).toBe(202);
    const after = pieceOf(await made(), 'mastodon');
    expect(after).toMatchObject({ state: 'draft', isEdited: true });
    expect(after.caption).toContain('4 €');
    expect(after.caption).toContain('One more line.');
    const texts = JSON.stringify((await ada.get<Design>(`/api/designs/${designId}`)).body.document);
    expect(texts).toContain('Our rolls');
    expect(texts).toContain('4 €');
    expect(texts).not.toContain('3 €');
    const rebuilt = await get();
    const [mailShown, pageShown] = [
      await viewOf(pieceOf(rebuilt, 'email')),
      await viewOf(pieceOf(rebuilt, 'web')),
    ];
    for (const shown of [mailShown, pageShown]) {
      expect(shown).toContain('4 €');
      expect(shown).not.toContain('3 €');
    }
    expect(mailShown).toContain('Come early.');
    expect(pieceOf(rebuilt, 'email').isEdited).toBe(true);
  }, 300_000);

  it('is ordered again in another language, in words of the person’s own where no model is set', async () => {
    const words = await ada.post<{ by: string | null }>(`${path()}/words`, { language: 'fr' });
    expect([words.status, words.body.by]).toEqual([200, null]);
    const facts = [
      { key: 'what', value: 'Petits pains au potiron' },
      { key: 'price', value: '3 €' },
    ];
    const asked = await ada.post<{ id: string; jobId: string }>(`${path()}/languages`, {
      language: 'fr',
      facts,
    });
    expect(asked.status, asked.text).toBe(202);
    expect((await bob.post(`${path()}/languages`, { language: 'fr', facts })).status).toBe(404);
    expect((await ada.post(`${path()}/languages`, { language: 'xx', facts })).status).toBe(400);
    await ada.post(`/api/jobs/${asked.body.jobId}/cancel`, {});
    const again = (await ada.get<Campaign>(`/api/campaigns/${asked.body.id}`)).body;
    expect(again).toMatchObject({ language: 'fr', networks: order.networks, startsOn: order.startsOn });
    expect(pieceOf(again, 'mastodon').caption).toContain('Petits pains au potiron');
    expect((await get()).language).toBe('en');
  });

  it('is approved by a customer as it was shown: what its design became since is shown first', async () => {
    const post = pieceOf(await get(), 'discord');
    const { url } = (await ada.post<{ url: string }>(`${path()}/review`, {})).body;
    const address = new URL(url).pathname;
    const customer = app.visitor();
    const look = async () => {
      const { text } = await customer.get(address);
      const item = text.split('<li>').find((one) => one.includes(post.id))!;
      return {
        file: /files\/([\w-]+)/.exec(item)![1]!,
        shown: /name="shown" value="(\w+)"/.exec(item)![1]!,
      };
    };
    const approve = (shown: string) =>
      fetch(app.base + address, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ pieceId: post.id, name: 'Karl', verdict: 'approved', shown }),
      });
    const before = await look();
    const designId = new URL(post.openUrl!, 'http://x').searchParams.get('design')!;
    const design = (await ada.get<Design>(`/api/designs/${designId}`)).body;
    const headline = design.document.pages[0]!.layers.find(({ role }) => role === 'headline')!;
    Object.assign(headline, { text: 'Other rolls' });
    const { version, document } = design;
    await ada.send('PUT', `/api/designs/${designId}`, { json: { version, document } });
    expect((await approve(before.shown)).status).toBe(409);
    const after = await look();
    expect(after.file).not.toBe(before.file);
    expect((await approve(after.shown)).status).toBe(303);
    expect(pieceOf(await get(), 'discord').state).toBe('approved');
  });

  it('comes as a ZIP by networks with a calendar', async () => {
    const files = await unzip(Buffer.from(await (await ada.open('GET', `${path()}/zip`)).arrayBuffer()));
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'calendar.ics',
        'index.html',
        'Mastodon/post caption.txt',
        'Instagram/carousel instagram-post 5.png',
        'email/email mail.html',
        'web/landing page.html',
      ]),
    );
    expect(files.get('calendar.ics')!.toString()).toContain('BEGIN:VEVENT');
  });

  it.each([
    ['no network', { networks: [] }],
    ['a day that is none', { startsOn: 'soon' }],
    ['a strange zone', { timeZone: 'Mars/Base' }],
    ['a long sentence', { brief: 'x'.repeat(501) }],
  ])('%s is refused', async (_what, wrong) => {
    expect((await ada.post('/api/campaigns', { ...order, ...wrong })).status).toBe(400);
  });
});

describe('a channel', () => {
  const mastodon = (more: object = {}) => ({
    network: 'mastodon',
    settings: { server: networks.url, token: 'good-token', ...more },
  });

  it('is tried before it is kept, and never shows its key', async () => {
    const wrong = await ada.post<ErrorBody>('/api/channels', mastodon({ token: 'stolen' }));
    expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining('refused the key')]);
    const { status, body, text } = await ada.post<Channel>('/api/channels', mastodon());
    expect(status, text).toBe(201);
    expect(body.name).toContain('@bakery@');
    const [row] = await app.platform.db.select().from(channels).where(eq(channels.id, body.id));
    expect(JSON.stringify(row) + text).not.toContain('good-token');
    expect((await bob.post(`/api/channels/${body.id}/test`, {})).status).toBe(404);
    expect((await ada.post<Channel>(`/api/channels/${body.id}/test`, {})).body.problem).toBeNull();
  });

  it('leads to no private network where that is not allowed', async () => {
    app.platform.config.webhooks.allowPrivate = false;
    const refused = await ada.post<ErrorBody>('/api/channels', mastodon());
    app.platform.config.webhooks.allowPrivate = true;
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('private network')]);
  });
});

describe('sending', () => {
  const channelId = async (network: string) =>
    (await ada.get<Channel[]>('/api/channels')).body.find((one) => one.network === network)!.id;
  const act = (piece: Piece, what: string, body: object = {}) =>
    ada.post<Piece & ErrorBody>(`${path()}/pieces/${piece.id}/${what}`, body);
  const publishAt = '2026-01-01T08:00:00Z';
  const state = async (piece: Piece) => (await get()).pieces.find((one) => one.id === piece.id)!;
  const ended = async (piece: Piece) => {
    await sendDuePieces(app.platform);
    await expect.poll(async () => (await state(piece)).state).not.toMatch(/scheduled|sending/);
    return state(piece);
  };

  it('takes what was approved, as it was approved, once', async () => {
    const piece = pieceOf(await get(), 'mastodon');
    const plan = { channelId: await channelId('mastodon'), publishAt };
    expect((await act(piece, 'schedule', plan)).status).toBe(409);
    expect((await act(piece, 'approve')).body.state).toBe('approved');
    await ada.send('PATCH', `${path()}/pieces/${piece.id}`, { json: { caption: `${piece.caption}!` } });
    expect((await state(piece)).state).toBe('draft');
    await act(piece, 'approve');
    const [theirs] = await app.platform.db
      .insert(channels)
      .values({ userId: bob.user!.id, network: 'mastodon', name: 'x', sealed: 'x' })
      .returning();
    expect((await act(piece, 'schedule', { ...plan, channelId: theirs!.id })).status).toBe(404);
    expect((await act(piece, 'schedule', plan)).body.state).toBe('scheduled');
    await Promise.all([sendDuePieces(app.platform), sendDuePieces(app.platform)]);
    expect(await ended(piece)).toMatchObject({ state: 'sent', sentUrl: 'https://social.example/@bakery/1' });
    await sendDuePieces(app.platform);
    expect(networks.statuses).toMatchObject([{ status: `${piece.caption}!`, mediaIds: ['m1'] }]);
    expect((await act(piece, 'schedule', plan)).status).toBe(409);
  });

  it('shows the same offer to a network, a mailbox and on a page, at the planned minute', async () => {
    const news = () => smtp.received.filter(({ raw }) => raw.includes('List-Unsubscribe'));
    const all = await get();
    const [mail, page] = [pieceOf(all, 'email'), pieceOf(all, 'web')];
    const { body: audience } = await ada.post<{ id: string }>('/api/audiences', { name: 'Bakery Huber' });
    const { body: theirs } = await bob.post<{ id: string }>('/api/audiences', { name: 'Bob' });
    await ada.post(`/api/audiences/${audience.id}/subscribers`, {
      email: 'marta@example.com',
      firstName: 'Marta',
      consent: 'On paper in the shop',
    });
    const { slug } = (await ada.get<{ slug: string }>(`/api/landing-pages/${documentOf(page)}`)).body;
    const visitor = app.visitor();
    expect((await visitor.get(`/p/${slug}`)).status).toBe(404);
    const address = new URL((await ada.post<{ url: string }>(`${path()}/review`, {})).body.url).pathname;
    expect((await visitor.get(address)).text).toContain(`${address}/views/${mail.id}`);
    expect((await visitor.get(`${address}/views/${mail.id}`)).text).toContain('4 €');
    const german = await fetch(app.base + address, { headers: { 'accept-language': 'de-AT,en;q=0.5' } });
    const shown = await german.text();
    for (const words of ['<html lang="de">', 'Freigeben', 'Landingpage']) expect(shown).toContain(words);

    for (const piece of [mail, page]) expect((await act(piece, 'approve')).body.state).toBe('approved');
    expect((await act(mail, 'schedule', { publishAt })).body.message).toContain('choose an audience');
    expect((await act(mail, 'schedule', { publishAt, audienceId: theirs.id })).status).toBe(404);
    expect((await act(mail, 'posted')).status).toBe(400);
    expect((await act(mail, 'schedule', { publishAt, audienceId: audience.id })).body.state).toBe(
      'scheduled',
    );
    expect((await act(page, 'schedule', { publishAt })).body.state).toBe('scheduled');
    // Changed after it was approved: it does not go out.
    const mailPath = `/api/mailings/${documentOf(mail)}`;
    const written = (await ada.get<Mailing>(mailPath)).body;
    await ada.send('PUT', mailPath, { json: { ...written, subject: 'Something else' } });
    expect((await ended(mail)).state).toBe('draft');
    expect(news()).toEqual([]);
    expect(await ended(page)).toMatchObject({ state: 'sent', sentUrl: `${app.platform.baseUrl}/p/${slug}` });

    await act(mail, 'approve');
    await act(mail, 'schedule', { publishAt, audienceId: audience.id });
    await Promise.all([sendDuePieces(app.platform), sendDuePieces(app.platform)]);
    expect((await ended(mail)).state).toBe('sent');
    await expect.poll(() => news().length, { timeout: 60_000 }).toBe(1);
    expect(news()[0]!.to).toEqual(['marta@example.com']);
    expect(news()[0]!.raw).toContain('Something else');
    // A process that died right after it: the next try finds it begun, and nobody gets it twice.
    await app.platform.db
      .update(campaignPieces)
      .set({ state: 'sending' })
      .where(eq(campaignPieces.id, mail.id));
    const { publishPieceHandler } = await import('./publish/publish-piece.handler.ts');
    await publishPieceHandler(app.platform)({
      payload: { pieceId: mail.id },
      signal: new AbortController().signal,
    } as never);
    expect((await state(mail)).state).toBe('sent');
    await expect
      .poll(async () => (await ada.get<Mailing>(mailPath)).body.state, { timeout: 60_000 })
      .toBe('sent');
    expect(news()).toHaveLength(1);
    // The euro sign as quoted-printable.
    expect(news()[0]!.raw).toContain('4 =E2=82=AC');
    expect((await visitor.get(`/p/${slug}`)).text).toContain('4 €');
    expect(networks.statuses[0]!.status).toContain('4 €');

    // A page that is open can be out of date, and shows the new fact once it is made again.
    await ada.send('PUT', `${path()}/facts`, { json: { facts: [{ key: 'price', value: '5 €' }] } });
    expect([(await state(page)).state, (await state(mail)).state]).toEqual(['stale', 'sent']);
    expect((await ada.post(`${path()}/rebuild`, {})).status).toBe(202);
    await made();
    expect((await state(page)).state).toBe('sent');
    expect((await visitor.get(`/p/${slug}`)).text).toContain('5 €');
  }, 300_000);

  it('that broke off without an answer is told, and never done again by itself', async () => {
    await ada.post('/api/channels', { network: 'webhook', settings: { server: `${networks.url}/hook` } });
    const piece = pieceOf(await get(), 'discord');
    await act(piece, 'approve');
    await act(piece, 'schedule', { channelId: await channelId('webhook'), publishAt });
    networks.be('hang up');
    const unclear = await ended(piece);
    expect([unclear.state, unclear.problems[0]]).toEqual([
      'unclear',
      expect.stringContaining('may have been sent'),
    ]);
    await sendDuePieces(app.platform);
    expect(networks.hooks).toHaveLength(1);
    networks.be('ok');
    // A process that died in the midst of it: its mark is found, and nothing is sent.
    await app.platform.db
      .update(campaignPieces)
      .set({ state: 'sending', sendingSince: new Date() })
      .where(eq(campaignPieces.id, piece.id));
    const { publishPieceHandler } = await import('./publish/publish-piece.handler.ts');
    const run = { payload: { pieceId: piece.id }, signal: new AbortController().signal };
    await publishPieceHandler(app.platform)(run as never);
    expect((await state(piece)).state).toBe('unclear');
    expect(networks.hooks).toHaveLength(1);
  });
});

it('goes with everything that is its own', async () => {
  expect((await bob.delete(path())).status).toBe(404);
  expect((await ada.delete(path())).status).toBe(204);
  expect((await ada.get(path())).status).toBe(404);
});
