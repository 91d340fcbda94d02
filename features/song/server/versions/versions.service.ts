/** Earlier versions of a song: listed, heard, and taken back as they were. */

import { AppError, notFound } from '#common/errors.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import type { Platform } from '#platform/platform.ts';
import type { SongVersion } from '../../contract.ts';
import { findOwnSong, updateSong } from '../song.repo.ts';
import { listVersionRows, putAside, takeBack, type VersionRow } from './versions.repo.ts';

const toVersion = ({ id, voice, wish, made, createdAt }: VersionRow): SongVersion => ({
  id,
  voice,
  change: wish.change ?? null,
  audioUrl: made.audioUrl,
  seconds: made.seconds,
  tempo: made.tempo,
  key: made.key,
  createdAt: createdAt.toISOString(),
});

export function createSongVersions({ db }: Platform) {
  const assertOwn = async (userId: string, songId: string) => {
    const row = await findOwnSong(db, userId, songId);
    if (!row) throw notFound('That song');
  };

  return {
    async list(userId: string, songId: string): Promise<SongVersion[]> {
      await assertOwn(userId, songId);
      // The one that a change under way began with is still what is heard.
      return (await listVersionRows(db, songId)).filter((one) => one.jobId === null).map(toVersion);
    },

    /** What the song is now becomes an earlier version itself: nothing is lost. */
    async restore(userId: string, songId: string, versionId: string): Promise<void> {
      await assertOwn(userId, songId);
      await db.transaction(async (tx) => {
        await lockUntilEnd(tx, `song:${songId}`);
        const row = await findOwnSong(tx, userId, songId);
        const version = (await listVersionRows(tx, songId)).find((one) => one.id === versionId);
        if (!row || !version) throw notFound('That version');
        if (row.status === 'pending') throw new AppError('conflict', 'The song is still being made.');
        const { lyrics, voice, wish, made } = version;
        await putAside(tx, row, null);
        await takeBack(tx, version);
        await updateSong(tx, songId, { lyrics, voice, wish, made, status: 'completed', error: null });
      });
    },
  };
}
