/** Starts the web client in the chosen language: texts first, because tables of texts are made when modules load. */

import '#ui/theme.css';
import { language, loadShellTexts } from './load-texts.ts';

/* The content policy forbids code made from text, and the browser notes every try: schemas must not even ask.
   Said where zod looks for it: importing zod here would send it to visitors, whose pages check nothing. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/* What the build prepared may be in another language than the one chosen here. */
const isPrepared = document.documentElement.lang === language;
document.documentElement.lang = language;

/** What the build prepared is shown before anything of ours runs; a page in the background shows nothing, and does not wait. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : 100);
  });

await Promise.all([loadShellTexts(), isPrepared && firstPaint()]);
const { start } = await import('./start.tsx');
await start(isPrepared);
