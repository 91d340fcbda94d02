/** Asks for the name under which a character is kept: the gallery shows it, scenes and scripts use it. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';

export interface SaveDialogProps {
  /** What it is called so far. */
  name: string;
  /** It is kept already: it can be changed, or kept once more beside the old one. */
  isKept: boolean;
  isSaving: boolean;
  onClose: () => void;
  onSave: (name: string, asNew: boolean) => void;
}

export function SaveDialog({ name: known, isKept, isSaving, onClose, onSave }: SaveDialogProps) {
  const [name, setName] = useState(known);
  const isBlank = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onSave(name.trim(), false);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogTitle>{t('Name your character')}</DialogTitle>
        <DialogDescription>
          {t('You’ll see this name in your gallery, scenes and scripts.')}
        </DialogDescription>
        <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
          <FormField label={t('Name')} id="character-name">
            <Input
              value={name}
              maxLength={120}
              placeholder={t('Captain Maple')}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          </FormField>
          <div className="flex flex-wrap justify-end gap-2">
            {isKept && (
              <Button
                type="button"
                variant="outline"
                disabled={isBlank || isSaving}
                onClick={() => onSave(name.trim(), true)}
              >
                {t('Save as new')}
              </Button>
            )}
            <Button type="submit" pending={isSaving} disabled={isBlank}>
              {isKept ? t('Save changes') : t('Save')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
