/** Templates over HTTP: made of one's own work, filled in, locked by the server, offered to everybody and taken back. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#common/ids.ts';
import type { TemplateSummary } from '#common/templates.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import type { Campaign } from '#features/campaign/contract.ts';
import { NO_FACTS } from '#features/campaign/facts/read-facts.ts';
import { campaignFeature } from '#features/campaign/server/campaign.feature.ts';
import { campaigns } from '#features/campaign/server/campaign.table.ts';
import type { Design } from '#features/design/contract.ts';
import { designFeature } from '#features/design/server/design.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { Mailing } from '#features/mailing/contract.ts';
import { mailingFeature } from '#features/mailing/server/mailing.feature.ts';
import { notificationsFeature } from '#features/notifications/server/notifications.feature.ts';
import type { Project, VideoData } from '#features/video/contract.ts';
import { videoFeature } from '#features/video/server/video.feature.ts';
import { uploadPicture } from '#tests/factories/one-of-each.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { ModeratedTemplate, Template } from '../contract.ts';
import { templateFeature } from './template.feature.ts';

let app: TestApp;
let admin: Visitor;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  app = await openTestApp({
    features: [
      accountFeature,
      designFeature,
      videoFeature,
      mailingFeature,
      campaignFeature,
      libraryFeature,
      notificationsFeature,
      templateFeature,
    ],
  });
  [admin, ann, bob] = [await app.person('admin'), await app.person('ann'), await app.person('bob')];
});
afterAll(() => app.dispose());

const box = { x: 100, w: 800, h: 200 };
async function flyer(who: Visitor): Promise<{ design: Design; picture: string }> {
  const { url } = await uploadPicture(who, 'shop');
  const document = {
    name: 'Flyer',
    format: 'instagram-post',
    pages: [
      {
        width: 1080,
        height: 1350,
        layers: [
          { id: 'plate', type: 'shape', shape: 'rect', ...box, y: 50 },
          { id: 'headline', type: 'text', role: 'headline', text: 'Summer sale', size: 90, ...box, y: 100 },
          { id: 'price', type: 'text', role: 'price', text: '€2.40', size: 60, ...box, y: 400 },
          { id: 'legal', type: 'text', text: 'Example Ltd, Town', size: 20, ...box, y: 1100 },
          { id: 'photo', type: 'picture', role: 'photo', src: url, ...box, y: 700 },
        ],
      },
    ],
  };
  const { body, status, text } = await who.post<Design>('/api/designs', { document });
  expect(status, text).toBe(201);
  return { design: body, picture: url };
}

async function templateOf(who: Visitor): Promise<Template> {
  const { design } = await flyer(who);
  const made = await who.post<Template>('/api/templates', { kind: 'design', itemId: design.id });
  expect(made.status, made.text).toBe(201);
  const { version, places } = made.body;
  const body = {
    name: 'Sale',
    description: 'For shops',
    version,
    places: places
      .filter(({ key }) => key !== 'legal')
      .map((one) => (one.key === 'headline' ? { ...one, maxLength: 30, hint: 'What is cheaper' } : one)),
    locked: ['legal'],
    isLayoutLocked: true,
  };
  const saved = await who.send<Template>('PUT', `/api/templates/${made.body.id}`, { json: body });
  expect(saved.status, saved.text).toBe(200);
  return saved.body;
}

const use = (who: Visitor, id: string, values: object, more: object = {}) =>
  who.post<{ id: string; openUrl: string }>(`/api/templates/${id}/use`, { values, ...more });
const textAt = ({ pages }: DesignDocument, id: string) => {
  const layer = pages[0]!.layers.find((one) => one.id === id)!;
  return 'text' in layer ? layer.text : 'src' in layer ? layer.src : undefined;
};

describe('a design as a template', () => {
  it('suggests its words and pictures as places, by what they are for', async () => {
    const { design } = await flyer(ann);
    const { body } = await ann.post<Template>('/api/templates', { kind: 'design', itemId: design.id });
    expect(body.places.map(({ key, kind }) => [key, kind])).toEqual([
      ['headline', 'text'],
      ['price', 'price'],
      ['legal', 'text'],
      ['photo', 'picture'],
    ]);
    expect(body).toMatchObject({ name: 'Flyer', state: 'private', isMine: true, isLayoutLocked: true });
  });

  it('makes a design of one’s own, which keeps what is locked', async () => {
    const template = await templateOf(ann);
    const { url } = await uploadPicture(ann, 'other');
    const made = await use(ann, template.id, { headline: 'Winter sale', photo: url });
    expect(made.status, made.text).toBe(201);
    const { body: design } = await ann.get<Design>(`/api/designs/${made.body.id}`);
    expect(textAt(design.document, 'headline')).toBe('Winter sale');
    expect(textAt(design.document, 'price')).toBe('€2.40');
    expect(textAt(design.document, 'photo')).toBe(url);

    const save = (change: (layer: DesignDocument['pages'][0]['layers'][0]) => object, more: object = {}) =>
      ann.send<{ message: string }>('PUT', `/api/designs/${design.id}`, {
        json: {
          version: design.version,
          document: {
            ...design.document,
            ...more,
            pages: design.document.pages.map((page) => ({
              ...page,
              layers: page.layers.map((one) => change(one)),
            })),
          },
        },
      });
    const only = (id: string, values: object) => save((one) => (one.id === id ? { ...one, ...values } : one));
    const refused = [
      await only('legal', { text: 'Somebody else' }),
      await only('legal', { isLocked: false }),
      await only('headline', { x: 3 }),
      await only('plate', { fill: '#ff0000' }),
      await save((one) => one, {
        theme: { ...design.document.theme, colors: { ...design.document.theme.colors, primary: '#123456' } },
      }),
      await ann.send<{ message: string }>('PUT', `/api/designs/${design.id}`, {
        json: {
          version: design.version,
          document: { ...design.document, pages: [{ ...design.document.pages[0]!, layers: [] }] },
        },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(refused[0]!.body.message).toContain('locked by the template');
    const long = await only('headline', { text: 'x'.repeat(31) });
    expect([long.status, long.body.message]).toEqual([400, expect.stringContaining('30 characters')]);
    // Words in a look of their own are a look.
    const large = { text: 'Spring sale', spans: [{ from: 0, to: 3, scale: 4 }] };
    expect((await only('headline', large)).status).toBe(403);
    expect((await only('headline', { text: 'Spring sale' })).status).toBe(200);
  });

  longIt('in another format it keeps its locks', async () => {
    const template = await templateOf(ann);
    const made = await use(ann, template.id, { headline: 'Upright' }, { format: 'instagram-story' });
    expect(made.status, made.text).toBe(201);
    const { body: design } = await ann.get<Design>(`/api/designs/${made.body.id}`);
    expect(design).toMatchObject({ format: 'instagram-story', name: 'Sale' });
    const document = structuredClone(design.document);
    const legal = document.pages[0]!.layers.find(({ id }) => id === 'legal')!;
    legal.x += 10;
    const { status } = await ann.send('PUT', `/api/designs/${design.id}`, {
      json: { version: design.version, document },
    });
    expect(status).toBe(403);
    const { body: resized } = await ann.post<Design[]>(`/api/designs/${design.id}/resize`, {
      formats: ['instagram-square'],
    });
    expect(resized[0]!.lock?.locked).toEqual(['legal']);
    expect((await use(ann, template.id, {}, { format: 'nonsense' })).status).toBe(400);
  });

  it('takes values for its places only, within limits, and pictures of one’s own', async () => {
    const template = await templateOf(ann);
    const foreign = await uploadPicture(bob, 'bobs');
    for (const values of [
      { legal: 'Mine' },
      { nonsense: 'x' },
      { headline: 'x'.repeat(31) },
      { price: 'cheap' },
      { photo: foreign.url },
      { photo: 'https://example.com/x.png' },
    ])
      expect((await use(ann, template.id, values)).status, JSON.stringify(values)).toBe(400);
  });

  it('is refused with places that do not fit', async () => {
    const template = await templateOf(ann);
    const put = (change: object) =>
      ann.send('PUT', `/api/templates/${template.id}`, { json: { ...template, ...change } });
    const [place] = template.places;
    expect((await put({ places: [{ ...place, key: 'nowhere' }] })).status).toBe(400);
    expect((await put({ places: [place, place] })).status).toBe(400);
    expect((await put({ places: [{ ...place, kind: 'picture' }] })).status).toBe(400);
    expect((await put({ locked: [place!.key] })).status).toBe(400);
    expect((await put({ version: 1 })).status).toBe(409);
  });

  it('is drawn, with the words of whoever fills it in', async () => {
    const template = await templateOf(ann);
    const picture = await ann.get(`/api/templates/${template.id}/picture`);
    expect(picture.status).toBe(200);
    const preview = await ann.send('POST', `/api/templates/${template.id}/preview`, {
      json: { values: { headline: 'Look' } },
    });
    expect(preview.status).toBe(200);
    expect(preview.headers.get('content-type')).toContain('image/webp');
  });
});

/** As an administrator does it who has looked at it. */
async function approve(id: string) {
  const { body } = await admin.get<ModeratedTemplate[]>('/api/admin/templates');
  const { proposedAt } = body.find((one) => one.id === id)!;
  return admin.post(`/api/admin/templates/${id}/approve`, { proposedAt });
}

