/** What only `npm run test:long` does whole: of long lists `npm test` takes a share, always the same, and of journeys the main one. */

import { it } from 'vitest';

/** Every `nth`, beginning with the first. */
export const shortRound = <T>(cases: readonly T[], nth: number): T[] =>
  process.env.TEST_ALL ? [...cases] : cases.filter((_, i) => i % nth === 0);

/** A test for `npm run test:long` alone: it costs seconds, and cheaper tests of the short run notice the same fault. */
export const longIt = process.env.TEST_ALL ? it : it.skip;
