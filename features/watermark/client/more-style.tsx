/** Where and how often a mark stands: once or all over, how far from the edge, and rotated by how much. */

import { t } from '#common/texts.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { LAYOUTS, type MarkStyle } from '../contract.ts';

export interface StylePartProps<S> {
  style: S;
  onChange: (change: Partial<S>) => void;
}

const LAYOUT_NAMES = { single: t('Once'), tile: t('All over the picture') };

export function MoreStyle({ style, onChange }: StylePartProps<MarkStyle>) {
  return (
    <>
      <FormField label={t('Repeat')} id="watermark-layout">
        <ChoiceSelect
          value={style.layout}
          choices={LAYOUTS}
          nameOf={(one) => LAYOUT_NAMES[one]}
          onChange={(layout) => onChange({ layout })}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField
          label={style.layout === 'tile' ? t('Spacing: {0}%', style.margin) : t('Margin: {0}%', style.margin)}
          id="watermark-margin"
        >
          <Slider
            min={0}
            max={20}
            step={1}
            value={[style.margin]}
            onValueChange={([margin = 3]) => onChange({ margin })}
          />
        </FormField>
        <FormField label={t('Rotation: {0}°', style.rotation)} id="watermark-rotation">
          <Slider
            min={-90}
            max={90}
            step={1}
            value={[style.rotation]}
            onValueChange={([rotation = 0]) => onChange({ rotation })}
          />
        </FormField>
      </div>
    </>
  );
}
