/** The trail as CSV, row by row; what people typed cannot become a formula in a spreadsheet. */

import type { AuditLog } from '../../contract.ts';

const COLUMNS = ['Time', 'Actor', 'Actor e-mail', 'Action', 'Target type', 'Target', 'Details', 'Id'];

/** Spreadsheets take text that begins so for a formula, also inside quotes. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const rowOf = (entry: AuditLog): string =>
  line([
    entry.createdAt,
    entry.adminId,
    entry.actorEmail,
    entry.action,
    entry.targetType,
    entry.targetId,
    entry.details === null ? null : JSON.stringify(entry.details),
    entry.id,
  ]);

/** Asks for one batch after another, so that a trail of any length passes through little memory. */
export async function* auditCsv(
  nextBatch: (after: AuditLog | undefined) => Promise<AuditLog[]>,
): AsyncGenerator<string> {
  yield line(COLUMNS);
  let last: AuditLog | undefined;
  for (;;) {
    const batch = await nextBatch(last);
    if (batch.length === 0) return;
    yield batch.map(rowOf).join('');
    last = batch.at(-1);
  }
}
