/** Logos over HTTP: templates, own logos with their owner, what is refused, and the bytes of every file. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { readDesign } from '#engine/lettering/mark/design.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { LOGO_CATEGORIES, type LogoTemplate, PNG_SIZES, type UserLogo } from '../contract.ts';
import { drawSvg } from './draw.ts';
import { logoFeature } from './logo.feature.ts';
import { insertLogo } from './logo.repo.ts';
import { shippedTemplates } from './templates/seed-templates.ts';

let app: TestApp;
let mia: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: [accountFeature, logoFeature] });
  mia = await app.person('mia');
});
afterAll(() => app.dispose());

const design = readDesign({
  text: 'Fern & Oak',
  layout: 'left',
  symbol: 'ph:leaf-fill',
  isAnimated: true,
  motion: { type: 'bounce', duration: '0.5s' },
});
const body = {
  name: 'Fern / Oak',
  svgContent: drawSvg(design),
  isAnimated: true,
  animationType: 'bounce',
  animationDuration: '0.5s',
  animationDelay: '0s',
  animationIterations: 'infinite',
  animationTiming: 'ease-in-out',
  customizations: { ...design },
};
const create = (change: object = {}, person = mia) =>
  person.post<UserLogo & ErrorBody>('/api/user-logos', { ...body, ...change });
const file = async (id: string, query: string, person = mia) => {
  const answer = await person.open('GET', `/api/user-logos/${id}/file?${query}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('logo templates', () => {
  it('are there from the start, at least forty over five categories, still and animated', async () => {
    const { body: all } = await mia.get<LogoTemplate[]>('/api/logo-templates');
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map((one) => one.category))).toEqual(new Set(LOGO_CATEGORIES));
    expect(all.filter((one) => one.isAnimated).length).toBeGreaterThanOrEqual(10);
    expect(all.every((one) => one.svgContent.startsWith('<svg') && !one.previewSvg.includes('<text'))).toBe(
      true,
    );
    const { body: again } = await mia.get<LogoTemplate[]>('/api/logo-templates?category=all');
    expect(again).toEqual(all);
  });

  it('can be had by category, and come with the design they were drawn from', async () => {
    const { body: tech } = await mia.get<LogoTemplate[]>('/api/logo-templates?category=tech');
    expect(tech.length).toBe(shippedTemplates().filter((one) => one.category === 'tech').length);
    expect(drawSvg(readDesign(tech[0]!.design))).toBe(tech[0]!.svgContent);
    expect((await mia.get('/api/logo-templates?category=nonsense')).body).toEqual([]);
    expect((await app.visitor().get('/api/logo-templates')).status).toBe(401);
  });
});

describe('own logos', () => {
  it('are kept, changed and deleted by their owner alone', async () => {
    const made = await create();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Fern / Oak',
      svgContent: body.svgContent,
      animationType: 'bounce',
    });
    expect(made.body).not.toHaveProperty('userId');
    const { id } = made.body;
    const other = await app.person();
    expect((await other.get('/api/user-logos')).body).toEqual([]);
    expect((await other.put(`/api/user-logos/${id}`, body)).status).toBe(404);
    expect((await other.delete(`/api/user-logos/${id}`)).status).toBe(404);
    expect((await file(id, 'format=svg', other)).status).toBe(404);

    const changed = await mia.put<UserLogo>(`/api/user-logos/${id}`, {
      ...body,
      name: 'Oak',
      isAnimated: false,
    });
    expect(changed.body).toMatchObject({ id, name: 'Oak', isAnimated: false });
    expect((await mia.delete(`/api/user-logos/${id}`)).status).toBe(204);
    expect((await mia.delete(`/api/user-logos/${id}`)).status).toBe(404);
    expect((await mia.get('/api/user-logos')).body).toEqual([]);
  });

  it('take what the spec sends, with defaults for what is left out', async () => {
    const plain =
      '<svg width="200" height="100"><rect width="200" height="100" rx="10" fill="white"/><text x="100" y="55" text-anchor="middle">Hi</text></svg>';
    const { status, body: kept } = await mia.post<UserLogo>('/api/user-logos', {
      name: 'Plain',
      svgContent: plain,
    });
    expect(status).toBe(201);
    expect(kept).toMatchObject({
      isAnimated: false,
      animationDuration: '2s',
      animationDelay: '0s',
      animationIterations: 'infinite',
      animationTiming: 'ease-in-out',
    });
    expect(kept.previewSvg).not.toContain('<text');
    await mia.delete(`/api/user-logos/${kept.id}`);
  });

  it.each<[string, object, number]>([
    ['no name', { name: ' ' }, 400],
    ['no picture', { svgContent: '' }, 400],
    ['text instead of a picture', { svgContent: 'hello' }, 422],
    ['entities', { svgContent: '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>' }, 422],
    ['a path of 300 kB', { svgContent: `<svg><path d="${'M0 0'.repeat(75_000)}"/></svg>` }, 413],
    ['20 MB', { svgContent: `<svg><path d="${'M0 0'.repeat(5_000_000)}"/></svg>` }, 413],
    ['an animation nobody knows', { animationType: 'explode' }, 400],
    ['a duration that is a style', { animationDuration: '2s;}*{background:url(//x)}' }, 400],
    ['a font size that is a style', { customizations: { fontSize: '24px;background:url(//x)' } }, 400],
    ['a colour that is a style', { customizations: { colors: ['red}*{}', '#fff'] } }, 400],
    ['a background that is a style', { customizations: { backgroundColor: 'url(//x)' } }, 400],
    ['endless customizations', { customizations: { text: 'x'.repeat(30_000) } }, 413],
  ])('refuses %s in words', async (_, change, status) => {
    const answer = await create(change);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\w+ \w+/);
  });
});

it('keeps only so much for one person', async () => {
  const hoarder = await app.person();
  expect((await create({}, hoarder)).status).toBe(201);
  await insertLogo(app.platform.db, hoarder.user!.id, { name: 'x', svgContent: 'x'.repeat(7_999_000) });
  const refused = await create({}, hoarder);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('delete some')]);
});

describe('the files of a logo', () => {
  let id: string;
  let stillId: string;
  beforeAll(async () => {
    id = (await create()).body.id;
    stillId = (
      await create({
        name: 'Still',
        svgContent: '<svg viewBox="0 0 40 20"><circle cx="20" cy="10" r="9" fill="#ff0000"/></svg>',
        isAnimated: false,
        customizations: null,
      })
    ).body.id;
  });

  it('SVG: named after the logo, an attachment that may do nothing', async () => {
    const { bytes, headers } = await file(id, 'format=svg');
    expect(bytes.toString()).toBe(body.svgContent);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Fern Oak.svg"; filename*=UTF-8''Fern%20Oak.svg`,
    );
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const outlines = (await file(id, 'format=outlines')).bytes.toString();
    expect(outlines).not.toContain('<text');
    expect(outlines).toContain('@keyframes bounce');
  });

  it('PNG in the size that was asked for, see-through where wanted', async () => {
    const { default: sharp } = await import('sharp');
    const width = Number(/width="(\d+)"/.exec(body.svgContent)![1]);
    for (const scale of [1, 2, 4]) {
      const { bytes } = await file(id, `format=png&scale=${scale}`);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'png',
        width: width * scale,
        height: 100 * scale,
        hasAlpha: true,
      });
    }
    const clear = await sharp((await file(id, 'format=png&scale=1&transparent=true')).bytes)
      .raw()
      .toBuffer();
    const filled = await sharp((await file(id, 'format=png&scale=1')).bytes)
      .raw()
      .toBuffer();
    const at = (50 * width + 4) * 4 + 3;
    expect([clear[at], filled[at]]).toEqual([0, 255]);
    expect((await file(id, 'format=png&scale=3')).status).toBe(400);
    for (const size of ['15', '4097', 'x', '20.5'])
      expect((await file(id, `format=png&size=${size}`)).status).toBe(400);
    expect((await file(id, 'format=exe')).status).toBe(400);
  });

  it('PNG of 2048 pixels where no size is asked for, and of the sizes on offer', async () => {
    const { default: sharp } = await import('sharp');
    for (const [query, longer, name] of [
      ['', 2048, 'Fern Oak.png'],
      ['&transparent=true', 2048, 'Fern Oak-transparent.png'],
      ...PNG_SIZES.filter((size) => size !== 2048).map(
        (size) => [`&size=${size}`, size, `Fern Oak-${size}px.png`] as const,
      ),
    ] as const) {
      const { bytes, headers } = await file(id, `format=png${query}`);
      const { width, height } = await sharp(bytes).metadata();
      expect(Math.max(width, height), query).toBe(longer);
      expect(headers.get('content-disposition')).toContain(`filename="${name}"`);
    }
  });

  it('ICO with four sizes, and a favicon set', async () => {
    const { bytes } = await file(id, 'format=ico');
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 4]);
    expect(bytes.subarray(bytes.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
    const zip = (await file(id, 'format=favicons')).bytes.toString('latin1');
    for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
      expect(zip).toContain(name);
  });

  it('GIF and APNG of an animated logo; a still one says why not', async () => {
    const { default: sharp } = await import('sharp');
    const gif = await sharp((await file(id, 'format=gif')).bytes, { animated: true }).metadata();
    expect(gif).toMatchObject({ format: 'gif', pages: 10, loop: 0 });
    const apng = (await file(id, 'format=apng')).bytes;
    expect(apng.toString('latin1')).toContain('acTL');
    expect((await sharp(apng).metadata()).format).toBe('png');
    expect((await file(stillId, 'format=gif')).status).toBe(422);
  });

  it('a brand kit, also for a drawing from elsewhere', async () => {
    for (const one of [id, stillId]) {
      const zip = (await file(one, 'format=kit')).bytes.toString('latin1');
      for (const name of [
        'colour/logo.svg',
        'colour/logo.png',
        'mono/logo-black.svg',
        'reversed/logo-white.png',
        'icon/icon.png',
        'palette/palette.css',
        'READ-ME.txt',
      ]) {
        expect(zip).toContain(name);
      }
    }
  });
});

describe('symbols, letters and ideas', () => {
  it('finds symbols by trade and by name, and never signs of other companies', async () => {
    const names = async (query: string) =>
      (await mia.get<{ id: string }[]>(`/api/logo-symbols?${query}`)).body.map((one) => one.id);
    expect((await names('search=bakery')).join()).toMatch(/bread/);
    expect((await names('search=coffee'))[0]).toMatch(/coffee/);
    expect((await names(`search=${encodeURIComponent('コーヒー')}&language=ja`))[0]).toMatch(/coffee/);
    expect(await names('search=facebook')).toEqual([]);
    expect(await names('ids=ph:leaf-fill,ph:facebook-logo-fill,geo:cube,../x')).toEqual([
      'ph:leaf-fill',
      'geo:cube',
    ]);
    expect((await names('')).length).toBeGreaterThan(30);
  });

  it('gives letters by block, and no file by path', async () => {
    const { body: block } = await mia.get<{ glyphs: unknown[] }>('/api/logo-fonts/arimo-700/0');
    expect(block.glyphs.length).toBeGreaterThan(180);
    for (const path of ['arimo-900/0', 'arimo-700/999', '..%2f..%2fetc/0']) {
      expect((await mia.get(`/api/logo-fonts/${path}`)).status).toBe(404);
    }
  });

  it('makes twelve ideas, the same for the same seed, others for another', async () => {
    const ask = (seed: number) =>
      mia.get<{ previewSvg: string }[]>(
        `/api/logo-ideas?name=Copper%20Kettle&category=creative&words=coffee&seed=${seed}`,
      );
    const [first, again, other] = [await ask(1), await ask(1), await ask(2)];
    expect(first.body).toHaveLength(12);
    expect(new Set(first.body.map((one) => one.previewSvg)).size).toBe(12);
    expect(again.body).toEqual(first.body);
    expect(other.body).not.toEqual(first.body);
    expect((await mia.get('/api/logo-ideas?name=')).status).toBe(400);
  });
});
