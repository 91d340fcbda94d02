/** Somebody else's ids in every field that takes one, with everything else as it should be: nothing is shown, taken or changed. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import { blankDocument } from '#engine/page/document/document.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { oneOfEach } from '#tests/factories/one-of-each.ts';
import { doubledFeatures } from '#tests/fakes/doubled-features.ts';
import {
  filledSampleOf,
  sampleOf,
  type TextPlace,
  textPlaces,
  withText,
} from '#tests/harness/sample-schema.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';

/** In all names of what is Ann's, and nowhere else. */
const HERS = 'only-for-ann';
let app: TestApp;
let bob: Visitor;
let anns: Map<string, string>;
let bobs: Map<string, string>;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: doubledFeatures() });
  await app.person('first-admin');
  const ann = await app.person('ann');
  bob = await app.person('bob');
  [anns, bobs] = [await oneOfEach(app, ann, HERS), await oneOfEach(app, bob, 'bobs')];
});
afterAll(() => app.dispose());

type Part = 'body' | 'query';
interface Place extends TextPlace {
  contract: RouteContract;
  part: Part;
}
type Sent = Record<string, unknown>;

/** What the schema alone does not tell. */
const fitting = (): [RegExp, Sent][] => [
  [/user-avatars/, { imageUrl: '/api/files/nothing', characterData: DEFAULT_CHARACTER }],
  [/^PUT \/api\/designs\/:id$/, { version: 1, document: blankDocument('instagram-post') }],
  [/^POST \/api\/designs$/, { format: 'instagram-post' }],
  [/brand-kits/, DEFAULT_THEME],
  [
    /character-scenes/,
    { characters: [{ characterId: bobs.get('/api/user-avatars/:id'), position: { x: 1, y: 1 } }] },
  ],
  [/cover-songs\/:id\/scenes/, { scenes: [{ startTime: 0, endTime: 5, sceneType: 'custom' }] }],
  [
    /^POST \/api\/campaigns$/,
    {
      brief: 'Rolls',
      networks: ['mastodon'],
      startsOn: '2030-01-01',
      weeks: 1,
      timeZone: 'UTC',
      facts: undefined,
    },
  ],
  [/\/api\/movies/, { script: 'Anna: Hi.', storyboardOnly: true, cast: [{ name: 'Anna' }] }],
  [/\/api\/books$/, { prompt: 'a fox who opens a bakery', characterIds: [] }],
  [/\/api\/keys/, { password: PASSWORD, scopes: ['read'] }],
];

/** By its name, or by its length: ids have room for 64 characters everywhere. */
const NAMES_A_THING = /^(id|ids|add|remove|collection|.*(Id|Ids|Url))$/;
const nameAt = ({ way }: TextPlace) => String(way.findLast((step) => typeof step === 'string'));
const namesThing = (place: TextPlace) => NAMES_A_THING.test(nameAt(place)) || place.maxLength === 64;

const callOf = ({ method, path }: RouteContract) => `${method} ${path}`;
const titleOf = ({ contract, part, way }: Place) => `${callOf(contract)} ${part}.${way.join('.')}`;

/** With an id of Bob's own in the path, where there is one; undefined for what nobody owns. */
function pathFor({ path }: RouteContract): string | undefined {
  if (!path.includes(':')) return path;
  const kind = [...bobs.keys()].find((one) => path === one || path.startsWith(`${one}/`));
  return kind && path.replace(':id', bobs.get(kind)!);
}

const places = (): Place[] =>
  app.contracts
    .filter(({ access, path }) => access === 'user' && !path.startsWith('/v1/'))
    .flatMap((contract) =>
      (['body', 'query'] as const).flatMap((part) =>
        contract[part] && pathFor(contract)
          ? textPlaces(contract[part])
              .filter(namesThing)
              .map((place) => ({ ...place, contract, part }))
          : [],
      ),
    );

/** Nothing but the id; all other fields filled in, without further ids; and each other field by itself. */
function* variants({ contract, part, way }: Place, id: string, isWhole: boolean): Generator<Sent> {
  const schema = contract[part]!;
  const more = Object.assign(
    {},
    ...fitting()
      .filter(([one]) => one.test(callOf(contract)))
      .map(([, parts]) => parts),
  );
  const others = textPlaces(schema)
    .filter(namesThing)
    .map((one) => one.way[0]);
  const least = { ...(sampleOf(schema) as Sent), ...more };
  const full = Object.fromEntries(
    Object.entries(filledSampleOf(schema) as Sent).filter(([key]) => key in least || !others.includes(key)),
  );
  yield withText(least, way, id) as Sent;
  yield withText({ ...full, ...more }, way, id) as Sent;
  if (!isWhole) return;
  for (const [key, value] of Object.entries(full))
    if (!(key in least)) yield withText({ ...least, [key]: value }, way, id) as Sent;
}

