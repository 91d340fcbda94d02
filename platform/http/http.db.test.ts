/** What applies to every request: errors in words, foreign sites refused, security headers, pages, events, health. */

import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const raw = (method: string, path: string, body: BodyInit | undefined, headers: Record<string, string>) =>
  ada.send<ErrorBody>(method, path, { raw: body, headers });
const json = { 'content-type': 'application/json' };

describe('bad requests', () => {
  it.each([
    ['broken JSON', '{"title":', json, 400, 'not valid JSON'],
    ['a wrong content type', 'title=x', { 'content-type': 'text/plain' }, 415, 'application/json'],
    ['a form', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'application/json'],
    ['a number as body', '5', json, 400, ''],
    ['a poisoned prototype', '{"title":"x","__proto__":{"role":"admin"}}', json, 400, ''],
    ['a huge body', JSON.stringify({ title: 'x'.repeat(3_000_000) }), json, 413, 'too large'],
    ['nothing at all', undefined, {}, 400, 'Please enter a task title.'],
  ])('%s: a message for people, no stack', async (_what, body, headers, status, message) => {
    const answer = await raw('POST', '/api/tasks', body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
    expect(answer.text).not.toMatch(/\bat .*\.(ts|js):\d+/);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('unknown API paths and hostile paths are 404 in JSON', async () => {
    for (const path of [
      '/api/nope',
      '/api/tasks/%00',
      '/api/tasks/%ff',
      `/api/tasks/${'x'.repeat(3000)}`,
      '/api/files/..%2f..%2fetc',
    ]) {
      const answer = await raw('PUT', path, '{}', json);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.body.message, path).toBeTruthy();
    }
  });

  it('an error nobody foresaw is a 500 without details, and the log has them under the same id', async () => {
    const broken = await openTestApp({
      work: false,
      features: [
        {
          name: 'broken',
          routes: (api) =>
            api.handle({ method: 'GET', path: '/api/broken', summary: 'breaks', access: 'public' }, () => {
              throw new Error('password=hunter2 in a stack');
            }),
        },
      ],
    });
    try {
      const answer = await broken.visitor().get<ErrorBody>('/api/broken');
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('hunter2');
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
      expect(
        broken.logLines.some((line) => line.includes(answer.body.requestId!) && line.includes('hunter2')),
      ).toBe(true);
    } finally {
      await broken.dispose();
    }
  });
});

describe('requests from other sites', () => {
  const attempt = (headers: Record<string, string>) =>
    raw('POST', '/api/tasks', '{"title":"x"}', { ...json, ...headers });

  it('that change something are refused', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${app.base}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await attempt(headers)).status, JSON.stringify(headers)).toBe(403);
    }
  });

  it('are told apart from our own pages and from programs', async () => {
    expect((await attempt({ origin: app.base, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    expect((await attempt({})).status).toBe(201);
  });
});

describe('a foreign name for this machine', () => {
  /** Browsers alone set this header; fetch would not send another. */
  const under = (host: string, path = '/api/auth/options') =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(app.base);
      request({ hostname, port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode!))
        .on('error', reject)
        .end();
    });

  it('gets no answer, so that no page of another site can talk to it', async () => {
    expect(await under('rebind.evil.example')).toBe(403);
    expect(await under('rebind.evil.example', '/')).toBe(403);
    expect(await under('localhost:3000')).toBe(200);
    expect(await under('192.168.1.20:3000')).toBe(200);
    for (const path of ['/api/health', '/api/live', '/api/ready'])
      expect(await under('anything.example', path)).toBe(200);
    // No token is set, so there is nothing.
    expect(await under('anything.example', '/metrics')).toBe(404);
  });
});

describe('a body that never ends', () => {
  it('is given up', async () => {
    const slow = await openTestApp({ work: false });
    try {
      slow.platform.config.limits.bodySeconds = 0.2;
      const { hostname, port } = new URL(slow.base);
      const socket = connect(Number(port), hostname);
      socket.write(
        'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      );
      socket.on('error', () => {}).resume();
      await once(socket, 'close');
    } finally {
      await slow.dispose();
    }
  });
});

describe('addresses behind a proxy', () => {
  it('are what the nearest proxies say, not what the caller wrote', async () => {
    const proxied = await openTestApp({ work: false, env: { TRUST_PROXY: '1', SIGNUPS_PER_HOUR: '1' } });
    try {
      const signUp = (name: string, forwarded: string) =>
        proxied.visitor().send('POST', '/api/register', {
          json: { email: `${name}@example.com`, password: 'long enough for all' },
          headers: { 'x-forwarded-for': forwarded },
        });
      expect((await signUp('a', '1.1.1.1, 203.0.113.5')).status).toBe(201);
      expect((await signUp('b', '2.2.2.2, 203.0.113.5')).status).toBe(429);
      expect((await signUp('c', '2.2.2.2, 203.0.113.6')).status).toBe(201);
    } finally {
      await proxied.dispose();
    }
  });
});

describe('answers', () => {
  it('carry the security headers', async () => {
    const { headers } = await app.visitor().get('/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('are pages for every screen, an honest 404 for others', async () => {
    for (const path of ['/', '/home', '/task-management', '/subscription', '/admin', '/api/login']) {
      const answer = await app.visitor().get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toContain('text/html');
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
    const lost = await app.visitor().get('/no/such/page');
    expect(lost.status).toBe(404);
    expect(lost.text).toContain('<title>Atelier</title>');
  });

  it('report health', async () => {
    const answer = await app.visitor().get<Record<string, unknown>>('/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'ok',
      version: app.platform.config.version,
      database: process.env.TEST_DATABASE,
    });
  });

  it('serve the API document', async () => {
    const { body } = await app.visitor().get<{ paths: Record<string, object> }>('/api/docs/openapi.json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/tasks', '/api/tasks/{id}', '/api/auth/user']),
    );
  });
});

describe('the event stream', () => {
  it('wants a session', async () => {
    expect((await app.visitor().get('/api/events')).status).toBe(401);
  });

  it('ends when its session is signed out, and leaves the person’s other sessions their own', async () => {
    const eve = await app.person('eve');
    const elsewhere = app.visitor();
    await elsewhere.signIn('eve@example.com');
    const line = await eve.open('GET', '/api/events');
    const other = await elsewhere.open('GET', '/api/events');
    await eve.get('/api/logout');
    // Resolves when the line is closed.
    await line.text();
    await app.platform.notify(eve.user!.id, { kind: 'test', title: 'after the end' });
    const reader = other.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('after the end')) seen += (await reader.read()).value ?? '';
    await reader.cancel();
  });

  it('brings a person their own events and nobody else’s', async () => {
    const bob = await app.person('bob');
    const stop = new AbortController();
    const response = await ada.open('GET', '/api/events', { signal: stop.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    await app.platform.notify(bob.user!.id, { kind: 'test', title: 'for bob' });
    await app.platform.notify(ada.user!.id, { kind: 'test', title: 'for ada', dedupeKey: 'once' });
    await app.platform.notify(ada.user!.id, { kind: 'test', title: 'for ada', dedupeKey: 'once' });
    while (!seen.includes('for ada')) seen += (await reader.read()).value ?? '';
    stop.abort();
    expect(seen).not.toContain('for bob');
    const { body } = await ada.get<{ items: unknown[]; unread: number }>('/api/notifications');
    expect(body).toMatchObject({ unread: 1 });
    expect(body.items).toHaveLength(1);
  });
});
