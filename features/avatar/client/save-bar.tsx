/** Saves the character at once; afterwards its name can be changed in place, and a changed one saved beside the old. */

import { CopyPlus, Save } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { tx } from '#ui/rich-text.ts';
import { CharacterName } from './character-name.tsx';
import type { MakerProps } from './draft/maker-props.ts';

export function SaveBar({
  draft,
  onSave,
  onRename,
  isSaving,
  variant = 'default',
}: Pick<MakerProps, 'draft' | 'onSave' | 'onRename' | 'isSaving'> & { variant?: 'default' | 'outline' }) {
  return (
    <>
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
