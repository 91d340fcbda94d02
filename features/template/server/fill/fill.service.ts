/** Reads a table for a template, matches its columns with places, and begins the work on its rows. */

import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { TemplatePlace } from '#common/templates.ts';
import type { User } from '#common/user.ts';
import { readTable, type Table } from '#platform/assets/tables/read-table.ts';
import type { Platform } from '#platform/platform.ts';
import { type FillMapping, fillMappingSchema } from '../../contract.ts';
import { maxRowsOf, snapshotFor, sourceOf } from '../snapshots.ts';
import type { TemplateRow } from '../template.repo.ts';
import { fillTemplateJob } from './fill.job.ts';

/** Of all that is poured in at once. */
const MAX_LETTERS = 1_000_000;

/** Changes with everything that whoever uses it would see. */
export const stampOf = (row: TemplateRow, userId: string): string =>
  row.userId === userId ? `own:${row.version}` : `public:${row.decidedAt?.getTime() ?? 0}`;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function suggested(columns: readonly string[], places: readonly TemplatePlace[]): Record<string, string> {
  const out: Record<string, string> = {};
  const free = new Map(places.map((one) => [one.key, one]));
  for (const column of columns) {
    const found = [...free.values()].find(
      ({ key, name }) => plain(name) === plain(column) || plain(key) === plain(column),
    );
    if (!found) continue;
    free.delete(found.key);
    out[column] = found.key;
  }
  return out;
}

function readMapping(text: string): FillMapping {
  let given: unknown;
  try {
    given = JSON.parse(text || '{}');
  } catch {
    throw new AppError('bad_request', 'Send \'mapping\' as JSON, such as {"columns":{"Name":"headline"}}.');
  }
  const read = fillMappingSchema.safeParse(given);
  if (!read.success)
    throw new AppError('bad_request', read.error.issues[0]?.message ?? 'The mapping cannot be read.');
  return read.data;
}

function valuesOf(table: Table, { columns }: FillMapping, places: readonly TemplatePlace[]) {
  const keys = new Set(places.map(({ key }) => key));
  const used = Object.entries(columns).filter(([, key]) => key);
  for (const [column, key] of used) {
    if (!table.columns.includes(column))
      throw new AppError('bad_request', `The table has no column '${column.slice(0, 80)}'.`);
    if (!keys.has(key)) throw new AppError('bad_request', `This template has no place “${key}”.`);
  }
  const at = used.map(([column, key]) => [table.columns.indexOf(column), key] as const);
  return table.rows.map((row) => Object.fromEntries(at.map(([i, key]) => [key, row[i] ?? ''])));
}

const isFormat = (all: readonly { id: string }[], format: string): boolean =>
  all.some(({ id }) => id === format);

export function createFillService(platform: Platform) {
  return {
    look(userId: string, row: TemplateRow, csv: Buffer) {
      const { places } = snapshotFor(row, userId);
      const table = readTable(csv, maxRowsOf(platform, row.kind));
      return {
        columns: table.columns,
        rows: table.rows.length,
        first: table.rows[0]!.map((cell) => cell.slice(0, 200)),
        suggested: suggested(table.columns, places),
      };
    },

    async begin(user: User, row: TemplateRow, form: { csv: Buffer; mapping: string }): Promise<string> {
      const snapshot = snapshotFor(row, user.id);
      const table = readTable(form.csv, maxRowsOf(platform, row.kind));
      const mapping = readMapping(
        form.mapping || JSON.stringify({ columns: suggested(table.columns, snapshot.places) }),
      );
      const rows = valuesOf(table, mapping, snapshot.places);
      if (rows.reduce((sum, one) => sum + Object.values(one).join('').length, 0) > MAX_LETTERS)
        throw new AppError('too_large', 'There is too much text in this table. Please split it.');
      if (mapping.format && !isFormat(sourceOf(platform, row.kind).formats(snapshot.content), mapping.format))
        throw new AppError('bad_request', 'This template cannot be made in that format.');
      const { job } = await platform.generationJobs.begin(fillTemplateJob, {
        user,
        itemId: newId(),
        payload: {
          templateId: row.id,
          name: snapshot.name,
          stamp: stampOf(row, user.id),
          format: mapping.format,
          rows,
        },
      });
      return job.id;
    },
  };
}
