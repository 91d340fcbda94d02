/** Hostile SVG in a real browser: every stored file is opened by itself, and nothing may run and nothing may load. */

import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANIMATION_TYPES } from '#common/mark-values.ts';
import { readDesign } from '#engine/lettering/mark/design.ts';
import type { UserLogo } from '#features/logo/contract.ts';
import { drawSvg } from '#features/logo/server/draw.ts';
import { outlineSvg } from '#platform/assets/svg/render-svg.ts';
import { ATTACKS, REFUSED } from '#tests/fakes/svg-attacks.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let e2e: E2e;
let visitor: Visitor;
beforeAll(async () => {
  e2e = await joinE2e();
  ({ visitor } = await e2e.open({ as: 'attacker' }));
});
afterAll(() => e2e.dispose());

/** Opens the text as a document of its own, without any policy that could help it, and tells what happened. */
async function openAlone(page: Page, svg: string, isHarmful = false): Promise<string[]> {
  const events: string[] = [];
  const onRequest = (url: string) => {
    if (url.includes('outside.invalid')) events.push(`asked for ${url}`);
  };
  const listener = (request: { url(): string }) => onRequest(request.url());
  page.on('request', listener);
  const address = `${e2e.base}/alone.svg`;
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'image/svg+xml', body: svg })
      : route.abort(),
  );
  await page.goto(address, { waitUntil: 'load' }).catch(() => undefined);
  await page.mouse.move(5, 5);
  await page.mouse.click(60, 40).catch(() => undefined);
  const look = async () => {
    const hit = await page
      .evaluate(() => document.documentElement.getAttribute('data-hit'))
      .catch(() => 'the page went away');
    if (hit) events.push(`ran: ${hit}`);
    return events;
  };
  if (isHarmful) await expect.poll(look).not.toEqual([]);
  else {
    await page.waitForTimeout(60);
    await look();
  }
  page.off('request', listener);
  await page.unroute('**/*');
  return events;
}

const keep = (svgContent: string, name = 'x') =>
  visitor.post<UserLogo>('/api/user-logos', { name, svgContent });

describe('hostile SVG', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await e2e.browser.newContext();
    page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
  });
  afterAll(() => context.close());

  it('does harm when nobody cleans it, or this test would prove nothing', async () => {
    const harmful = [
      'script element',
      'onload on the root',
      'image from outside',
      'import',
      'foreignObject with an image',
      'fill url',
      'font face',
    ];
    for (const name of harmful) expect(await openAlone(page, ATTACKS[name]!, true), name).not.toEqual([]);
  });

  it('is at least sixty attacks strong, and none of them survives being kept', async () => {
    const attacks = Object.entries(ATTACKS);
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    const stored: string[] = [];
    for (const [name, attack] of attacks) {
      const answer = await keep(attack, name);
      expect([201, 422], `${name}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 201) stored.push(answer.body.svgContent, answer.body.previewSvg);
    }
    expect(stored.length).toBeGreaterThan(100);
    for (const svg of new Set(stored)) expect(await openAlone(page, svg), svg).toEqual([]);
  });

  it('is refused when it would cost too much', async () => {
    for (const [name, attack] of Object.entries(REFUSED)) {
      const { status } = await keep(attack, name);
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    }
  });

  it('is handed out as an attachment whatever it is called, and does not open', async () => {
    const { body } = await keep(ATTACKS['script element']!, 'page.html');
    const address = `/api/user-logos/${body.id}/file`;
    const { headers } = await visitor.get(address);
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*page\.html\.svg$/);
    const opened = await e2e.open({ as: 'reader' });
    await opened.context.addCookies(
      [...visitor.cookies].map(([name, value]) => ({ name, value, url: e2e.base })),
    );
    const coming = opened.page.waitForEvent('download');
    await opened.page.goto(address).catch(() => undefined);
    expect((await coming).suggestedFilename()).toBe('page.html.svg');
  });
});

describe('our own animations', () => {
  const animated = (type: string) =>
    outlineSvg(
      drawSvg(
        readDesign({ text: 'Acme', isAnimated: true, motion: { type, duration: '1s', timing: 'linear' } }),
      ),
    );

  it('move inside a plain image, all eight', async () => {
    const context = await e2e.browser.newContext({
      reducedMotion: 'no-preference',
      viewport: { width: 440, height: 120 },
    });
    const page = await context.newPage();
    const images = ANIMATION_TYPES.map(
      (type) =>
        `<img id="${type}" width="100" height="50" src="data:image/svg+xml,${encodeURIComponent(animated(type))}">`,
    );
    await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${images.join('')}</body>`);
    const places = await Promise.all(
      ANIMATION_TYPES.map(async (type) => ({ type, box: (await page.locator(`#${type}`).boundingBox())! })),
    );
    const still = new Set<string>(ANIMATION_TYPES);
    const before = new Map<string, Buffer>();
    for (let look = 0; look < 100 && still.size > 0; look++) {
      const all = await page.screenshot();
      for (const { type, box } of places) {
        const part = { left: box.x, top: box.y, width: box.width, height: box.height };
        const now = await sharp(all).extract(part).raw().toBuffer();
        if (before.has(type) && !before.get(type)!.equals(now)) still.delete(type);
        before.set(type, now);
      }
      await page.waitForTimeout(70);
    }
    expect([...still]).toEqual([]);
    await context.close();
  });

  longIt('stand still for people who prefer that', async () => {
    const context = await e2e.browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route('**/still.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: animated('shake') }),
    );
    await page.goto(`${e2e.base}/still.svg`);
    const name = await page.evaluate(
      () => getComputedStyle(document.querySelector('.motion')!).animationName,
    );
    expect(name).toBe('none');
    await context.close();
  });
});
