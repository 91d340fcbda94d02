/** How much JavaScript a person fetches: for the first page, and for each further screen. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { ownFolder } from '#tests/processes/product-process.ts';
import type { Bench, Figure } from './figure.ts';

const FIRST_LOAD_KB = 150;
const FURTHER_SCREEN_KB = 60;
/** An editor with its own drawing may be heavier than a form. */
const EDITOR_KB = 90;
const EDITORS: ReadonlySet<string> = new Set(['design', 'video']);
/** A text editor of thousands of blocks. */
const NOTES_KB = 120;

const budgetOf = (screen: string): number =>
  screen === 'notes' ? NOTES_KB : EDITORS.has(screen) ? EDITOR_KB : FURTHER_SCREEN_KB;

const ENTRY = 'index.html';
const FRAME = 'frame/frame.tsx';
const TOASTER = '../../ui/overlay/toaster.tsx';
/** Shown without the frame; every other screen stands inside it. */
const LANDING = '../../features/landing/client/landing-page.tsx';
const SIGN_IN = '../../features/account/client/sign-in/sign-in-page.tsx';
const DASHBOARD = '../../features/dashboard/client/dashboard-page.tsx';
const SCREEN = /^\.\.\/\.\.\/features\/([^/]+)\/client\/[^/]+-page\.tsx$/;

/** Every file that the browser has to have before these chunks run. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk '${key}'.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => manifest[key]!.file));
}

async function run(): Promise<Figure[]> {
  const outDir = ownFolder();
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true, reportCompressedSize: false },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const kilobytes = (files: Iterable<string>) => {
    let bytes = 0;
    for (const file of files) bytes += gzipSync(readFileSync(join(outDir, file))).length;
    return bytes / 1000;
  };
  // The page asks for this one by a plain script tag, before anything else.
  const first = (...keys: string[]) => kilobytes([...filesOf(manifest, [ENTRY, ...keys]), 'theme.js']);
  /* What forms check by, fetched once by whichever screen needs it first: reported by itself. */
  const schemas = Object.keys(manifest).filter((key) => manifest[key]!.name === 'schemas');
  const beyond = (key: string, ...shared: string[]) => {
    const known = filesOf(manifest, [ENTRY, TOASTER, ...schemas, ...shared]);
    return kilobytes([...filesOf(manifest, [key])].filter((file) => !known.has(file)));
  };

  const beyondStart = (keys: readonly string[]) => {
    const known = filesOf(manifest, [ENTRY]);
    return kilobytes([...filesOf(manifest, keys)].filter((file) => !known.has(file)));
  };

  const screens = Object.keys(manifest).filter((key) => SCREEN.test(key) && key !== LANDING);
  const further = screens.map(
    (key): Figure => ({
      name: `beyond the dashboard: ${SCREEN.exec(key)![1]}`,
      value:
        key === SIGN_IN
          ? beyond(key)
          : key === DASHBOARD
            ? beyond(key, FRAME)
            : beyond(key, FRAME, DASHBOARD),
      unit: 'kB gzip',
      target: { atMost: budgetOf(SCREEN.exec(key)![1]!) },
    }),
  );
  const firstLoad = (name: string, value: number): Figure => ({
    name: `first load of /, ${name}`,
    value,
    unit: 'kB gzip',
  });
  return [
    { ...firstLoad('visitor', first(LANDING)), target: { atMost: FIRST_LOAD_KB } },
    // The frame is what all screens of a signed-in person share: reported, and fetched once.
    firstLoad('signed in', first(FRAME, DASHBOARD)),
    { name: 'schemas, once for all screens', value: beyondStart(schemas), unit: 'kB gzip' },
    ...further,
  ];
}

export const pageWeight: Bench = {
  name: 'page-weight',
  about: 'JavaScript of the first page and of each further screen, from a production build',
  run,
};
