/** Changes what a cover song is called, by whom it was sung first, and what is said about it. */

import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#ui/overlay/dialog.tsx';
import { type CoverSong, TITLE_REQUIRED, updateCoverSong } from '../contract.ts';

export interface DetailsDialogProps {
  cover: CoverSong;
  onSaved: () => Promise<void>;
}

export function DetailsDialog({ cover, onSaved }: DetailsDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm">
          <Pencil /> {t('Details')}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Details')}</DialogTitle>
          <DialogDescription>
            {t('Shown on the project card, the title card and in the credits.')}
          </DialogDescription>
        </DialogHeader>
        <DetailsForm
          cover={cover}
          onSaved={async () => {
            setIsOpen(false);
            await onSaved();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

/* Mounted with each opening, so that it always starts from the cover song as it is. */
function DetailsForm({ cover, onSaved }: DetailsDialogProps) {
  const [title, setTitle] = useState(cover.title);
  const [originalArtist, setArtist] = useState(cover.originalArtist ?? '');
  const [description, setDescription] = useState(cover.description ?? '');
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: () =>
      callApi(updateCoverSong, { params: { id: cover.id }, body: { title, originalArtist, description } }),
    onSuccess: onSaved,
    onError: onErrorNotify(t('Not saved'), t('Your change could not be saved. Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setError(TITLE_REQUIRED);
    else save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label={t('Cover Title')} required error={error}>
        <Input maxLength={200} value={title} onChange={({ target }) => setTitle(target.value)} />
      </FormField>
      <FormField label={t('Original Artist')} aside={t('Optional')}>
        <Input maxLength={200} value={originalArtist} onChange={({ target }) => setArtist(target.value)} />
      </FormField>
      <FormField label={t('Description')} aside={t('Optional')}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </FormField>
      <DialogFooter>
        <Button type="submit" pending={save.isPending}>
          {t('Save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
