/** What the launcher does for quick starts, for processes that tests start: code that is compiled already, modules found by name. */

import { fileURLToPath } from 'node:url';

const here = (path: string) => new URL(`../../${path}`, import.meta.url);

export const COMPILE_CACHE = fileURLToPath(here('node_modules/.cache/compile'));
export const QUICK_START = ['--import', here('platform/processes/fast-resolve.ts').href];
