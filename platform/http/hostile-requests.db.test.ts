/** Requests that no client of ours sends: each gets an answer in words, none a 500. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import { route } from '#common/contract.ts';
import type { ErrorBody } from '#common/errors.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

const failing = (path: string, error: object) => ({
  contract: route({ method: 'GET', path, summary: 'fails', access: 'public' }),
  error: Object.assign(new Error('a private detail'), error),
});
const FULL = failing('/api/test/full', { cause: { code: '53100' } });

/** Holds a picture back until the test lets it go, whatever happens to the request. */
let letGo = () => {};
let isUnderWay = () => {};
const illustrator = builtinDoubles().image!.illustrator!;
const held: typeof illustrator = {
  ...illustrator,
  doGenerate: async (options) => {
    isUnderWay();
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return illustrator.doGenerate(options);
  },
};

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    features: [
      ...FEATURES.map((one) =>
        one.name === 'image' ? { ...one, models: () => ({ image: { illustrator: held } }) } : one,
      ),
      {
        name: 'failing',
        routes: (api) =>
          api.handle(FULL.contract, () => {
            throw FULL.error;
          }),
      },
    ],
  });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const json = { 'content-type': 'application/json' };
const post = (path: string, raw: string) => ada.send<ErrorBody>('POST', path, { raw, headers: json });

describe('text that cannot be stored', () => {
  it.each([
    ['half a surrogate pair', '\\ud83d'],
    ['the other half', 'x\\udd8a'],
    ['NUL', 'a\\u0000b'],
  ])('%s is refused wherever it stands', async (_what, text) => {
    const bodies: [string, string][] = [
      ['/api/tasks', `{"title":"${text}"}`],
      ['/api/projects', `{"title":"A","type":"video","data":{"title":"${text}","scenes":[["${text}"]]}}`],
      ['/api/projects', `{"title":"A","type":"video","data":{"${text}":1}}`],
      ['/api/register', `{"email":"e@example.com","password":"long enough","firstName":"${text}"}`],
    ];
    for (const [path, body] of bodies) {
      const answer = await post(path, body);
      expect(answer.status, body).toBe(400);
      expect(answer.body.message).toBe('The text contains characters that cannot be stored.');
    }
    const query = encodeURIComponent(JSON.parse(`"${text}"`).toWellFormed());
    expect((await ada.get(`/api/admin/audit-logs?action=${query}`)).status).toBeLessThan(500);
  });

  it('is not made by cutting a title: a project with an emoji at the limit is duplicated', async () => {
    const title = `${'x'.repeat(189)}🦊 and more`;
    const made = await ada.post<{ id: string }>('/api/projects', { title, type: 'video', data: { title } });
    expect(made.status).toBe(201);
    const copy = await ada.post<{ title: string }>(`/api/projects/${made.body.id}/duplicate`, {});
    expect(copy.status).toBe(201);
    expect(copy.body.title).toBe(`${'x'.repeat(189)} (copy)`);
  });
});

describe('JSON', () => {
  it.each([
    ['arrays', '['.repeat(4500) + ']'.repeat(4500)],
    ['objects', `${'{"a":'.repeat(4500)}1${'}'.repeat(4500)}`],
  ])('nested 4,500 deep in %s is refused', async (_what, deep) => {
    const answer = await post('/api/projects', `{"title":"A","type":"video","data":{"scenes":${deep}}}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('The request is nested too deeply.');
  });
});

describe('places and times out of range', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    '/api/files?cursor=999999999999999.a',
    '/api/images?cursor=999999999999999.a',
    '/api/speech?cursor=999999999999999.a',
    '/api/admin/audit-logs?from=0000-01-01T00:00:00Z',
    '/api/admin/audit-logs?to=0000-12-31T23:59:59Z',
    '/api/admin/audit-logs?from=0001-01-01T00:00:00%2B14:00',
    `/api/admin/audit-logs?cursor=${base64('0000-01-01T00:00:00.000Z x')}`,
    `/api/admin/audit-logs?cursor=${base64('2026-01-01T00:00:00.000Z \0')}`,
  ])('%s', async (path) => {
    const answer = await ada.get<ErrorBody>(path);
    expect([answer.status, answer.body.message]).toEqual([400, expect.any(String)]);
  });
});

describe('a form', () => {
  const UPLOADS = ['/api/uploads', '/api/video/media', '/api/transcribe'];
  const part =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const audio = part.replace('"file"', '"audio"');
  it.each(UPLOADS)('that ends early or names no boundary is refused at %s', async (path) => {
    const wrong: [string, string][] = [
      ['multipart/form-data; boundary=b', `${path === '/api/transcribe' ? audio : part}abc`],
      ['multipart/form-data; boundary=b', part.slice(0, 40)],
      ['multipart/form-data; boundary=b', 'no parts at all'],
      ['multipart/form-data', `${part}abc\r\n--b--\r\n`],
      ['multipart/form-data; boundary=', `${part}abc\r\n--b--\r\n`],
      ['multipart/form-data; boundary=other', `${part}abc\r\n--b--\r\n`],
    ];
    for (const [type, raw] of wrong) {
      const answer = await ada.send<ErrorBody>('POST', path, { raw, headers: { 'content-type': type } });
      expect(answer.status, `${type} ${raw}`).toBe(400);
      expect(answer.body.message).toBeTruthy();
    }
  });
});

describe('a full disk under the database', () => {
  it('is said in words, with 503', async () => {
    const answer = await ada.get<ErrorBody>(FULL.contract.path);
    expect(answer.status).toBe(503);
    expect(answer.body.message).toBe('The disk of the server is full. Please tell the administrator.');
    expect(answer.text).not.toContain('private');
  });
});

describe('an account that is deleted while its picture is being made', () => {
  it('ends the request without a 500', async () => {
    const leaver = await app.person('leaver');
    const started = new Promise<void>((resolve) => {
      isUnderWay = resolve;
    });
    const picture = leaver.post<ErrorBody>('/api/generate/image', { prompt: 'a fox' });
    await started;
    // The moment between the deletion and the news of it.
    await app.platform.db.delete(users).where(eq(users.id, leaver.user!.id));
    letGo();
    const answer = await picture;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
