/** The photo whose face performs: only with a word of consent, shown, exchanged, removed. */

import { ImageUp, Trash2, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '#common/texts.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { notify } from '#platform/browser/notice.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FACE_CONSENT, FACE_CONSENT_REQUIRED, type SongCharacter } from '../../contract.ts';
import type { CoverEditing } from '../use-cover.ts';

export interface FaceChoiceProps {
  character: SongCharacter;
  editing: CoverEditing;
  onChooseFace: (index: number) => void;
}

export function FaceChoice({ character, editing: { face, withoutFace }, onChooseFace }: FaceChoiceProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const consentId = useId();
  const { faceImageUrl, face: reading } = character;

  const take = ([file]: File[]) => {
    if (!file || face.isPending) return;
    if (!file.type.startsWith('image/'))
      notify({ title: t('Not a picture'), description: t('Please choose a photo.'), variant: 'destructive' });
    else face.mutate(file);
  };
  const { choose, input } = useFilePicker({
    label: t('Photo of the face'),
    accept: 'image/*',
    onFiles: take,
  });
  const ask = () => {
    if (isConfirmed) choose();
    else
      notify({ title: t('Permission needed'), description: FACE_CONSENT_REQUIRED, variant: 'destructive' });
  };

  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {faceImageUrl ? (
        <div className="relative justify-self-start">
          <img
            src={faceImageUrl}
            alt={t('Whose face performs')}
            className="max-h-44 max-w-full rounded-xl object-contain"
          />
          {(reading?.faces.length ?? 0) > 1 &&
            reading?.faces.map((one, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is known by its place in the photo
                key={index}
                type="button"
                aria-label={t('Face {0}', index + 1)}
                aria-pressed={reading.chosen === index}
                onClick={() => onChooseFace(index)}
                style={{
                  left: `${one.x * 100}%`,
                  top: `${one.y * 100}%`,
                  width: `${one.width * 100}%`,
                  height: `${one.height * 100}%`,
                }}
                className={cn(
                  'focus-ring absolute rounded-md border-2',
                  reading.chosen === index ? 'border-primary' : 'border-white/80 border-dashed',
                )}
              />
            ))}
        </div>
      ) : (
        <div className="grid size-36 place-items-center rounded-xl bg-muted text-muted-foreground">
          <UserRound className="size-12" />
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-3">
        <p className="font-medium text-sm">{t('Your face')}</p>
        {reading?.chosen === null ? (
          <p role="status" className="text-sm text-warning">
            {t('There are several faces in the photo. Choose the one that performs.')}
          </p>
        ) : (
          <p className="text-muted-foreground text-sm">
            {t('A well-lit photo from the front that shows the whole face. It’s deleted with the project.')}
          </p>
        )}
        <div className="flex items-center gap-2.5">
          <Checkbox
            id={consentId}
            checked={isConfirmed}
            onCheckedChange={(checked) => setIsConfirmed(checked === true)}
          />
          <label htmlFor={consentId} className="text-sm">
            {t(FACE_CONSENT.text)}
          </label>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="outline" size="sm" pending={face.isPending} onClick={ask}>
            {!face.isPending && <ImageUp />} {faceImageUrl ? t('Another photo') : t('Upload a photo')}
          </Button>
          <FromLibraryButton
            size="sm"
            disabled={!isConfirmed || face.isPending}
            accepts={isPicture}
            onPick={pickedFile((file) => take([file]))}
          />
          {faceImageUrl && (
            <Button
              type="button"
              variant="ghost"
              size="sm"
              pending={withoutFace.isPending}
              onClick={() => withoutFace.mutate()}
            >
              <Trash2 /> {t('Remove the photo')}
            </Button>
          )}
        </div>
        {input}
      </div>
    </div>
  );
}
