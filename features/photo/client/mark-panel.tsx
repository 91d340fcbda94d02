/** Background and erasing: both ask what in the picture is meant. */

import { MousePointerClick, Paintbrush, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PhotoMask, PhotoOperation } from '#common/photo-recipe.ts';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { Stroke } from '#ui/form/mask-layer.tsx';
import { Slider } from '#ui/form/slider.tsx';

export interface Marking {
  mode: 'brush' | 'click';
  brush: number;
  strokes: Stroke[];
  points: { x: number; y: number; include: boolean }[];
  /** What the clicks found, as a data address. */
  mask: string | undefined;
}

export const NO_MARKING: Marking = { mode: 'click', brush: 0.04, strokes: [], points: [], mask: undefined };

/** As the engine takes it; undefined: nothing is marked. */
export function maskOf({ strokes, mask }: Marking): PhotoMask | undefined {
  if (strokes.length > 0) return { kind: 'strokes', strokes };
  return mask ? { kind: 'image', data: mask.replace(/^data:[^,]*,/, '') } : undefined;
}

export interface MarkPanelProps {
  marking: Marking;
  onMarking: (part: Partial<Marking>) => void;
  isBusy: boolean;
  onApply: (step: PhotoOperation) => void;
}

function MarkTools({ marking, onMarking }: Pick<MarkPanelProps, 'marking' | 'onMarking'>) {
  const isMarked = marking.strokes.length > 0 || marking.points.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant={marking.mode === 'click' ? 'secondary' : 'outline'}
          aria-pressed={marking.mode === 'click'}
          size="sm"
          onClick={() => onMarking({ ...NO_MARKING, mode: 'click' })}
        >
          <MousePointerClick /> {t('Click to select')}
        </Button>
        <Button
          variant={marking.mode === 'brush' ? 'secondary' : 'outline'}
          aria-pressed={marking.mode === 'brush'}
          size="sm"
          onClick={() => onMarking({ ...NO_MARKING, mode: 'brush', brush: marking.brush })}
        >
          <Paintbrush /> {t('Brush')}
        </Button>
      </div>
      {marking.mode === 'brush' ? (
        <FormField label={t('Brush size')}>
          <Slider
            min={1}
            max={20}
            value={[Math.round(marking.brush * 100)]}
            onValueChange={([size = 4]) => onMarking({ brush: size / 100 })}
          />
        </FormField>
      ) : (
        <p className="text-muted-foreground text-sm">
          {t('Click on the object. More clicks add to the selection; hold Alt to remove parts.')}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        disabled={!isMarked}
        onClick={() => onMarking({ strokes: [], points: [], mask: undefined })}
      >
        <Undo2 /> {t('Clear')}
      </Button>
    </div>
  );
}

const BACKGROUNDS = ['transparent', 'colour', 'blur'] as const;
const BACKGROUND_NAMES = { transparent: t('Transparent'), colour: t('One color'), blur: t('Blurred') };

export function BackgroundPanel(props: MarkPanelProps) {
  const { marking, isBusy, onApply } = props;
  const [kind, setKind] = useState<(typeof BACKGROUNDS)[number]>('transparent');
  const [colour, setColour] = useState('#ffffff');
  const subject = maskOf(marking);
  const background =
    kind === 'colour'
      ? { kind, colour }
      : kind === 'blur'
        ? { kind, amount: 45 }
        : { kind: 'transparent' as const };
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted-foreground text-sm">
        {t('People and things are found automatically. To keep something else, mark it first.')}
      </p>
      <FormField label={t('New background')}>
        <ChoiceSelect
          value={kind}
          choices={BACKGROUNDS}
          nameOf={(one) => BACKGROUND_NAMES[one]}
          onChange={setKind}
        />
      </FormField>
      {kind === 'colour' && (
        <FormField label={t('Color')}>
          <Input
            type="color"
            value={colour}
            onChange={(event) => setColour(event.target.value)}
            className="p-1"
          />
        </FormField>
      )}
      <Button
        disabled={isBusy}
        onClick={() => onApply({ type: 'remove-background', background, ...(subject && { subject }) })}
      >
        {t('Remove background')}
      </Button>
      <MarkTools {...props} />
    </div>
  );
}

export function ErasePanel(props: MarkPanelProps) {
  const mask = maskOf(props.marking);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted-foreground text-sm">
        {t('Mark what should go. The gap is filled to match its surroundings.')}
      </p>
      <MarkTools {...props} />
      <Button disabled={props.isBusy || !mask} onClick={() => mask && props.onApply({ type: 'erase', mask })}>
        {t('Erase')}
      </Button>
    </div>
  );
}