describe('for everybody', () => {
  it('is nobody else’s before an administrator approves it, as it was proposed', async () => {
    const template = await templateOf(ann);
    const path = `/api/templates/${template.id}`;
    for (const tried of [
      bob.get(path),
      bob.get(`${path}/picture`),
      bob.post(`${path}/use`, { values: {} }),
      bob.post(`${path}/duplicate`, {}),
      bob.post(`${path}/publish`, {}),
      bob.send('PUT', path, { json: { ...template } }),
      bob.send('DELETE', path),
    ])
      expect((await tried).status).toBe(404);
    expect((await ann.post<Template>(`${path}/publish`, {})).body.state).toBe('proposed');
    expect((await bob.get(path)).status).toBe(404);
    expect((await bob.get('/api/admin/templates')).status).toBe(403);
    const proposedAt = new Date(0).toISOString();
    expect((await bob.post(`/api/admin/templates/${template.id}/approve`, { proposedAt })).status).toBe(403);
    const { body: waiting } = await admin.get<ModeratedTemplate[]>('/api/admin/templates');
    expect(waiting.map(({ id }) => id)).toContain(template.id);
    expect((await admin.get(`/api/admin/templates/${template.id}/picture`)).status).toBe(200);
    const { files } = waiting.find(({ id }) => id === template.id)!;
    expect([files.length, (await admin.get(files[0]!.url)).status]).toEqual([1, 200]);
    expect((await bob.get(files[0]!.url)).status).toBe(403);
    const { url: other } = await uploadPicture(ann, 'private');
    const foreign = files[0]!.url.replace(/[^/]+$/, other.split('/').at(-1)!);
    expect((await admin.get(foreign)).status).toBe(404);
    // Proposed anew while somebody looks at it: they look again.
    expect((await admin.post(`/api/admin/templates/${template.id}/approve`, { proposedAt })).status).toBe(
      409,
    );

    // Changed after it was proposed: nobody has looked at that.
    const { version, places, locked, isLayoutLocked } = template;
    const later = { name: 'Rude words', places, locked, isLayoutLocked, version };
    expect((await ann.send('PUT', path, { json: later })).status).toBe(200);
    expect((await approve(template.id)).status).toBe(204);
    const { body: seen } = await bob.get<Template>(path);
    expect(seen).toMatchObject({ name: 'Sale', isMine: false, state: 'public' });
    expect(seen.parts.find(({ key }) => key === 'photo')?.value).toBe('');
    const { body: listed } = await bob.get<TemplateSummary[]>('/api/templates?kind=design&q=sale');
    expect(listed.map(({ id, name }) => [id, name])).toEqual([[template.id, 'Sale']]);
    const { body: told } = await ann.get<{ title: string }[]>('/api/notifications');
    expect(JSON.stringify(told)).toContain('there for everybody');

    // Its pictures become the person's own; the owner's stay closed.
    const made = await use(bob, template.id, { headline: 'Bobs sale' });
    expect(made.status, made.text).toBe(201);
    const { body: design } = await bob.get<Design>(`/api/designs/${made.body.id}`);
    const src = textAt(design.document, 'photo')!;
    expect((await bob.get(src)).status).toBe(200);
    const original = template.parts.find(({ key }) => key === 'photo')!.value;
    expect(src).not.toBe(original);
    expect((await bob.get(original)).status).toBe(404);
    expect((await bob.get(`${path}/picture`)).status).toBe(200);

    const again = await use(bob, template.id, {});
    const { body: second } = await bob.get<Design>(`/api/designs/${again.body.id}`);
    expect(textAt(second.document, 'photo')).toBe(src);

    const copy = await bob.post<Template>(`${path}/duplicate`, {});
    expect(copy.body).toMatchObject({ isMine: true, state: 'private', name: 'Sale' });

    const reason = 'Please leave out the address.';
    expect((await admin.post(`/api/admin/templates/${template.id}/refuse`, { reason })).status).toBe(204);
    expect((await bob.get(path)).status).toBe(404);
    expect((await ann.get<Template>(path)).body).toMatchObject({ state: 'refused', reason });
    expect((await bob.get(`/api/designs/${made.body.id}`)).status).toBe(200);
  });

  it('an administrator’s is there at once, and gone when it is thrown away', async () => {
    const template = await templateOf(admin);
    const { body } = await admin.post<Template>(`/api/templates/${template.id}/publish`, {});
    expect(body.state).toBe('public');
    expect((await bob.get(`/api/templates/${template.id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `/api/templates/${template.id}`)).status).toBe(204);
    expect((await bob.get(`/api/templates/${template.id}`)).status).toBe(404);
  });
});

describe('from a table', () => {
  const fill = (who: Visitor, id: string, csv: string, mapping?: object) =>
    who.upload(Buffer.from(csv), 'rows.csv', 'text/csv', 'csv', `/api/templates/${id}/fill`, {
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    });

  it('makes a design of each row, and names the rows that it cannot make', async () => {
    const template = await templateOf(ann);
    const csv = `Headline;Price\nRolls;€1.20\n=HYPERLINK("x");€2\n${'x'.repeat(40)};€3\n`;
    const look = await ann.upload(
      Buffer.from(csv),
      'rows.csv',
      'text/csv',
      'csv',
      `/api/templates/${template.id}/table`,
    );
    expect(look.body).toMatchObject({ rows: 3, suggested: { Headline: 'headline', Price: 'price' } });
    const begun = await fill(ann, template.id, csv);
    expect(begun.status, begun.text).toBe(202);
    const { jobId } = begun.body as { jobId: string };
    interface Job {
      status: string;
      result: { rows: number; errors: { row: number }[] };
    }
    await expect
      .poll(async () => (await ann.get<Job>(`/api/jobs/${jobId}`)).body.status, { timeout: 30_000 })
      .toBe('completed');
    const { body: job } = await ann.get<Job>(`/api/jobs/${jobId}`);
    expect(job.result).toMatchObject({ rows: 2, errors: [{ row: 3 }] });
    const { body: designs } = await ann.get<Design[]>('/api/designs');
    expect(designs.filter(({ name }) => /^Sale \d$/.test(name))).toHaveLength(2);
  });

  it('refuses too many rows, unknown columns and what is no table', async () => {
    const template = await templateOf(ann);
    const many = `Headline\n${'x\n'.repeat(501)}`;
    expect((await fill(ann, template.id, many)).status).toBe(400);
    expect((await fill(ann, template.id, 'Headline\nx\n', { columns: { Nope: 'headline' } })).status).toBe(
      400,
    );
    expect((await fill(ann, template.id, 'Headline\nx\n', { columns: { Headline: 'legal' } })).status).toBe(
      400,
    );
    expect((await fill(ann, template.id, 'Other\nx\n')).status).toBe(400);
    expect((await fill(ann, template.id, 'x'.repeat(3_000_000))).status).toBe(413);
    expect((await fill(bob, template.id, 'Headline\nx\n')).status).toBe(404);
  });
});

describe('of other tools', () => {
  const make = async (kind: string, itemId: string) => {
    const made = await ann.post<Template>('/api/templates', { kind, itemId });
    expect(made.status, made.text).toBe(201);
    return made.body;
  };
  const lock = async (template: Template, ...locked: string[]) => {
    const places = template.places.filter(({ key }) => !locked.includes(key));
    const saved = await ann.send<Template>('PUT', `/api/templates/${template.id}`, {
      json: { ...template, places, locked },
    });
    expect(saved.status, saved.text).toBe(200);
  };

  it('a film begins anew with other words and another picture, and keeps its look', async () => {
    const picture = await uploadPicture(ann, 'shop');
    const data = {
      title: 'Our shop',
      template: 'promotional',
      description: 'Fresh rolls.',
      scenes: [{ id: 's1', text: 'Fresh rolls.', fileId: picture.id }],
      ending: 'Come by',
      endCard: 'example.com',
      uploadedFiles: [{ ...picture }],
    };
    const { body: project } = await ann.post<Project>('/api/projects', {
      title: 'Our shop',
      type: 'video',
      data,
    });
    const { body: items } = await ann.get<{ id: string }[]>('/api/template-items?kind=film');
    expect(items.map(({ id }) => id)).toContain(project.id);
    const template = await make('film', project.id);
    expect(template.places.map(({ key }) => key)).toEqual([
      'title',
      'scene-s1',
      'ending',
      'endCard',
      'file-1',
    ]);
    await lock(template, 'endCard');
    const other = await uploadPicture(ann, 'new');
    const values = { title: 'Winter', 'scene-s1': 'Warm rolls.', 'file-1': other.url };
    const made = await use(ann, template.id, values, { format: 'portrait' });
    expect(made.status, made.text).toBe(201);
    const { body: film } = await ann.get<Project>(`/api/projects/${made.body.id}`);
    expect(film).toMatchObject({
      title: 'Winter',
      data: {
        format: 'portrait',
        scenes: [{ text: 'Warm rolls.', fileId: other.id }],
        endCard: 'example.com',
      },
    });
    const now = film.data as VideoData;
    const put = (change: Partial<VideoData>) =>
      ann.send('PUT', `/api/projects/${film.id}`, {
        json: { data: { ...now, ...change }, version: film.version },
      });
    expect((await put({ endCard: 'elsewhere.example' })).status).toBe(403);
    expect((await put({ style: 'bold' })).status).toBe(403);
    expect((await put({ title: 'x'.repeat(100) })).status).toBe(400);
    expect((await put({ ending: 'See you' })).status).toBe(200);

    // Of somebody else, with copies of the pictures.
    await ann.post(`/api/templates/${template.id}/publish`, {});
    expect((await approve(template.id)).status).toBe(204);
    const theirs = await use(bob, template.id, { title: 'Bobs' });
    expect(theirs.status, theirs.text).toBe(201);
    const { body: bobs } = await bob.get<Project>(`/api/projects/${theirs.body.id}`);
    const [file] = (bobs.data as VideoData).uploadedFiles;
    expect(file!.id).not.toBe(picture.id);
    expect((bobs.data as VideoData).scenes[0]!.fileId).toBe(file!.id);
    expect((await bob.get(file!.url)).status).toBe(200);
  });

  it('a mail begins anew without its readers, and keeps its blocks', async () => {
    const blocks = [
      { type: 'heading', text: 'Hello' },
      { type: 'offer', what: 'Rolls', price: '€1.20', before: '€2.40' },
      { type: 'footer', text: 'Example Ltd' },
    ];
    const audience = (await ann.post<{ id: string }>('/api/audiences', { name: 'Guests' })).body.id;
    const { body: mail } = await ann.post<Mailing>('/api/mailings', {
      subject: 'Rolls',
      audienceId: audience,
      blocks,
    });
    const template = await make('mail', mail.id);
    await lock(template, 'block-3-text');
    const bad = await use(ann, template.id, { 'block-1-text': 'Hi {{password}}' });
    expect(bad.status).toBe(400);
    const page = await ann.post<{ html: string }>(`/api/templates/${template.id}/page`, {
      values: { 'block-1-text': '<script>alert(1)</script>' },
    });
    expect(page.body.html).toContain('&#60;script&#62;');
    expect(page.body.html).not.toContain('<script');
    expect((await bob.post(`/api/templates/${template.id}/page`, { values: {} })).status).toBe(404);
    const made = await use(ann, template.id, {
      subject: 'Cake',
      'block-2-what': 'Cake',
      'block-2-price': '€3',
    });
    expect(made.status, made.text).toBe(201);
    const { body: next } = await ann.get<Mailing>(`/api/mailings/${made.body.id}`);
    expect(next).toMatchObject({ subject: 'Cake', audienceId: null, state: 'draft' });
    expect(next.blocks[1]).toMatchObject({ what: 'Cake', price: '€3', before: '€2.40' });
    const put = (change: (block: Mailing['blocks'][0]) => Mailing['blocks'][0]) =>
      ann.send('PUT', `/api/mailings/${next.id}`, { json: { ...next, blocks: next.blocks.map(change) } });
    const changed = (type: string, words: string) => (one: Mailing['blocks'][0]) =>
      one.type === type ? { ...one, text: words } : one;
    expect((await put(changed('footer', 'Nobody') as never)).status).toBe(403);
    expect((await put(changed('heading', 'Hi') as never)).status).toBe(200);
    const fewer = { json: { ...next, blocks: next.blocks.slice(0, 2) } };
    expect((await ann.send('PUT', `/api/mailings/${next.id}`, fewer)).status).toBe(403);
    const { body: copy } = await ann.post<Mailing>(`/api/mailings/${next.id}/copy`, {});
    const again = await ann.send('PUT', `/api/mailings/${copy.id}`, { json: { ...copy, blocks: [] } });
    expect(again.status).toBe(403);
  });

  it('a campaign begins anew with other facts', async () => {
    const id = newId();
    const facts = { ...NO_FACTS, what: 'Rolls', price: '€1.20', place: 'Munich' };
    await app.platform.db.insert(campaigns).values({
      id,
      userId: ann.user!.id,
      title: 'Rolls',
      brief: 'Rolls for €1.20 in Munich',
      language: 'en',
      facts,
      networks: ['mastodon'],
      startsOn: '2030-01-01',
      weeks: 1,
      timeZone: 'UTC',
    });
    const template = await make('campaign', id);
    expect(template.places.map(({ key, kind }) => [key, kind])).toEqual([
      ['what', 'text'],
      ['price', 'price'],
      ['place', 'text'],
    ]);
    // What is made of it is corrected piece by piece: nothing could be held.
    expect(template).toMatchObject({ canLock: false, isLayoutLocked: false });
    const { name, places, version } = template;
    const tight = { name, places: places.slice(1), locked: ['what'], version };
    expect((await ann.put(`/api/templates/${template.id}`, tight)).status).toBe(400);
    const made = await use(ann, template.id, { what: 'Cake', price: '€3' });
    expect(made.status, made.text).toBe(201);
    const { body: next } = await ann.get<Campaign>(`/api/campaigns/${made.body.id}`);
    if (next.jobId) await ann.post(`/api/jobs/${next.jobId}/cancel`, {});
    const said = Object.fromEntries(next.facts.map(({ key, value }) => [key, value]));
    expect(said).toMatchObject({ what: 'Cake', price: '€3', place: 'Munich' });
    expect(next).toMatchObject({ networks: ['mastodon'], weeks: 1 });
  });
});
