/** Asking for files of designs: what is drawn is the design as it is at that moment. */

import { sql } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { readTable } from '#platform/assets/tables/read-table.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { pourRow, RowError, suggestColumns } from '../../batch/pour-row.ts';
import {
  type BatchMapping,
  batchMappingSchema,
  type ExportType,
  isFilm,
  MAX_CSV_ROWS,
} from '../../contract.ts';
import { findExisting } from '../design.repo.ts';
import { type Designs, documentOf } from '../design.service.ts';
import { designExports } from '../design.table.ts';
import * as repo from '../design-export.repo.ts';
import { batchDesignJob, exportDesignJob } from './export-design.job.ts';

export interface ExportAsk {
  type: ExportType;
  page?: number | undefined;
  scale: number;
  hasMarks?: boolean | undefined;
  isTransparent: boolean;
}

export interface BatchForm {
  csv: Buffer;
  mapping: string;
}

export type Exports = ReturnType<typeof createExportService>;

export function createExportService({ generationJobs, assets }: Platform, designs: Designs) {
  return {
    async begin(user: User, id: string, { hasMarks, ...ask }: ExportAsk): Promise<string> {
      const document = documentOf(await designs.getRow(user.id, id));
      if (ask.page !== undefined && ask.page > document.pages.length)
        throw new AppError('bad_request', `The design’s last page is page ${document.pages.length}.`);
      if (isFilm(ask.type) && !chosenPages(document, ask.page).some(({ motion }) => motion))
        throw new AppError('bad_request', 'Nothing moves yet: choose an animation for the page first.');
      const itemId = newId();
      const { job } = await generationJobs.begin(exportDesignJob, {
        user,
        itemId,
        bytes: 1024,
        payload: { document, ...ask, hasMarks: hasMarks ?? document.pages.some(({ bleed }) => bleed > 0) },
        begin: (tx) =>
          repo.insertExport(tx, {
            id: itemId,
            userId: user.id,
            designId: id,
            title: document.name,
            kind: ask.type,
          }),
      });
      return job.id;
    },

    async beginBatch(user: User, id: string, form: BatchForm): Promise<string> {
      const document = documentOf(await designs.getRow(user.id, id));
      const mapping = readMapping(form.mapping);
      const table = readTable(form.csv, MAX_CSV_ROWS);
      assertColumns(mapping, table.columns);
      assertLayers(document, mapping);
      const itemId = newId();
      const item = { type: repo.DESIGN_EXPORT, id: itemId };
      const csv = await assets.save({
        userId: user.id,
        name: 'table.csv',
        type: 'text/csv',
        bytes: form.csv,
        partOf: { ...item, role: 'table' },
      });
      try {
        const { job } = await generationJobs.begin(batchDesignJob, {
          user,
          itemId,
          payload: { document, mapping, csvAssetId: csv.id, designId: id },
          begin: (tx) =>
            repo.insertExport(tx, {
              id: itemId,
              userId: user.id,
              designId: id,
              title: document.name,
              kind: 'batch',
            }),
        });
        return job.id;
      } catch (error) {
        await assets.release(item);
        throw error;
      }
    },

    /** The design with one row, before all of them are drawn. */
    async preview(userId: string, id: string, form: BatchForm) {
      const document = documentOf(await designs.getRow(userId, id));
      const table = readTable(form.csv, MAX_CSV_ROWS);
      const suggested = suggestColumns(table, document);
      const mapping = form.mapping ? readMapping(form.mapping) : undefined;
      const columns = mapping?.columns ?? suggested;
      const row = table.rows[Math.min(mapping?.row ?? 1, table.rows.length) - 1]!;
      const answer = { columns: table.columns, rows: table.rows.length, suggested };
      try {
        const poured = pourRow(document, table, row, { type: 'png', ...mapping, columns });
        return { ...answer, document: poured.document, error: null };
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        return { ...answer, document, error: error.message };
      }
    },
  };
}

const chosenPages = ({ pages }: DesignDocument, page: number | undefined) =>
  page === undefined ? pages : pages.slice(page - 1, page);

function readMapping(text: string): BatchMapping {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new AppError('bad_request', 'Send \'mapping\' as JSON, such as {"columns":{"Name":"headline"}}.');
  }
  const read = batchMappingSchema.safeParse(
    // The columns alone will do.
    given && typeof given === 'object' && !('columns' in given) ? { columns: given } : given,
  );
  if (!read.success)
    throw new AppError('bad_request', read.error.issues[0]?.message ?? 'The mapping cannot be read.');
  return read.data;
}

function assertColumns({ columns, fileName }: BatchMapping, names: readonly string[]): void {
  for (const name of [...Object.keys(columns), ...(fileName ? [fileName] : [])])
    if (!names.includes(name))
      throw new AppError(
        'bad_request',
        `The table has no column '${name.slice(0, 80)}'. It has: ${names.slice(0, 20).join(', ')}.`,
      );
}

function assertLayers(document: DesignDocument, { columns }: BatchMapping): void {
  const layers = document.pages.flatMap((page) => page.layers);
  for (const target of Object.values(columns)) {
    const name = target.replace(/:color$/, '');
    if (name && !layers.some(({ id, role }) => id === name || role === name))
      throw new AppError('bad_request', `This design has no layer '${name.slice(0, 80)}'.`);
  }
}

export const designExportItems = (platform: Platform): ItemKind => ({
  type: repo.DESIGN_EXPORT,
  noun: 'file of a design',
  page: '/design-studio',
  find: async (db, ids) => {
    const rows = await repo.findExports(db, ids);
    const there = await findExisting(
      db,
      rows.map(({ designId }) => designId),
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.title,
          ownerId: row.userId,
          previewAssetId: row.assetId,
          ...(there.has(row.designId) && { openUrl: `/design-studio?design=${row.designId}` }),
        },
      ]),
    );
  },
  remove: (id) =>
    platform.generationJobs.remove({ type: repo.DESIGN_EXPORT, id }, (tx) => repo.removeExport(tx, id)),
  library: {
    tool: 'design',
    kind: 'file',
    mainRole: 'file',
    title: designExports.title,
    words: designExports.title,
    // Without its file it is still being made.
    isShown: sql`false`,
    openUrl: () => '/design-studio',
    recipe: async (db, id) => {
      const [row] = await repo.findExports(db, [id]);
      return row ? [{ label: 'Made of', value: row.title }] : [];
    },
  },
  rows: { table: designExports, documents: [] },
  retention: { listOlderThan: repo.listOlderThan },
});
