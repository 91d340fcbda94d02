/** Media for the film: dropped or chosen, checked before they are sent, removable. */

import { useMutation } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { errorMessageOr, handleApiError } from '#platform/browser/failure.ts';
import { showBytes } from '#platform/browser/format.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { notify } from '#platform/browser/notice.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { MAX_FILES, type VideoData } from '../../contract.ts';
import { MAX_MEDIA_BYTES } from '../../media-limit.ts';
import { mediaOf, needsUpload, VIDEO_TARGETS } from '../accepts.ts';
import { CutOut } from './cut-out.tsx';
import { sendMedia } from './take-over.ts';

type Media = VideoData['uploadedFiles'];

export interface MediaDropzoneProps {
  files: Media;
  onAdd: (media: Media[number]) => Promise<void>;
  onChange: (update: (files: Media) => Media) => void;
}

const refuse = (title: string, description: string) => notify({ title, description, variant: 'destructive' });

export function MediaDropzone({ files, onAdd, onChange }: MediaDropzoneProps) {
  const send = useMutation({
    mutationFn: sendMedia,
    onSuccess: onAdd,
    onError: (error, file) =>
      handleApiError(error, {
        title: t('Upload Failed'),
        description: `${file.name}: ${errorMessageOr(error, t('it could not be uploaded.'))}`,
      }),
  });

  const take = async (all: File[]) => {
    const chosen = all.slice(0, MAX_FILES - files.length);
    const refused = all.length > chosen.length ? [t('A video takes at most {0} files.', MAX_FILES)] : [];
    const taken = chosen.filter((file) => {
      if (!/^(image|video)\//.test(file.type))
        refused.push(t('{0}: please choose pictures or videos.', file.name));
      else if (file.size > MAX_MEDIA_BYTES)
        refused.push(t('{0}: the maximum file size is 10 MB.', file.name));
      else return true;
      return false;
    });
    // One message for all of them: a second one would hide the first.
    if (refused.length > 0) refuse(t('Some files were not added'), refused.slice(0, 4).join(' '));
    for (const file of taken) await send.mutateAsync(file).catch(() => undefined);
  };

  /** Pictures are used as they are, the rest is read first. */
  const pick = (item: LibraryItem) => {
    if (needsUpload(item)) pickedFile((file) => take([file]))(item);
    else void onAdd(mediaOf(item));
  };

  return (
    <div className="grid grid-cols-1 gap-3">
      <span className="font-medium text-sm">{t('Media')}</span>
      <FileDrop
        label={t('Media files')}
        accept="image/*,video/*"
        multiple
        onFiles={(chosen) => void take(chosen)}
        className="gap-2 p-5"
      >
        {(choose) => (
          <>
            <p className="text-muted-foreground text-sm">{t('Drop pictures and videos here (10 MB each)')}</p>
            <div className="flex flex-wrap justify-center gap-2">
              <Button type="button" variant="outline" size="sm" pending={send.isPending} onClick={choose}>
                {!send.isPending && <ImagePlus />} {t('Choose files')}
              </Button>
              <FromLibraryButton size="sm" accepts={VIDEO_TARGETS[0].accepts} onPick={pick} />
            </div>
          </>
        )}
      </FileDrop>
      {files.length > 0 && (
        <ul aria-label={t('Uploaded files')} className="grid grid-cols-1 gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 rounded-md border p-1.5 text-sm">
              <img src={file.posterUrl ?? file.url} alt="" className="size-9 rounded object-cover" />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-muted-foreground text-xs">
                {file.seconds === undefined ? '' : `${Math.round(file.seconds)} s, `}
                {showBytes(file.size)}
              </span>
              {file.type.startsWith('image/') && file.type !== 'image/gif' && (
                <CutOut
                  file={file}
                  onChange={(cutout) =>
                    onChange((now) =>
                      now.map((one) =>
                        one.id === file.id ? { ...one, cutout, subject: cutout?.box ?? one.subject } : one,
                      ),
                    )
                  }
                />
              )}
              <Button
                type="button"
                size="icon"
                variant="ghost"
                className="size-8"
                aria-label={t('Remove {0}', file.name)}
                onClick={() => onChange((now) => now.filter((one) => one.id !== file.id))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
