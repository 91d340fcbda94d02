/** What can be set about words: letters, size, colour, lines, and how they are bent, outlined or lit. */

import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Bold, Italic, Underline } from 'lucide-react';
import { t } from '#common/texts.ts';
import { FACE_CATALOGUE, type FaceFamilyName, OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import { MAX_TEXT, TEXT_EFFECTS, type TextLayer } from '#engine/page/document/layers.ts';
import type { FaceName, Theme } from '#engine/page/document/theme.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ColorChoice } from './color-field.tsx';
import { NumberField, Press, Row, Section, SliderField } from './fields.tsx';

const FACES: FaceName[] = ['@heading', '@body', '@accent', ...OFFERED_FACES];

const BRAND_FACES = {
  '@heading': t('Brand heading'),
  '@body': t('Brand text'),
  '@accent': t('Brand accent'),
} as const;
const faceName = (face: FaceName, theme: Theme): string =>
  face in BRAND_FACES
    ? `${BRAND_FACES[face as keyof typeof BRAND_FACES]} (${FACE_CATALOGUE[theme.faces[face.slice(1) as 'heading']].label})`
    : FACE_CATALOGUE[face as FaceFamilyName].label;

const FITS = {
  none: t('Fit box to text'),
  shrink: t('Shrink to fit the box'),
  fill: 'Fill the box',
} as const;
const EFFECT_NAMES: Record<(typeof TEXT_EFFECTS)[number], string> = {
  none: t('None'),
  hollow: t('Hollow'),
  echo: 'Echo',
  neon: t('Neon'),
  lift: t('Lift'),
  splice: t('Splice'),
};
const ALIGNMENTS = [
  ['left', t('Align left'), AlignLeft],
  ['center', t('Center'), AlignCenter],
  ['right', t('Align right'), AlignRight],
  ['justify', t('Justify'), AlignJustify],
] as const;

export interface TextFieldsProps {
  layer: TextLayer;
  theme: Theme;
  onChange: (part: Partial<TextLayer>, flow?: string) => void;
}

export function TextFields({ layer, theme, onChange }: TextFieldsProps) {
  return (
    <>
      <Section title={t('Text')}>
        <Textarea
          aria-label={t('Words')}
          value={layer.text}
          maxLength={MAX_TEXT}
          rows={3}
          onChange={(event) => onChange({ text: event.target.value }, 'text')}
        />
        <ChoiceSelect
          label={t('Font')}
          value={layer.face}
          choices={FACES}
          nameOf={(face) => faceName(face, theme)}
          onChange={(face) => onChange({ face })}
        />
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label={t('Size')}
            value={layer.size}
            min={1}
            max={4000}
            onChange={(size) => onChange({ size }, 'size')}
          />
          <NumberField
            label={t('Weight')}
            value={layer.weight}
            min={100}
            max={900}
            step={100}
            onChange={(weight) => onChange({ weight })}
          />
        </div>
        <Row label={t('Style and alignment')} isTight>
          <Press
            label={t('Bold')}
            isPressed={layer.weight >= 600}
            onClick={() => onChange({ weight: layer.weight >= 600 ? 400 : 700 })}
          >
            <Bold />
          </Press>
          <Press
            label={t('Italic')}
            isPressed={layer.isItalic}
            onClick={() => onChange({ isItalic: !layer.isItalic })}
          >
            <Italic />
          </Press>
          <Press
            label={t('Underline')}
            isPressed={layer.isUnderlined}
            onClick={() => onChange({ isUnderlined: !layer.isUnderlined })}
          >
            <Underline />
          </Press>
          <Press
            label={t('All caps')}
            isPressed={layer.casing === 'upper'}
            onClick={() => onChange({ casing: layer.casing === 'upper' ? 'as-is' : 'upper' })}
          >
            <span className="font-semibold text-xs">{t('AA')}</span>
          </Press>
          {ALIGNMENTS.map(([align, label, Icon]) => (
            <Press
              key={align}
              label={label}
              isPressed={layer.align === align}
              onClick={() => onChange({ align })}
            >
              <Icon />
            </Press>
          ))}
        </Row>
        <ColorChoice
          label={t('Text color')}
          theme={theme}
          value={typeof layer.fill === 'string' ? layer.fill : undefined}
          onChange={(fill) => onChange({ fill }, 'fill')}
        />
        <ChoiceSelect
          label={t('Fit')}
          value={layer.fit}
          choices={['none', 'shrink', 'fill'] as const}
          nameOf={(fit) => FITS[fit]}
          onChange={(fit) => onChange({ fit })}
        />
      </Section>
      <Section title={t('Spacing and shape')}>
        <SliderField
          label={t('Line height')}
          min={0.7}
          max={2.5}
          step={0.05}
          value={layer.lineHeight}
          textOf={(value) => value.toFixed(2)}
          onChange={(lineHeight) => onChange({ lineHeight }, 'lineHeight')}
        />
        <SliderField
          label={t('Letter spacing')}
          min={-0.1}
          max={0.6}
          step={0.01}
          value={layer.spacing}
          textOf={(value) => `${Math.round(value * 100)}%`}
          onChange={(spacing) => onChange({ spacing }, 'spacing')}
        />
        <SliderField
          label={t('Curve')}
          min={-1}
          max={1}
          step={0.05}
          value={layer.curve}
          textOf={(value) => `${Math.round(value * 100)}%`}
          onChange={(curve) => onChange({ curve }, 'curve')}
        />
      </Section>
      <Section title={t('Effects')}>
        <ChoiceSelect
          label={t('Effect')}
          value={layer.effect}
          choices={TEXT_EFFECTS}
          nameOf={(effect) => EFFECT_NAMES[effect]}
          onChange={(effect) => onChange({ effect })}
        />
        <ColorChoice
          label={t('Outline')}
          theme={theme}
          value={layer.outline?.color ?? null}
          onChange={(color) =>
            onChange({ outline: { width: layer.size * 0.06, ...layer.outline, color } }, 'outline')
          }
          onClear={() => onChange({ outline: null })}
        />
        {layer.outline && (
          <SliderField
            label={t('Outline width')}
            min={1}
            max={Math.max(2, Math.round(layer.size * 0.3))}
            step={1}
            value={layer.outline.width}
            textOf={(value) => `${Math.round(value)} px`}
            onChange={(width) => onChange({ outline: { ...layer.outline!, width } }, 'outline')}
          />
        )}
        <SwitchField
          label={t('Highlight behind the text')}
          checked={layer.plate !== null}
          onChange={(isOn) =>
            onChange({ plate: isOn ? { color: '@accent', pad: 0.25, corner: 0.15 } : null })
          }
        />
        {layer.plate && (
          <ColorChoice
            label={t('Highlight color')}
            theme={theme}
            value={layer.plate.color}
            onChange={(color) => onChange({ plate: { ...layer.plate!, color } }, 'plate')}
          />
        )}
      </Section>
    </>
  );
}
