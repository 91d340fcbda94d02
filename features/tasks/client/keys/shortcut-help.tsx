/** Says which keys work here, and lets a person switch the single-key ones off. */

import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import type { Shortcuts } from './use-shortcuts.ts';

const ANYWHERE = [
  ['N', t('New task')],
  ['/', t('Search')],
  [t('Ctrl + Z'), t('Undo')],
  ['?', t('Keyboard shortcuts')],
] as const;

const IN_THE_LIST = [
  ['↑ ↓', t('Previous or next task')],
  [t('Space'), t('Check or uncheck')],
  ['E', t('Edit')],
  [t('Delete'), t('Delete')],
] as const;

const IN_THE_CALENDAR = [
  [t('Alt + ← → ↑ ↓'), t('Move a task to another day')],
  ['← → ↑ ↓', t('Go to another day (month view)')],
  [t('Enter'), t('Open a task, or add one (month view)')],
] as const;

export interface ShortcutHelpProps {
  shortcuts: Shortcuts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutHelp({ shortcuts, open, onOpenChange }: ShortcutHelpProps) {
  const id = useId();
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button
          variant="outline"
          size="icon"
          aria-label={t('Keyboard shortcuts')}
          className="max-sm:hidden pointer-coarse:hidden"
        >
          <Keyboard />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('Keyboard shortcuts')}>
        <KeyList title={t('In the list')} keys={IN_THE_LIST} />
        <div className="my-3 h-px bg-border" />
        <KeyList title={t('In the calendar')} keys={IN_THE_CALENDAR} />
        <div className="my-3 h-px bg-border" />
        <KeyList title={t('Anywhere')} keys={ANYWHERE} />
        <div className="mt-3 flex items-center justify-between gap-3 text-sm">
          <label htmlFor={id}>{t('Shortcuts that work anywhere')}</label>
          <Switch id={id} checked={shortcuts.enabled} onCheckedChange={shortcuts.setEnabled} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

const KeyList = ({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) => (
  <>
    <p className="mb-2 font-medium text-muted-foreground text-xs">{title}</p>
    <dl className="grid grid-cols-1 gap-1.5 text-sm">
      {keys.map(([key, meaning]) => (
        <div key={key} className="flex items-center justify-between gap-3">
          <dt className="order-last">
            <kbd className="rounded-md border bg-muted px-1.5 py-0.5 font-sans text-xs">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);
