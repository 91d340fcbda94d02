/** Mailings over HTTP with a real mail server: only who agreed, only once, and out with one click. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { drawnPhoto, photoFile } from '#tests/factories/photo.ts';
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Audience, Subscriber } from '../calls/audience-calls.ts';
import type { LandingPage, MailDomain } from '../calls/landing-calls.ts';
import type { Mailing } from '../contract.ts';
import { mailSuppressions } from './audiences/audience.table.ts';
import { checkDomain } from './domain/check-domain.ts';
import { mailDeliveries, mailings } from './mailing.table.ts';
import { pictureKey } from './public/keys.ts';
import { confirmMailHandler } from './sending/confirm-mail.handler.ts';
import { claim } from './sending/ledger.repo.ts';
import { PACE_KEY } from './sending/pace.ts';
import { beginSending, sendDueMailings } from './sending/send-due.ts';

const smallPicture = () => photoFile(drawnPhoto(40, 30));

let app: TestApp;
let smtp: FakeSmtp;
let ada: Visitor;
let bob: Visitor;
let audience: Audience;

const blocks = [
  { type: 'heading', text: 'Hello {{firstName|dear guest}}' },
  { type: 'text', text: 'Fresh **every** day, see [our shop](https://huber.example/shop).' },
  { type: 'offer', what: 'Pumpkin rolls', price: '€1.20', before: '€2.40', endsOn: '2999-01-31' },
  { type: 'button', text: 'Order now', href: 'https://huber.example/order' },
];

/** Quoted-printable and folded, as mails travel. */
const readable = ({ raw }: ReceivedMail): string =>
  Buffer.from(
    raw
      .replace(/\r\n[ \t]/g, ' ')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
const to = (email: string) => smtp.received.filter((mail) => mail.to.includes(email));
/** Of mailings, without the mails that ask for a confirmation. */
const news = () => smtp.received.filter(({ raw }) => raw.includes('List-Unsubscribe'));
const pathIn = (text: string, start: string) =>
  new RegExp(`https?://[^\\s"<>]+(${start}/[^\\s"<>]+)`).exec(text)![1]!;
const form = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.send('POST', path, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const csv = (who: Visitor, text: string, mapping: object, end = '') =>
  who.upload(
    Buffer.from(text),
    'people.csv',
    'text/csv',
    'csv',
    `/api/audiences/${audience.id}/import${end}`,
    {
      mapping: JSON.stringify(mapping),
    },
  );
const sentState = (id: string) => async () => (await ada.get<Mailing>(`/api/mailings/${id}`)).body.state;
const write = async (body: object = {}) =>
  (await ada.post<Mailing>('/api/mailings', { subject: 'Rolls', audienceId: audience.id, blocks, ...body }))
    .body;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  app = await openTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Atelier <mail@atelier.example.com>' } });
  ada = await app.person('ada');
  bob = await app.person('bob');
  await app.platform.settings.set('mails_per_minute', '60000', ada.user!.id);
  const made = await ada.post<Audience>('/api/audiences', { name: 'Bakery Huber' });
  expect(made.status, made.text).toBe(201);
  audience = made.body;
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterAll(async () => {
  await app.dispose();
  await smtp.close();
});

describe('signing up', () => {
  const formPath = () => new URL(audience.subscribeUrl).pathname;
  const agreed = { email: 'Marta@Example.com', firstName: 'Marta', consent: 'yes' };

  it('asks by mail first, and takes nobody in who did not press the button there', async () => {
    const visitor = app.visitor();
    const page = await visitor.get(formPath());
    expect(page.text).toContain('I agree to receive e-mails from Bakery Huber');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await form(visitor, formPath(), { ...agreed, consent: '' })).status).toBe(400);
    expect((await form(visitor, formPath(), { ...agreed, email: 'no' })).text).toContain(
      'valid e-mail address',
    );
    expect((await form(visitor, formPath(), agreed)).text).toContain('look into your mailbox');
    await expect.poll(() => to('marta@example.com').length, { timeout: 20_000 }).toBe(1);
    const [mail] = to('marta@example.com');
    expect(readable(mail!)).toContain('From: Bakery Huber <mail@atelier.example.com>');
    const confirm = pathIn(readable(mail!), '/subscribe/confirm');
    const counts = async () => (await ada.get<Audience[]>('/api/audiences')).body[0]!.counts;
    expect((await visitor.get(confirm)).text).toContain('Confirm subscription');
    expect(await counts()).toMatchObject({ pending: 1, active: 0 });
    expect((await form(visitor, confirm, {})).text).toContain('You are on the list');
    expect(await counts()).toMatchObject({ pending: 0, active: 1 });
    expect((await form(visitor, `${confirm}x`, {})).status).toBe(404);
    const [known] = (await ada.get<Subscriber[]>(`/api/audiences/${audience.id}/subscribers`)).body;
    expect(known).toMatchObject({ email: 'marta@example.com', state: 'active', source: 'form' });
    expect(known!.consent).toContain('I agree to receive e-mails from Bakery Huber');
    expect(known!.consentAt).not.toBeNull();
  });

  it('fills nobody’s mailbox, and stops a flood', async () => {
    const visitor = app.visitor();
    const victim = { email: 'victim@example.com', consent: 'yes' };
    for (let i = 0; i < 5; i++) expect((await form(visitor, formPath(), victim)).status).toBe(200);
    await expect.poll(() => to('victim@example.com').length, { timeout: 20_000 }).toBe(2);
    // A field that no person sees.
    expect(
      (await form(visitor, formPath(), { ...agreed, email: 'bot@example.com', website: 'x' })).status,
    ).toBe(200);
    let last = 200;
    for (let i = 0; i < 20 && last === 200; i++)
      last = (await form(visitor, formPath(), { email: `flood${i}@example.com`, consent: 'yes' })).status;
    expect(last).toBe(429);
    const names = (await ada.get<Subscriber[]>(`/api/audiences/${audience.id}/subscribers`)).body;
    expect(names.map(({ email }) => email)).not.toContain('bot@example.com');
    expect(to('victim@example.com').length).toBe(2);
  });
});

