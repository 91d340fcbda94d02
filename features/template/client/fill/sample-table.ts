/** A table to begin with: a column for each place, and the template's own words as the first row. */

import type { TemplatePlace } from '#common/templates.ts';
import { serverText } from '#common/texts.ts';
import type { Template } from '../../contract.ts';

/** What a spreadsheet would take for a formula is written as words. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+@\t\r-])/, "'").replaceAll('"', '""')}"`;

/** Each once: of two places with one name the second goes by its key. */
function headsOf(places: readonly TemplatePlace[]): [string, string][] {
  const taken = new Set<string>();
  return places.map(({ key, name }) => {
    const shown = serverText(name);
    const head = taken.has(shown) ? key : shown;
    taken.add(head);
    return [head, key];
  });
}

/** Which columns are which places, by the names that the example gives them. */
export function columnsByName(
  columns: readonly string[],
  places: readonly TemplatePlace[],
): Record<string, string> {
  return Object.fromEntries(headsOf(places).filter(([head]) => columns.includes(head)));
}

export function sampleTable({ places, parts }: Pick<Template, 'places' | 'parts'>): string {
  const said = new Map(parts.map(({ key, value }) => [key, value]));
  const rows = [
    headsOf(places).map(([head]) => head),
    // An empty cell keeps the picture of the template.
    places.map(({ key, kind }) => (kind === 'picture' ? '' : (said.get(key) ?? ''))),
  ];
  // The mark tells spreadsheets which letters these are.
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
