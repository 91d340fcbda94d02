/** One choice of a character, labelled. */

import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { NO_CHOICE, nameOf } from './names.ts';

export interface OptionSelectProps<T extends string> {
  label: string;
  id: string;
  /** What is chosen; another value shows the placeholder. */
  value: string;
  placeholder?: string;
  choices: readonly T[];
  onChange: (value: T) => void;
  /** Where a word means something else than elsewhere. */
  names?: Partial<Record<T, string>>;
}

export function OptionSelect<T extends string>({
  label,
  id,
  value,
  placeholder,
  choices,
  onChange,
  names,
}: OptionSelectProps<T>) {
  const toChoice = (one: string) => (one === '' ? NO_CHOICE : one);
  const fromChoice = (one: string) => (one === NO_CHOICE && choices.includes('' as T) ? '' : one) as T;
  return (
    <FormField label={label} id={id}>
      <ChoiceSelect
        value={toChoice(value)}
        placeholder={placeholder}
        choices={choices.map(toChoice)}
        nameOf={(one) => names?.[fromChoice(one)] ?? nameOf(fromChoice(one))}
        onChange={(one) => onChange(fromChoice(one))}
      />
    </FormField>
  );
}
