/** What browsers ask of a program that can be installed, and names that the page and its service worker must share. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageAt } from '#app/pages.ts';
import { LANGUAGES } from '#common/texts.ts';
import { SHARED_PARAM } from './shared-files.ts';

const read = (file: string) => readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('site.webmanifest')) as {
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; params: { files: { name: string; accept: string[] }[] } };
};
const worker = read('sw.js');

it('the icons have the sizes they claim, and one may be cut to any shape', async () => {
  for (const { src, sizes } of manifest.icons.filter((one) => one.sizes !== 'any')) {
    const { width, height } = await sharp(`app/web/public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const maskable = manifest.icons.find((one) => one.purpose === 'maskable');
  const { data } = await sharp(`app/web/public${maskable?.src}`)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
});

it('shortcuts lead to pages that exist', () => {
  for (const { url } of manifest.shortcuts) expect(pageAt(url), url).toBeDefined();
});

it('page, manifest and service worker agree on what is shared', () => {
  const { action, params } = manifest.share_target;
  expect(worker).toContain(`const SHARE_PATH = '${action}'`);
  expect(worker).toContain(`getAll('${params.files[0]?.name}')`);
  expect(worker).toContain(`?${SHARED_PARAM}=1'`);
  expect(readFileSync(new URL('./shared-files.ts', import.meta.url), 'utf8')).toContain("'atelier-shared'");
  expect(worker).toContain("const SHARED = 'atelier-shared'");
  expect(params.files[0]?.accept).toEqual(expect.arrayContaining(['image/*', 'audio/*']));
});

it('the offline page has all its words in every language', () => {
  const places = read('offline.html').match(/ data-text>/g)!.length;
  const { TEXTS } = new Function(
    `${read('offline.js').split('function chosen')[0]}; return { TEXTS };`,
  )() as {
    TEXTS: Record<string, string[]>;
  };
  expect(['en', ...Object.keys(TEXTS)].sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const [language, texts] of Object.entries(TEXTS))
    expect([language, texts.length]).toEqual([language, places]);
});
