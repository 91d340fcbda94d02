/** The list of a select, from the moment it was first opened. */

import { t } from '#common/texts.ts';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select.tsx';

export interface ChoiceSelectProps<T extends string> {
  /** Spoken name; leave out inside a form field, which names it. */
  label?: string;
  /** One of the choices; where it is none of them, the placeholder is shown. */
  value: T;
  placeholder?: string | undefined;
  choices: readonly T[];
  nameOf: (value: T) => string;
  onChange: (value: T) => void;
  disabled?: boolean;
  className?: string;
}

export function OpenChoice<T extends string>({
  label,
  value,
  placeholder,
  choices,
  nameOf,
  onChange,
  disabled,
  className,
}: ChoiceSelectProps<T>) {
  return (
    <Select
      defaultOpen
      value={choices.includes(value) ? value : ''}
      onValueChange={(next) => onChange(next as T)}
      disabled={disabled}
    >
      <SelectTrigger aria-label={label} className={className}>
        <SelectValue placeholder={placeholder} />
      </SelectTrigger>
      <SelectContent>
        {choices.map((choice) => (
          <SelectItem key={choice} value={choice}>
            {t(nameOf(choice))}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
