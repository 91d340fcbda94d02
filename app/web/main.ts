/** Starts the web client in the chosen language: texts first, because tables of texts are made when modules load. */

import '#ui/theme.css';
import { config } from 'zod';
import { loadShellTexts } from './load-texts.ts';

/* The content policy forbids code made from text, and the browser notes every try: schemas must not even ask. */
config({ jitless: true });

await loadShellTexts();
const { start } = await import('./start.tsx');
start();
