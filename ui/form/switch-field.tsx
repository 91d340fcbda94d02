/** A switch beside its name, with a hint below where one is needed. */

import { useId } from 'react';
import { cn } from '#ui/cn.ts';
import { Switch } from './switch.tsx';

export interface SwitchFieldProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** In a frame of its own, where it stands among other controls. */
  isFramed?: boolean;
}

export function SwitchField({ label, hint, checked, onChange, isFramed }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={cn('grid grid-cols-1 gap-1 text-sm', isFramed && 'rounded-md border px-3 py-2')}>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className={cn(!isFramed && 'font-medium')}>
          {label}
        </label>
        <Switch
          id={id}
          checked={checked}
          onCheckedChange={onChange}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
