/** Counted links over HTTP with a real mail server: off unless wanted, and leading nowhere but where their own mail says. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Audience } from '../../calls/audience-calls.ts';
import type { Mailing } from '../../contract.ts';
import { clickKey } from '../public/keys.ts';
import { MAX_LINKS, saveLinks } from './link.repo.ts';
import { mailLinks } from './link.table.ts';

let app: TestApp;
let smtp: FakeSmtp;
let ada: Visitor;
let bob: Visitor;
let audienceId = '';

const blocks = [
  {
    type: 'text',
    text: 'See [our shop](https://huber.example/shop?a=1&b=2) or [write](mailto:a@huber.example).',
  },
  { type: 'button', text: 'Order', href: 'https://huber.example/order' },
];
const unfolded = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
async function sent(tracksClicks: boolean): Promise<{ id: string; raw: string }> {
  smtp.received.length = 0;
  const { body } = await ada.post<Mailing>('/api/mailings', {
    subject: 'Rolls',
    audienceId,
    blocks,
    tracksClicks,
  });
  await ada.post(`/api/mailings/${body.id}/send`, {});
  const news = () => smtp.received.filter(({ to }) => to.includes('ann@example.com'));
  await expect.poll(() => news().length, { timeout: 30_000 }).toBe(1);
  return { id: body.id, raw: unfolded(news()[0]!.raw) };
}
const follow = (key: string, method = 'GET') => fetch(`${app.base}/l/${key}`, { method, redirect: 'manual' });
const clicks = async (id: string, who = ada) =>
  who.get<{ readers: number; links: object[] }>(`/api/mailings/${id}/clicks`);

beforeAll(async () => {
  smtp = await startFakeSmtp();
  app = await openTestApp({ env: { SMTP_URL: smtp.url } });
  ada = await app.person('ada');
  bob = await app.person('bob');
  audienceId = (await ada.post<Audience>('/api/audiences', { name: 'Bakery' })).body.id;
  await ada.post(`/api/audiences/${audienceId}/subscribers`, {
    email: 'ann@example.com',
    consent: 'On paper',
  });
});
afterAll(async () => {
  await app.dispose();
  await smtp.close();
});

it('are the plain links unless somebody wants to know', async () => {
  const { raw } = await sent(false);
  expect(raw).toContain('href="https://huber.example/order"');
  expect(raw).not.toContain('/l/');
});

it('lead on to where the mail says, are counted, and say nothing of where they came from', async () => {
  const { id, raw } = await sent(true);
  expect(raw).not.toContain('huber.example/order');
  expect(raw).toContain('mailto:a@huber.example');
  const keys = [...new Set(raw.match(/(?<=\/l\/)[\w.-]+(?=["\s)])/g))];
  expect(keys).toHaveLength(2);
  const places = [];
  for (const key of keys) {
    const answer = await follow(key);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([302, 'no-referrer']);
    places.push(answer.headers.get('location'));
  }
  expect(places.sort()).toEqual(['https://huber.example/order', 'https://huber.example/shop?a=1&b=2']);
  await follow(keys[0]!);
  await follow(keys[0]!, 'HEAD');
  const { body } = await clicks(id);
  expect(body.readers).toBe(1);
  expect(body.links.map((one) => (one as { clicks: number }).clicks)).toEqual([2, 1]);
  expect((await clicks(id, bob)).status).toBe(404);
  // What was read in a mailbox still leads on when the mail is gone.
  await ada.delete(`/api/mailings/${id}`);
  expect((await follow(keys[0]!)).status).toBe(302);
});

it('are counted up to a limit, also of a mail that is written anew', async () => {
  const urls = (start: number) =>
    Array.from({ length: 1500 }, (_, i) => `https://huber.example/${start + i}`);
  const save = (start: number) =>
    saveLinks(app.platform.db, { id: 'many', userId: ada.user!.id }, urls(start));
  expect((await save(0)).size).toBe(1500);
  expect((await save(1000)).size).toBe(MAX_LINKS);
  expect((await save(5000)).size).toBe(MAX_LINKS);
});

it('lead nowhere by a key that was changed, or of another mail', async () => {
  const { raw } = await sent(true);
  const key = /(?<=\/l\/)[\w.-]+/.exec(raw)![0];
  expect((await follow(`${key.slice(0, -1)}x`)).status).toBe(404);
  expect((await follow('https:%2F%2Fevil.example')).status).toBe(404);
  const [link] = await app.platform.db.select().from(mailLinks);
  const ofAnother = clickKey(app.platform.secret, link!.id, 'another-mail', 'x');
  expect((await follow(ofAnother)).status).toBe(404);
});
