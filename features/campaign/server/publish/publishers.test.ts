/** Every door to a network, held against a server that follows the network's own documents. */

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppError } from '#common/errors.ts';
import { PrivateAddressError } from '#platform/http/outbound/post-out.ts';
import { bluesky } from './bluesky.ts';
import { linkedin } from './linkedin.ts';
import { mastodon } from './mastodon.ts';
import { facebook, instagram } from './meta.ts';
import { discord, telegram, webhook, wordpress } from './others.ts';
import { callWith, type Post, type Publisher } from './publisher.ts';

interface Heard {
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = [status: number, body: unknown, headers?: Record<string, string>];

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Answers by method and path; what it does not know is 404. */
async function standIn(answers: Record<string, Answer | ((heard: Heard) => Answer)>) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1');
    const one = { call: `${request.method} ${request.url}`, headers: request.headers, body };
    heard.push(one);
    const found = answers[one.call] ?? [404, { message: 'Not Found' }];
    const [status, value, headers = {}] = typeof found === 'function' ? found(one) : found;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const call = callWith(true, new AbortController().signal);
const picture = {
  bytes: new Uint8Array([1, 2, 3]),
  type: 'image/jpeg',
  name: 'a b.jpg',
  width: 4,
  height: 5,
};
const post = (over: Partial<Post> = {}): Post => ({
  key: 'k1',
  title: 'Rolls',
  text: 'Rölls #bakery https://huber.example',
  kind: 'post',
  firstComment: '',
  file: picture,
  more: [],
  ...over,
});
const send = async <S>(publisher: Publisher<S>, settings: S, what = post()) =>
  (await publisher.prepare(settings, what, call))();

describe('Bluesky', () => {
  const session = { accessJwt: 'jwt', did: 'did:plc:1', handle: 'bakery.bsky.social' };
  const door = (over: Record<string, Answer> = {}) =>
    standIn({
      'POST /xrpc/com.atproto.server.createSession': ({ body }) =>
        JSON.parse(body).password === 'good'
          ? [200, session]
          : [401, { error: 'AuthenticationRequired', message: 'Invalid identifier or password' }],
      'POST /xrpc/com.atproto.repo.uploadBlob': [200, { blob: { $type: 'blob', ref: { $link: 'b1' } } }],
      'POST /xrpc/com.atproto.repo.createRecord': [200, { uri: 'at://did:plc:1/app.bsky.feed.post/3k' }],
      ...over,
    });

  it('signs in, brings pictures as blobs and marks links and tags by their bytes', async () => {
    const { url, heard } = await door();
    const settings = { server: url, handle: '@bakery.bsky.social', password: 'good' };
    expect(await bluesky.test(settings, call)).toBe('@bakery.bsky.social');
    const sent = await send(bluesky, settings, post({ more: [picture] }));
    expect(sent.url).toBe('https://bsky.app/profile/bakery.bsky.social/post/3k');
    const { repo, record } = JSON.parse(heard.at(-1)!.body);
    expect([repo, record.embed.images.length, record.embed.images[0].aspectRatio]).toEqual([
      'did:plc:1',
      2,
      { width: 4, height: 5 },
    ]);
    // "Rölls " is seven bytes.
    expect(record.facets.map(({ index }: { index: object }) => index)).toEqual([
      { byteStart: 7, byteEnd: 14 },
      { byteStart: 15, byteEnd: 36 },
    ]);
    expect(heard.at(-1)!.headers.authorization).toBe('Bearer jwt');
  });

  it('refuses a wrong password in words, and more pictures than it takes', async () => {
    const { url } = await door();
    const settings = { server: url, handle: 'bakery', password: 'bad' };
    await expect(bluesky.test(settings, call)).rejects.toThrow('refused the key');
    const five = post({ more: [picture, picture, picture, picture] });
    await expect(send(bluesky, { ...settings, password: 'good' }, five)).rejects.toThrow('4 pictures');
  });
});

describe('Telegram', () => {
  const settings = (server: string) => ({ server, token: '1:abc', chat: '@bakery' });

  it('sends a picture with its words, and several as one album', async () => {
    const { url, heard } = await standIn({
      'GET /bot1:abc/getMe': [200, { ok: true, result: { username: 'bakery_bot' } }],
      'POST /bot1:abc/sendPhoto': [200, { ok: true, result: { message_id: 7 } }],
      'POST /bot1:abc/sendMediaGroup': [200, { ok: true, result: [{ message_id: 8 }, { message_id: 9 }] }],
    });
    expect(await telegram.test(settings(url), call)).toBe('@bakery (@bakery_bot)');
    expect((await send(telegram, settings(url))).url).toBe('https://t.me/bakery/7');
    expect(heard.at(-1)!.body).toContain('name="chat_id"');
    expect((await send(telegram, settings(url), post({ more: [picture] }))).url).toBe(
      'https://t.me/bakery/8',
    );
    expect(heard.at(-1)!.body).toContain('attach://file1');
  });

  it('waits as long as it asks to', async () => {
    const { url } = await standIn({
      'POST /bot1:abc/sendPhoto': [
        429,
        { ok: false, description: 'Too Many Requests: retry after 35', parameters: { retry_after: 35 } },
      ],
    });
    const refused = await send(telegram, settings(url)).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: 'upstream_failed', headers: { 'retry-after': '35' } });
  });
});

