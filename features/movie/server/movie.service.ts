/** Rules of movies: scripts are judged before anything is counted, movies are made by a job and gone with their files. */

import { eq, sql } from 'drizzle-orm';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { cutText } from '#common/wording/cut-text.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { isPaidVoice } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { Movie, MovieOrder, MovieSummary } from '../contract.ts';
import { isProblem, isSentence, readScript } from '../script/read-script.ts';
import { makeMovieJob } from './make-movie.job.ts';
import * as repo from './movie.repo.ts';
import { movies } from './movie.table.ts';
import type { ScriptWriter } from './script-writer.ts';

const TYPE = makeMovieJob.itemType;
const MAX_TITLE = 60;

const toSummary = ({ made, wish, ...row }: repo.MovieRow): MovieSummary => ({
  id: row.id,
  title: row.title,
  shape: wish.shape,
  status: row.status,
  jobId: row.jobId,
  error: row.error,
  videoUrl: made?.videoUrl ?? null,
  thumbnailUrl: made?.thumbnailUrl ?? made?.shots[0]?.stillUrl ?? null,
  seconds: made?.seconds ?? null,
  createdAt: row.createdAt.toISOString(),
});

const toMovie = (row: repo.MovieRow): Movie => ({
  ...toSummary(row),
  ...row.wish,
  script: row.script,
  scenes: row.made?.scenes ?? [],
  shots: row.made?.shots ?? [],
  subtitlesUrl: row.made?.subtitlesUrl ?? null,
});

export function createMovieService(platform: Platform, writeScript: ScriptWriter) {
  const { db, generationJobs, settings } = platform;

  const own = async (userId: string, id: string): Promise<repo.MovieRow> => {
    const row = await repo.findOwnMovie(db, userId, id);
    if (!row) throw notFound('That movie');
    return row;
  };

  const isMetered = async (): Promise<boolean> =>
    (await isPaidVoice(platform)) || (await platform.models.info('image')).isCloud;

  /** What is wrong is said before anything is counted. */
  async function judged(user: User, order: MovieOrder, signal: AbortSignal) {
    const { title, script: given, storyboardOnly, ...wish } = order;
    const told = wish.cast.map((one) => `${one.name} ${one.about ?? ''}`).join('\n');
    await assertNoBlockedWords(settings, `${title}\n${given}\n${told}`);
    const written = isSentence(given)
      ? await writeScript({ userId: user.id, about: given, language: wish.language, take: 0 }, signal)
      : undefined;
    const script = written?.script ?? given;
    const read = readScript(script);
    if (isProblem(read)) throw new AppError('bad_request', read.problem);
    const ids = wish.cast.flatMap((one) => one.characterId ?? []);
    await platform.maker('act').assertCharacters(user.id, ids);
    const first = read.scenes[0]!;
    const fallback = written?.title || read.title || first.place || first.lines[0]?.text || first.action;
    return { title: title || cutText(fallback, MAX_TITLE), script, wish, payload: { storyboardOnly } };
  }

  return {
    list: async (userId: string): Promise<MovieSummary[]> =>
      (await repo.listMovieRows(db, userId)).map(toSummary),

    get: async (userId: string, id: string): Promise<Movie> => toMovie(await own(userId, id)),

    async create(user: User, order: MovieOrder, signal: AbortSignal): Promise<{ id: string; jobId: string }> {
      const { payload, ...values } = await judged(user, order, signal);
      const id = newId();
      const { job } = await generationJobs.begin(makeMovieJob, {
        user,
        itemId: id,
        payload,
        isMetered: await isMetered(),
        begin: (tx, jobId) => repo.insertMovie(tx, { id, userId: user.id, ...values, jobId }),
      });
      return { id, jobId: job.id };
    },

    /** Whatever was being made of it gives way. */
    async remake(
      user: User,
      id: string,
      order: MovieOrder,
      signal: AbortSignal,
    ): Promise<{ id: string; jobId: string }> {
      await own(user.id, id);
      const { payload, ...values } = await judged(user, order, signal);
      const { job } = await generationJobs.begin(makeMovieJob, {
        user,
        itemId: id,
        payload,
        isMetered: await isMetered(),
        begin: (tx, jobId) => repo.updateMovie(tx, id, { ...values, jobId, status: 'pending', error: null }),
      });
      return { id, jobId: job.id };
    },

    /** One that is being made for the first time is stopped. */
    async remove(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      if (row.made) await generationJobs.bin({ type: TYPE, id }, userId);
      else await removeMovie(platform, id);
    },
  };
}

const removeMovie = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.deleteMovieRow(tx, id));

export const movieItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'movie',
  page: '/movie-maker',
  find: async (found, ids) =>
    new Map(
      (await repo.findMovies(found, ids)).map((row) => [row.id, { title: row.title, ownerId: row.userId }]),
    ),
  remove: (id) => removeMovie(platform, id),
  library: {
    tool: 'movie',
    kind: 'video',
    mainRole: 'film',
    title: movies.title,
    words: sql`concat_ws(' ', ${movies.title}, ${movies.script})`,
    text: sql`${movies.script}`,
    isShown: eq(movies.status, 'completed'),
    openUrl: (id) => `/movie-maker?movie=${id}`,
  },
  rows: { table: movies, documents: [movies.script, movies.made], max: 2000 },
  retention: { listOlderThan: repo.listOlderThan },
});
