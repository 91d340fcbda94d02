/** A custom scene: a picture of one's own, or words from which one is painted. */

import { ImageUp, Trash2 } from 'lucide-react';
import { t } from '#common/texts.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import type { SongScene } from '../../contract.ts';
import type { CoverEditing } from '../use-cover.ts';

export interface OwnPlaceProps {
  scene: SongScene;
  editing: CoverEditing;
  onChange: (part: Partial<SongScene>) => void;
}

export function OwnPlace({ scene, editing: { background }, onChange }: OwnPlaceProps) {
  const take = (file: File | undefined) =>
    file && background.mutate(file, { onSuccess: ({ url }) => onChange({ backgroundUrl: url }) });
  const { choose, input } = useFilePicker({
    label: t('Background picture'),
    accept: 'image/*',
    onFiles: ([file]) => take(file),
  });
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4 sm:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-3">
        <p className="font-medium text-sm">{t('A picture of mine')}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" variant="outline" pending={background.isPending} onClick={choose}>
            {!background.isPending && <ImageUp />}{' '}
            {scene.backgroundUrl ? t('Another picture') : t('Upload a picture')}
          </Button>
          <FromLibraryButton size="sm" accepts={isPicture} onPick={pickedFile(take)} />
          {scene.backgroundUrl && (
            <Button type="button" size="sm" variant="ghost" onClick={() => onChange({ backgroundUrl: null })}>
              <Trash2 /> {t('Without it')}
            </Button>
          )}
        </div>
        {input}
      </div>
      <FormField label={t('Or in words')} hint={t('Painted by the illustrator if you don’t add a picture.')}>
        <Textarea
          rows={3}
          maxLength={500}
          placeholder={t('A lighthouse over the sea at sunset')}
          value={scene.prompt ?? ''}
          onChange={({ target }) => onChange({ prompt: target.value || null })}
        />
      </FormField>
    </div>
  );
}
