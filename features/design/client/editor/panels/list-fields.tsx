/** The rows of a list: what each says, and buttons to add, move and delete one; the layer shows them as they are written. */

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { ListLayer } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { ColorChoice } from './color-field.tsx';
import { NumberField, Press, Section } from './fields.tsx';

const MAX_ROWS = 60;

export interface ListFieldsProps {
  layer: ListLayer;
  theme: Theme;
  onChange: (part: Partial<ListLayer>, flow?: string) => void;
}

export function ListFields({ layer, theme, onChange }: ListFieldsProps) {
  const { rows } = layer;
  const write = (at: number, part: Partial<(typeof rows)[number]>) =>
    onChange({ rows: rows.map((row, i) => (i === at ? { ...row, ...part } : row)) }, `row ${at}`);
  const move = (at: number, by: -1 | 1) => {
    const next = [...rows];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange({ rows: next });
  };
  return (
    <Section title={t('List')}>
      <ul className="grid gap-2" aria-label={t('Rows')}>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place and its words
          <li key={i} className="grid grid-cols-[1fr_5rem] gap-1">
            <Input
              aria-label={t('Row {0}, name', i + 1)}
              value={row.name}
              maxLength={200}
              onChange={(event) => write(i, { name: event.target.value })}
              className="h-9 px-2"
            />
            <Input
              aria-label={t('Row {0}, price or value', i + 1)}
              value={row.value}
              maxLength={80}
              onChange={(event) => write(i, { value: event.target.value })}
              className="h-9 px-2 text-right tabular-nums"
            />
            <div className="col-span-2 -mt-1 flex justify-end">
              <Press label={t('Move row {0} up', i + 1)} disabled={i === 0} onClick={() => move(i, -1)}>
                <ArrowUp />
              </Press>
              <Press
                label={t('Move row {0} down', i + 1)}
                disabled={i === rows.length - 1}
                onClick={() => move(i, 1)}
              >
                <ArrowDown />
              </Press>
              <Press
                label={t('Delete row {0}', i + 1)}
                disabled={rows.length === 1}
                onClick={() => onChange({ rows: rows.filter((_, at) => at !== i) })}
              >
                <Trash2 />
              </Press>
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        disabled={rows.length >= MAX_ROWS}
        onClick={() => onChange({ rows: [...rows, { name: t('New row'), value: '' }] })}
      >
        <Plus /> {t('Add a row')}
      </Button>
      <NumberField
        label={t('Largest letters')}
        value={layer.size}
        min={1}
        max={4000}
        onChange={(size) => onChange({ size })}
      />
      <ColorChoice
        label={t('Text color')}
        theme={theme}
        value={layer.fill}
        onChange={(fill) => onChange({ fill }, 'fill')}
      />
      <ColorChoice
        label={t('Color of prices')}
        theme={theme}
        value={layer.valueFill}
        onChange={(valueFill) => onChange({ valueFill }, 'valueFill')}
      />
      <ColorChoice
        label={t('Lines between rows')}
        theme={theme}
        value={layer.rule}
        onChange={(rule) => onChange({ rule }, 'rule')}
        onClear={() => onChange({ rule: null })}
      />
    </Section>
  );
}