it('WordPress gets the picture first, then the post, without anything of HTML in it', async () => {
  const { url, heard } = await standIn({
    'GET /wp-json/wp/v2/users/me': [200, { id: 1, name: 'Huber' }],
    'POST /wp-json/wp/v2/media': [201, { id: 42, source_url: 'https://huber.example/a.jpg' }],
    'POST /wp-json/wp/v2/posts': [201, { id: 43, link: 'https://huber.example/?p=43' }],
  });
  const settings = { server: `${url}/`, user: 'huber', password: 'aaaa bbbb' };
  expect(await wordpress.test(settings, call)).toContain('Huber');
  const sent = await send(wordpress, settings, post({ text: 'Rolls <script>', more: [picture] }));
  expect(sent.url).toBe('https://huber.example/?p=43');
  const [first, , last] = heard.slice(1);
  expect(first!.headers['content-disposition']).toBe('attachment; filename="a-b.jpg"');
  expect(first!.headers.authorization).toBe(`Basic ${Buffer.from('huber:aaaa bbbb').toString('base64')}`);
  const body = JSON.parse(last!.body);
  expect(body).toMatchObject({ title: 'Rolls', status: 'publish', featured_media: 42 });
  expect(body.content).toContain('<p>Rolls &lt;script&gt;</p>');
  expect(body.content).toContain('<img src="https://huber.example/a.jpg"');
});

it('Discord is asked to wait for the answer, and a busy one is tried again', async () => {
  let isBusy = true;
  const { url, heard } = await standIn({
    'GET /hook': [200, { name: 'Bakery' }],
    'POST /hook?wait=true': () =>
      isBusy ? [429, { message: 'busy', retry_after: 0.6 }] : [200, { id: '1' }],
  });
  const settings = { server: `${url}/hook` };
  expect(await discord.test(settings, call)).toBe('Bakery');
  await expect(send(discord, settings)).rejects.toMatchObject({ headers: { 'retry-after': '1' } });
  isBusy = false;
  await send(discord, settings);
  expect(heard.at(-1)!.body).toContain('files[0]');
});

it('Mastodon brings each picture and gives the post its key', async () => {
  let count = 0;
  const { url, heard } = await standIn({
    'POST /api/v2/media': () => [200, { id: `m${++count}` }],
    'POST /api/v1/statuses': [200, { url: 'https://social.example/@bakery/1' }],
  });
  await send(mastodon, { server: url, token: 't' }, post({ more: [picture] }));
  expect(JSON.parse(heard.at(-1)!.body).media_ids).toEqual(['m1', 'm2']);
  expect(heard.at(-1)!.headers['idempotency-key']).toBe('k1');
});

it('a program gets everything in one form, and nothing is sent into a private network', async () => {
  const { url, heard } = await standIn({ 'POST /in': [200, {}] });
  await send(webhook, { server: `${url}/in` }, post({ more: [picture] }));
  expect(heard[0]!.body).toContain('name="file2"');
  const guarded = callWith(false, new AbortController().signal);
  const sending = webhook.prepare({ server: `${url}/in` }, post(), guarded).then((publish) => publish());
  await expect(sending).rejects.toThrow(PrivateAddressError);
  expect(heard).toHaveLength(1);
});

