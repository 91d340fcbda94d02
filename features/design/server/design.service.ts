/** The rules of designs: a save names the version it began with, earlier versions stay, and pictures are one's own. */

import { sql } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { TemplateLock } from '#common/templates.ts';
import {
  blankDocument,
  type DesignDocument,
  documentSchema,
  labelOf,
  layersOf,
  savedDocumentSchema,
} from '#engine/page/document/document.ts';
import { CUSTOM_FORMAT, type FormatName } from '#engine/page/document/formats.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import type { Words } from '#engine/page/templates/words.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { assertKept, longerThanPlace } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { makeItMine, wordsOfBrand } from '../brand.ts';
import {
  DESIGN_CHANGED,
  type Design,
  type DesignSummary,
  getDesignPicture,
  getDesignThumbnail,
  MAX_DESIGNS,
} from '../contract.ts';
import { findTemplate } from '../templates/all-templates.ts';
import type { BrandKits } from './brand-kit.service.ts';
import * as repo from './design.repo.ts';
import { designs } from './design.table.ts';
import type { LayoutPool } from './layout/layout-pool.ts';
import { keptOfDesign, partsOfDesign, strangeLook } from './templates/design-parts.ts';

const { DESIGN } = repo;

/** An editor saves every few seconds: not each of them is worth coming back to. */
const VERSION_EVERY_MS = 120_000;
const MAX_VERSIONS = 40;
const MAX_WORDS = 4000;

export const documentOf = (row: repo.DesignRow): DesignDocument =>
  parseJson(savedDocumentSchema, row.document, blankDocument('instagram-post', row.name || 'Design'));

/** One that there is no longer has the size it had. */
const knownFormat = savedDocumentSchema.shape.format.catch(CUSTOM_FORMAT);

