/** Fetches the texts of the chosen language: the shell's before anything is drawn, a feature's with its first page. */

import { addServerTexts, addTexts, type Catalogue, PSEUDO, setLanguage } from '#common/texts.ts';
import { currentLanguage } from '#platform/browser/preferences/language.ts';

const CATALOGUES = import.meta.glob<Catalogue>(['./texts/**/*.json', '../../features/*/texts/*.json'], {
  import: 'default',
});

/** Features whose parts stand in the frame of every page. */
const IN_FRAME = ['account', 'notifications'] as const;

const FEATURE = /features\/([\w-]+)\//;
const isServers = (path: string) => path.startsWith('./texts/server/');

export const language = currentLanguage();
const loaded = new Map<string, Promise<void>>();

/** A catalogue that cannot be fetched leaves its texts English: better than no page. */
async function load(path: string): Promise<void> {
  try {
    const catalogue = await CATALOGUES[path]?.();
    if (!catalogue) return;
    if (isServers(path)) addServerTexts(catalogue);
    else addTexts(catalogue, FEATURE.exec(path)?.[1]);
  } catch {
    loaded.delete(path);
  }
}

function loadOnce(path: string): Promise<void> {
  if (language === 'en' || language === PSEUDO) return Promise.resolve();
  const known = loaded.get(path) ?? load(path);
  loaded.set(path, known);
  return known;
}

export async function loadShellTexts(): Promise<void> {
  setLanguage(language);
  /* Said at the earliest when something was asked: nothing waits for it. */
  void loadOnce(`./texts/server/${language}.json`);
  await Promise.all([loadOnce(`./texts/${language}.json`), ...IN_FRAME.map(loadTextsOf)]);
}

export const loadTextsOf = (feature: string): Promise<void> =>
  loadOnce(`../../features/${feature}/texts/${language}.json`);
