/** What operators see from outside: numbers behind a token, traces at a collector, ready apart from alive. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { jobs as jobRows } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';
import { startFakeCollector } from '#tests/fakes/fake-collector.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

const TOKEN = 'let the numbers out';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

const job = defineJob({
  name: 'small',
  payload: z.object({ fails: z.boolean() }),
  attempts: 1,
  timeoutSeconds: 30,
});
const thing = route({
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  access: 'public',
  response: z.object({}),
});
const extra: ServerFeature = {
  name: 'extra',
  routes: (api) => api.handle(thing, () => ({})),
  jobs: () => [
    registerJob(job, async () => async ({ payload }) => {
      if (payload.fails) throw new AppError('unprocessable', 'It is too small.');
    }),
  ],
};

let app: TestApp;
let collector: Awaited<ReturnType<typeof startFakeCollector>>;
beforeAll(async () => {
  collector = await startFakeCollector();
  app = await openTestApp({
    features: [extra],
    env: {
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_SERVICE_NAME: 'studio',
    },
  });
});
afterAll(() => collector.close());

const metrics = (token?: string) =>
  app.visitor().get('/metrics', token === undefined ? {} : { authorization: `Bearer ${token}` });

it('numbers are for who knows the token', async () => {
  expect((await metrics()).status).toBe(401);
  expect((await metrics('guessed')).status).toBe(401);
  await app.platform.db.insert(jobRows).values({ id: 'w', type: 'long', payload: {} });
  const { status, headers, text } = await metrics(TOKEN);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(text).toContain('atelier_jobs{type="long",status="queued"} 1');
  expect(text).toContain('atelier_database_up 1');
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
});

it('numbers count requests by call, and jobs by kind and end', async () => {
  for (const id of ['1', '2', '3'])
    expect(
      (await app.visitor().get(`/api/things/${id}`, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }))
        .status,
    ).toBe(200);
  for (const fails of [false, true]) {
    const { id } = await app.platform.jobs.enqueue(job, { fails });
    await expect.poll(async () => (await app.platform.jobs.find(id))?.finishedAt).toBeTruthy();
  }
  const { text } = await metrics(TOKEN);
  expect(text).toContain(
    'atelier_http_request_seconds_count{method="GET",path="/api/things/:id",status="200"} 3',
  );
  expect(text).toContain('atelier_job_run_seconds_count{type="small",outcome="ok"} 1');
  expect(text).toContain('atelier_job_run_seconds_count{type="small",outcome="failed"} 1');
});

it('it lives while it is not ready', async () => {
  const ask = async () => [
    (await app.visitor().get('/api/live')).status,
    (await app.visitor().get('/api/ready')).status,
  ];
  expect(await ask()).toEqual([200, 200]);
  const { healthy } = app.platform.storage;
  app.platform.storage.healthy = async () => false;
  expect(await ask()).toEqual([200, 503]);
  app.platform.storage.healthy = healthy;
  expect(await ask()).toEqual([200, 200]);
});

it('traces of requests and jobs arrive at the collector, the last ones with the end of the process', async () => {
  await app.dispose();
  expect(new Set(collector.services())).toEqual(new Set(['studio']));
  const spans = collector.spans();
  const request = spans.find((one) => one.name === 'GET /api/things/:id');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const jobs = spans.filter((one) => one.name === 'job small');
  expect(jobs.map((one) => one.status?.code ?? 0).sort()).toEqual([0, 2]);
});
