/** A mail server that is away: nobody waits for it, and every mail goes out when it is back. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#platform/db/tables/work.table.ts';
import { type CuttableProxy, startCuttableProxy } from '#tests/fakes/cuttable-proxy.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

let smtp: FakeSmtp;
let line: CuttableProxy;
let app: TestApp;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  line = await startCuttableProxy(Number(smtp.host.split(':')[1]));
  app = await openTestApp({ env: { SMTP_URL: smtp.url.replace(smtp.host, `127.0.0.1:${line.port}`) } });
});
afterAll(async () => {
  await app.dispose();
  await line.close();
  await smtp.close();
});

const mailJobs = async () =>
  (await app.platform.db.select().from(jobs))
    .filter((row) => row.type.endsWith('-mail'))
    .map(({ type, status, attempts }) => `${type} ${status} ${attempts}`)
    .sort();

describe('a mail server that is away', () => {
  it('keeps nobody waiting, and its mails are sent later', async () => {
    line.cut();
    await app.person('ada');
    expect((await app.visitor().post('/api/password-reset', { email: 'ada@example.com' })).status).toBe(202);
    // The second attempt comes a moment later, the third after a while, which is spent in the queue.
    await expect.poll(mailJobs).toEqual(['account-mail queued 2', 'welcome-mail queued 2']);
    expect(smtp.received).toEqual([]);

    line.mend();
    await app.platform.db.execute(
      sql`update pgboss.job set start_after = now() where name like '%-mail' and state < 'active'`,
    );
    await expect.poll(mailJobs).toEqual(['account-mail completed 3', 'welcome-mail completed 3']);
    expect(smtp.received.map((mail) => mail.to)).toEqual([['ada@example.com'], ['ada@example.com']]);
  });
});