describe('Meta', () => {
  const file = { ...picture, url: 'https://atelier.example/api/posted-files/x' };

  it('posts several pictures to a page as one post, hidden until then', async () => {
    let count = 0;
    const { url, heard } = await standIn({
      'GET /77?fields=name': [200, { name: 'Huber', id: '77' }],
      'POST /77/photos': () => [200, { id: `f${++count}` }],
      'POST /77/feed': [200, { id: '77_1' }],
    });
    const settings = { server: url, account: '77', token: 't' };
    expect(await facebook.test(settings, call)).toBe('Huber');
    expect((await send(facebook, settings, post({ more: [picture] }))).url).toBe(
      'https://www.facebook.com/77_1',
    );
    expect(heard[1]!.body).toContain('name="published"\r\n\r\nfalse');
    expect(JSON.parse(heard.at(-1)!.body).attached_media).toEqual([
      { media_fbid: 'f1' },
      { media_fbid: 'f2' },
    ]);
  });

  it('lets Instagram fetch a carousel, publishes it once it is ready, and adds the first comment', async () => {
    let count = 0;
    const { url, heard } = await standIn({
      'GET /88?fields=username': [200, { username: 'huber' }],
      'POST /88/media': () => [200, { id: `c${++count}` }],
      'GET /c1?fields=status_code': [200, { status_code: 'FINISHED' }],
      'GET /c2?fields=status_code': [200, { status_code: 'FINISHED' }],
      'GET /c3?fields=status_code': [200, { status_code: 'FINISHED' }],
      'POST /88/media_publish': [200, { id: '900' }],
      'POST /900/comments': [200, { id: '901' }],
      'GET /900?fields=permalink': [200, { permalink: 'https://www.instagram.com/p/x/' }],
    });
    const settings = { server: url, account: '88', token: 't' };
    expect(await instagram.test(settings, call)).toBe('@huber');
    const sent = await send(instagram, settings, post({ file, more: [file], firstComment: '#munich' }));
    expect(sent.url).toBe('https://www.instagram.com/p/x/');
    const bodies = heard
      .filter(({ call: one }) => one === 'POST /88/media')
      .map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      { image_url: file.url, is_carousel_item: true },
      { image_url: file.url, is_carousel_item: true },
      { media_type: 'CAROUSEL', children: ['c1', 'c2'] },
    ]);
    expect(heard.some(({ body }) => body.includes('#munich'))).toBe(true);
  });

  it('says what is missing: a public address, or what Meta says', async () => {
    const { url } = await standIn({
      'GET /88?fields=username': [400, { error: { message: 'Invalid OAuth access token', code: 190 } }],
    });
    const settings = { server: url, account: '88', token: 't' };
    await expect(instagram.test(settings, call)).rejects.toThrow('Invalid OAuth access token');
    await expect(send(instagram, settings)).rejects.toThrow('public https address');
  });
});

it('LinkedIn takes the picture at the place it names, and the words in its own language', async () => {
  const { url, heard } = await standIn({
    'GET /v2/userinfo': [200, { sub: 'abc', name: 'Ada Huber' }],
    'POST /rest/images?action=initializeUpload': () => [
      200,
      { value: { uploadUrl: `${url}/upload/1`, image: 'urn:li:image:1' } },
    ],
    'PUT /upload/1': [201, {}],
    'POST /rest/posts': [201, {}],
  });
  const settings = { server: url, token: 't', version: '202610' };
  expect(await linkedin.test(settings, call)).toBe('Ada Huber');
  await send(linkedin, settings, post({ text: 'Rolls (warm) #bakery' }));
  const last = heard.at(-1)!;
  expect(JSON.parse(last.body)).toMatchObject({
    author: 'urn:li:person:abc',
    commentary: 'Rolls \\(warm\\) #bakery',
    content: { media: { id: 'urn:li:image:1' } },
    lifecycleState: 'PUBLISHED',
  });
  expect(last.headers['linkedin-version']).toBe('202610');
});
