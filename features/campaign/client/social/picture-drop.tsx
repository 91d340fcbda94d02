/** Pictures to begin with: dropped, chosen, or from the library. */

import { ImageUp } from 'lucide-react';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { PICTURES, readShot, type Shot } from './pictures.ts';

export interface PictureDropProps {
  text: string;
  multiple?: boolean;
  onShots: (shots: Shot[]) => void;
}

export function PictureDrop({ text, multiple = false, onShots }: PictureDropProps) {
  const take = (files: readonly File[]) => {
    Promise.all((multiple ? files : files.slice(0, 1)).map(readShot)).then(
      onShots,
      onErrorNotify(t('That picture could not be read')),
    );
  };
  return (
    <FileDrop label={t('Choose pictures')} accept={PICTURES} multiple={multiple} onFiles={take}>
      {(choose) => (
        <>
          <p className="text-muted-foreground text-sm">{text}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="outline" onClick={choose}>
              <ImageUp /> {t('Choose pictures')}
            </Button>
            <FromLibraryButton accepts={isPicture} onPick={pickedFile((file) => take([file]))} />
          </div>
        </>
      )}
    </FileDrop>
  );
}
