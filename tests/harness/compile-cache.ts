/** Where processes that tests start keep their compiled code: most of a start is compiling. The launcher uses the same. */

import { fileURLToPath } from 'node:url';

export const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url));
