/** Figures in columns, as a person reads them. */

import { type Figure, isMet } from './figure.ts';

/** Three significant digits, no more: the rest is noise. */
const shown = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

const targetOf = ({ target, unit }: Figure): string => {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${target.atLeast} ${unit}` : `≤ ${target.atMost} ${unit}`;
};

export function table(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => ({
    name: figure.name,
    value: shown(figure.value),
    unit: figure.unit,
    target: targetOf(figure),
    verdict: figure.target ? (isMet(figure) ? 'met' : 'MISSED') : '',
  }));
  const width = (key: 'name' | 'value' | 'unit' | 'target') =>
    Math.max(...rows.map((row) => row[key].length));
  return rows.map(({ name, value, unit, target, verdict }) =>
    `${name.padEnd(width('name'))}  ${value.padStart(width('value'))} ${unit.padEnd(width('unit'))}  ${target.padEnd(width('target'))}  ${verdict}`.trimEnd(),
  );
}
