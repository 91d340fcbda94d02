/** Rules of characters' films: begun as a job, kept with their file, shown in the library. */

import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { isPaidVoice } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { CharacterFilm, CharacterFilmOrder } from '../../calls/film-calls.ts';
import * as repo from './character-film.repo.ts';
import { renderCharacterFilmJob } from './film.jobs.ts';

export function createCharacterFilms(platform: Platform) {
  const { db, generationJobs, settings } = platform;
  return {
    list: (userId: string, query: PageQuery): Promise<Page<CharacterFilm>> =>
      readPage(
        query,
        (after, limit) => repo.listFilms(db, userId, after, limit),
        (rows) => rows.map(repo.toFilm),
      ),

    async make(user: User, order: CharacterFilmOrder): Promise<CharacterFilm> {
      await assertNoBlockedWords(settings, `${order.name}\n${order.dialogue}`);
      await platform.items.assertRoom(user.id, repo.FILM_TYPE, order);
      const id = newId();
      const name = order.name || 'My character';
      const { shape, background, animation, characterData } = order;
      const result = {
        ...repo.storedOf({ result: {} }),
        name,
        shape,
        background,
        animation,
        voice: characterData.personality.voice,
      };
      const { started } = await generationJobs.begin(renderCharacterFilmJob, {
        user,
        itemId: id,
        payload: { title: name, order },
        isMetered: order.dialogue !== '' && (await isPaidVoice(platform)),
        begin: (tx, jobId) =>
          repo.insertFilm(tx, {
            id,
            userId: user.id,
            prompt: order.dialogue,
            result: { ...result, jobId },
          }),
      });
      if (!started) throw notFound('That film');
      return repo.toFilm(started);
    },

    async remove(userId: string, id: string): Promise<void> {
      const [row] = await repo.findFilms(db, [id]);
      if (row?.userId !== userId) throw notFound('That film');
      // One that is being made is stopped, and nothing of it is left to bring back.
      if (row.status === 'pending') await removeFilm(platform, id);
      else await generationJobs.bin({ type: repo.FILM_TYPE, id }, userId);
    },
  };
}

const removeFilm = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: repo.FILM_TYPE, id }, (tx) => repo.deleteFilm(tx, id));

const nameIn = sql`coalesce(${generations.result}->>'name', 'Character film')`;

export const characterFilmItems = (platform: Platform): ItemKind => ({
  type: repo.FILM_TYPE,
  noun: 'character film',
  page: '/avatar-creator',
  find: async (db, ids) =>
    new Map(
      (await repo.findFilms(db, ids)).map((row) => {
        const { name, thumbnailId } = repo.storedOf(row);
        return [row.id, { title: name, ownerId: row.userId, previewAssetId: thumbnailId }];
      }),
    ),
  remove: (id) => removeFilm(platform, id),
  library: {
    tool: 'avatar',
    kind: 'video',
    mainRole: 'film',
    isFileOnly: true,
    title: nameIn,
    words: sql`concat_ws(' ', ${nameIn}, ${generations.prompt})`,
    text: sql`${generations.prompt}`,
    isShown: and(eq(generations.type, repo.FILM_TYPE), eq(generations.status, 'completed'))!,
    openUrl: (id) => `/avatar-creator?film=${id}`,
    recipe: async (db, id) => {
      const [row] = await repo.findFilms(db, [id]);
      if (!row) return [];
      const { animation, voice, shape, background } = repo.storedOf(row);
      return [
        ...(row.prompt ? [{ label: 'Dialogue', value: row.prompt }] : []),
        { label: 'Movement', value: animation },
        ...(row.prompt ? [{ label: 'Voice', value: voice }] : []),
        { label: 'Shape and background', value: `${shape}, ${background}` },
      ];
    },
  },
  rows: repo.FILM_ROWS,
  retention: { listOlderThan: repo.listFilmsOlderThan },
});
