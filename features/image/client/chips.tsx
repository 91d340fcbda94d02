/** The chips of a reading: one for a thing, which can be taken off or renamed, and one for a choice from a list. */

import { Undo2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import type { SceneChange } from '../scene-schema.ts';

const CHIP =
  'focus-ring inline-flex h-7 items-center rounded-full border border-input bg-card text-xs transition-colors hover:border-primary';

export interface ThingChipProps {
  label: string;
  change: SceneChange | undefined;
  onRemove: () => void;
  onReplace: (name: string) => void;
  onUndo: () => void;
}

export function ThingChip({ label, change, onRemove, onReplace, onUndo }: ThingChipProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const shown = change?.kind === 'replace' ? change.name : label;
  const isRemoved = change?.kind === 'remove';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onReplace(name.trim());
    setOpen(false);
  };
  return (
    <span className={cn(CHIP, change && 'border-primary text-primary', isRemoved && 'line-through')}>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger
          className="focus-ring rounded-full py-1 pr-1 pl-3"
          aria-label={t('Change {0}', shown)}
        >
          {shown}
        </PopoverTrigger>
        <PopoverContent className="w-64">
          <form onSubmit={submit} className="grid grid-cols-1 gap-3">
            <FormField label={t('Draw this instead')} id="chip-name">
              <Input
                value={name}
                maxLength={60}
                placeholder={label}
                onChange={(event) => setName(event.target.value)}
              />
            </FormField>
            <Button type="submit" size="sm" disabled={!name.trim()}>
              {t('Change')}
            </Button>
          </form>
        </PopoverContent>
      </Popover>
      <button
        type="button"
        onClick={change ? onUndo : onRemove}
        aria-label={change ? t('Keep {0}', label) : t('Remove {0}', label)}
        className="focus-ring grid size-6 place-items-center rounded-full text-muted-foreground hover:text-foreground"
      >
        {change ? <Undo2 className="size-3" /> : <X className="size-3" />}
      </button>
    </span>
  );
}

export function ChoiceChip({
  label,
  value,
  choices,
  nameOf = plainName,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly string[];
  nameOf?: (value: string) => string;
  onChange: (value: string) => void;
}) {
  return (
    <ChoiceSelect
      label={label}
      value={value}
      choices={choices.includes(value) ? choices : [value, ...choices]}
      nameOf={nameOf}
      onChange={onChange}
      className="h-7 w-auto gap-1 rounded-full px-3 text-xs shadow-none"
    />
  );
}

const plainName = (value: string): string => (value === 'studio' ? t('plain background') : value);
