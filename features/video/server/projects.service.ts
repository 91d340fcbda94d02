/** Projects and their films: saved, copied, made once at a time, and gone with all their files. */

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { TemplateLock } from '#common/templates.ts';
import type { User } from '#common/user.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { assertKept, longerThanPlace } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { updateProject } from '../calls/project-calls.ts';
import {
  BLANK_VIDEO,
  type createProject,
  PROJECT_CHANGED,
  type Project,
  videoDataSchema,
} from '../contract.ts';
import { chosenLength, filmLength } from '../script/film-length.ts';
import { toldIn } from '../script/told.ts';
import { linkFiles, withoutDrawn } from './project-files.ts';
import * as repo from './projects.repo.ts';
import { renderVideoJob } from './render/render.job.ts';
import { keptOfFilm, partsOfFilm } from './templates/film-parts.ts';
import { keepBefore, keepFiles } from './versions.service.ts';

const NOTHING_TO_RENDER = 'This project has no video in it that could be made.';
/** Bytes a second of a small film, so that a full storage is known before the work. */
const LEAST_BYTES = 100_000;

/** Far above what an editor of ours saves. */
const MAX_DATA_BYTES = 256 * 1024;

function assertSmall(data: unknown): void {
  if (Buffer.byteLength(JSON.stringify(data ?? null)) > MAX_DATA_BYTES)
    throw new AppError('too_large', 'This project is too large to save. Its settings may take up to 256 kB.');
}

/** Data that is no film any more holds nothing that a template could have locked, and is refused as such. */
function assertLocked(before: unknown, after: unknown, lock: TemplateLock): void {
  const [was, is] = [before, after].map((one) => videoDataSchema.safeParse(one).data ?? BLANK_VIDEO);
  assertKept(keptOfFilm(was!, lock), keptOfFilm(is!, lock), longerThanPlace(partsOfFilm(is!), lock));
}

