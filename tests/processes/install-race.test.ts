/** Many processes that start at once on an empty PostgreSQL: all of them come up. */

import { describe, expect, it } from 'vitest';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import { emptyDatabase, query } from './databases.ts';

const AT_ONCE = 6;
const TIMES = 4;

describe('the first start on an empty database', () => {
  it('may happen many times at once', async () => {
    for (let time = 0; time < TIMES; time++) {
      const databaseUrl = await emptyDatabase();
      const opened = await Promise.all(
        Array.from({ length: AT_ONCE }, () => openTestPlatform({ databaseUrl })),
      );
      const starts = await Promise.allSettled(
        opened.map(({ platform }) => platform.jobs.start({ work: false })),
      );
      await Promise.all(opened.map((one) => one.dispose()));
      expect(starts.filter((start) => start.status === 'rejected')).toEqual([]);
      expect(await query(databaseUrl, `select 1 from pgboss.queue where name = 'welcome-mail'`)).toHaveLength(
        1,
      );
    }
  });
});
