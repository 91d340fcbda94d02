/** Whether a file looks as the page does: the same designs by the browser and by the server, pixel against pixel. */

import sharp from 'sharp';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { drawFile } from '#features/design/server/drawing/draw-file.ts';
import { TEMPLATES } from '#features/design/templates/all-templates.ts';
import { openBrowser } from '#tests/harness/browser/browser.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type Figure, quantile } from '../../figure.ts';
import { bundle, differing, type Pixels } from '../likeness/compare.ts';

const DESIGNS = 50;
const SIDE = 1080;

async function byServer(document: DesignDocument): Promise<Pixels> {
  const [page] = document.pages;
  const scale = SIDE / Math.max(page!.width, page!.height);
  const order = {
    document,
    type: 'png',
    page: 0,
    scale,
    hasMarks: false,
    isTransparent: false,
    files: [],
  } as const;
  const { data, info } = await sharp((await drawFile(order)).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

export async function likeness(base: string, person: Visitor): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: base })));
    const page = await context.newPage();
    await page.goto(`${base}/library`);
    await page.addScriptTag({ content: await bundle('scripts/bench/engines/design/drawn-page.tsx') });
    const shares: { id: string; share: number }[] = [];
    for (const template of TEMPLATES.slice(0, DESIGNS)) {
      const document = buildTemplate(template, template.formats[0]!);
      const { rgba, ...size } = await page.evaluate(
        ([design, side]) => window.drawDesignPixels(design, side),
        [document, SIDE] as const,
      );
      const drawn = { ...size, rgba: Buffer.from(rgba, 'base64') };
      shares.push({ id: template.id, share: differing(drawn, await byServer(document)) });
    }
    shares.sort((a, b) => b.share - a.share);
    console.log(
      shares
        .slice(0, 8)
        .map(({ id, share }) => `  ${id}: ${share.toFixed(3)} %`)
        .join('\n'),
    );
    const all = shares.map(({ share }) => share);
    return [
      { name: `${DESIGNS} designs, browser against server: median`, value: quantile(all, 0.5), unit: '%' },
      {
        name: `${DESIGNS} designs, browser against server: worst (${shares[0]!.id})`,
        value: shares[0]!.share,
        unit: '%',
        target: { atMost: 0.5 },
      },
    ];
  } finally {
    await browser.close();
  }
}
