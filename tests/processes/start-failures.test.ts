/** What can be wrong at start: one clear line, exit code 1, no stack, and nobody else harmed. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#tests/harness/database/postgres-server.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { endEverything, ownFolder, type ProductProcess, startWeb, startWorker } from './product-process.ts';
import { usedFolder } from './used-folder.ts';

/** The failure as the person at the terminal sees it. */
async function failureOf(process: ProductProcess): Promise<string[]> {
  expect((await process.ended).code).toBe(1);
  expect(process.stdout()).toBe('');
  expect(process.stderr()).not.toMatch(/^\s+at /m);
  return process.stderr().trimEnd().split('\n');
}

describe('a process that cannot start', () => {
  afterEach(endEverything);

  it('says that the data folder cannot be written', async () => {
    const file = join(ownFolder(), 'a-file');
    writeFileSync(file, '');
    for (const settings of [
      { DATA_DIR: file },
      { DATA_DIR: join(file, 'data'), DATABASE_URL: inject('postgresUrl') },
    ]) {
      const lines = await failureOf(startWeb(settings));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^Atelier cannot start: The (data )?folder .* cannot be (written|used)/);
      expect(lines[0]).toContain(settings.DATA_DIR);
    }
  });

  it('lists every wrong setting', async () => {
    const lines = await failureOf(
      startWeb({
        DATA_DIR: ownFolder(),
        PORT: 'many',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://somewhere',
        SESSION_SECRET: 'short',
      }),
    );
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('Atelier cannot start: Setting PORT: must be a whole number from 0 to 65535');
    expect(lines.join('\n')).toMatch(/^ {2}Setting LOG_LEVEL: must be fatal, error, /m);
    expect(lines.join('\n')).toMatch(/^ {2}Setting DATABASE_URL: must be an address such as postgres:/m);
    expect(lines.join('\n')).toMatch(/^ {2}Setting SESSION_SECRET: must have at least 32 characters$/m);
  });

  it('says that the database cannot be reached, or is not there', async () => {
    const port = await freePort();
    const unreachable = {
      DATA_DIR: ownFolder(),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/atelier`,
    };
    const missing = inject('postgresUrl').replace(/\/postgres$/, '/no_such_database');
    const expected = /^Atelier cannot start: The database at DATABASE_URL cannot be reached: \S/;
    for (const process of [
      startWorker(unreachable),
      startWeb({ DATA_DIR: ownFolder(), DATABASE_URL: missing }),
    ]) {
      const lines = await failureOf(process);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(expected);
    }
  });

  longIt('says that a worker needs PostgreSQL, and leaves no data behind', async () => {
    const folder = join(ownFolder(), 'data');
    const lines = await failureOf(startWorker({ DATA_DIR: folder }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^Atelier cannot start: a worker of its own needs PostgreSQL\. Set DATABASE_URL/,
    );
    expect(existsSync(folder)).toBe(false);
  });

  longIt('says that HOST is no address of this machine', async () => {
    const lines = await failureOf(startWeb({ DATA_DIR: usedFolder(), HOST: '203.0.113.7' }));
    expect(lines).toEqual([
      'Atelier cannot start: this machine has no address 203.0.113.7. Set HOST to one it has.',
    ]);
  });
});

describe('beside one that is running', () => {
  let first: ProductProcess;
  let folder: string;
  let base: string;
  beforeAll(async () => {
    folder = usedFolder();
    first = startWeb({ DATA_DIR: folder });
    base = await first.ready();
  });
  afterAll(endEverything);

  const isWell = async () =>
    ((await (await fetch(`${base}/api/health`)).json()) as { status: string }).status === 'ok';

  it('a second on the same data folder is refused and names the first', async () => {
    const lines = await failureOf(startWeb({ DATA_DIR: folder }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `Another Atelier (process ${first.pid}) is already running on the data folder`,
    );
    expect(await isWell()).toBe(true);
    expect(existsSync(join(folder, 'atelier.lock'))).toBe(true);
  });

  longIt('a second on the same port says so, and leaves its own data folder free', async () => {
    const other = usedFolder();
    const { port } = new URL(base);
    const lines = await failureOf(startWeb({ DATA_DIR: other, PORT: port }));
    expect(lines).toEqual([
      `Atelier cannot start: port ${port} on 127.0.0.1 is already in use. Set PORT to a free one.`,
    ]);
    expect(existsSync(join(other, 'atelier.lock'))).toBe(false);
    expect(await isWell()).toBe(true);
  });
});
