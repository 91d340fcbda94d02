/** Tables that spreadsheets open: quoted, and with nothing in them that a spreadsheet would run. */

/** A cell that begins like this is a formula to a spreadsheet. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
