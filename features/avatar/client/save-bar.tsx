/** Saves the character under its name; afterwards that can be changed in place, and a changed one saved beside the old. */

import { CopyPlus, Save } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { tx } from '#ui/rich-text.ts';
import { CharacterName } from './character-name.tsx';
import type { MakerProps } from './draft/maker-props.ts';
import { MAX_NAME, suggestedName } from './use-avatars.ts';

export function SaveBar({
  draft,
  onChange,
  onSave,
  onRename,
  isSaving,
  variant = 'default',
}: Pick<MakerProps, 'draft' | 'onChange' | 'onSave' | 'onRename' | 'isSaving'> & {
  variant?: 'default' | 'outline';
}) {
  return (
    <>
      {!draft.editing && (
        <Input
          value={draft.name}
          aria-label={t('Name of the character')}
          placeholder={suggestedName(draft)}
          maxLength={MAX_NAME}
          autoComplete="off"
          className="w-52 max-w-full flex-1"
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      )}
      <Button variant={variant} pending={isSaving} disabled={isSaving} onClick={() => onSave(false)}>
        {!isSaving && <Save />} {t('Save Character')}
      </Button>
      {draft.editing && (
        <div className="order-last flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
          <span className="flex min-w-0 items-center gap-1.5">
            {tx(
              'Saved as {0}',
              <CharacterName name={draft.name} onRename={onRename} className="text-foreground" />,
            )}
          </span>
          <Button variant="ghost" size="sm" disabled={isSaving} onClick={() => onSave(true)}>
            <CopyPlus /> {t('Save as new')}
          </Button>
        </div>
      )}
    </>
  );
}
