/** Parts of a film that could not be finished: kept with the project, so that trying again goes on from there. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listLinks } from '#platform/assets/asset-links.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject } from '../../contract.ts';
import { coverItem, fileOf } from '../projects/project-files.ts';
import type { CoverPlan } from './prepare-cover.ts';

/** Raised when films are drawn in another way: parts drawn before are then of no use. */
const VERSION = 4;
const ROLE = 'draft';
const PART = /^part-\d+\.mp4$/;

/** Everything that a frame depends on. */
export function planKey(project: CoverProject, { cast, shape, scenes, ...plan }: CoverPlan): string {
  const { title, originalArtist, character, song, aspect } = project;
  const { look, hands, photoFace } = cast;
  const { from, genre, seed, singing, lyrics } = plan;
  const facts = [
    [VERSION, title, originalArtist, aspect, character, song?.audioUrl, song?.trimStart, song?.trimEnd],
    [look, hands, photoFace?.hair, photoFace && [...photoFace.points.subarray(0, 30)]],
    [from, genre, seed, singing, lyrics, shape, scenes],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

export function keptParts(platform: Platform, userId: string, id: string, key: string) {
  const item = coverItem(id);
  return {
    /** Brings what was kept of this very film; what was kept of another one goes. */
    async bring(folder: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      const mine: string[] = [];
      for (const { assetId, note } of await listLinks(platform.db, item, [ROLE])) {
        const [of, name = ''] = note?.split(' ') ?? [];
        const row =
          of === key && PART.test(name) ? await platform.assets.findOwn(userId, assetId) : undefined;
        if (!row) continue;
        mine.push(assetId);
        const { stream } = await platform.storage.get(row.storageKey);
        await pipeline(stream, createWriteStream(join(folder, name)));
      }
      await platform.assets.release(item, { roles: [ROLE], except: mine });
    },

    /** A full store must not hide why the film failed. */
    async keep(folder: string): Promise<void> {
      const known = new Set((await listLinks(platform.db, item, [ROLE])).map((one) => one.note));
      for (const name of (await readdir(folder)).filter((one) => PART.test(one))) {
        const note = `${key} ${name}`;
        if (known.has(note)) continue;
        const bytes = await readFile(join(folder, name));
        const partOf = { ...fileOf(id, ROLE), note };
        await platform.assets.save({ userId, name, type: 'video/mp4', bytes, partOf });
      }
    },

    forget: () => platform.assets.release(item, { roles: [ROLE] }),
  };
}
