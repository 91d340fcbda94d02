/** What can be set about shapes, lines, icons, QR codes and charts. */

import { useEffect, useState } from 'react';
import { t } from '#common/texts.ts';
import {
  type ChartLayer,
  type IconLayer,
  LINE_ENDS,
  type LineLayer,
  type QrLayer,
  SHAPES,
  type ShapeLayer,
} from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { parseTable, tableText } from '../edits/chart-table.ts';
import { ColorChoice } from './color-field.tsx';
import { Section, SliderField } from './fields.tsx';
import { IconSearch } from './icon-search.tsx';
import { SHAPE_NAMES } from './layer-names.ts';

interface FieldsOf<L> {
  layer: L;
  theme: Theme;
  onChange: (part: Partial<L>, flow?: string) => void;
}

const pixels = (value: number): string => `${Math.round(value)} px`;

export function ShapeFields({ layer, theme, onChange }: FieldsOf<ShapeLayer>) {
  const side = Math.min(layer.w, layer.h);
  return (
    <Section title={t('Shape')}>
      <ChoiceSelect
        label={t('Kind of shape')}
        value={layer.shape}
        choices={layer.shape === 'path' ? SHAPES : SHAPES.filter((one) => one !== 'path')}
        nameOf={(shape) => SHAPE_NAMES[shape]}
        onChange={(shape) => onChange({ shape })}
      />
      <ColorChoice
        label={t('Fill')}
        theme={theme}
        value={layer.fill === null ? null : typeof layer.fill === 'string' ? layer.fill : undefined}
        onChange={(fill) => onChange({ fill }, 'fill')}
        onClear={() => onChange({ fill: null })}
      />
      <ColorChoice
        label={t('Outline')}
        theme={theme}
        value={layer.stroke?.color ?? null}
        onChange={(color) =>
          onChange({ stroke: { width: Math.max(2, side * 0.02), ...layer.stroke, color } }, 'stroke')
        }
        onClear={() => onChange({ stroke: null })}
      />
      {layer.stroke && (
        <SliderField
          label={t('Outline width')}
          min={1}
          max={Math.max(2, Math.round(side * 0.2))}
          step={1}
          value={layer.stroke.width}
          textOf={pixels}
          onChange={(width) => onChange({ stroke: { ...layer.stroke!, width } }, 'stroke')}
        />
      )}
      {layer.shape === 'rect' && (
        <SliderField
          label={t('Round corners')}
          min={0}
          max={Math.round(side / 2)}
          step={1}
          value={layer.corner}
          textOf={pixels}
          onChange={(corner) => onChange({ corner }, 'corner')}
        />
      )}
      {['polygon', 'star', 'burst', 'rays', 'dots'].includes(layer.shape) && (
        <SliderField
          label={t('Points')}
          min={3}
          max={40}
          step={1}
          value={layer.points}
          onChange={(points) => onChange({ points }, 'points')}
        />
      )}
    </Section>
  );
}

const DASHES = { solid: t('Solid'), dashed: t('Dashed'), dotted: t('Dotted') } as const;
const BENDS = { straight: t('Straight'), arc: t('Arc'), wave: t('Wave') } as const;
const END_NAMES = { none: t('None'), arrow: t('Arrow'), dot: t('Dot'), bar: t('Bar') } as const;

