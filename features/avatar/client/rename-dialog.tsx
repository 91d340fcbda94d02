/** Another name for a character, shown wherever it plays. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { UserAvatar } from '../contract.ts';

export interface RenameDialogProps {
  avatar: UserAvatar | undefined;
  isSaving: boolean;
  onClose: () => void;
  onRename: (id: string, name: string) => void;
}

export function RenameDialog({ avatar, isSaving, onClose, onRename }: RenameDialogProps) {
  const [name, setName] = useState(avatar?.name ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (avatar && name.trim()) onRename(avatar.id, name.trim());
  };
  return (
    <Dialog open={avatar !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogTitle>{t('Rename character')}</DialogTitle>
        <DialogDescription>
          {t('In a scene script, write the name and a colon before each line.')}
        </DialogDescription>
        <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
          <FormField label={t('Name')} id="character-new-name">
            <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
          </FormField>
          <Button type="submit" pending={isSaving} disabled={name.trim() === ''}>
            {t('Save name')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
