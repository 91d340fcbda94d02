/** A clock that is set forward and back while the product runs: nobody is locked out, nothing is done twice, duties go on. */

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '#app/features.ts';
import type { Job } from '#common/job.ts';
import { SESSION_DAYS } from '#platform/auth/sessions.ts';
import { sessions } from '#platform/db/tables/users.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { createClockWatch } from '#platform/jobs/clock-watch.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';
import { isDue } from '#platform/jobs/maintenance.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

const DAY = 86_400_000;
/** The embedded database has timers of its own, which count in 32 bits: up to 24 days. */
const FAR = 20 * DAY;

const held = defineJob({ name: 'long-work', payload: z.object({}), attempts: 1, timeoutSeconds: 300 });
let runs = 0;
let goOn: () => void = () => undefined;
const feature: ServerFeature = {
  name: 'long',
  jobs: () => [
    registerJob(held, async () => async () => {
      runs++;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return { runs };
    }),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    env: { SIGNIN_FAILURES_PER_ACCOUNT: '3', JOB_CONCURRENCY: '4' },
    features: [...FEATURES, feature],
  });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.dispose());

/** The clock on the wall only: what is counted goes on as it does on a real machine. */
const setClock = (ms: number) => {
  vi.useRealTimers();
  const now = Date.now() + ms;
  if (ms) vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
};

describe('a clock that was weeks ahead', () => {
  it('locks nobody out afterwards, and no session outlives its days', async () => {
    const ada = await app.person('ada');
    const signIn = (password: string) =>
      app.visitor().post('/api/login', { email: 'ada@example.com', password });
    setClock(FAR);
    for (let i = 0; i < 3; i++) expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn('correct horse battery')).status).toBe(429);
    const early = await app.person('early');
    expect(await isDue(app.platform.db, 'test', DAY)).toBe(true);

    // What the queue notes of its own duties while the clock is wrong.
    await app.platform.db.execute(
      sql`update pgboss.queue set monitor_claim_on = ${new Date().toISOString()}, maintain_on = ${new Date().toISOString()}`,
    );

    setClock(0);
    await app.platform.jobs.sweep();
    const { rows } = (await app.platform.db.execute(
      sql`select name from pgboss.queue where monitor_claim_on > now() + interval '1 hour' or maintain_on > now() + interval '1 hour'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
    expect((await ada.get('/api/auth/user')).status).toBe(200);
    expect((await signIn('correct horse battery')).status).toBe(200);
    expect(await isDue(app.platform.db, 'test', DAY)).toBe(true);
    expect(await isDue(app.platform.db, 'test', DAY)).toBe(false);
    app.platform.sessions.announce(early.user!.id);
    await expect.poll(async () => (await early.get('/api/auth/user')).status).toBe(200);
    const [row] = await app.platform.db
      .select()
      .from(sessions)
      .where(sql`${sessions.sess}->>'userId' = ${early.user!.id}`);
    expect(row!.expire.getTime() - Date.now()).toBeLessThanOrEqual(SESSION_DAYS * DAY);
  });
});

/** The same happens to a process that was blocked for so long. */
describe('a job whose heartbeat the queue missed', () => {
  it('is offered again, but not begun twice by the process in which it runs', async () => {
    const ada = await app.person('patient');
    const { id } = await app.platform.jobs.enqueue(held, {}, { userId: ada.user!.id });
    await expect.poll(() => runs).toBe(1);
    await app.platform.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where id = ${id}::uuid`,
    );
    await expect.poll(() => app.logLines.some((line) => line.includes('still running here'))).toBe(true);
    goOn();
    await expect.poll(async () => (await ada.get<Job>(`/api/jobs/${id}`)).body.status).toBe('completed');
    expect(runs).toBe(1);
  });
});

describe('the watch over the clock', () => {
  it('tells of jumps once, and of nothing else', () => {
    const at = { wall: 5000, counted: 100 };
    const jumped = createClockWatch(
      () => at.wall,
      () => at.counted,
    );
    at.wall += 600_000;
    at.counted += 599_000;
    expect(jumped()).toBe(0);
    at.wall += FAR;
    expect(jumped()).toBe(FAR);
    expect(jumped()).toBe(0);
    at.wall -= FAR;
    expect(jumped()).toBe(-FAR);
  });
});
