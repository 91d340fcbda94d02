/** Rules of songs: words are judged before anything is counted, songs are made by a job and gone with their files. */

import { eq, sql } from 'drizzle-orm';
import { assetUrl } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { isUnspaced } from '#common/voice-words.ts';
import { toLrc } from '#engine/singing/score/timed-words.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { PerformedSong, Song, SongChange, SongOrder, SongSummary } from '../contract.ts';
import type { KaraokeAspect } from '../song-words.ts';
import { changedBy } from './change-song.ts';
import { assertRoomFor, languageOfWords } from './judge-words.ts';
import { renderKaraokeJob } from './karaoke/render-karaoke.job.ts';
import { singSongJob } from './sing-song.job.ts';
import * as repo from './song.repo.ts';
import { songs } from './song.table.ts';
import { putAside } from './versions/versions.repo.ts';

const TYPE = singSongJob.itemType;
const MAX_SEED = 2 ** 31 - 1;

const toSummary = ({ made, wish, ...row }: repo.SongRow): SongSummary => ({
  id: row.id,
  title: row.title,
  lyrics: row.lyrics,
  style: row.style,
  mood: wish.mood ?? null,
  voice: row.voice,
  language: row.language,
  seed: row.seed,
  status: row.status,
  jobId: row.jobId,
  error: row.error,
  audioUrl: made?.audioUrl ?? null,
  seconds: made?.seconds ?? null,
  tempo: made?.tempo ?? null,
  key: made?.key ?? null,
  createdAt: row.createdAt.toISOString(),
});

const toSong = (row: repo.SongRow, karaoke: Pick<Song, 'karaokeUrl' | 'karaokeJobId'>): Song => ({
  ...karaoke,
  sampleUrl: row.sampleUrl,
  ...toSummary(row),
  sections: row.made?.sections ?? [],
  chords: row.made?.chords ?? [],
  melody: row.made?.melody ?? [],
  peaks: row.made?.peaks ?? [],
  stems: row.made?.stems ?? null,
  midiUrl: row.made?.midiUrl ?? null,
  musicXmlUrl: row.made?.musicXmlUrl ?? null,
  lrcUrl: row.made?.lrcUrl ?? null,
  srtUrl: row.made?.srtUrl ?? null,
});

export function createSongService(platform: Platform) {
  const { db, generationJobs } = platform;

  const own = async (userId: string, id: string): Promise<repo.SongRow> => {
    const row = await repo.findOwnSong(db, userId, id);
    if (!row) throw notFound('That song');
    return row;
  };

  const karaokeOf = async (id: string) => {
    const [link] = await listLinks(db, { type: TYPE, id }, ['karaoke']);
    const job = (await generationJobs.latest(renderKaraokeJob, [id])).get(id);
    return { karaokeUrl: link ? assetUrl(link.assetId) : null, karaokeJobId: job?.id ?? null };
  };

  return {
    list: async (userId: string): Promise<SongSummary[]> =>
      (await repo.listSongRows(db, userId)).map(toSummary),

    get: async (userId: string, id: string): Promise<Song> =>
      toSong(await own(userId, id), await karaokeOf(id)),

    async create(user: User, order: SongOrder): Promise<{ id: string; jobId: string }> {
      const { title, lyrics, style, voice, seed, mood, seconds, tempo } = order;
      const language = await languageOfWords(lyrics, order.language);
      assertRoomFor(lyrics, { style, seconds, tempo });
      await assertNoBlockedWords(platform.settings, `${title}\n${lyrics}`);
      const id = newId();
      const { job } = await generationJobs.begin(singSongJob, {
        user,
        itemId: id,
        payload: {},
        begin: (tx, jobId) =>
          repo.insertSong(tx, {
            id,
            userId: user.id,
            title,
            lyrics,
            style,
            voice,
            language,
            seed: seed ?? Math.floor(Math.random() * MAX_SEED),
            wish: { mood, seconds, tempo },
            jobId,
          }),
      });
      return { id, jobId: job.id };
    },

    async change(user: User, id: string, change: SongChange): Promise<{ id: string; jobId: string }> {
      const row = await own(user.id, id);
      if (row.status === 'pending') throw new AppError('conflict', 'The song is still being made.');
      if (change.kind === 'line') await assertNoBlockedWords(platform.settings, change.text);
      const { words, wish: wished, ...next } = changedBy(row, change);
      const { lyrics, voice, wish } = row;
      const { job } = await generationJobs.begin(singSongJob, {
        user,
        itemId: id,
        payload: words ? { words } : {},
        begin: async (tx, jobId) => {
          await putAside(tx, row, jobId);
          await repo.updateSong(tx, id, {
            ...next,
            wish: { ...wished, change: change.kind },
            jobId,
            status: 'pending',
            error: null,
            before: { lyrics, voice, wish },
          });
        },
      });
      return { id, jobId: job.id };
    },

    async karaoke(user: User, id: string, aspect: KaraokeAspect): Promise<{ jobId: string }> {
      const row = await own(user.id, id);
      if (!row.made || row.status === 'pending')
        throw new AppError('conflict', 'The song is not finished yet.');
      const { job } = await generationJobs.begin(renderKaraokeJob, {
        user,
        itemId: id,
        payload: { aspect },
      });
      return { jobId: job.id };
    },

    /** One that is being made is stopped. */
    async remove(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      if (row.made) await generationJobs.bin({ type: TYPE, id }, userId);
      else await removeSong(platform, id);
    },
  };
}

/** For who performs it in a film. */
function performanceOf({ made, style, seed, title, language }: repo.SongRow): PerformedSong | undefined {
  if (!made?.performance) return undefined;
  const { audioUrl, seconds, tempo, peaks, melody, performance } = made;
  const lyrics = toLrc(title, melody, isUnspaced(language) ? '' : ' ');
  return { ...performance, audioUrl, style, seed, seconds, tempo, peaks, lyrics };
}

const removeSong = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.deleteSongRow(tx, id));

export const songItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'song',
  page: '/song-generator',
  find: async (db, ids) =>
    new Map(
      (await repo.findSongs(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, data: performanceOf(row) },
      ]),
    ),
  remove: (id) => removeSong(platform, id),
  library: {
    tool: 'song',
    kind: 'audio',
    mainRole: 'audio',
    isFileOnly: true,
    title: songs.title,
    words: sql`concat_ws(' ', ${songs.title}, ${songs.lyrics})`,
    text: sql`${songs.lyrics}`,
    isShown: eq(songs.status, 'completed'),
    openUrl: (id) => `/song-generator?song=${id}`,
    recipe: async (db, id) => {
      const [row] = await repo.findSongs(db, [id]);
      if (!row) return [];
      const { made } = row;
      return [
        { label: 'Style', value: row.style },
        { label: 'Voice', value: `${row.voice}, ${row.language}` },
        ...(made ? [{ label: 'Key and tempo', value: `${made.key}, ${made.tempo}` }] : []),
      ];
    },
  },
  rows: { table: songs, documents: [songs.lyrics, songs.made], max: 2000 },
  retention: { listOlderThan: repo.listOlderThan },
});
