/** Run by the build: prints as JSON what pages show until the client draws, in the language that is named. */

import { knownLanguage } from '#common/texts.ts';

const language = knownLanguage(process.argv[2]) ?? 'en';
/* Where the client looks for its language and its address. */
const standIns = {
  navigator: { languages: [language], language, userAgent: '' },
  location: { pathname: '/', search: '', hash: '' },
};
for (const [name, value] of Object.entries(standIns)) Object.defineProperty(globalThis, name, { value });

const { loadShellTexts, loadTextsOf } = await import('../load-texts.ts');
const { PAGE_MODULES } = await import('#app/pages.ts');
await loadShellTexts();
for (const module of Object.values(PAGE_MODULES)) await loadTextsOf(module.split('/')[1] as string);
const { preparePages } = await import('./prepare-pages.tsx');
process.stdout.write(JSON.stringify(await preparePages()));
