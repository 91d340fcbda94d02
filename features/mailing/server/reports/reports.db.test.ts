/** Reports of mail providers over HTTP: believed by secret and signature, and nobody who is meant is written to again. */

import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Audience, Subscriber } from '../../calls/audience-calls.ts';
import type { ReportHook } from '../../calls/report-calls.ts';
import { createReportService } from './report.service.ts';

let app: TestApp;
let admin: Visitor;
let ada: Visitor;
let bob: Visitor;
let address = '';

const nobody = () => app.visitor();
const people = async (who: Visitor) => {
  const [audience] = (await who.get<Audience[]>('/api/audiences')).body;
  const all = (await who.get<Subscriber[]>(`/api/audiences/${audience!.id}/subscribers`)).body;
  return Object.fromEntries(all.map(({ firstName, state }) => [firstName, state]));
};
const report = (body: unknown, headers: Record<string, string> = {}, to = address) =>
  nobody().send<{ taken: number } & ErrorBody>('POST', to, {
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const bounce = (name: string) => ({ email: `${name}@example.com`, type: 'bounce' });
const set = (who: Visitor, body: object) =>
  who.send<ReportHook & ErrorBody>('PUT', '/api/mail-reports', { json: body });
const KEY = 'key-0123456789abcdef';
/** As Mailgun does. */
const signed = (name: string, moment = Date.now(), by = KEY) => {
  const [timestamp, token] = [String(Math.floor(moment / 1000)), 'a'.repeat(50)];
  const signature = createHmac('sha256', by)
    .update(timestamp + token)
    .digest('hex');
  const data = { event: 'failed', severity: 'permanent', recipient: `${name}@example.com` };
  return { signature: { timestamp, token, signature }, 'event-data': data };
};

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('root');
  ada = await app.person('ada');
  bob = await app.person('bob');
  for (const who of [ada, bob]) {
    const { body } = await who.post<Audience>('/api/audiences', { name: 'Bakery' });
    for (const name of ['ann', 'ben', 'cleo', 'dora', 'emil', 'fritz'])
      await who.post(`/api/audiences/${body.id}/subscribers`, {
        email: `${name}@example.com`,
        firstName: name,
        consent: 'On paper',
      });
  }
  expect((await ada.get<ReportHook>('/api/mail-reports')).body.url).toBeNull();
  address = new URL((await ada.post<ReportHook>('/api/mail-reports', {})).body.url!).pathname;
});
afterAll(() => app.dispose());

it('silences whom they are about, for the one whose address it is', async () => {
  expect((await report(bounce('ann'))).body).toEqual({ taken: 1 });
  expect((await report(bounce('stranger'))).body).toEqual({ taken: 0 });
  expect(await people(ada)).toMatchObject({ ann: 'refused', ben: 'active' });
  expect(await people(bob)).toMatchObject({ ann: 'active' });
  expect((await ada.get<ReportHook>('/api/mail-reports')).body).toMatchObject({ taken: 1 });
});

it.each([
  ['no JSON', 'not json', 400],
  ['nobody’s shape', { hello: 'there' }, 400],
  ['a deep nest', '['.repeat(50_000), 400],
  ['two megabytes', JSON.stringify({ email: 'x'.repeat(2_000_000), type: 'bounce' }), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await report(body)).status).toBe(status);
});

it('opens nothing to whoever has no address, or an old one', async () => {
  expect((await report(bounce('ben'), {}, '/mail-reports/wrong')).status).toBe(404);
  const old = address;
  address = new URL((await ada.post<ReportHook>('/api/mail-reports', {})).body.url!).pathname;
  expect((await report(bounce('ben'), {}, old)).status).toBe(404);
  expect((await set(bob, { signing: null })).status).toBe(404);
  expect((await set(ada, { isForAll: true })).status).toBe(403);
});

it('believes Mailgun by its key, and then nothing else', async () => {
  const { body, text } = await set(ada, { signing: { provider: 'mailgun', key: KEY } });
  expect(body.provider).toBe('mailgun');
  expect(text).not.toContain(KEY);
  expect((await report(signed('ben', Date.now(), 'another'))).status).toBe(403);
  expect((await report(signed('ben', Date.now() - 3 * 86_400_000))).status).toBe(403);
  expect((await report(bounce('ben'))).status).toBe(403);
  expect((await people(ada)).ben).toBe('active');
  expect((await report(signed('ben'))).body).toEqual({ taken: 1 });
  expect((await people(ada)).ben).toBe('refused');
});

