/** The tools of the photo editor that need no marking: crop, light and colour, filters, enlarging, saving as. */

import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import {
  ADJUSTMENTS,
  type Adjustment,
  FILTERS,
  type FilterName,
  PHOTO_FORMATS,
  type PhotoFormat,
  type PhotoOutput,
} from '#common/photo-recipe.ts';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { BLANK_DRAFT, cropOfAspect, type Draft } from './draft.ts';
import { type Shape, shapeOf } from './draw-preview.ts';

export interface PanelProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

const ASPECTS: [string, number | 'original' | null][] = [
  [t('Free'), null],
  [t('Original'), 'original'],
  [t('Square 1:1'), 1],
  [t('Portrait 4:5'), 4 / 5],
  [t('Story 9:16'), 9 / 16],
  [t('Wide 16:9'), 16 / 9],
  [t('Photo 3:2'), 3 / 2],
  [t('Cover 2.63:1'), 2.63],
];

export interface CropPanelProps extends PanelProps {
  photo: Shape;
  aspect: number | undefined;
  /** In pixels' proportions; undefined: free. */
  onAspect: (aspect: number | undefined) => void;
}

const turnBy = (turn: Draft['turn'], by: 90 | 270): Draft['turn'] => ((turn + by) % 360) as Draft['turn'];

export function CropPanel({ draft, onChange, photo, aspect, onAspect }: CropPanelProps) {
  const shape = shapeOf(photo, draft);
  const choose = (wanted: number | 'original' | null) => {
    const next = wanted === 'original' ? shape.width / shape.height : (wanted ?? undefined);
    onAspect(next);
    onChange({
      crop: next
        ? cropOfAspect(shape.width, shape.height, next)
        : (draft.crop ?? { x: 0, y: 0, width: 1, height: 1 }),
    });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 font-medium text-sm">{t('Format')}</legend>
        {ASPECTS.map(([name, value]) => (
          <Button
            key={name}
            variant={value !== null && value !== 'original' && value === aspect ? 'secondary' : 'outline'}
            size="sm"
            onClick={() => choose(value)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-4 gap-2">
        <Button
          variant="outline"
          aria-label={t('Turn left')}
          onClick={() => onChange({ turn: turnBy(draft.turn, 270), crop: null })}
        >
          <RotateCcw />
        </Button>
        <Button
          variant="outline"
          aria-label={t('Turn right')}
          onClick={() => onChange({ turn: turnBy(draft.turn, 90), crop: null })}
        >
          <RotateCw />
        </Button>
        <Button
          variant={draft.flipHorizontal ? 'secondary' : 'outline'}
          aria-label={t('Mirror')}
          aria-pressed={draft.flipHorizontal}
          onClick={() => onChange({ flipHorizontal: !draft.flipHorizontal })}
        >
          <FlipHorizontal2 />
        </Button>
        <Button
          variant={draft.flipVertical ? 'secondary' : 'outline'}
          aria-label={t('Upside down')}
          aria-pressed={draft.flipVertical}
          onClick={() => onChange({ flipVertical: !draft.flipVertical })}
        >
          <FlipVertical2 />
        </Button>
      </div>
      <FormField label={t('Straighten: {0}°', draft.angle.toFixed(1))}>
        <Slider
          min={-20}
          max={20}
          step={0.5}
          value={[draft.angle]}
          onValueChange={([angle = 0]) => onChange({ angle })}
        />
      </FormField>
    </div>
  );
}

const NAMES: Partial<Record<Adjustment, string>> = { temperature: t('Warmth') };

export function AdjustPanel({ draft, onChange }: PanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {ADJUSTMENTS.map((name) => {
        const value = draft.adjust[name] ?? 0;
        return (
          <FormField
            key={name}
            label={NAMES[name] ?? labelOf(name)}
            aside={value > 0 ? `+${value}` : String(value)}
          >
            <Slider
              min={-100}
              max={100}
              value={[value]}
              onValueChange={([next = 0]) => onChange({ adjust: { ...draft.adjust, [name]: next } })}
            />
          </FormField>
        );
      })}
      <Button variant="ghost" size="sm" onClick={() => onChange({ adjust: BLANK_DRAFT.adjust })}>
        {t('Reset adjustments')}
      </Button>
    </div>
  );
}

export function FilterPanel({ draft, onChange }: PanelProps) {
  const { filter } = draft;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-3 gap-2">
        {([null, ...FILTERS] as (FilterName | null)[]).map((name) => (
          <button
            key={name ?? 'none'}
            type="button"
            aria-pressed={(filter?.name ?? null) === name}
            onClick={() => onChange({ filter: name && { name, strength: filter?.strength ?? 100 } })}
            className={cn(
              'focus-ring h-10 rounded-lg border text-sm transition-colors',
              (filter?.name ?? null) === name
                ? 'border-primary bg-primary/12 text-primary'
                : 'bg-card hover:bg-accent',
            )}
          >
            {name ? labelOf(name) : t('None')}
          </button>
        ))}
      </div>
      {filter && (
        <FormField label={t('Strength')} aside={`${filter.strength}%`}>
          <Slider
            min={0}
            max={100}
            value={[filter.strength]}
            onValueChange={([strength = 100]) => onChange({ filter: { ...filter, strength } })}
          />
        </FormField>
      )}
    </div>
  );
}

export function EnlargePanel({
  photo,
  isBusy,
  onEnlarge,
}: {
  photo: Shape;
  isBusy: boolean;
  onEnlarge: (factor: 2 | 4) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted-foreground text-sm">
        {t(
          'Adds real detail while it enlarges. Large pictures take a minute or more; you can cancel at any time.',
        )}
      </p>
      {([2, 4] as const).map((factor) => (
        <Button key={factor} variant="outline" disabled={isBusy} onClick={() => onEnlarge(factor)}>
          {t('Enlarge ×{0} ({1} × {2})', factor, photo.width * factor, photo.height * factor)}
        </Button>
      ))}
    </div>
  );
}

export function ExportPanel({
  photo,
  isBusy,
  onExport,
}: {
  photo: Shape;
  isBusy: boolean;
  onExport: (output: Partial<PhotoOutput>) => void;
}) {
  const [format, setFormat] = useState<PhotoFormat>('jpeg');
  const [quality, setQuality] = useState(90);
  const [width, setWidth] = useState('');
  const maxWidth = Number.parseInt(width, 10);
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormField label={t('File type')}>
        <ChoiceSelect
          value={format}
          choices={PHOTO_FORMATS}
          nameOf={(one) => one.toUpperCase()}
          onChange={setFormat}
        />
      </FormField>
      {format !== 'png' && (
        <FormField label={t('Quality')} aside={String(quality)}>
          <Slider min={20} max={100} value={[quality]} onValueChange={([next = 90]) => setQuality(next)} />
        </FormField>
      )}
      <FormField
        label={t('Width in pixels')}
        aside={t('Optional')}
        hint={t('The picture is {0} × {1}. You can only make it smaller here.', photo.width, photo.height)}
      >
        <Input
          type="number"
          min={1}
          max={12_000}
          value={width}
          onChange={(event) => setWidth(event.target.value)}
        />
      </FormField>
      <Button
        disabled={isBusy}
        onClick={() => onExport({ format, quality, ...(maxWidth > 0 && { maxWidth }) })}
      >
        {t('Export and download')}
      </Button>
    </div>
  );
}
