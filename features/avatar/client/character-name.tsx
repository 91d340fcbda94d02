/** The name of a saved character, which becomes a field where it stands when it is clicked. */

import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/form/input.tsx';

export interface CharacterNameProps {
  name: string;
  onRename: (name: string) => void;
  className?: string;
}

export function CharacterName({ name, onRename, className }: CharacterNameProps) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const end = (isWanted: boolean) => {
    const next = typed?.trim();
    setTyped(undefined);
    if (isWanted && next && next !== name) onRename(next);
  };
  if (typed === undefined)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('Rename {0}', name)}
        title={t('Rename')}
        onClick={() => setTyped(name)}
        className={cn(
          'focus-ring flex min-w-0 items-center gap-1.5 rounded-md text-left font-medium text-sm hover:text-primary',
          className,
        )}
      >
        <span className="truncate">{name}</span>
        <PenLine className="size-3.5 shrink-0 text-muted-foreground" />
      </button>
    );
  return (
    <Input
      value={typed}
      aria-label={t('Name')}
      maxLength={120}
      autoFocus
      autoComplete="off"
      className={cn('h-9', className)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        end(event.key === 'Enter');
        // The button that takes the field's place has the keyboard again.
        requestAnimationFrame(() => button.current?.focus());
      }}
    />
  );
}
