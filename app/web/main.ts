/** Starts the web client in the chosen language: texts first, because tables of texts are made when modules load. */

import '#ui/theme.css';
import { config } from 'zod';
import { language, loadShellTexts } from './load-texts.ts';

/* The content policy forbids code made from text, and the browser notes every try: schemas must not even ask. */
config({ jitless: true });

/* What the build prepared may be in another language than the one chosen here. */
const isPrepared = document.documentElement.lang === language;
document.documentElement.lang = language;

await loadShellTexts();
const { start } = await import('./start.tsx');
await start(isPrepared);