describe('a table', () => {
  const mapping = {
    columns: { email: 'E-Mail', firstName: 'Vorname' },
    consent: 'They agreed at the counter.',
  };

  it('is read in any dialect, shown first, and taken without doubles', async () => {
    const table = 'Vorname;E-Mail\nBo;bo@example.com\n=cmd|x;eve@example.com\nBo;BO@example.com\nX;none\n';
    const shown = await csv(ada, table, {}, '/preview');
    expect(shown.body).toMatchObject({ rows: 4, suggested: { email: 'E-Mail', firstName: 'Vorname' } });
    const unmapped = await csv(ada, table, { consent: mapping.consent });
    expect([unmapped.status, unmapped.text]).toEqual([
      400,
      expect.stringContaining('Choose the column with the e-mail addresses.'),
    ]);
    const taken = await csv(ada, table, mapping);
    expect(taken.body, taken.text).toEqual({
      added: 2,
      updated: 0,
      duplicates: 1,
      suppressed: 0,
      invalid: 1,
      invalidLines: [5],
    });
    const again = await csv(ada, 'E-Mail,Vorname\nbo@example.com,Bobby\n', {
      ...mapping,
      duplicates: 'update',
    });
    expect(again.body).toMatchObject({ added: 0, updated: 1 });
    const out = await ada.get(`/api/audiences/${audience.id}/subscribers.csv`);
    expect(out.text).toContain('"\'=cmd|x"');
    expect(out.text).toContain('"Bobby"');
  });

  it('is refused in words when it is too large, nonsense, or somebody else’s', async () => {
    for (const [text, wanted] of [
      ['Vorname\nBo\n', 400],
      ['', 400],
      ['\0\0', 400],
    ] as const)
      expect((await csv(ada, text, mapping)).status).toBe(wanted);
    expect((await csv(ada, 'E-Mail\na@example.com\n', { columns: {} })).status).toBe(400);
    expect((await csv(bob, 'E-Mail\na@example.com\n', mapping)).status).toBe(404);
    const large = await csv(ada, `E-Mail\n${'x'.repeat(11 * 1024 * 1024)}\n`, mapping);
    expect(large.status).toBe(413);
    expect((large.body as ErrorBody).message).toContain('Maximum');
  });
});