export function LineFields({ layer, theme, onChange }: FieldsOf<LineLayer>) {
  return (
    <Section title={t('Line')}>
      <ColorChoice
        label={t('Color')}
        theme={theme}
        value={layer.color}
        onChange={(color) => onChange({ color }, 'color')}
      />
      <SliderField
        label={t('Width')}
        min={1}
        max={60}
        step={1}
        value={layer.width}
        textOf={pixels}
        onChange={(width) => onChange({ width }, 'width')}
      />
      <ChoiceSelect
        label={t('Pattern')}
        value={layer.dash}
        choices={['solid', 'dashed', 'dotted'] as const}
        nameOf={(dash) => DASHES[dash]}
        onChange={(dash) => onChange({ dash })}
      />
      <ChoiceSelect
        label={t('Form')}
        value={layer.bend}
        choices={['straight', 'arc', 'wave'] as const}
        nameOf={(bend) => BENDS[bend]}
        onChange={(bend) => onChange({ bend })}
      />
      <div className="grid grid-cols-2 gap-2">
        <FormField label={t('Start')}>
          <ChoiceSelect
            value={layer.start}
            choices={LINE_ENDS}
            nameOf={(end) => END_NAMES[end]}
            onChange={(start) => onChange({ start })}
          />
        </FormField>
        <FormField label={t('End')}>
          <ChoiceSelect
            value={layer.end}
            choices={LINE_ENDS}
            nameOf={(end) => END_NAMES[end]}
            onChange={(end) => onChange({ end })}
          />
        </FormField>
      </div>
    </Section>
  );
}

export function IconFields({ layer, theme, onChange }: FieldsOf<IconLayer>) {
  return (
    <Section title={t('Icon')}>
      <ColorChoice
        label={t('Color')}
        theme={theme}
        value={layer.color}
        onChange={(color) => onChange({ color }, 'color')}
      />
      <IconSearch chosen={layer.icon} onChoose={(icon) => onChange({ icon })} />
    </Section>
  );
}

const QR_STYLES = { squares: t('Squares'), dots: t('Dots'), round: t('Rounded') } as const;

export function QrFields({ layer, theme, onChange }: FieldsOf<QrLayer>) {
  return (
    <Section title={t('QR code')}>
      <FormField label={t('Link or text')} hint={t('Test it with your phone before you print.')}>
        <Textarea
          value={layer.text}
          maxLength={1000}
          rows={2}
          onChange={(event) => onChange({ text: event.target.value }, 'text')}
        />
      </FormField>
      <ChoiceSelect
        label={t('Style')}
        value={layer.style}
        choices={['squares', 'dots', 'round'] as const}
        nameOf={(style) => QR_STYLES[style]}
        onChange={(style) => onChange({ style })}
      />
      <ColorChoice
        label={t('Color')}
        theme={theme}
        value={layer.color}
        onChange={(color) => onChange({ color }, 'color')}
      />
      <ColorChoice
        label={t('Background')}
        theme={theme}
        value={layer.ground}
        onChange={(ground) => onChange({ ground }, 'ground')}
        onClear={() => onChange({ ground: null })}
      />
    </Section>
  );
}

const CHART_NAMES = { bar: t('Bars'), line: t('Line'), pie: t('Pie'), ring: t('Ring') } as const;

export function ChartFields({ layer, theme, onChange }: FieldsOf<ChartLayer>) {
  const written = tableText(layer);
  const [text, setText] = useState(written);
  useEffect(() => setText(written), [written]);
  const read = parseTable(text);
  return (
    <Section title={t('Chart')}>
      <ChoiceSelect
        label={t('Kind of chart')}
        value={layer.chart}
        choices={['bar', 'line', 'pie', 'ring'] as const}
        nameOf={(chart) => CHART_NAMES[chart]}
        onChange={(chart) => onChange({ chart })}
      />
      <FormField
        label={t('Data')}
        hint={t(
          'First row: names of the series. Then one row each, separated by commas or pasted from a spreadsheet.',
        )}
        {...('error' in read && { error: read.error })}
      >
        <Textarea
          value={text}
          rows={6}
          spellCheck={false}
          className="font-mono text-xs"
          onChange={(event) => {
            setText(event.target.value);
            const next = parseTable(event.target.value);
            if (!('error' in next)) onChange(next, 'data');
          }}
        />
      </FormField>
      <SwitchField
        label={t('Show values')}
        checked={layer.hasValues}
        onChange={(hasValues) => onChange({ hasValues })}
      />
      <SwitchField
        label={t('Show legend')}
        checked={layer.hasLegend}
        onChange={(hasLegend) => onChange({ hasLegend })}
      />
      <ColorChoice
        label={t('Text color')}
        theme={theme}
        value={layer.color}
        onChange={(color) => onChange({ color }, 'color')}
      />
    </Section>
  );
}
