/** What a person changes in one page must reach their other pages, and nobody else's. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_HEADER } from '#common/api-client.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { BLANK_VIDEO } from '#features/video/contract.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type EventLine, openEventLine } from '#tests/processes/event-line.ts';

let app: TestApp;
let ada: Visitor;
let imageUrl: string;
let characterId: string;
/** Two pages of Ada's, and one of somebody else. */
let lines: EventLine[];
let stranger: EventLine;

beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
  const file = await ada.upload(Buffer.from(TINY_PNG, 'base64'), 'a.png', 'image/png');
  imageUrl = (file.body as { url: string }).url;
  characterId = (await ada.post<{ id: string }>('/api/user-avatars', avatar())).body.id;
  lines = [await openEventLine(ada), await openEventLine(ada)];
  stranger = await openEventLine(await app.person('bob'));
});
afterAll(() => app.dispose());

const svgContent =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
const avatar = () => ({ name: 'Rowan', imageUrl, characterData: DEFAULT_CHARACTER });
const scene = () => ({
  name: 'Gate',
  sceneType: 'comic_strip',
  background: 'simple',
  characters: [{ characterId, position: { x: 100, y: 200 }, animation: 'idle', dialogue: 'Halt!' }],
  sceneData: { panels: [{ id: '1', layout: 'single', content: {} }] },
  isPublic: false,
});

/** Sends as the named page, and gives back what both pages of Ada's hear of it first: its end where nothing was said. */
async function heardOf(page: string, method: string, path: string, json?: object) {
  const answer = await ada.send<{ id: string }>(method, path, { json, headers: { [PAGE_HEADER]: page } });
  /* Said after the answer, so that silence can be told from what is still to come. */
  const end = `end of ${page}`;
  await app.platform.events.publish(ada.user!.id, { type: 'invalidate', keys: [], page: end });
  const heard = lines.map((line) =>
    line.next((event) => event.type === 'invalidate' && (event.page === page || event.page === end)),
  );
  return { answer, heard: await Promise.all(heard) };
}

it.each<[string, () => object]>([
  ['/api/tasks', () => ({ title: 'Water the plants' })],
  ['/api/user-logos', () => ({ name: 'Fern', svgContent })],
  ['/api/user-avatars', avatar],
  ['/api/character-scenes', scene],
  ['/api/user-watermarks', () => ({ name: 'Mine', content: '© Ada' })],
  ['/api/projects', () => ({ title: 'Bread', type: 'video', data: BLANK_VIDEO })],
])('%s: made, changed and deleted', async (path, body) => {
  let id = '';
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const page = `${method} ${path}`;
    const json = method === 'DELETE' ? undefined : body();
    const { answer, heard } = await heardOf(page, method, id ? `${path}/${id}` : path, json);
    expect(answer.status, answer.text).toBeLessThan(300);
    for (const event of heard) expect(event).toMatchObject({ page, keys: expect.arrayContaining([path]) });
    id ||= answer.body.id;
  }
});

it('tells nothing of a call that failed, and nothing to others', async () => {
  const { answer, heard } = await heardOf('refused', 'POST', '/api/tasks', { title: ' ' });
  expect(answer.status).toBe(400);
  for (const event of heard) expect(event).toMatchObject({ page: 'end of refused' });
  expect(stranger.count()).toBe(0);
});
