/** An amount of dollars with its own Save; empty is a choice too. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { readAmount } from './money.ts';

export interface AmountFieldProps {
  /** For those who do not see where it stands. */
  label: string;
  /** Beside the field. */
  caption?: string;
  value: number | null;
  /** What counts where nothing is entered. */
  placeholder: string;
  isPending: boolean;
  onSave: (amount: number | null) => void;
}

export function AmountField({ label, caption, value, placeholder, isPending, onSave }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === null ? '' : String(value));
  const amount = readAmount(shown);
  const isChanged = draft !== undefined && amount !== value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || amount === undefined) return;
    onSave(amount);
    setDraft(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-center gap-2">
      {caption && <span aria-hidden>{caption}</span>}
      <span aria-hidden>$</span>
      <Input
        aria-label={label}
        aria-invalid={amount === undefined ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        className="h-9 w-32"
        placeholder={placeholder}
        value={shown}
        onChange={(event) => setDraft(event.target.value)}
      />
      {(isChanged || isPending) && (
        <Button type="submit" size="sm" disabled={amount === undefined} pending={isPending}>
          {t('Save')}
        </Button>
      )}
      {amount === undefined && (
        <span role="alert" className="font-medium text-destructive text-xs">
          {t('Enter an amount, e.g. 12.50')}
        </span>
      )}
    </form>
  );
}