const toSummary = (row: repo.ListedRow): DesignSummary => ({
  ...row,
  format: knownFormat.parse(row.format),
  thumbnailUrl: `${fillPath(getDesignThumbnail.path, { id: row.id })}?version=${row.version}`,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toDesign = (row: repo.DesignRow): Design => {
  const document = documentOf(row);
  const { id, name, version, createdAt, updatedAt } = row;
  const { width, height } = document.pages[0]!;
  const { format, pages } = document;
  const listed = { id, name, version, createdAt, updatedAt, format, width, height, pageCount: pages.length };
  return { ...toSummary(listed), document, lock: row.lock };
};

const valuesOf = (document: DesignDocument): repo.DesignValues => ({
  name: document.name,
  format: document.format,
  document,
  words: [
    document.name,
    labelOf(document.format),
    ...layersOf(document).map((one) => ('text' in one ? one.text : '')),
  ]
    .join(' ')
    .slice(0, MAX_WORDS),
});

const picturesOf = (document: DesignDocument): string[] =>
  layersOf(document).flatMap((one) => ('src' in one ? (assetIdOf(one.src) ?? []) : []));

export interface NewDesign {
  document?: DesignDocument | undefined;
  templateId?: string | undefined;
  format?: FormatName | undefined;
  brandKitId?: string | undefined;
}

export type Designs = ReturnType<typeof createDesignService>;

export function createDesignService({ db, generationJobs }: Platform, kits: BrandKits, layout: LayoutPool) {
  async function getRow(userId: string, id: string): Promise<repo.DesignRow> {
    const row = await repo.findDesign(db, userId, id);
    if (!row) throw notFound('That design');
    return row;
  }

  /** The bin shows it, too. */
  async function getDrawn(userId: string, id: string): Promise<repo.DesignRow> {
    const [row] = await repo.findDesigns(db, [id]);
    if (row?.userId !== userId) throw notFound('That design');
    return row;
  }

  async function insert(
    userId: string,
    documents: readonly DesignDocument[],
    lock: TemplateLock | null = null,
    firstId = newId(),
  ): Promise<Design[]> {
    if ((await repo.countDesigns(db, userId)) + documents.length > MAX_DESIGNS)
      throw new AppError(
        'conflict',
        'You have as many designs as can be kept. Please delete some before you make more.',
      );
    return db.transaction(async (tx) => {
      const made: Design[] = [];
      for (const [i, document] of documents.entries()) {
        const id = i === 0 ? firstId : newId();
        const row = await repo.insertDesign(tx, id, userId, { ...valuesOf(document), lock });
        await link(tx, userId, id, document);
        made.push(toDesign(row));
      }
      return made;
    });
  }

  /** Files of others are passed over, and so are those that are gone. */
  const link = (tx: Db, userId: string, id: string, document: DesignDocument) =>
    setLinks(tx, userId, { type: DESIGN, id }, 'picture', picturesOf(document));

  /** After the present pictures are linked, because a file has one role in a design. */
  async function linkVersions(tx: Db, userId: string, id: string, present: DesignDocument): Promise<void> {
    const now = new Set(picturesOf(present));
    const kept = (await repo.sourcesOfVersions(tx, id)).flatMap((src) => assetIdOf(src) ?? []);
    await setLinks(
      tx,
      userId,
      { type: DESIGN, id },
      'version',
      kept.filter((one) => !now.has(one)),
    );
  }

  return {
    getRow,
    getDrawn,
    list: (userId: string, query: PageQuery): Promise<Page<DesignSummary>> =>
      readPage(
        query,
        async (after, limit) =>
          (await repo.listDesigns(db, userId, after, limit)).map((row) => ({
            row,
            id: row.id,
            createdAt: row.updatedAt,
          })),
        (rows) => rows.map(({ row }) => toSummary(row)),
      ),

    get: async (userId: string, id: string): Promise<Design> => toDesign(await getRow(userId, id)),

    async create(userId: string, { document, templateId, format, brandKitId }: NewDesign): Promise<Design> {
      const kit = brandKitId ? await kits.get(userId, brandKitId) : undefined;
      const started = document ?? startedFrom(templateId, format, kit && wordsOfBrand(kit), kit?.logos[0]);
      const [made] = await insert(userId, [kit ? makeItMine(started, kit) : started]);
      return made!;
    },

    /** From a template that somebody made; asked for again with the same id, the first one is answered. */
    async createLocked(
      userId: string,
      id: string,
      document: DesignDocument,
      lock: TemplateLock,
    ): Promise<Design> {
      const known = await repo.findDesign(db, userId, id);
      if (known) return toDesign(known);
      const checked = documentSchema.safeParse(document);
      if (!checked.success) throw new AppError('bad_request', checked.error.issues[0]!.message);
      const [made] = await insert(userId, [checked.data], lock, id);
      return made!;
    },

    async save(userId: string, id: string, version: number, document: DesignDocument): Promise<Design> {
      return db.transaction(async (tx) => {
        const before = await repo.findDesign(tx, userId, id);
        if (!before) throw notFound('That design');
        if (before.lock && before.version === version)
          assertLocked(documentOf(before), document, before.lock);
        const row = await repo.updateDesign(tx, userId, id, version, valuesOf(document));
        if (!row) throw new AppError('conflict', DESIGN_CHANGED, { details: { version: before.version } });
        const [last] = await repo.listVersions(tx, userId, id);
        if (!last || row.updatedAt.getTime() - last.createdAt.getTime() > VERSION_EVERY_MS)
          await repo.keepVersion(tx, before, MAX_VERSIONS);
        await link(tx, userId, id, document);
        await linkVersions(tx, userId, id, document);
        return toDesign(row);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      await getRow(userId, id);
      await generationJobs.bin({ type: DESIGN, id }, userId);
    },

    async versions(userId: string, id: string) {
      await getRow(userId, id);
      const rows = await repo.listVersions(db, userId, id);
      return rows.map(({ createdAt, ...row }) => ({ ...row, savedAt: createdAt.toISOString() }));
    },

    async version(userId: string, id: string, version: number): Promise<DesignDocument> {
      const found = savedDocumentSchema.safeParse(await repo.findVersion(db, userId, id, version));
      if (!found.success) throw notFound('That version');
      return found.data;
    },

    async resize(
      userId: string,
      id: string,
      formats: readonly FormatName[],
      signal: AbortSignal,
    ): Promise<Design[]> {
      const row = await getRow(userId, id);
      return insert(userId, await layout.resize(userId, documentOf(row), formats, signal), row.lock);
    },
  };
}

function assertLocked(before: DesignDocument, after: DesignDocument, lock: TemplateLock): void {
  assertKept(
    keptOfDesign(before, lock),
    keptOfDesign(after, lock),
    longerThanPlace(partsOfDesign(after), lock),
  );
  const strange = strangeLook(before, after, lock);
  if (strange)
    throw new AppError('forbidden', `“${strange}” is locked by the template and stays as it is.`, {
      details: { locked: 'look' },
    });
}

function startedFrom(
  templateId: string | undefined,
  format: FormatName | undefined,
  words: Words | undefined,
  logo: string | undefined,
): DesignDocument {
  if (!templateId) return blankDocument(format!);
  const template = findTemplate(templateId);
  if (!template) throw notFound('That template');
  return buildTemplate(template, format ?? template.formats[0]!, {
    ...(words && { words }),
    logo: logo ?? null,
  });
}

export const designItems = ({ generationJobs }: Platform): ItemKind => ({
  type: DESIGN,
  noun: 'design',
  page: '/design-studio',
  find: async (db, ids) =>
    new Map(
      (await repo.findDesigns(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }]),
    ),
  remove: (id) => generationJobs.remove({ type: DESIGN, id }, (tx) => repo.removeDesign(tx, id)),
  library: {
    tool: 'design',
    kind: 'design',
    title: designs.name,
    words: designs.words,
    openUrl: (id) => `/design-studio?design=${id}`,
    thumbnailUrl: (id) => fillPath(getDesignThumbnail.path, { id }),
    fileUrl: (id) => fillPath(getDesignPicture.path, { id }),
    text: sql`${designs.words}`,
    recipe: async (db, id) => {
      const [row] = await repo.findDesigns(db, [id]);
      if (!row) return [];
      const document = documentOf(row);
      const [page] = document.pages;
      return [
        { label: 'Format', value: labelOf(document.format) },
        { label: 'Size', value: `${page!.width} × ${page!.height}` },
        { label: 'Pages', value: `${document.pages.length}` },
      ];
    },
  },
  rows: { table: designs, documents: [designs.document], max: MAX_DESIGNS },
});
