/** A chart's figures as a small table that one can type or paste. */

import { t } from '#common/texts.ts';
import type { ChartLayer } from '#engine/page/document/layers.ts';

type Table = Pick<ChartLayer, 'series' | 'rows'>;

export const tableText = ({ series, rows }: Table): string =>
  [['', ...series], ...rows.map(({ label, values }) => [label, ...values])]
    .map((cells) => cells.join(', '))
    .join('\n');

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',').map((cell) => cell.trim());

/** "1,5" is a number where cells are separated otherwise; thousands may have spaces. */
const numberOf = (cell: string): number =>
  cell === '' ? 0 : Number(cell.replaceAll(/[\s€$£%']/g, '').replace(',', '.'));

export function parseTable(text: string): Table | { error: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head, ...body] = lines.map(cellsOf);
  if (!head || body.length === 0) return { error: t('Write a row of names, then a row for each value.') };
  const series = head.slice(1, 7).map((name, i) => name.slice(0, 60) || t('Series {0}', i + 1));
  if (series.length === 0) return { error: t('Give the first column a name, then the figures.') };
  const rows = body.slice(0, 60).map(([label = '', ...cells]) => ({
    label: label.slice(0, 60),
    values: series.map((_, i) => numberOf(cells[i] ?? '')),
  }));
  const wrong = rows.findIndex(({ values }) => !values.every((value) => Math.abs(value) <= 1e12));
  if (wrong >= 0) return { error: t('Row {0} has a value that is not a number.', wrong + 2) };
  return { series, rows };
}