describe('a mailing', () => {
  it('goes once to everybody who agreed, filled in and escaped, and its sender hears of it', async () => {
    const { body: eve } = await ada.post<Subscriber>(`/api/audiences/${audience.id}/subscribers`, {
      email: 'mallory@example.com',
      firstName: '<img src=x onerror=alert(1)>{{email}}',
      consent: 'Agreed on paper.',
    });
    expect(eve.state).toBe('active');
    await csv(ada, 'E-Mail\nnobody@example.com\nlater@example.com\n', {
      columns: { email: 'E-Mail' },
      consent: 'They agreed.',
    });
    const mailing = await write({ subject: 'Rolls for {{firstName|you}}', replyTo: 'shop@huber.example' });
    const begun = await ada.post<{ jobId: string }>(`/api/mailings/${mailing.id}/send`, {});
    expect(begun.status, begun.text).toBe(202);
    expect(begun.body.jobId).toBeTruthy();
    const counts = async () => (await ada.get<Mailing>(`/api/mailings/${mailing.id}`)).body.counts;
    await expect
      .poll(counts, { timeout: 30_000 })
      .toMatchObject({ total: 6, sent: 4, refused: 1, waiting: 1 });

    const marta = readable(to('marta@example.com')[0]!);
    expect(marta).toMatch(/^Subject: Rolls for Marta\r?$/m);
    expect(marta).toMatch(/^From: Bakery Huber <mail@atelier\.example\.com>\r?$/m);
    expect(marta).toMatch(/^Reply-To: shop@huber\.example\r?$/m);
    expect(marta).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(marta).toMatch(/^List-Unsubscribe: +<https?:\/\/[^>]+\/unsubscribe\/[^>]+>\r?$/m);
    expect(marta).toContain('Hello Marta');
    expect(marta).toContain('<strong>every</strong>');
    expect(marta).toContain('our shop (https://huber.example/shop)');
    expect(readable(to('bo@example.com')[0]!)).toMatch(/^Subject: Rolls for Bobby\r?$/m);
    const hostile = readable(to('mallory@example.com')[0]!);
    expect(hostile.slice(hostile.indexOf('text/html'))).not.toContain('<img src=x');
    expect(hostile).toContain('Hello &#60;img src=x onerror=alert(1)&#62;{{email}}');
    expect(smtp.received.filter(({ to: [one] }) => one?.startsWith('victim'))).toEqual([]);

    // Whom the server asked to wait for is tried again at its time; then it is over.
    await app.platform.db
      .update(mailDeliveries)
      .set({ dueAt: new Date(0) })
      .where(eq(mailDeliveries.state, 'waiting'));
    await app.platform.db
      .update(mailDeliveries)
      .set({ email: 'now@example.com' })
      .where(eq(mailDeliveries.email, 'later@example.com'));
    await app.platform.db
      .update(mailings)
      .set({ resumeAt: new Date(0) })
      .where(eq(mailings.id, mailing.id));
    await sendDueMailings(app.platform);
    await expect.poll(sentState(mailing.id), { timeout: 20_000 }).toBe('sent');
    expect(await counts()).toMatchObject({ total: 6, sent: 5, refused: 1, waiting: 0, unclear: 0 });
    expect(news().length).toBe(5);
    expect(new Set(news().flatMap((mail) => mail.to)).size).toBe(5);
    expect((await ada.post<ErrorBody>(`/api/mailings/${mailing.id}/send`, {})).status).toBe(409);
    expect((await ada.put(`/api/mailings/${mailing.id}`, { subject: 'Other' })).status).toBe(409);
    const bell = await ada.get('/api/notifications');
    expect(bell.text).toContain('was sent to 5 people');
    const [later] = (await ada.get<Subscriber[]>(`/api/audiences/${audience.id}/subscribers?search=later@`))
      .body;
    expect((await ada.delete(`/api/audiences/${audience.id}/subscribers/${later!.id}`)).status).toBe(204);
    // The mailbox that is not there is asked no more, however often it is imported.
    const again = await csv(ada, 'E-Mail\nnobody@example.com\n', {
      columns: { email: 'E-Mail' },
      consent: 'Agreed.',
    });
    expect(again.body).toMatchObject({ added: 0, suppressed: 1 });
  });

  it('lets go with one click, for good: looking at the page alone changes nothing', async () => {
    const mailing = await write();
    await ada.post(`/api/mailings/${mailing.id}/send`, {});
    await expect.poll(() => to('bo@example.com').length, { timeout: 20_000 }).toBe(1);
    const leave = pathIn(
      /^List-Unsubscribe: +<(.*)>/m.exec(readable(to('bo@example.com')[0]!))![1]!,
      '/unsubscribe',
    );
    const program = app.visitor();
    expect((await program.get(leave)).text).toContain('You will receive no more mail from Bakery Huber');
    const states = async () =>
      (await ada.get<Subscriber[]>(`/api/audiences/${audience.id}/subscribers?search=bo@`)).body.map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['active']);
    const clicked = await form(program, leave, { 'List-Unsubscribe': 'One-Click' });
    expect([clicked.status, clicked.text.includes('You are unsubscribed')]).toEqual([200, true]);
    expect(await states()).toEqual(['unsubscribed']);
    const whole = new FormData();
    whole.append('List-Unsubscribe', 'One-Click');
    expect((await program.send('POST', leave, { raw: whole })).status).toBe(200);
    expect((await form(program, `${leave.slice(0, -1)}!`, {})).status).toBe(404);

    // Deleted and imported again, they stay away.
    const [row] = (await ada.get<Subscriber[]>(`/api/audiences/${audience.id}/subscribers?search=bo@`)).body;
    expect((await ada.delete(`/api/audiences/${audience.id}/subscribers/${row!.id}`)).status).toBe(204);
    const again = await csv(ada, 'E-Mail\nbo@example.com\n', {
      columns: { email: 'E-Mail' },
      consent: 'Agreed.',
    });
    expect(again.body).toMatchObject({ added: 0, suppressed: 1 });
    const kept = await app.platform.db.select().from(mailSuppressions);
    expect(JSON.stringify(kept)).not.toContain('bo@');
    const back = await ada.post(`/api/audiences/${audience.id}/subscribers`, {
      email: 'bo@example.com',
      consent: 'He said so.',
    });
    expect(back.status).toBe(409);
  });

  it('stops and goes on, and waits for its moment', async () => {
    const planned = await write();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(
      (await ada.post<{ jobId: null }>(`/api/mailings/${planned.id}/send`, { sendAt })).body.jobId,
    ).toBeNull();
    expect(await sentState(planned.id)()).toBe('scheduled');
    // It stands on the calendar and is moved there, but not into the past, and by nobody else.
    const entry = `/api/calendar/entries/mailing:${planned.id}`;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const on = async (from: string) =>
      (await ada.get<{ entries: { id: string }[] }>(`/api/calendar?from=${from}&to=${from}&timeZone=UTC`))
        .body.entries;
    expect((await ada.put(entry, { day: day(5), timeZone: 'UTC' })).status).toBe(200);
    expect(await on(day(5))).toMatchObject([{ id: `mailing:${planned.id}`, state: 'planned' }]);
    expect((await ada.put(entry, { day: day(-5), timeZone: 'UTC' })).status).toBe(400);
    expect((await bob.put(entry, { day: day(6), timeZone: 'UTC' })).status).toBe(404);
    await app.platform.db.update(mailings).set({ state: 'paused' }).where(eq(mailings.id, planned.id));
    expect((await ada.post(`/api/mailings/${planned.id}/pause`, {})).status).toBe(409);
    await app.platform.db
      .update(mailings)
      .set({ state: 'scheduled', sendAt: new Date(0) })
      .where(eq(mailings.id, planned.id));
    await sendDueMailings(app.platform);
    await expect.poll(sentState(planned.id), { timeout: 20_000 }).toBe('sent');
    expect(news().length).toBe(3);

    // One mail in three seconds, so that there is something to stop.
    await app.platform.settings.set('mails_per_minute', '20', ada.user!.id);
    smtp.received.length = 0;
    await app.platform.rateLimits.clear(PACE_KEY);
    const slow = await write();
    await ada.post(`/api/mailings/${slow.id}/send`, {});
    await expect.poll(() => news().length, { timeout: 20_000 }).toBe(1);
    expect((await ada.post<Mailing>(`/api/mailings/${slow.id}/pause`, {})).body.state).toBe('paused');
    await app.platform.settings.set('mails_per_minute', '60000', ada.user!.id);
    const job = async () =>
      (await app.platform.db.select().from(mailings).where(eq(mailings.id, slow.id)))[0]?.jobId;
    await expect.poll(job, { timeout: 30_000 }).toBeNull();
    expect((await ada.get<Mailing>(`/api/mailings/${slow.id}`)).body.counts).toMatchObject({
      sent: 1,
      waiting: 2,
    });
    expect((await ada.post<Mailing>(`/api/mailings/${slow.id}/resume`, {})).body.state).toBe('sending');
    await expect.poll(sentState(slow.id), { timeout: 30_000 }).toBe('sent');
    expect(
      news()
        .flatMap((mail) => mail.to)
        .sort(),
    ).toEqual(['eve@example.com', 'mallory@example.com', 'marta@example.com']);
  });

  it('comes to its writer as a test, whose link lets nobody go', async () => {
    const mailing = await write();
    const test = await ada.post<{ to: string }>(`/api/mailings/${mailing.id}/test`, {});
    expect(test.body).toEqual({ to: 'ada@example.com' });
    const mail = readable(to('ada@example.com')[0]!);
    expect(mail).toContain('Hello ada');
    expect((await form(app.visitor(), pathIn(mail, '/unsubscribe'), {})).status).toBe(404);
  });

  it('refuses what is hostile or somebody else’s', async () => {
    const refused = async (body: object, status = 400) => {
      const answer = await ada.post<ErrorBody>('/api/mailings', { subject: 'x', ...body });
      expect([JSON.stringify(body).slice(0, 60), answer.status]).toEqual([
        JSON.stringify(body).slice(0, 60),
        status,
      ]);
    };
    await refused({ subject: 'Hi\r\nBcc: victim@example.org' });
    await refused({ fromName: 'Bank\nBcc: x@example.org' });
    await refused({ fromName: 'Bank <boss@bank.example>' });
    await refused({ replyTo: 'a@b.cc\r\nBcc: d@e.ff' });
    await refused({ subject: '{{password}}' });
    await refused({ blocks: [{ type: 'text', text: '{{constructor}}' }] });
    await refused({ blocks: [{ type: 'button', text: 'x', href: 'javascript:alert(1)' }] });
    await refused({ blocks: [{ type: 'button', text: 'x', href: 'https://a.example/{{email}}' }] });
    await refused({ blocks: [{ type: 'script', text: 'x' }] });
    const picture = (await bob.upload(await smallPicture(), 'p.png', 'image/png')).body as { id: string };
    await refused({ blocks: [{ type: 'picture', src: `/api/files/${picture.id}` }] });
    const { body: other } = await bob.post<Audience>('/api/audiences', { name: 'Bob’s' });
    await refused({ audienceId: other.id }, 404);
    await refused({ blocks: [{ type: 'form', audienceId: other.id }] }, 404);
    const mailing = await write();
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/send'],
      ['POST', '/test'],
      ['POST', '/pause'],
      ['POST', '/copy'],
    ] as const)
      expect(
        (
          await bob.send(method, `/api/mailings/${mailing.id}${path}`, {
            ...(method !== 'GET' && { json: {} }),
          })
        ).status,
      ).toBe(404);
    const empty = await ada.post<Mailing>('/api/mailings', { subject: 'x', audienceId: audience.id });
    expect((await ada.post<ErrorBody>(`/api/mailings/${empty.body.id}/send`, {})).body.message).toContain(
      'empty',
    );
  });
});

