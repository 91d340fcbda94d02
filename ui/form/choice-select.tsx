/** A select over a fixed set of values that keeps their type. */

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select.tsx';

export interface ChoiceSelectProps<T extends string> {
  /** Spoken name; leave out inside a form field, which names it. */
  label?: string;
  value: T;
  choices: readonly T[];
  nameOf: (value: T) => string;
  onChange: (value: T) => void;
  disabled?: boolean;
  className?: string;
}

export function ChoiceSelect<T extends string>({
  label,
  value,
  choices,
  nameOf,
  onChange,
  disabled,
  className,
}: ChoiceSelectProps<T>) {
  return (
    <Select value={value} onValueChange={(next) => onChange(next as T)} disabled={disabled}>
      <SelectTrigger aria-label={label} className={className}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {choices.map((choice) => (
          <SelectItem key={choice} value={choice}>
            {nameOf(choice)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
