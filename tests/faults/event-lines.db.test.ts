/** A thousand open pages: each hears what is its own, everything else is answered meanwhile, and none is left behind. */

import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#platform/db/tables/users.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

const PEOPLE = 50;
const PAGES = 20;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

interface Line {
  userId: string;
  heard: string;
  request: ClientRequest;
}

const openLine = (userId: string, cookie: string): Promise<Line> =>
  new Promise((resolve, reject) => {
    const request = get(`${app.base}/api/events`, { agent: false, headers: { cookie } });
    const line: Line = { userId, heard: '', request };
    request.on('error', reject);
    request.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`no line: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        line.heard += text;
      });
      answer.on('error', () => undefined);
      resolve(line);
    });
  });

it('a thousand lines: everybody hears their own, and the rest of the product answers', async () => {
  const { db, sessions, events } = app.platform;
  const ids = Array.from({ length: PEOPLE }, (_, i) => `listener-${i}`);
  await db.insert(users).values(ids.map((id) => ({ id, email: `${id}@example.com` })));
  const cookies = new Map<string, string>();
  for (const id of ids) cookies.set(id, `atelier_sid=${await sessions.start(id, {})}`);
  const lines: Line[] = [];
  for (const id of ids)
    lines.push(...(await Promise.all(Array.from({ length: PAGES }, () => openLine(id, cookies.get(id)!)))));
  expect(lines).toHaveLength(1000);
  await expect(openLine(ids[0]!, cookies.get(ids[0]!)!)).rejects.toThrow('no line: 429');

  const ada = await app.person('ada');
  const answered = Promise.all(
    Array.from({ length: 20 }, (_, i) => ada.post('/api/tasks', { title: `Task ${i}` })),
  );
  for (const id of ids) await events.publish(id, { type: 'invalidate', keys: [`/only/${id}/`] });
  await events.publishToAll({ type: 'invalidate', keys: ['/everybody/'] });
  await expect.poll(() => lines.filter((line) => line.heard.includes('/everybody/')).length).toBe(1000);
  for (const { userId, heard } of lines) {
    expect(heard.match(/\/only\/listener-\d+\//g)).toEqual([`/only/${userId}/`]);
  }
  expect((await answered).every((answer) => answer.status === 201)).toBe(true);

  for (const { request } of lines) request.destroy();
  // The places are free again once the server has noticed.
  await expect
    .poll(async () => {
      const again = await openLine(ids[0]!, cookies.get(ids[0]!)!).catch(() => undefined);
      again?.request.destroy();
      return again !== undefined;
    })
    .toBe(true);
});
