/** A table out of whatever a spreadsheet wrote: any usual encoding and separator; formulas stay text. */

import { parse } from 'csv-parse/sync';
import { AppError } from '#common/errors.ts';

export interface Table {
  columns: string[];
  /** One cell for each column. */
  rows: string[][];
}

const MAX_COLUMNS = 100;
const MAX_CELL = 10_000;

/** By its mark; else UTF-8 where it is that, else what Windows writes. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const line = /^(?:[^"\n]|"(?:[^"]|"")*")*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const count = (one: string) => line.split(one).length - 1;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

export function readTable(bytes: Uint8Array, maxRows: number): Table {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new AppError('bad_request', 'That is no table. Please send a CSV file.');
  let cells: string[][];
  try {
    cells = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows + 2,
      max_record_size: 400_000,
    });
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new AppError(
      'bad_request',
      `The table cannot be read${line ? ` beyond line ${line}` : ''}: a quotation mark is probably missing.`,
    );
  }
  const [head, ...rows] = cells;
  if (!head || rows.length === 0)
    throw new AppError('bad_request', 'The table needs a line with names of columns and a row at least.');
  if (rows.length > maxRows)
    throw new AppError(
      'bad_request',
      `The table has too many rows. The maximum is ${maxRows.toLocaleString('en')}.`,
    );
  if (head.length > MAX_COLUMNS)
    throw new AppError('bad_request', `The table has too many columns. The maximum is ${MAX_COLUMNS}.`);
  const columns = head.map((name, i) => name.trim().slice(0, 200) || `Column ${i + 1}`);
  return {
    columns,
    rows: rows.map((row) => columns.map((_, i) => (row[i] ?? '').trim().slice(0, MAX_CELL + 1))),
  };
}
