/** An outage of the database: few attempts, one gap, and messages again afterwards. */

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { type CuttableProxy, startCuttableProxy } from '#tests/fakes/cuttable-proxy.ts';
import { PostgresListener } from './postgres-listener.ts';

const OUTAGE_MS = 3000;
/** Back-off alone allows six in that time; a machine under load may stretch the outage. */
const FEW = 12;

describe.runIf(process.env.TEST_DATABASE === 'postgres')('listening through an outage', () => {
  let proxy: CuttableProxy;
  let sender: pg.Client;
  let listener: PostgresListener;
  beforeAll(async () => {
    const url = new URL(inject('postgresUrl'));
    proxy = await startCuttableProxy(Number(url.port));
    sender = new pg.Client({ connectionString: url.href });
    await sender.connect();
    url.port = String(proxy.port);
    listener = new PostgresListener(url.href, createLog({ level: 'silent' }));
  });
  afterAll(async () => {
    await listener.close();
    await sender.end();
    await proxy.close();
  });

  it('comes back with few attempts and tells each listener of one gap', async () => {
    const heard: string[] = [];
    const gaps = { one: 0, two: 0 };
    const say = (channel: string, text: string) => sender.query('select pg_notify($1, $2)', [channel, text]);
    await listener.listen(
      'outage_one',
      (text) => heard.push(text),
      () => gaps.one++,
    );
    await listener.listen(
      'outage_two',
      (text) => heard.push(text),
      () => gaps.two++,
    );
    await say('outage_one', 'before');
    await expect.poll(() => heard).toEqual(['before']);

    for (const outage of [1, 2]) {
      const before = proxy.attempts;
      proxy.cut();
      await pause(OUTAGE_MS);
      // Somebody who begins to listen meanwhile waits with the others instead of trying alone.
      const late = listener.listen(`outage_late_${outage}`, (text) => heard.push(text));
      proxy.mend();
      await (await late)();
      await expect.poll(() => gaps).toEqual({ one: outage, two: outage });
      expect(proxy.attempts - before).toBeLessThan(FEW);
      const settled = proxy.attempts;

      // Forgotten loops would go on beside the one that came back.
      for (let round = 0; round < 5; round++) {
        await say('outage_one', `one ${outage}.${round}`);
        await say('outage_two', `two ${outage}.${round}`);
        await expect.poll(() => heard).toContain(`one ${outage}.${round}`);
        await expect.poll(() => heard).toContain(`two ${outage}.${round}`);
        await pause(100);
      }
      expect(gaps).toEqual({ one: outage, two: outage });
      expect(proxy.attempts).toBe(settled);
      expect(new Set(heard).size).toBe(heard.length);
    }
  });
});
