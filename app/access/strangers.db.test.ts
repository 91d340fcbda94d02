/** Every call and every stranger: what is Ann's is nobody else's, for all calls that there are and all that are to come. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import { blankDocument } from '#engine/page/document/document.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { oneOfEach, smallPicture, uploadPicture } from '#tests/factories/one-of-each.ts';
import { doubledFeatures } from '#tests/fakes/doubled-features.ts';
import { filledSampleOf, sampleOf } from '#tests/harness/sample-schema.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ann: Visitor;
let bob: Visitor;
let moderator: Visitor;
let suspended: Visitor;
/** Ids of what Ann has, by the beginning of the path that leads to it. */
let owned = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp({ work: false, features: doubledFeatures() });
  await app.person('first-admin');
  [ann, bob] = [await app.person('ann'), await app.person('bob')];
  [moderator, suspended] = [await app.person('moderator'), await app.person('suspended')];
  const { db } = app.platform;
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.user!.id));
  await db.update(users).set({ isActive: false }).where(eq(users.id, suspended.user!.id));
  for (const one of [moderator, suspended]) await app.platform.sessions.announce(one.user!.id);
  owned = await oneOfEach(app, ann, 'ann');
});
afterAll(() => app.dispose());

/** Where the schema alone does not tell what fits. */
const BODIES: Record<string, object> = {
  'PUT /api/user-avatars/:id': {
    name: 'x',
    imageUrl: '/api/files/nothing',
    characterData: DEFAULT_CHARACTER,
  },
  'PUT /api/designs/:id': { version: 1, document: blankDocument('instagram-post') },
  'PUT /api/calendar/entries/:id': { day: '2030-01-02' },
  'POST /api/audiences/:id/subscribers': { email: 'x@example.com' },
  'PUT /api/brand-kits/:id': { name: 'x', ...DEFAULT_THEME },
};

/** Shipped with the product, of the admin area, or open to whoever has the link: nobody's own. */
const NOT_OWNED =
  /^\/api\/(admin|moderation|avatar-templates|clothing-options|scene-templates|speech\/voices|logo-fonts|design-templates|design-emoji|design-art|design-fonts|tasks\/calendar|calendar\/feed|feeds|posted-files)\/|^\/(s|review|read|p|l|subscribe|unsubscribe|mail-reports|v1\/models)\//;

const pathOf = (contract: RouteContract): string | undefined =>
  [...owned.keys()].find((one) => contract.path === one || contract.path.startsWith(`${one}/`));
const isOwned = (contract: RouteContract) => contract.path.includes(':') && !NOT_OWNED.test(contract.path);
const nameOf = ({ method, path }: RouteContract) => `${method} ${path}`;

async function call(who: Visitor, contract: RouteContract, id = 'no-such-thing', isFilled = false) {
  const path = contract.path.replace(/:\w+/g, id);
  const isForm = contract.consumes?.startsWith('multipart');
  const field = /song$|transcribe$/.test(path) ? 'audio' : 'file';
  if (isForm)
    return who.upload(await smallPicture(), 'x.png', 'image/png', field, path, { confirmed: 'true' });
  const sample = contract.body && (isFilled ? filledSampleOf : sampleOf)(contract.body);
  const json = isFilled
    ? Object.assign({}, sample, BODIES[nameOf(contract)])
    : (BODIES[nameOf(contract)] ?? sample);
  return who.send(contract.method, path, { json });
}

/** Everything of Ann's, as the database has it. */
async function everythingOfAnns(): Promise<string> {
  const tables = [
    'projects',
    'tasks',
    'assets',
    'generations',
    'user_avatars',
    'character_scenes',
    'user_logos',
  ];
  const more = [
    'collections',
    'shares',
    'binned_items',
    'library_marks',
    'user_watermarks',
    'watermark_batches',
    'cover_songs',
    'songs',
    'movies',
    'books',
    'help_problems',
    'song_versions',
    'designs',
    'brand_kits',
    'campaigns',
    'campaign_pieces',
    'channels',
    'calendars',
    'posting_plans',
    'campaign_reviews',
    'campaign_remarks',
    'notes',
    'note_versions',
    'note_links',
    'audiences',
    'subscribers',
    'mail_suppressions',
    'mailings',
    'mail_deliveries',
    'mail_sequences',
    'mail_report_hooks',
    'own_templates',
    'landing_pages',
    'passkeys',
    'api_keys',
    'task_schedules',
    'task_calendars',
    'webhooks',
    'webhook_deliveries',
    'jobs',
  ];
  const rows: unknown[] = [];
  for (const table of [...tables, ...more]) {
    const found = (await app.platform.db.execute(
      sql`select row_to_json(one)::text as row from ${sql.identifier(table)} one where user_id = ${ann.user!.id} order by 1`,
    )) as unknown as { rows: unknown[] };
    rows.push(table, ...found.rows);
  }
  return JSON.stringify(rows);
}