it('believes SendGrid by its public key, of the very bytes', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  expect((await set(ada, { signing: { provider: 'sendgrid', key: 'no key at all, but long' } })).status).toBe(
    400,
  );
  expect((await set(ada, { signing: { provider: 'sendgrid', key } })).status).toBe(200);
  const body = JSON.stringify([{ email: 'cleo@example.com', event: 'spamreport' }]);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'x-twilio-email-event-webhook-signature': sign(
      'sha256',
      Buffer.from(timestamp + body),
      privateKey,
    ).toString('base64'),
    'x-twilio-email-event-webhook-timestamp': timestamp,
  };
  expect((await report(`${body} `, headers)).status).toBe(403);
  expect((await report(body)).status).toBe(403);
  expect((await report(body, headers)).body).toEqual({ taken: 1 });
  expect((await people(ada)).cleo).toBe('refused');
  await set(ada, { signing: null });
});

it('believes Amazon by its certificate, and fetches nothing from elsewhere', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const opened: string[] = [];
  const reports = createReportService(app.platform, async (url) => {
    opened.push(url);
    return publicKey.export({ format: 'pem', type: 'spki' }) as string;
  });
  const message = (values: Record<string, string>) => {
    const all: Record<string, string> = {
      MessageId: '1',
      Timestamp: new Date().toISOString(),
      TopicArn: 'arn:aws:sns:eu-west-1:1:mail',
      ...values,
    };
    const text = Object.keys(all)
      .sort()
      .map((name) => `${name}\n${all[name]}\n`)
      .join('');
    const Signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
    const SigningCertURL = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem';
    return { ...all, Signature, SigningCertURL, SignatureVersion: '2' };
  };
  const token = address.split('/').at(-1)!;
  const take = (body: object) => reports.take(token, {}, Buffer.from(JSON.stringify(body)));
  const inner = {
    notificationType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'dora@example.com' }] },
  };
  const bounced = message({ Type: 'Notification', Message: JSON.stringify(inner) });
  await expect(take({ ...bounced, Message: JSON.stringify({ ...inner, x: 1 }) })).rejects.toThrow(
    'signature',
  );
  for (const url of [
    'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-0a1b.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com',
    'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/SimpleNotificationService-0a1b.pem',
    'https://sns.eu-west-1.amazonaws.com/another.pem',
    'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem?Action=x',
  ])
    await expect(take({ ...bounced, SigningCertURL: url })).rejects.toThrow('signature');
  expect(await take(bounced)).toEqual({ taken: 1 });
  expect((await people(ada)).dora).toBe('refused');
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription';
  const confirmation = { Type: 'SubscriptionConfirmation', Message: 'x', Token: 't', SubscribeURL };
  expect(await take(message(confirmation))).toEqual({ taken: 0 });
  await expect(
    take(message({ ...confirmation, SubscribeURL: 'http://169.254.169.254/latest' })),
  ).rejects.toThrow('signature');
  expect(opened.filter((url) => url.includes('169.254'))).toEqual([]);
  expect(opened).toContain(SubscribeURL);
});

it('counts for everybody where an administrator says so and it is signed', async () => {
  const own = new URL((await admin.post<ReportHook>('/api/mail-reports', {})).body.url!).pathname;
  expect((await report(bounce('emil'), {}, own)).body).toEqual({ taken: 0 });
  expect((await set(admin, { isForAll: true })).body.isForAll).toBe(true);
  expect((await report(bounce('emil'), {}, own)).body).toEqual({ taken: 0 });
  await set(admin, { signing: { provider: 'mailgun', key: KEY } });
  expect((await report(signed('emil'), {}, own)).body).toEqual({ taken: 1 });
  for (const who of [ada, bob]) expect(await people(who)).toMatchObject({ emil: 'refused', fritz: 'active' });
  expect((await admin.delete('/api/mail-reports')).status).toBe(204);
  expect((await report(signed('fritz'), {}, own)).status).toBe(404);
});
