/** Figures in columns, as a person reads them. */

import { type Figure, isMet } from '../figure.ts';

/** Three significant digits, no more: the rest is noise. */
const shown = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

const lastOf = (value: number | undefined): string =>
  value === undefined ? '' : `(last time ${shown(value)})`;

const targetOf = ({ target, unit }: Figure): string => {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${target.atLeast} ${unit}` : `≤ ${target.atMost} ${unit}`;
};

export function table(
  figures: readonly Figure[],
  before: (figure: Figure) => number | undefined = () => undefined,
): string[] {
  const rows = figures.map((figure) => ({
    name: figure.name,
    value: shown(figure.value),
    unit: figure.unit,
    last: lastOf(before(figure)),
    target: targetOf(figure),
    verdict: figure.target ? (isMet(figure) ? 'met' : 'MISSED') : '',
  }));
  const width = (key: 'name' | 'value' | 'unit' | 'last' | 'target') =>
    Math.max(...rows.map((row) => row[key].length));
  return rows.map(({ name, value, unit, last, target, verdict }) =>
    `${name.padEnd(width('name'))}  ${value.padStart(width('value'))} ${unit.padEnd(width('unit'))}  ${last.padEnd(width('last'))}  ${target.padEnd(width('target'))}  ${verdict}`.trimEnd(),
  );
}
