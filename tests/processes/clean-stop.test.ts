/** Being asked to stop: what is under way is answered, open lines are closed, nothing is left, exit code 0. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#tests/harness/database/postgres-server.ts';
import { noiseBytes } from '#tests/harness/seed.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { startCounted } from './counted-order.ts';
import { gateOf } from './counted-work.ts';
import { openEventLine } from './event-line.ts';
import { endEverything, ownFolder, type Settings, startWeb, startWorker, until } from './product-process.ts';
import { beginSlowPost } from './slow-request.ts';
import { usedFolder } from './used-folder.ts';

afterEach(endEverything);

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map((pair) => pair.join('=')).join('; ');

/** Warnings and errors; that it was slow is the machine's matter. */
const complaintsIn = (log: string): string[] =>
  log.split('\n').filter((line) => /"level":(40|50|60)/.test(line) && !line.includes('"blockedMs"'));

/** A file that somebody began to read, and does not read on: it keeps no process from ending. */
async function pausedDownload(person: Visitor): Promise<Response> {
  // More than the system buffers between the two, and noise, so that no format makes it small.
  const noise = { width: 2000, height: 1500, channels: 3 as const };
  const picture = await sharp(noiseBytes(2000 * 1500 * 3), { raw: noise })
    .png()
    .toBuffer();
  const { body } = await person.upload(picture, 'noise.png', 'image/png');
  const download = await person.open('GET', (body as { url: string }).url);
  expect(download.status).toBe(200);
  return download;
}

async function stopInTheMiddle(settings: Settings, signal: NodeJS.Signals): Promise<void> {
  const web = startWeb(settings);
  const base = await web.ready();
  const ada = new Visitor(base);
  await ada.signUp('ada');
  const line = await openEventLine(ada);
  const slow = await beginSlowPost(`${base}/api/tasks`, { title: 'Under way' }, { cookie: cookieOf(ada) });
  // An answered request on another connection proves that the server has also read the slow one's first half.
  expect((await ada.get('/api/tasks')).status).toBe(200);

  const download = await pausedDownload(ada);

  web.send(signal);
  await line.ended;
  const answer = await slow.finish();
  expect(answer.status).toBe(201);
  expect(answer.text).toContain('Under way');
  expect(await web.ended).toEqual({ code: 0, signal: null });
  await expect(fetch(`${base}/api/health`)).rejects.toThrow();
  expect(complaintsIn(web.stderr())).toEqual([]);
  await expect(download.arrayBuffer()).rejects.toThrow();
}

const METRICS_TOKEN = 'a token for the numbers of this worker';

/** What a worker says of itself on its WORKER_PORT. */
async function tellsHowItIs(status: string): Promise<void> {
  const ask = async (path: string, token?: string): Promise<[number, string]> => {
    const answer = await fetch(status + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    return [answer.status, await answer.text()];
  };
  for (const path of ['/api/live', '/api/ready']) expect(await ask(path)).toEqual([200, '{"status":"ok"}']);
  const [code, numbers] = await ask('/metrics', METRICS_TOKEN);
  expect([code, numbers]).toEqual([200, expect.stringMatching(/^# HELP /m)]);
  expect((await ask('/metrics'))[0]).toBe(401);
  expect((await ask('/metrics', 'guess'))[0]).toBe(401);
  expect((await ask('/api/tasks'))[0]).toBe(404);
}

describe('told to stop', () => {
  it('a web process on the embedded database ends cleanly and gives its lock back', async () => {
    const folder = usedFolder();
    await stopInTheMiddle({ DATA_DIR: folder }, 'SIGINT');
    expect(existsSync(join(folder, 'atelier.lock'))).toBe(false);
  });

  longIt('a web process and a worker on PostgreSQL end cleanly', async () => {
    const settings = { DATA_DIR: ownFolder(), DATABASE_URL: (await ownDatabase()).databaseUrl };
    const port = await freePort();
    const worker = startWorker({ ...settings, WORKER_PORT: String(port), METRICS_TOKEN });
    await worker.ready();
    await tellsHowItIs(`http://127.0.0.1:${port}`);
    await stopInTheMiddle(settings, 'SIGTERM');
    worker.send('SIGINT');
    expect(await worker.ended).toEqual({ code: 0, signal: null });
    expect(complaintsIn(worker.stderr())).toEqual([]);
  });
});

describe('upkeep', () => {
  it('that is under way ends before the database is closed', async () => {
    const ledger = join(ownFolder(), 'upkeep');
    const web = startCounted('web', { DATA_DIR: usedFolder(), UPKEEP_LEDGER: ledger });
    const base = await web.ready();
    const written = () => (existsSync(ledger) ? readFileSync(ledger, 'utf8') : '');
    await until(() => written() === 'begun\n');
    web.send('SIGTERM');
    await until(() =>
      fetch(`${base}/api/health`).then(
        () => false,
        () => true,
      ),
    );
    writeFileSync(gateOf(ledger), '');
    expect(await web.ended).toEqual({ code: 0, signal: null });
    expect(written()).toBe('begun\ndone\n');
    expect(complaintsIn(web.stderr())).toEqual([]);
  });
});