async function send(place: Place, sent: Sent) {
  const { contract, part } = place;
  const query = new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, String(value)]));
  const path = `${pathFor(contract)}${part === 'query' ? `?${query}` : ''}`;
  return bob.send(contract.method, path, { json: part === 'body' ? sent : undefined });
}

/** Names nothing that people own by itself: places in lists and documents, zones of time, what ships with the product, passkeys. */
const NOT_OWNED =
  /cursor|timeZone|templateId|document\.template|layers|panels|pageId|youtubeUrl|passkey|api\/cover-songs body\.userId/;

/** Ids, or the address of the file where an address is asked for. */
const idsFor = (place: Place, owned: ReadonlyMap<string, string>): string[] => {
  const file = owned.get('/api/files/:id')!;
  if (/Url$/.test(nameAt(place))) return [`/api/files/${file}`];
  return NOT_OWNED.test(titleOf(place)) ? [file] : [...new Set(owned.values())];
};

/** How often something of Ann's is named in each column of the database that names things. */
async function mentions(): Promise<Record<string, number>> {
  const { db } = app.platform;
  const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: T[] }).rows;
  const columns = await rowsOf<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(_id|_url)$'`);
  const ids = [...new Set(anns.values())].join('|');
  const found: Record<string, number> = {};
  for (const { table_name, column_name } of columns) {
    const [row] = await rowsOf<{ n: number }>(sql`
      select count(*)::int as n from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} ~ ${ids}`);
    found[`${table_name}.${column_name}`] = row!.n;
  }
  return found;
}

it('what is Ann’s stays hers', async () => {
  const before = await mentions();
  const wrong: string[] = [];
  for (const [at, place] of places().entries()) {
    const kinds = idsFor(place, anns);
    const likely = kinds.length === 1 ? kinds[0] : anns.get(kindFor(nameAt(place)));
    // Of the kinds that the field hardly means, each place begins with another one.
    const others = kinds.filter((id) => id !== likely);
    const turned = others.map((_, i) => others[(i + at) % others.length]!);
    for (const id of [likely, ...shortRound(turned, 4)]) {
      if (id === undefined || !kinds.includes(id)) continue;
      const isGuess = id === likely;
      for (const sent of variants(place, id, isGuess)) {
        const { status, text } = await send(place, sent);
        if ((status >= 500 && status !== 503) || (status < 300 && text.includes(HERS)))
          wrong.push(
            `${titleOf(place)} ${JSON.stringify(sent).slice(0, 300)}: ${status} ${text.slice(0, 160)}`,
          );
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await mentions()).toEqual(before);
});

/** What a field most likely names. */
const kindFor = (name: string): string =>
  /collection/i.test(name)
    ? '/api/collections/:id'
    : /avatar|character/i.test(name)
      ? '/api/user-avatars/:id'
      : /songId/.test(name)
        ? '/api/songs/:id'
        : /audience/i.test(name)
          ? '/api/audiences/:id'
          : /brandKit/i.test(name)
            ? '/api/brand-kits/:id'
            : '/api/files/:id';

/** Work only where something else is there first: an engine that begins with a picture, a background of the cover's own, a song that was sung, an approved piece, a file beside the campaign, things in the bin, things of others, a block of the kind that has a form. */
const NEEDS_MORE = new Set([
  'PUT /api/mail-sequences/:id body.delays.0.mailingId',
  'POST /api/mailings body.blocks.0.audienceId',
  'PUT /api/mailings/:id body.blocks.0.audienceId',
  'POST /api/landing-pages body.blocks.0.audienceId',
  'PUT /api/landing-pages/:id body.blocks.0.audienceId',
  'POST /api/generate/image body.source.assetId',
  'PUT /api/cover-songs/:id/scenes body.scenes.0.backgroundUrl',
  'POST /api/cover-songs/from-song body.songId',
  'POST /api/campaigns/:id/pieces/:pieceId/schedule body.channelId',
  'POST /api/campaigns/:id/pieces/:pieceId/schedule body.audienceId',
  'POST /api/posts body.campaignId',
  'POST /api/library/bin/empty body.ids.0',
  'POST /api/reports body.contentId',
]);

it('the same calls work with what is Bob’s own: nothing above was refused for another reason', async () => {
  const never: string[] = [];
  for (const place of shortRound(places(), 3)) {
    if (NOT_OWNED.test(titleOf(place)) || NEEDS_MORE.has(titleOf(place))) continue;
    let works = false;
    for (const id of idsFor(place, bobs))
      for (const sent of variants(place, id, false)) {
        if (works) break;
        works = (await send(place, sent)).status < 300;
      }
    if (!works) never.push(titleOf(place));
  }
  expect(never).toEqual([]);
});
