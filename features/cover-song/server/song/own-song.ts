/** A song that was made in the song generator becomes the song of a cover: its file, its words and the singer's own mouth come with it. */

import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { type PerformedSong, performedSongSchema } from '#features/song/contract.ts';
import { linkAsset, releaseLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type CoverTrack, MAX_PART_SECONDS } from '../../calls/song-calls.ts';
import type { CoverSong } from '../../contract.ts';
import type { Aspect, SongGenre } from '../../enums.ts';
import { fitScenes, videoLength } from '../../scene-plan.ts';
import { insertCast, readScenes, writeScenes } from '../cast/cast.repo.ts';
import { insertCover, saveAspect, updateCover } from '../projects/project.repo.ts';
import type { Projects } from '../projects/project.service.ts';
import { coverItem, fileOf, ITEM_TYPE } from '../projects/project-files.ts';
import { replaceTrack, toTrack } from './track.repo.ts';

const UNFINISHED = 'That song is not finished yet, or was made by an earlier version. Please sing it again.';

/** How one dances to it. */
const GENRE_OF: Readonly<Record<PerformedSong['style'], SongGenre>> = {
  pop: 'pop',
  rock: 'rock',
  country: 'country',
  hip_hop: 'hip_hop',
  electronic: 'electronic',
  ballad: 'ballad',
  acoustic: 'country',
  upbeat: 'pop',
  corporate: 'pop',
  cinematic: 'ballad',
  classical: 'ballad',
};

export function createOwnSongs(platform: Platform, projects: Projects) {
  const { db, items } = platform;

  async function find(userId: string, songId: string) {
    const song = await items.findFor(userId, { type: 'song', id: songId });
    if (!song) throw notFound('That song');
    const read = performedSongSchema.safeParse(song.data);
    if (!read.success) throw new AppError('conflict', UNFINISHED);
    return { title: song.title, performed: read.data };
  }

  async function put(tx: Db, id: string, { title, performed }: Awaited<ReturnType<typeof find>>) {
    const { audioUrl, style, seed, seconds, lyrics, tempo, peaks, beats, downbeats, sections, mouth } =
      performed;
    const assetId = assetIdOf(audioUrl);
    if (!assetId) throw new AppError('conflict', UNFINISHED);
    await releaseLinks(tx, coverItem(id), { roles: ['song'], except: [assetId] });
    await linkAsset(tx, assetId, fileOf(id, 'song'));
    const track = await replaceTrack(tx, id, {
      source: 'song',
      name: title,
      assetId,
      duration: seconds,
      trimEnd: Math.min(seconds, MAX_PART_SECONDS),
      genre: GENRE_OF[style],
      seed,
      status: 'ready',
      lyrics,
      analysis: { peaks, tempo, beats, downbeats, sections, mouth },
    });
    await updateCover(tx, id, { audioUrl, songDuration: Math.round(seconds) });
    const length = videoLength({ song: toTrack(track) });
    await writeScenes(tx, id, fitScenes(await readScenes(tx, id), length));
    return track;
  }

  return {
    /** A cover song about it. */
    async begin(user: User, { songId, aspect }: { songId: string; aspect: Aspect }): Promise<CoverSong> {
      const song = await find(user.id, songId);
      await items.assertRoom(user.id, ITEM_TYPE, song.title);
      const id = await db.transaction(async (tx) => {
        const cover = await insertCover(tx, { userId: user.id, title: song.title, youtubeUrl: '' });
        await insertCast(tx, cover.id);
        await saveAspect(tx, cover.id, aspect);
        await put(tx, cover.id, song);
        return cover.id;
      });
      return projects.get(user.id, id);
    },

    /** Instead of the song of a cover. */
    async use(user: User, id: string, songId: string): Promise<CoverTrack> {
      const song = await find(user.id, songId);
      return toTrack(await db.transaction((tx) => put(tx, id, song)));
    },
  };
}
