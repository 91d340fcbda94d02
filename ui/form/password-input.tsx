/** A password field whose content can be shown, because typing blind causes mistakes. */

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Input } from './input.tsx';

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        className={cn('pr-11', className)}
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? t('Hide password') : t('Show password')}
        aria-pressed={shown}
        className="focus-ring absolute inset-y-1 right-1 grid w-8 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon className="size-4" />
      </button>
    </div>
  );
}
