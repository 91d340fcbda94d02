/** Cuts the subject of a picture out, with the photo editor's own remover, so that scenes can set it on colour. */

import { useMutation } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { assetUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { createEdit } from '#features/photo/contract.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Button } from '#ui/form/button.tsx';
import type { VideoData } from '../../contract.ts';

type File = VideoData['uploadedFiles'][number];

export interface CutOutProps {
  file: File;
  onChange: (cutout: File['cutout']) => void;
}

/** Pixels along which it is looked for what is left. */
const SMALL = 160;
/** Of 255: what is seen at all. */
const SEEN = 24;

/** Around what is left of a picture, in shares of it; undefined where nothing is. */
async function boxOf(url: string): Promise<NonNullable<File['cutout']>['box'] | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const fit = SMALL / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * fit));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * fit));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < SEEN) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + 1),
      Math.max(bottom, y + 1),
    ];
  }
  return right > left && bottom > top
    ? { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height }
    : undefined;
}

export function CutOut({ file, onChange }: CutOutProps) {
  const [jobId, setJobId] = useState<string>();
  const failed = onErrorNotify(t('The subject was not cut out'), t('Please try again.'));
  const take = useMutation({
    mutationFn: async (id: string) => {
      const url = assetUrl(id);
      const box = await boxOf(url);
      if (box) onChange({ id, url, box });
    },
    onError: failed,
  });
  const { percent } = useJob(jobId, {
    onEnd: ({ status, result, error }) => {
      setJobId(undefined);
      if (status === 'completed') take.mutate((result as { assetId: string }).assetId);
      else if (status === 'failed')
        notify({
          title: t('The subject was not cut out'),
          description: error ?? undefined,
          variant: 'destructive',
        });
    },
  });
  const start = useMutation({
    mutationFn: () =>
      callApi(createEdit, { params: { id: file.id }, body: { operation: 'remove-background' } }),
    onSuccess: (made) => setJobId(made.jobId),
    onError: failed,
  });
  const isBusy = start.isPending || take.isPending || jobId !== undefined;
  return (
    <Button
      type="button"
      size="icon"
      variant={file.cutout ? 'secondary' : 'ghost'}
      className="size-8"
      pending={isBusy}
      aria-pressed={file.cutout !== undefined}
      aria-label={
        isBusy
          ? t('Cutting out, {0} %', percent)
          : file.cutout
            ? t('Show {0} with its background again', file.name)
            : t('Cut the subject of {0} out', file.name)
      }
      title={file.cutout ? t('Show the background again') : t('Cut the subject out')}
      onClick={() => (file.cutout ? onChange(undefined) : start.mutate())}
    >
      {!isBusy && <Scissors />}
    </Button>
  );
}
