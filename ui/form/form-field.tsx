/** Label, control, hint and error as one unit, tied together for screen readers. */

import { type ReactNode, useId } from 'react';
import { cn } from '#ui/cn.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

export interface FormFieldProps {
  label: ReactNode;
  /** One kit control; it receives id, aria-describedby, aria-invalid and aria-required. */
  children: ReactNode;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Shown right of the label, e.g. "Optional". */
  aside?: ReactNode;
  id?: string;
  className?: string;
}

export function FormField({ label, children, error, hint, required, aside, id, className }: FormFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const labelId = `${fieldId}-label`;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={cn('grid grid-cols-1 gap-2', className)}>
      <div className="flex min-h-4 items-baseline justify-between gap-2">
        <Label id={labelId} htmlFor={fieldId}>
          {label}
        </Label>
        {aside && <span className="text-muted-foreground text-xs leading-none">{aside}</span>}
      </div>
      <FieldContext
        value={{
          labelId,
          links: {
            id: fieldId,
            'aria-describedby': described || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-required': required || undefined,
          },
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="text-muted-foreground text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="font-medium text-destructive text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
