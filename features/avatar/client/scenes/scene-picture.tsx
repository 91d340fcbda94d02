/** A picture of the person's behind the figures of a scene, in place of the drawn places. */

import { X } from 'lucide-react';
import { assetUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { Button } from '#ui/form/button.tsx';

export interface ScenePictureProps {
  pictureId: string | null;
  onChange: (pictureId: string | null) => void;
}

export function ScenePicture({ pictureId, onChange }: ScenePictureProps) {
  return (
    <div className="flex items-center gap-3">
      {pictureId && (
        <img
          src={`${assetUrl(pictureId)}/thumbnail`}
          alt={t('Chosen background')}
          className="h-16 w-20 rounded-lg border object-cover"
        />
      )}
      <FromLibraryButton
        query={{ kind: 'image' }}
        accepts={isPicture}
        size="sm"
        onPick={({ assetId }) => onChange(assetId)}
      >
        {pictureId ? t('Change picture') : t('Use my own picture')}
      </FromLibraryButton>
      {pictureId && (
        <Button variant="ghost" size="sm" aria-label={t('Remove picture')} onClick={() => onChange(null)}>
          <X />
        </Button>
      )}
    </div>
  );
}
