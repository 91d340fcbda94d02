/** Fills what the person left empty with what the service tells; a service that does not answer changes nothing. */

import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assetUrl } from '#common/asset.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { getCoverSong, listCoverSongs } from '../../contract.ts';
import { coverSongs } from '../cover-song.table.ts';
import { type CoverRow, findCovers } from '../projects/project.repo.ts';
import { coverItem, fileOf } from '../projects/project-files.ts';
import { readLinkFacts } from './link-facts.ts';
import { parseSongLink } from './song-link.ts';

export const readLinkHandler =
  (platform: Platform, fetch?: typeof globalThis.fetch): JobHandler<{ coverSongId: string }> =>
  async ({ payload, signal }) => {
    const [cover] = await findCovers(platform.db, [payload.coverSongId]);
    const link = cover && parseSongLink(cover.youtubeUrl);
    if (!cover || typeof link !== 'object') return null;
    const facts = await readLinkFacts(link, signal, fetch);
    const fill = (column: PgColumn, change: Partial<CoverRow>) =>
      platform.db
        .update(coverSongs)
        .set(change)
        .where(and(eq(coverSongs.id, cover.id), isNull(column)))
        .returning({ id: coverSongs.id });
    if (facts.artist) await fill(coverSongs.originalArtist, { originalArtist: facts.artist });
    if (facts.duration) await fill(coverSongs.songDuration, { songDuration: facts.duration });
    if (facts.thumbnail && !cover.thumbnailUrl) {
      const thumbnailUrl = await keepThumbnail(platform, cover, facts.thumbnail);
      if (thumbnailUrl && (await fill(coverSongs.thumbnailUrl, { thumbnailUrl })).length === 0)
        await platform.assets.release(coverItem(cover.id), { roles: ['thumbnail'] });
    }
    await platform.events.publish(cover.userId, {
      type: 'invalidate',
      keys: [listCoverSongs.path, getCoverSong.path.replace(':id', cover.id)],
    });
    return { artist: facts.artist, duration: facts.duration };
  };

/** A copy of our own: pages of this product show nothing from elsewhere. */
async function keepThumbnail(
  platform: Platform,
  { id, userId }: CoverRow,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const image = await inspectImage(bytes, undefined, MAX_PICTURE_PIXELS).catch(() => undefined);
  if (!image) return undefined;
  const file = { ...image, userId, bytes, name: 'thumbnail.jpg', partOf: fileOf(id, 'thumbnail') };
  // A full storage is no reason to fail here.
  const asset = await platform.assets.save(file).catch(() => undefined);
  return asset && assetUrl(asset.id);
}
