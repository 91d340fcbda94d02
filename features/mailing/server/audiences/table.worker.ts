/** The thread that reads tables of subscribers: a large one takes seconds, and its writer may mean harm. */

import { AppError } from '#common/errors.ts';
import { readTable } from '#platform/assets/tables/read-table.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import { type ImportMapping, MAX_IMPORT_ROWS } from '../../calls/audience-calls.ts';
import { readPeople, suggestColumns } from './read-people.ts';

export interface TableOrder {
  csv: Uint8Array;
  /** Absent: only looked at. */
  columns?: ImportMapping['columns'];
}

const SAMPLE_ROWS = 5;
const SAMPLE_LETTERS = 200;

serveThread(({ csv, columns }: TableOrder) => {
  const table = readTable(csv, MAX_IMPORT_ROWS);
  if (!columns)
    return {
      columns: table.columns,
      rows: table.rows.length,
      sample: table.rows.slice(0, SAMPLE_ROWS).map((row) => row.map((cell) => cell.slice(0, SAMPLE_LETTERS))),
      suggested: suggestColumns(table),
    };
  for (const name of Object.values(columns))
    if (name !== undefined && !table.columns.includes(name))
      throw new AppError('bad_request', 'The table has no column of this name. Please choose another one.');
  return readPeople(table, columns);
});
