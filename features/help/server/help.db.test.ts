/** Help over HTTP: problems reach administrators and come back answered, health is told in words, diagnostics hold no secret. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { HealthState, Problem, ProblemOfSomebody } from '../contract.ts';

const SECRET = 'sk-test-5ecre7-0f-a-pr0v1der';
let app: TestApp;
let admin: Visitor;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  app = await openTestApp({ env: { OPENAI_API_KEY: SECRET, IMAGE_MODEL: 'openai:gpt-image-1' } });
  admin = await app.person('admin');
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const titles = async (who: Visitor) =>
  (await who.get<{ items: { title: string }[] }>('/api/notifications')).body.items.map((one) => one.title);

it('brings a problem to the administrators and their answer back, and to nobody else', async () => {
  const order = { subject: 'No sound', message: 'My film\nis silent.', page: '/video-maker' };
  const { status, body } = await ada.post<Problem>('/api/help/problems', order);
  expect([status, body]).toEqual([201, expect.objectContaining({ ...order, status: 'open', answer: null })]);
  await expect.poll(() => titles(admin)).toContain('Somebody has reported a problem');
  const all = (await admin.get<ProblemOfSomebody[]>('/api/admin/problems')).body;
  expect(all).toMatchObject([{ id: body.id, email: ada.user!.email, page: '/video-maker' }]);
  expect((await ada.get('/api/admin/problems')).status).toBe(403);
  expect((await bob.get<Problem[]>('/api/help/problems')).body).toEqual([]);
  expect((await bob.delete(`/api/help/problems/${body.id}`)).status).toBe(404);
  expect((await bob.post(`/api/admin/problems/${body.id}/answer`, { answer: 'x' })).status).toBe(403);

  const answer = 'Choose a voice under “Narration”.';
  await admin.post(`/api/admin/problems/${body.id}/answer`, { answer });
  expect((await ada.get<Problem[]>('/api/help/problems')).body).toMatchObject([
    { status: 'answered', answer },
  ]);
  await expect.poll(() => titles(ada)).toContain('Your question was answered: No sound');
  expect((await ada.delete(`/api/help/problems/${body.id}`)).status).toBe(204);
});

it.each([
  [{ message: 'A' }, 'Please say in a few words what this is about.'],
  [{ subject: 'A' }, 'Please describe what happened.'],
  [{ subject: 'A', message: 'x'.repeat(4001) }, 'Keep the message within 4000 characters.'],
])('refuses a problem that says nothing: %#', async (order, message) => {
  const { status, body } = await bob.post<{ message: string }>('/api/help/problems', order);
  expect([status, body.message]).toEqual([400, message]);
});

it('takes ten problems a day from one person', async () => {
  const report = async () => (await bob.post('/api/help/problems', { subject: 'A', message: 'B' })).status;
  for (let i = 0; i < 10; i++) expect(await report()).toBe(201);
  expect(await report()).toBe(429);
});

it('tells in words how the installation is', async () => {
  const { body } = await ada.get<{ parts: { part: string; state: HealthState; text: string }[] }>(
    '/api/help/health',
  );
  const states = Object.fromEntries(body.parts.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ database: 'good', files: 'good', jobs: 'good', mail: 'limited' });
  for (const { text } of body.parts) expect(text).toMatch(/^[A-Z].+\.$/);
});

it('gives administrators diagnostics without secrets, names or addresses', async () => {
  expect((await ada.get('/api/admin/diagnostics')).status).toBe(403);
  const { status, text } = await admin.get('/api/admin/diagnostics');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ version: expect.any(String), database: expect.any(String) });
  const { config, secret } = app.platform;
  const files = readdirSync(config.dataDir).filter((name) => /secret|key/i.test(name));
  const kept = files.map((name) => readFileSync(join(config.dataDir, name), 'utf8').trim());
  for (const hidden of [SECRET, secret, config.dataDir, ada.user!.email, 'ada', 'No sound', ...kept])
    if (hidden) expect(text).not.toContain(hidden);
});
