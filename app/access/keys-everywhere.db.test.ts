/** Every call there is, by key: a read-only key reads and does nothing else, a full one does what its person can, and neither takes the account over. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import { SCOPES } from '#common/contract.ts';
import { doubledFeatures } from '#tests/fakes/doubled-features.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ann: Visitor;
let picture: Buffer;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: doubledFeatures() });
  await app.person('first-admin');
  ann = await app.person('ann');
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});
afterAll(() => app.dispose());

const keyFor = (who: Visitor, scopes: readonly string[]) => who.makeKey(scopes, { callsPerMinute: 6000 });

async function call(contract: RouteContract, authorization: string) {
  const path = contract.path.replace(/:\w+/g, 'no-such-thing').replace('*', 'x');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'x.png');
  const isForm = contract.consumes?.startsWith('multipart');
  // Who may call is decided before what they send is looked at, so nothing has to be made here.
  const json = contract.body ? {} : undefined;
  const stop = new AbortController();
  const answer = await new Visitor(app.base).open(contract.method, path, {
    headers: { authorization },
    signal: stop.signal,
    ...(isForm ? { raw: form } : { json }),
  });
  // The live line never ends by itself.
  const text = answer.status === 403 ? await answer.text() : '';
  stop.abort();
  return { status: answer.status, text, cookies: answer.headers.getSetCookie() };
}

/** What is not for reading eyes alone: how the account is entered, what only the operator sees, secret addresses. */
const NOT_READ =
  /^\/api\/(login|logout|keys|account|admin|moderation|task-calendar|webhooks|calendar-feed|mail-reports)\b/;
/** Plain pages and forms for people without an account: whoever calls is not looked at. */
const FOR_ANYBODY = /^\/(p|l|subscribe|unsubscribe|mail-reports)\//;
/** What no key does, whatever its scopes. */
const NEVER =
  /^(GET|POST) \/api\/(login|logout|register|password-reset)|\/api\/keys|\/api\/account\/(password|email|passkeys|second-factor|sessions|proof)|^DELETE \/api\/account$/;

it('a read-only key reads, and is told why it may not do the rest', async () => {
  const authorization = `Bearer ${await keyFor(ann, ['read'])}`;
  const wrong: string[] = [];
  for (const contract of app.contracts) {
    const name = `${contract.method} ${contract.path}`;
    const { status, text, cookies } = await call(contract, authorization);
    if (contract.path === '/mcp' || FOR_ANYBODY.test(contract.path)) continue;
    const mayRead = contract.method === 'GET' && !NOT_READ.test(contract.path);
    const isRefused = status === 403 && /scope|API keys cannot/.test(text);
    if (mayRead ? status === 401 || status === 403 || status >= 500 : !isRefused)
      wrong.push(`${name} ${status} ${text.slice(0, 100)}`);
    if (cookies.length > 0) wrong.push(`${name} sets ${cookies}`);
  }
  expect(wrong).toEqual([]);
});

it('a key with every scope does what its person can, except for what concerns signing in', async () => {
  const authorization = `Bearer ${await keyFor(ann, SCOPES)}`;
  const wrong: string[] = [];
  for (const contract of app.contracts) {
    const name = `${contract.method} ${contract.path}`;
    // Reading is tried above.
    if (contract.method === 'GET' && !NOT_READ.test(contract.path)) continue;
    const { status, text, cookies } = await call(contract, authorization);
    const isAbove = contract.access === 'admin' || contract.access === 'moderator';
    const expected = NEVER.test(name) || isAbove;
    if ((status === 403) !== expected || status === 401)
      wrong.push(`${name} ${status} ${text.slice(0, 100)}`);
    if (cookies.length > 0) wrong.push(`${name} sets ${cookies}`);
  }
  expect(wrong).toEqual([]);
});
