/** Font and size, and the finer setting of the letters. */

import { FONT_FAMILIES } from '#common/mark-values.ts';
import { t } from '#common/texts.ts';
import { CASINGS, readFontSize, WEIGHTS } from '#engine/lettering/mark/design.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { CASING_NAMES, WEIGHT_NAMES } from '../logo-names.ts';
import type { PartProps } from './part.ts';

export function FontFields({ design, onChange }: PartProps) {
  const isSize = readFontSize(design.fontSize) !== undefined;
  return (
    <div className="grid grid-cols-2 gap-3">
      <FormField label={t('Font Family')} id="logo-font">
        <ChoiceSelect
          value={design.fontFamily}
          choices={FONT_FAMILIES}
          nameOf={(font) => font}
          onChange={(fontFamily) => onChange({ fontFamily })}
        />
      </FormField>
      <FormField
        label={t('Font Size')}
        id="logo-size"
        error={isSize ? undefined : t('Use a format like 24px.')}
      >
        <Input
          value={design.fontSize}
          maxLength={20}
          onChange={(event) => onChange({ fontSize: event.target.value })}
        />
      </FormField>
    </div>
  );
}

const WEIGHT_CHOICES = WEIGHTS.map(String);

export function LetteringFields({ design, onChange }: PartProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <FormField label={t('Weight')} id="logo-weight">
          <ChoiceSelect
            value={String(design.weight)}
            choices={WEIGHT_CHOICES}
            nameOf={(weight) => WEIGHT_NAMES[Number(weight)] ?? weight}
            onChange={(weight) => onChange({ weight: Number(weight) })}
          />
        </FormField>
        <FormField label={t('Letter Case')} id="logo-casing">
          <ChoiceSelect
            value={design.casing}
            choices={CASINGS}
            nameOf={(casing) => CASING_NAMES[casing]}
            onChange={(casing) => onChange({ casing })}
          />
        </FormField>
      </div>
      <FormField label={t('Letter Spacing: {0}%', design.letterSpacing / 10)} id="logo-spacing">
        <Slider
          min={-50}
          max={400}
          step={10}
          value={[design.letterSpacing]}
          onValueChange={([letterSpacing = 0]) => onChange({ letterSpacing })}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <SwitchField
          isFramed
          label={t('Italic')}
          checked={design.italic}
          onChange={(italic) => onChange({ italic })}
        />
        <SwitchField
          isFramed
          label={t('Two-tone')}
          checked={design.twoTone}
          onChange={(twoTone) => onChange({ twoTone })}
        />
      </div>
    </>
  );
}
