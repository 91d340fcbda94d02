/** An own picture as the mark, best one with a transparent ground. */

import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { upload } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { markSource } from './draft.ts';

export function PictureChoice({ content, onChange }: { content: string; onChange: (url: string) => void }) {
  const send = useMutation({
    mutationFn: (file: File) => upload(file),
    onSuccess: ({ url }) => onChange(url),
    onError: onErrorNotify(t('Upload Failed'), t('Failed to upload the picture. Please try again.')),
  });
  const { choose, input } = useFilePicker({
    label: t('Picture for the watermark'),
    accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
    onFiles: ([file]) => file && send.mutate(file),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <span className="font-medium text-sm">{t('Picture')}</span>
      <div className="flex flex-wrap items-center gap-3">
        {content && (
          <img
            src={markSource(content)}
            alt={t('The mark')}
            className="h-16 w-24 rounded-md border bg-slate-500 object-contain p-1"
          />
        )}
        <Button type="button" variant="outline" pending={send.isPending} onClick={choose}>
          {!send.isPending && <ImageUp />} {content ? t('Choose another') : t('Upload a picture')}
        </Button>
        <FromLibraryButton accepts={isPicture} onPick={({ url }) => url && onChange(url)} />
        {input}
      </div>
      <p className="text-muted-foreground text-xs">
        {t('PNG or WebP with a transparent background looks best.')}
      </p>
    </div>
  );
}
