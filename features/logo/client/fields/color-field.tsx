/** A colour by eye or by number; anything that is none is said so. */

import { t } from '#common/texts.ts';
import { readColor } from '#engine/lettering/color/color.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';

export interface ColorFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function ColorField({ id, label, value, onChange }: ColorFieldProps) {
  const read = readColor(value);
  return (
    <FormField label={label} id={id} error={read ? undefined : t('Use a format like #2563eb.')}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t('Pick {0}', label.toLowerCase())}
          value={read ?? '#888888'}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring h-10 w-11 shrink-0 cursor-pointer rounded-md border bg-card p-1"
        />
        <Input
          id={id}
          value={value}
          maxLength={40}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FormField>
  );
}
