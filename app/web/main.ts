/** Starts the web client in the chosen language: texts first, because tables of texts are made when modules load. */

import '#ui/theme.css';
import { loadShellTexts } from './load-texts.ts';

await loadShellTexts();
const { start } = await import('./start.tsx');
start();
