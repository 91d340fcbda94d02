/** What the launcher does for quick starts, for processes that tests start: code that is compiled already, modules found by name. */

import { fileURLToPath } from 'node:url';

const here = (path: string) => new URL(`../../${path}`, import.meta.url);

export const COMPILE_CACHE = fileURLToPath(here('node_modules/.cache/compile'));
/** The embedded database is compiled twice, quickly and well: a process that lives for seconds needs only the first. */
const COMPILED_ONCE = '--liftoff-only';
export const QUICK_START = [COMPILED_ONCE, '--import', here('platform/processes/fast-resolve.ts').href];