describe('a landing page', () => {
  it('is static, carries its offer until its day, and takes sign-ups', async () => {
    const picture = (await ada.upload(await smallPicture(), 'p.png', 'image/png')).body as { id: string };
    const body = {
      title: 'Pumpkin rolls <b>',
      description: 'Half price',
      timeZone: 'Europe/Berlin',
      isPublished: false,
      blocks: [
        ...blocks,
        { type: 'picture', src: `/api/files/${picture.id}`, alt: 'Rolls' },
        { type: 'offer', what: 'Old', price: '€9', endsOn: '2020-01-31' },
        { type: 'form', audienceId: audience.id, title: 'News' },
      ],
    };
    const { body: page, status } = await ada.post<LandingPage>('/api/landing-pages', body);
    expect([status, page.slug]).toEqual([201, 'pumpkin-rolls-b']);
    const visitor = app.visitor();
    expect((await visitor.get(`/p/${page.slug}`)).status).toBe(404);
    expect((await ada.put(`/api/landing-pages/${page.id}`, { ...body, isPublished: true })).status).toBe(200);
    const { text, headers } = await visitor.get(`/p/${page.slug}`);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(text).not.toContain('<script');
    expect(text).toContain('<title>Pumpkin rolls &#60;b&#62;</title>');
    expect(text).toContain('property="og:title"');
    expect(text).toContain('€1.20');
    expect(text).not.toContain('€9');
    expect(text).toContain('This offer ended on January 31, 2020.');
    expect(text).toContain(new URL(audience.subscribeUrl).pathname);
    const shown = await visitor.get(/src="(\/p\/pictures\/[^"]+)"/.exec(text)![1]!);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const key = /src="(\/p\/pictures\/[^"]+)"/.exec(text)![1]!;
    expect((await visitor.get(`${key.slice(0, -1)}!`)).status).toBe(404);
    const twin = await bob.post<LandingPage>('/api/landing-pages', { title: 'Pumpkin rolls b' });
    expect(twin.body.slug).toMatch(/^pumpkin-rolls-b-/);
    expect((await bob.post('/api/landing-pages', { title: 'x', slug: page.slug })).status).toBe(409);
    expect((await bob.get(`/api/landing-pages/${page.id}`)).status).toBe(404);
    expect((await ada.delete(`/api/landing-pages/${page.id}`)).status).toBe(204);
    expect((await visitor.get(`/p/${page.slug}`)).status).toBe(404);
  });
});

describe('mails of one account', () => {
  const people = (id: string) => `/api/audiences/${id}/subscribers`;
  const withPeople = async (name: string, ...emails: string[]) => {
    const { body } = await bob.post<Audience>('/api/audiences', { name });
    for (const email of emails)
      expect((await bob.post(people(body.id), { email, firstName: 'Zoe', consent: 'Yes.' })).status).toBe(
        201,
      );
    return body;
  };
  const mailTo = async (audienceId: string) =>
    (await bob.post<Mailing>('/api/mailings', { subject: 'Hi', audienceId, blocks: blocks.slice(0, 1) }))
      .body;
  const send = (id: string, sendAt?: string) =>
    bob.post<ErrorBody>(`/api/mailings/${id}/send`, sendAt ? { sendAt } : {});
  const read = async (id: string) => (await bob.get<Mailing>(`/api/mailings/${id}`)).body;
  const rowOf = async (id: string) =>
    (await app.platform.db.select().from(mailings).where(eq(mailings.id, id)))[0]!;
  const delivered = (id: string) =>
    app.platform.db.select().from(mailDeliveries).where(eq(mailDeliveries.mailingId, id));
  const makeDue = (id: string) =>
    app.platform.db
      .update(mailings)
      .set({ state: 'scheduled', sendAt: new Date(0) })
      .where(eq(mailings.id, id));

  it('begin, when planned, as they are at that moment, or not at all', async () => {
    const before = await withPeople('Before', 'before@example.com');
    const after = await withPeople('After', 'after@example.com');
    const { id } = await mailTo(before.id);
    await makeDue(id);
    const listed = await rowOf(id);
    // Taken back, then moved, after the scheduler read its list.
    expect((await bob.post(`/api/mailings/${id}/pause`, {})).status).toBe(200);
    expect(await beginSending(app.platform, listed, { due: new Date() })).toBeUndefined();
    expect((await send(id, new Date(Date.now() + 3_600_000).toISOString())).status).toBe(202);
    expect(await beginSending(app.platform, listed, { due: new Date() })).toBeUndefined();
    expect([(await read(id)).state, await delivered(id)]).toEqual(['scheduled', []]);
    // Redirected.
    await makeDue(id);
    const { content } = listed;
    expect((await bob.put(`/api/mailings/${id}`, { ...content, audienceId: after.id })).status).toBe(200);
    expect(await beginSending(app.platform, listed, { due: new Date() })).toBeTruthy();
    await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe('sent');
    expect((await delivered(id)).map(({ email }) => email)).toEqual(['after@example.com']);
    expect((await rowOf(id)).frozen?.senderName).toBe('After');
    // An audience that is gone: back to its writer, with the reason.
    const lost = await mailTo(before.id);
    await makeDue(lost.id);
    expect((await bob.delete(`/api/audiences/${before.id}`)).status).toBe(204);
    await sendDueMailings(app.platform);
    expect(await read(lost.id)).toMatchObject({
      state: 'draft',
      problem: expect.stringContaining('was deleted'),
    });
  });

  it('reach so many people a day, and lose nothing', async () => {
    const { settings, rateLimits } = app.platform;
    await rateLimits.clear(`mail-readers:${bob.user!.id}`);
    const { id: audienceId } = await withPeople('Few', 'one@example.com', 'two@example.com');
    await settings.set('mails_per_day_person', '1', ada.user!.id);
    const mail = await mailTo(audienceId);
    const never = await send(mail.id);
    expect([never.status, never.body.message]).toEqual([422, expect.stringContaining('allows 1 a day')]);
    await settings.set('mails_per_day_person', '3', ada.user!.id);
    expect((await send(mail.id)).status).toBe(202);
    await expect.poll(async () => (await read(mail.id)).state, { timeout: 20_000 }).toBe('sent');
    const next = await mailTo(audienceId);
    const full = await send(next.id);
    expect([full.status, full.body.message]).toEqual([429, expect.stringContaining('Left for today: 1.')]);
    expect(await read(next.id)).toMatchObject({ state: 'draft', counts: { total: 0 } });
    await makeDue(next.id);
    await sendDueMailings(app.platform);
    const waits = await read(next.id);
    expect(waits).toMatchObject({ state: 'scheduled', problem: expect.stringContaining('new time') });
    expect(Date.parse(waits.sendAt!)).toBeGreaterThan(Date.now());
    await settings.set('mails_per_day_person', '0', ada.user!.id);
    expect((await send(next.id)).status).toBe(202);
    await expect.poll(async () => (await read(next.id)).state, { timeout: 20_000 }).toBe('sent');
  });

  it('ask so many people by hand, and count for the pace of the server', async () => {
    const { rateLimits } = app.platform;
    const { id } = await withPeople('Asked');
    const ask = (email: string) => bob.post<Subscriber & ErrorBody>(people(id), { email });
    for (let i = 0; i < 2; i++) {
      const { body, status } = await ask('asked@example.com');
      expect(status).toBe(201);
      expect((await ask('asked@example.com')).status).toBe(409);
      await expect.poll(() => to('asked@example.com').length, { timeout: 20_000 }).toBe(i + 1);
      expect((await bob.delete(`${people(id)}/${body.id}`)).status).toBe(204);
    }
    const third = await ask('asked@example.com');
    expect([third.status, third.body.message]).toEqual([429, expect.stringContaining('twice today')]);
    expect((await bob.get<Subscriber[]>(people(id))).body).toEqual([]);
    expect((await rateLimits.hit(PACE_KEY, { max: 1, windowSeconds: 60 }, 0)).hits).toBeGreaterThan(0);
    const key = `confirm-mails-of:${bob.user!.id}`;
    await rateLimits.hit(key, { max: 200, windowSeconds: 86_400 }, 200);
    const many = await ask('many@example.com');
    expect([many.status, many.body.message]).toEqual([429, expect.stringContaining('many people')]);
    await rateLimits.clear(key);
  });

  it('keep nothing of whom they delete but the hash, and send them nothing', async () => {
    const { db } = app.platform;
    const { id: audienceId } = await withPeople('Leaving', 'a@example.com', 'b@example.com', 'c@example.com');
    const { id } = await mailTo(audienceId);
    await send(id);
    await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe('sent');
    const row = async (hash: string) => (await delivered(id)).find(({ emailHash }) => emailHash === hash)!;
    const [a, b] = (await delivered(id)).sort((x, y) => x.email.localeCompare(y.email));
    const remove = async (email: string) => {
      const [one] = (await bob.get<Subscriber[]>(`${people(audienceId)}?search=${email}`)).body;
      expect((await bob.delete(`${people(audienceId)}/${one!.id}`)).status).toBe(204);
    };
    const nobody = { email: '', firstName: '', lastName: '' };
    await remove('a@example.com');
    expect(await row(a!.emailHash)).toMatchObject({ ...nobody, state: 'sent' });
    expect(await row(b!.emailHash)).toMatchObject({ email: 'b@example.com', firstName: 'Zoe' });
    await db.update(mailDeliveries).set({ state: 'waiting' }).where(eq(mailDeliveries.id, b!.id));
    await remove('b@example.com');
    expect(await row(b!.emailHash)).toMatchObject({ ...nobody, state: 'skipped' });
    // Between two tries, as a server that asked to wait leaves it.
    await db.update(mailDeliveries).set({ state: 'waiting' }).where(eq(mailDeliveries.id, b!.id));
    await db.update(mailings).set({ state: 'sending' }).where(eq(mailings.id, id));
    expect(await claim(db, b!.id, id)).toMatchObject({ isGone: true });
    await db.update(mailings).set({ state: 'sent' }).where(eq(mailings.id, id));
    expect((await bob.delete(`/api/audiences/${audienceId}`)).status).toBe(204);
    expect((await delivered(id)).map(({ email, firstName }) => email + firstName)).toEqual(['', '', '']);
  });

  it('are silent while it is suspended, and what it published is gone', async () => {
    const { db, secret } = app.platform;
    const { body: list } = await bob.post<Audience>('/api/audiences', { name: 'Shut' });
    const picture = (await bob.upload(await smallPicture(), 'p.png', 'image/png')).body as { id: string };
    const { body: page } = await bob.post<LandingPage>('/api/landing-pages', {
      title: 'Shut',
      isPublished: true,
      blocks: [{ type: 'picture', src: `/api/files/${picture.id}`, alt: 'Rolls' }],
    });
    // With its room kept, nothing jumps when the picture comes.
    expect((await app.visitor().get(`/p/${page.slug}`)).text).toMatch(
      /<img class="picture"[^>]* width="\d+" height="\d+"/,
    );
    const paths = [
      new URL(list.subscribeUrl).pathname,
      `/p/${page.slug}`,
      `/p/pictures/${pictureKey(secret, bob.user!.id, picture.id)}`,
    ];
    const statuses = async () => {
      const found: number[] = [];
      for (const path of paths) found.push((await app.visitor().get(path)).status);
      return found;
    };
    const allow = (isActive: boolean) => db.update(users).set({ isActive }).where(eq(users.id, bob.user!.id));
    expect(await statuses()).toEqual([200, 200, 200]);
    const { body: asked } = await bob.post<Subscriber>(people(list.id), { email: 'shut@example.com' });
    await expect.poll(() => to('shut@example.com').length, { timeout: 20_000 }).toBe(1);
    await allow(false);
    expect(await statuses()).toEqual([404, 404, 404]);
    const again = { payload: { subscriberId: asked.id }, db };
    expect(await confirmMailHandler(app.platform)(again as never)).toEqual({ sent: false });
    await allow(true);
  });
});

describe('the domain of the sender', () => {
  const records: Record<string, string[]> = {
    'good.example': ['v=spf1 include:x -all'],
    '_dmarc.good.example': ['v=DMARC1; p=reject'],
    'default._domainkey.good.example': ['v=DKIM1; k=rsa; p=MIG'],
    'weak.example': ['v=spf1 +all'],
    '_dmarc.weak.example': ['v=DMARC1; p=none'],
  };
  const look = async (
    domain: string,
    read = async (name: string): Promise<string[] | undefined> => records[name] ?? [],
  ) => (await checkDomain(app.platform, { domain }, read)).checks.map(({ state }) => state);

  it('is judged by what its DNS says, and in words where there is none', async () => {
    expect(await look('good.example')).toEqual(['good', 'good', 'good']);
    expect(await look('weak.example')).toEqual(['weak', 'missing', 'weak']);
    expect(await look('x.example', async () => undefined)).toEqual(['unknown', 'unknown', 'unknown']);
    const { body } = await ada.get<MailDomain>('/api/mail-domain?domain=huber.example');
    expect(body).toMatchObject({
      from: 'mail@atelier.example.com',
      domain: 'huber.example',
      hasServer: true,
    });
  });
});
