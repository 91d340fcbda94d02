/** Fills what the person left empty with what the service tells; a service that does not answer changes nothing. */

import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assetUrl } from '#common/asset.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { getCoverSong, listCoverSongs } from '../../contract.ts';
import { coverSongs } from '../cover-song.table.ts';
import type { CoverJob } from '../parts.ts';
import { type CoverRow, findAnyCover } from '../projects/project.repo.ts';
import { dropFiles, keepFile } from '../projects/project-files.ts';
import { readLinkFacts } from './link-facts.ts';
import { parseSongLink } from './song-link.ts';

export const readLinkHandler =
  (platform: Platform, fetch?: typeof globalThis.fetch): JobHandler<CoverJob> =>
  async ({ payload, signal }) => {
    const cover = await findAnyCover(platform.db, payload.coverSongId);
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
        await dropFiles(platform, cover.userId, cover.id, 'thumbnail');
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
  const image = await inspectImage(bytes).catch(() => undefined);
  if (!image) return undefined;
  const file = {
    ...image,
    userId,
    bytes,
    name: 'thumbnail.jpg',
    coverSongId: id,
    role: 'thumbnail' as const,
  };
  // A full storage is no reason to fail here.
  const asset = await keepFile(platform, file).catch(() => undefined);
  return asset && assetUrl(asset.id);
}
