/** The calendar over HTTP: everybody's own things on their days, moved by the rules of their tools, and a secret feed. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseOf } from '#common/contract.ts';
import type { ErrorBody } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { NO_FACTS } from '#features/campaign/facts/read-facts.ts';
import { campaignPieces, campaigns } from '#features/campaign/server/campaign.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CalendarEntry, readCalendar } from '../contract.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
const zone = 'Europe/Berlin';

beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const read = async (who: Visitor, from = '2026-11-01', to = '2026-11-30', more = '') =>
  (
    await who.get<ResponseOf<typeof readCalendar>>(
      `/api/calendar?from=${from}&to=${to}&timeZone=${zone}${more}`,
    )
  ).body;

async function campaignOf(who: Visitor, states: readonly string[]): Promise<string[]> {
  const { db } = app.platform;
  const id = newId();
  await db.insert(campaigns).values({
    id,
    userId: who.user!.id,
    title: 'Pumpkin rolls',
    brief: 'Pumpkin rolls',
    language: 'en',
    facts: { ...NO_FACTS, what: 'Pumpkin rolls' },
    networks: ['instagram'],
    startsOn: '2026-11-02',
    weeks: 2,
    timeZone: zone,
  });
  const rows = states.map((state, position) => ({
    id: newId(),
    userId: who.user!.id,
    campaignId: id,
    position,
    kind: 'post' as const,
    network: 'instagram',
    format: 'instagram-post',
    state: state as 'draft',
    publishAt: new Date(`2026-11-1${position}T17:00:00Z`),
  }));
  await db.insert(campaignPieces).values(rows);
  return [id, ...rows.map((one) => one.id)];
}

it('shows pieces and tasks of one person with holidays, and moves them', async () => {
  const [campaign, draft, sent] = await campaignOf(ada, ['draft', 'sent']);
  await ada.post('/api/tasks', { title: 'Order flour', dueDate: '2026-11-12T08:30:00Z', hasTime: true });
  await ada.post('/api/tasks', {
    title: 'Accounts',
    dueDate: '2026-11-02',
    repeat: 'FREQ=WEEKLY',
    timeZone: zone,
  });
  const page = await read(ada, undefined, undefined, '&country=US');
  expect(page.days).toContainEqual({ date: '2026-11-27', name: 'Black Friday', kind: 'trade' });
  expect(page.entries.find(({ id }) => id === `piece:${draft}`)).toMatchObject({
    title: 'Pumpkin rolls',
    network: 'Instagram',
    form: 'post',
    state: 'draft',
    isMovable: true,
    openUrl: `/campaigns?campaign=${campaign}`,
  });
  expect(page.entries.filter(({ title }) => title === 'Accounts').map(({ isRepeat }) => isRepeat)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect((await read(bob)).entries).toEqual([]);
  expect((await read(ada, '2026-12-20', '2026-12-31')).days).toEqual([]);

  const move = (who: Visitor, id: string, body: object) =>
    who.send<CalendarEntry & ErrorBody>('PUT', `/api/calendar/entries/${id}`, {
      json: { timeZone: zone, ...body },
    });
  // Six in the evening in Berlin, on both sides of the change of the clock.
  expect((await move(ada, `piece:${draft}`, { day: '2026-07-14' })).body.at).toBe('2026-07-14T16:00:00.000Z');
  expect((await move(ada, `piece:${draft}`, { day: '2026-11-14', time: '09:15' })).body.at).toBe(
    '2026-11-14T08:15:00.000Z',
  );
  const task = page.entries.find(({ title }) => title === 'Order flour')!;
  expect((await move(ada, task.id, { day: '2026-11-20' })).body.at).toBe('2026-11-20T08:30:00.000Z');
  expect((await move(ada, `piece:${sent}`, { day: '2026-11-20' })).status).toBe(409);
  for (const id of [`piece:${draft}`, task.id, 'piece:nothing', 'mailing:x', 'nothing'])
    expect((await move(bob, id, { day: '2026-11-20' })).status).toBe(404);
  expect((await move(ada, task.id, { day: 'soon' })).status).toBe(400);
});

it.each(['from=2026-11-30&to=2026-11-01', 'from=2026-01-01&to=2026-12-31', 'from=x&to=y'])(
  'refuses %s',
  async (query) => {
    expect((await ada.get(`/api/calendar?${query}`)).status).toBe(400);
  },
);

it('keeps whose holidays are wanted', async () => {
  await ada.send('PUT', '/api/calendar/settings', { json: { country: 'DE' } });
  expect((await ada.get('/api/calendar/settings')).body).toEqual({ country: 'DE' });
  expect((await bob.get('/api/calendar/settings')).body).toEqual({ country: null });
  expect((await read(ada, '2026-12-24', '2026-12-26')).days.map(({ name }) => name)).toEqual([
    'Christmas Eve',
    'Christmas Day',
    'Boxing Day',
  ]);
});

it('can be subscribed to by a secret address, until that is renewed', async () => {
  const renew = async () =>
    (await ada.post<{ url: string }>('/api/calendar-feed', { timeZone: zone })).body.url;
  const first = await renew();
  const stranger = app.visitor();
  const pathOf = (url: string) => new URL(url).pathname;
  const { text, headers } = await stranger.get(pathOf(first));
  expect(headers.get('content-type')).toContain('text/calendar');
  expect(text).toContain('SUMMARY:Instagram post: Pumpkin rolls');
  expect(text).toContain('SUMMARY:Accounts');
  const second = await renew();
  expect((await stranger.get(pathOf(first))).status).toBe(404);
  expect((await ada.delete('/api/calendar-feed')).status).toBe(204);
  expect((await stranger.get(pathOf(second))).status).toBe(404);
  expect((await ada.get('/api/calendar/settings')).body).toEqual({ country: 'DE' });
});

it('plans by a person’s posting times', async () => {
  const [id, ...pieces] = await campaignOf(bob, ['draft', 'draft', 'scheduled']);
  const spread = () => bob.post<ErrorBody>(`/api/campaigns/${id}/spread`, {});
  expect((await spread()).status).toBe(409);
  const bad = await bob.send('PUT', '/api/posting-times', {
    json: { times: [{ weekdays: [8], time: '25:00' }] },
  });
  expect(bad.status).toBe(400);
  const times = [{ weekdays: [2, 4], time: '07:45' }];
  expect((await bob.send('PUT', '/api/posting-times', { json: { times } })).status).toBe(200);
  expect((await spread()).status).toBe(200);
  expect((await ada.post(`/api/campaigns/${id}/spread`, {})).status).toBe(404);
  const rows = await app.platform.db.select().from(campaignPieces);
  const at = (piece: string | undefined) => rows.find((one) => one.id === piece)!.publishAt!;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    timeStyle: undefined,
    hour: '2-digit',
    minute: '2-digit',
  });
  for (const piece of pieces.slice(0, 2)) expect(clock.format(at(piece))).toMatch(/^(Tue|Thu),? 07:45$/);
  expect(at(pieces[0])).not.toEqual(at(pieces[1]));
  expect(at(pieces[2]).toISOString()).toBe('2026-11-12T17:00:00.000Z');
});

it('goes by the time zone of the settings where a call names none', async () => {
  const kiwi = await app.person('kiwi');
  expect((await kiwi.put('/api/account/profile', { timeZone: 'Mars/Base' })).status).toBe(400);
  const zone = 'Pacific/Auckland';
  const changed = await kiwi.put<{ timeZone: string }>('/api/account/profile', { timeZone: zone });
  expect(changed.body.timeZone).toBe(zone);
  // 20:30 in London, the next morning in Auckland.
  const dueDate = '2026-11-19T20:30:00.000Z';
  const task = await kiwi.post<{ timeZone: string }>('/api/tasks', {
    title: 'Across the line',
    dueDate,
    hasTime: true,
    repeat: 'FREQ=DAILY',
  });
  expect(task.body.timeZone).toBe(zone);
  await kiwi.post('/api/tasks', { title: 'All day', dueDate: '2026-11-20T10:59:59.000Z' });
  const on = (day: string) =>
    kiwi.get<{ entries: { title: string; isRepeat: boolean }[] }>(`/api/calendar?from=${day}&to=${day}`);
  const titles = async (day: string) =>
    (await on(day)).body.entries.filter(({ isRepeat }) => !isRepeat).map(({ title }) => title);
  expect(await titles('2026-11-19')).toEqual([]);
  expect((await titles('2026-11-20')).toSorted()).toEqual(['Across the line', 'All day']);
  // The address was made elsewhere; the settings count.
  const feed = await kiwi.post<{ url: string }>('/api/calendar-feed', { timeZone: 'America/Los_Angeles' });
  const text = (await app.visitor().get(new URL(feed.body.url).pathname)).text;
  expect(text).toContain('DTSTART;VALUE=DATE:20261120');
});
