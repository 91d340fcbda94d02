/** What the mark stands on, and what adorns it. */

import { t } from '#common/texts.ts';
import { GRADIENTS, ORNAMENTS, SHAPES } from '#engine/lettering/mark/design.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { GRADIENT_NAMES, ORNAMENT_NAMES, SHAPE_NAMES } from '../logo-names.ts';
import type { PartProps } from './part.ts';

export function BackgroundFields({ design, onChange }: PartProps) {
  return (
    <>
      <FormField label={t('Background Shape')} id="logo-shape">
        <ChoiceSelect
          value={design.shape}
          choices={SHAPES}
          nameOf={(shape) => SHAPE_NAMES[shape]}
          onChange={(shape) => onChange({ shape })}
        />
      </FormField>
      <FormField label={t('Outline: {0}', design.outline)} id="logo-outline">
        <Slider
          min={0}
          max={6}
          step={0.5}
          value={[design.outline]}
          onValueChange={([outline = 0]) => onChange({ outline })}
        />
      </FormField>
      <FormField label={t('Gradient')} id="logo-gradient">
        <ChoiceSelect
          value={design.gradient}
          choices={GRADIENTS}
          nameOf={(gradient) => GRADIENT_NAMES[gradient]}
          onChange={(gradient) => onChange({ gradient })}
        />
      </FormField>
      <FormField label={t('Ornament')} id="logo-ornament">
        <ChoiceSelect
          value={design.ornament}
          choices={ORNAMENTS}
          nameOf={(ornament) => ORNAMENT_NAMES[ornament]}
          onChange={(ornament) => onChange({ ornament })}
        />
      </FormField>
    </>
  );
}
