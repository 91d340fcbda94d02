/** What is left of a song whose making ended without one. */

import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { findSongs, ITEM_TYPE, updateSong } from '../song.repo.ts';
import { undoPutAside } from './versions.repo.ts';

/** What was changed in vain is as it was before; a song that never was has failed. */
export async function endSong(tx: Db, id: string, error: string): Promise<void> {
  const [row] = await findSongs(tx, [id]);
  if (!row) return;
  const { made, before } = row;
  await undoPutAside(tx, id);
  await releaseLinks(tx, { type: ITEM_TYPE, id }, { roles: ['sample'] });
  await updateSong(tx, id, {
    sampleUrl: null,
    ...(made ? { ...before, before: null, status: 'completed', error } : { status: 'failed', error }),
  });
}
