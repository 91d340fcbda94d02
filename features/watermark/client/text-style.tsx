/** How a lettered mark looks: size, colour, face and weight. */

import { t } from '#common/texts.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { MARK_FONTS, type MarkStyle, markStyleSchema } from '../contract.ts';
import type { StylePartProps } from './more-style.tsx';

/** A colour input knows hex only; names are kept as typed. */
const HEX_OF: Record<string, string> = { black: '#000000', white: '#ffffff' };
const asHex = (color: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color : (HEX_OF[color] ?? '#888888');

const firstProblem = (field: 'fontSize' | 'color', value: string): string | undefined =>
  markStyleSchema.shape[field].safeParse(value).error?.issues[0]?.message;

export function TextStyle({ style, onChange }: StylePartProps<MarkStyle>) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <FormField
          label={t('Font Size')}
          id="watermark-size"
          error={firstProblem('fontSize', style.fontSize)}
        >
          <Input value={style.fontSize} onChange={(event) => onChange({ fontSize: event.target.value })} />
        </FormField>
        <FormField label={t('Font')} id="watermark-font">
          <ChoiceSelect
            value={style.fontFamily}
            choices={MARK_FONTS}
            nameOf={(font) => font}
            onChange={(fontFamily) => onChange({ fontFamily })}
          />
        </FormField>
      </div>
      <FormField label={t('Color')} id="watermark-color" error={firstProblem('color', style.color)}>
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t('Pick a color')}
            value={asHex(style.color)}
            onChange={(event) => onChange({ color: event.target.value })}
            className="focus-ring h-10 w-12 shrink-0 cursor-pointer rounded-md border bg-card p-1"
          />
          <Input
            id="watermark-color"
            value={style.color}
            onChange={(event) => onChange({ color: event.target.value })}
          />
        </div>
      </FormField>
      <div className="grid grid-cols-2 gap-3 text-sm">
        <SwitchField
          isFramed
          label={t('Bold')}
          checked={style.bold}
          onChange={(bold) => onChange({ bold })}
        />
        <SwitchField
          isFramed
          label={t('Outline')}
          checked={style.outline}
          onChange={(outline) => onChange({ outline })}
        />
      </div>
    </>
  );
}