it('every path to somebody’s thing has one to try it with', () => {
  const unknown = app.contracts.filter((one) => isOwned(one) && !pathOf(one)).map(nameOf);
  expect(unknown).toEqual([]);
});

it('nobody gets in without a session, nor somebody who is suspended', async () => {
  const wrong: string[] = [];
  for (const contract of app.contracts.filter((one) => one.access !== 'public')) {
    for (const [who, visitor] of [
      ['nobody', app.visitor()],
      ['suspended', suspended],
    ] as const) {
      const { status } = await call(visitor, contract, owned.get(pathOf(contract) ?? ''));
      if (status !== 401 && status !== 403) wrong.push(`${who}: ${nameOf(contract)} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('nobody acts above their role', async () => {
  const wrong: string[] = [];
  const roles = { user: 0, moderator: 1, admin: 2 } as Record<string, number>;
  for (const contract of app.contracts) {
    for (const [who, visitor, rank] of [
      ['user', bob, 0],
      ['moderator', moderator, 1],
    ] as const) {
      if ((roles[contract.access] ?? 0) <= rank) continue;
      const { status } = await call(visitor, contract);
      if (status !== 403) wrong.push(`${who}: ${nameOf(contract)} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('what is Ann’s', () => {
  it('is not found by anybody else, moderators included, and stays as it is', async () => {
    const before = await everythingOfAnns();
    const wrong: string[] = [];
    for (const contract of app.contracts.filter(isOwned)) {
      const id = owned.get(pathOf(contract)!)!;
      for (const [who, visitor] of [
        ['bob', bob],
        ['moderator', moderator],
      ] as const) {
        const { status, text } = await call(visitor, contract, id);
        if (status !== 404) wrong.push(`${who}: ${nameOf(contract)} ${status} ${text.slice(0, 120)}`);
        // With every other field filled in; what does not fit together may be said first.
        const filled = contract.body ? await call(visitor, contract, id, true) : undefined;
        if (filled && filled.status !== 404 && filled.status !== 400)
          wrong.push(`${who}: ${nameOf(contract)}, filled: ${filled.status} ${filled.text.slice(0, 120)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await everythingOfAnns()).toBe(before);
  });

  it('is not taken by naming it inside of somebody’s own call', async () => {
    const theirs = await uploadPicture(ann);
    const character = owned.get('/api/user-avatars/:id')!;
    const cover = (
      await bob.post<{ id: string }>('/api/cover-songs', {
        title: 'Bob',
        youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      })
    ).body.id;
    const scene = { startTime: 0, endTime: 5, sceneType: 'custom', backgroundUrl: theirs.url };
    const mine = { name: 'x', imageUrl: theirs.url, characterData: DEFAULT_CHARACTER };
    const tries: [string, string, object][] = [
      ['POST', '/api/user-avatars', mine],
      ['PUT', '/api/account/profile', { pictureId: theirs.id }],
      ['POST', '/api/watermark-batches', { mark: { content: 'x' }, photos: [{ assetId: theirs.id }] }],
      ['POST', '/api/user-watermarks', { name: 'x', content: theirs.url, customizations: { type: 'image' } }],
      ['PUT', `/api/cover-songs/${cover}/scenes`, { scenes: [scene] }],
      [
        'PUT',
        `/api/cover-songs/${cover}/character`,
        { characterType: 'avatar', bodyType: 'male', clothingStyle: 'rock', avatarId: character },
      ],
      [
        'POST',
        '/api/character-scenes',
        {
          name: 'x',
          sceneType: 'comic_strip',
          background: 'simple',
          characters: [{ characterId: character, position: { x: 1, y: 1 } }],
        },
      ],
      [
        'POST',
        '/api/reports',
        { contentType: 'project', contentId: owned.get('/api/projects/:id'), reason: 'spam' },
      ],
    ];
    for (const [method, path, json] of tries) {
      const { status, text } = await bob.send(method, path, { json });
      expect([400, 404], `${method} ${path}: ${status} ${text.slice(0, 160)}`).toContain(status);
    }
    expect((await bob.get(theirs.url)).status).toBe(404);
  });
});