const toProject = (row: repo.ProjectRow): Project => {
  const { captions, parts: _, ...film } = repo.filmOf(row) ?? {};
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: row.status,
    data: row.data ?? null,
    thumbnailUrl: row.thumbnailUrl,
    fileUrl: row.fileUrl,
    film: row.film
      ? { jobId: null, notes: [], error: null, ...film, hasCaptions: Boolean(captions?.length) }
      : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(platform: Platform) {
  const { db, generationJobs, models } = platform;

  async function own(userId: string, id: string): Promise<repo.ProjectRow> {
    const row = await repo.findOwn(db, userId, id);
    if (!row) throw notFound('That project');
    return row;
  }

  /** The whole of it, with the pictures that were drawn for it. */
  async function whole(row: repo.ProjectRow): Promise<Project> {
    if (row.type !== 'video' || !row.data) return toProject(row);
    return toProject({ ...row, data: { ...row.data, drawn: await repo.drawnFor(db, row.id) } });
  }

  /** Undefined where its creation key is known already. */
  async function insert(
    values: Parameters<typeof repo.insertProject>[1],
    data: unknown,
  ): Promise<Project | undefined> {
    assertSmall(data);
    await platform.items.assertRoom(values.userId, repo.ITEM_TYPE, data);
    const row = await db.transaction(async (tx) => {
      const made = await repo.insertProject(tx, values);
      if (made) await linkFiles(tx, made, data);
      return made;
    });
    return row && whole(row);
  }

  async function update(userId: string, id: string, body: BodyOf<typeof updateProject>): Promise<Project> {
    assertSmall(body.data);
    const row = await db.transaction(async (tx) => {
      const { data, version, isOverwriting, ...change } = body;
      const before = await repo.lockOwn(tx, userId, id);
      if (!before || data === undefined) return repo.updateOwn(tx, userId, id, change);
      const stored = withoutDrawn(data) ?? null;
      if (before.lock) assertLocked(before.data, data, before.lock);
      const isSame = isDeepStrictEqual(before.data, stored);
      if (version !== undefined && version !== before.version && !isSame)
        throw new AppError('conflict', PROJECT_CHANGED, { details: { version: before.version } });
      if (!isSame) await keepBefore(tx, before, { always: isOverwriting });
      const next = before.version + (isSame ? 0 : 1);
      const changed = await repo.updateOwn(tx, userId, id, { ...change, data: stored, version: next });
      if (!changed) return undefined;
      await linkFiles(tx, changed, data);
      await keepFiles(tx, changed, data);
      return changed;
    });
    if (!row) throw notFound('That project');
    return whole(row);
  }

  /** Whether any part of a film is made by a paid model. */
  const isMetered = async () =>
    (await models.describe()).some((one) => one.kind !== 'transcription' && !one.problem && one.isCloud);

  return {
    list: (userId: string, query: PageQuery): Promise<Page<Project>> =>
      readPage(
        query,
        (after, limit) => repo.listProjects(db, userId, after, limit),
        (rows) => rows.map(toProject),
      ),

    get: async (userId: string, id: string): Promise<Project> => whole(await own(userId, id)),

    async create(
      userId: string,
      body: BodyOf<typeof createProject>,
      lock: TemplateLock | null = null,
    ): Promise<Project> {
      const { creationKey, ...values } = body;
      const { title, description, data } = values;
      const first = async () => creationKey && repo.findByCreationKey(db, userId, creationKey);
      const row = { ...values, data: withoutDrawn(data) ?? null, userId, status: 'draft', lock };
      const known = await first();
      const made = known ? undefined : await insert({ ...row, creationKey }, data);
      if (made) return made;
      const id = known || (await first());
      // In the bin by now: what is sent again is wanted again.
      return id ? update(userId, id, { title, description, data }) : (await insert(row, data))!;
    },

    update,

    async captions(userId: string, id: string) {
      const row = await own(userId, id);
      const captions = repo.filmOf(row)?.captions;
      if (!captions) throw new AppError('not_found', 'There are no captions yet. Make the film first.');
      return { title: row.title, captions };
    },

    async render(user: User, id: string): Promise<{ jobId: string }> {
      const row = await own(user.id, id);
      const data = row.type === 'video' ? videoDataSchema.safeParse(row.data).data : undefined;
      if (!data) throw new AppError('unprocessable', NOTHING_TO_RENDER);
      const told = toldIn(data).map((one) => one.text);
      const words = [data.title, data.textOverlay, data.ending, data.endCard, ...told];
      await assertNoBlockedWords(platform.settings, words.join('\n'));
      const { job } = await generationJobs.begin(renderVideoJob, {
        user,
        itemId: id,
        payload: { title: row.title },
        isMetered: await isMetered(),
        bytes: chosenLength(data) * LEAST_BYTES,
        begin: (tx, jobId) => repo.beginRender(tx, id, jobId),
      });
      return { jobId: job.id };
    },

    async duplicate(userId: string, id: string): Promise<Project> {
      const row = await own(userId, id);
      const { data } = await whole(row);
      const title = `${cutText(row.title, 190)} (copy)`;
      const { description, type, lock } = row;
      const named = data && typeof data === 'object' && 'title' in data ? { ...data, title } : data;
      const stored = withoutDrawn(named as object | null) ?? null;
      return (await insert(
        { userId, title, description, type, data: stored, status: 'draft', lock },
        named,
      ))!;
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await generationJobs.bin({ type: repo.ITEM_TYPE, id }, userId);
    },
  };
}

const removeProject = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: repo.ITEM_TYPE, id }, (tx) => repo.deleteProject(tx, id));

export const projectItems = (platform: Platform): ItemKind => ({
  type: repo.ITEM_TYPE,
  noun: 'video',
  page: '/video-maker',
  find: async (db, ids) =>
    new Map(
      (await repo.findProjects(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, previewAssetId: assetIdOf(row.thumbnailUrl) },
      ]),
    ),
  remove: (id) => removeProject(platform, id),
  library: {
    tool: 'video',
    kind: 'project',
    mainRole: 'film',
    partRoles: ['media', 'logo', 'music', 'voice'],
    title: projects.title,
    words: sql`concat_ws(' ', ${projects.title}, ${projects.description}, ${projects.data}->>'description')`,
    openUrl: (id) => `/video-maker?project=${id}`,
    recipe: async (db, id) => {
      const [row] = await repo.findProjects(db, [id]);
      const data = videoDataSchema.safeParse(row?.data).data;
      if (!row || !data) return [];
      const made = repo.filmOf(row)?.seconds;
      const seconds = made === undefined ? chosenLength(data) : filmLength({ duration: made });
      return [
        { label: 'Template', value: data.template || 'None' },
        { label: 'Style', value: data.style },
        { label: 'Music', value: data.music },
        { label: 'Format', value: data.format.replace('_', ' ') },
        { label: 'Length', value: `${seconds} seconds` },
      ];
    },
  },
  rows: { table: projects, documents: [projects.data, projects.description], max: 1000 },
  retention: {
    listOlderThan: repo.listFilmsOlderThan,
    expire: (id) =>
      platform.generationJobs.remove({ type: repo.ITEM_TYPE, id }, (tx) => repo.removeFilm(tx, id), {
        roles: ['film', 'thumbnail', 'drawn'],
      }),
  },
});
