/** `npm start` in a clone whose packages are installed: it builds once, serves, and starts again without building. */

import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshClone } from './fresh-clone.ts';
import { endEverything, type ProductProcess, startProcess } from './product-process.ts';

/** Whoever runs the tests has just seen a build: only the long run makes another one. */
const builds = Boolean(process.env.TEST_ALL);
let root: string;
beforeAll(() => {
  root = freshClone({ isBuilt: !builds });
});
afterAll(endEverything);

const launch = (...args: string[]) => startProcess('scripts/launch.mjs', {}, { root, args });

async function answersThenStops(launcher: ProductProcess): Promise<void> {
  const base = await launcher.ready();
  const health = await fetch(`${base}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'pglite' });
  const page = await (await fetch(base)).text();
  // Asked for in advance; the entry itself is a few lines.
  const script = /href="(\/assets\/react-[^"]+\.js)"/.exec(page)?.[1];
  const code = await fetch(base + script);
  expect(code.status).toBe(200);
  expect((await code.text()).length).toBeGreaterThan(1000);
  launcher.send('SIGTERM');
  expect(await launcher.ended).toEqual({ code: 0, signal: null });
}

describe('the launcher', () => {
  it.runIf(builds)('builds the web client when it is not built, and serves it', async () => {
    const launcher = launch('start');
    await answersThenStops(launcher);
    expect(launcher.stdout()).toContain('Building the web client');
    expect(launcher.stdout()).not.toContain('Installing packages');
    // What the first start copied its database from.
    expect(readdirSync(join(root, 'dist/blank-database'))).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  it('starts again without building, also after a change on the server side', async () => {
    appendFileSync(join(root, 'features/tasks/server/tasks.routes.ts'), '\n// changed\n');
    const launcher = launch();
    await answersThenStops(launcher);
    expect(launcher.stdout()).not.toContain('Building');
    expect(launcher.stdout()).not.toContain('Installing');
  });

  it('builds again when the client has changed, and says so when it cannot', async () => {
    const file = join(root, 'app/web/main.ts');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, 'this is { not a program');
    const launcher = launch();
    expect(await launcher.ended).toEqual({ code: 1, signal: null });
    expect(launcher.stderr()).toContain('The web client could not be built.');
    writeFileSync(file, before);
  });

  it('names the commands it knows when it does not know one', async () => {
    const launcher = launch('fly');
    expect(await launcher.ended).toEqual({ code: 1, signal: null });
    expect(launcher.stderr()).toMatch(/^Unknown command 'fly'\. Known: start, worker, dev, /);
    expect(launcher.stderr().trimEnd().split('\n')).toHaveLength(1);
  });
});
