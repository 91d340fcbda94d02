/** `npm run dev`: client and server behind one address, ended together. */

import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { freePort } from '#tests/harness/database/postgres-server.ts';
import { prepareFolder } from '#tests/harness/database/prepared-folder.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { freshClone } from './fresh-clone.ts';
import { endEverything, startProcess, until } from './product-process.ts';

afterAll(endEverything);

describe('the development server', () => {
  longIt('serves the client with the API behind it, restarts on a change, and stops as one', async () => {
    const root = freshClone();
    prepareFolder(join(root, 'data'));
    const port = String(await freePort());
    const dev = startProcess('scripts/dev.ts', { PORT: port }, { root });
    expect(await dev.ready()).toBe(`http://127.0.0.1:${port}`);
    const base = await until(() => /Work here: (http:\S+?)\/?\s/.exec(dev.stdout())?.[1]);

    expect(await (await fetch(base)).text()).toContain('/@vite/client');
    const health = async () => (await fetch(`${base}/api/health`)).status;
    expect(await health()).toBe(200);

    appendFileSync(join(root, 'features/tasks/server/tasks.routes.ts'), '\n// changed\n');
    await until(() => dev.stdout().split('Atelier is ready').length > 2);
    expect(await health()).toBe(200);

    dev.send('SIGINT');
    expect(await dev.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
    await expect(fetch(base)).rejects.toThrow();
    expect(existsSync(join(root, 'data/atelier.lock'))).toBe(false);
  });
});
