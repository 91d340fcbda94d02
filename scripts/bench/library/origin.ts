/** What it takes to write a file's origin into it, against storing the same file without. */

import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { accountFeature } from '#features/account/server/account.feature.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import { type Bench, type Figure, median } from '../figure.ts';

const ROUNDS = 5;
const WARM_UP = 2;
/** Bytes of a film of a minute. */
const FILM = 16 * 1024 * 1024;

const ORIGIN: Recipe = {
  tool: 'AI Image Generator',
  engine: 'Atelier Illustrator',
  madeAs: 'algorithmicMedia',
  prompt: 'a lighthouse on a cliff in a storm',
  seed: 7,
};

const box = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + data.length);
  head.write(type, 4);
  return Buffer.concat([head, data]);
};

export const origin: Bench = {
  name: 'origin',
  about: 'files stored with their origin written in and signed, against stored without',
  run: async (): Promise<Figure[]> => {
    const { platform, dispose } = await openTestPlatform({ features: [accountFeature] });
    try {
      const userId = 'bench';
      await platform.db.insert(users).values({ id: userId });
      await platform.settings.set('quota_enforcement', 'never', null);
      // As large as a finished picture: soft, and with grain.
      const soft = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
        .resize(1024, 1024)
        .png()
        .toBuffer();
      const film = Buffer.concat([box('ftyp', Buffer.from('isom0000isom')), box('mdat', randomBytes(FILM))]);
      const files = { PNG: soft, JPEG: await sharp(soft).jpeg({ quality: 90 }).toBuffer() };
      const times = new Map<string, number[]>();
      const timed = async (name: string, round: number, work: () => Promise<{ size: number }>) => {
        const begin = performance.now();
        const { size } = await work();
        if (round >= WARM_UP) times.set(name, [...(times.get(name) ?? []), performance.now() - begin]);
        return size;
      };
      const sizes = new Map<string, number>();
      // By turns, so that whatever else the machine does hits both alike.
      await inTempFolder('film', async (folder) => {
        for (let round = 0; round < ROUNDS + WARM_UP; round++) {
          for (const [name, bytes] of Object.entries(files)) {
            const file = { userId, name: 'made', type: `image/${name.toLowerCase()}`, bytes };
            await timed(`${name} without`, round, () => platform.assets.save(file));
            const marked = await timed(`${name} with`, round, () =>
              platform.assets.save({ ...file, origin: ORIGIN }),
            );
            sizes.set(name, marked - bytes.length);
          }
          const path = join(folder, 'film.mp4');
          await writeFile(path, film);
          const file = { userId, name: 'made', type: 'video/mp4', path };
          await timed('MP4 without', round, () => platform.assets.saveFile(file));
          const marked = await timed('MP4 with', round, () =>
            platform.assets.saveFile({ ...file, origin: ORIGIN }),
          );
          sizes.set('MP4', marked - film.length);
        }
      });
      return [...sizes].flatMap(([name, more]): Figure[] => {
        const [plain, marked] = [median(times.get(`${name} without`)!), median(times.get(`${name} with`)!)];
        return [
          { name: `origin of a ${name}`, value: marked - plain, unit: 'ms', target: { atMost: 60 } },
          // Against files that take no time at all to store, only a large one says something.
          {
            name: `stored with origin / without, ${name}`,
            value: marked / plain,
            unit: 'ratio',
            ...(name === 'MP4' && { target: { atMost: 1.1 } }),
          },
          {
            name: `more bytes in a ${name}`,
            value: more / 1024 / 1024,
            unit: 'MB',
            target: { atMost: 0.01 },
          },
        ];
      });
    } finally {
      await dispose();
    }
  },
};
