/** Chooses photos among the images that the person has made here. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { smallUrl } from '#common/asset.ts';
import { t, tn } from '#common/texts.ts';
import { listImages } from '#features/image/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { Photo } from './use-batches.ts';

export interface ImagePickerProps {
  open: boolean;
  onClose: () => void;
  onPick: (photos: Photo[]) => void;
}

const idOf = (url: string) => url.split('/').at(-1) ?? '';

export function ImagePicker({ open, onClose, onPick }: ImagePickerProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, isPending } = useQuery({ ...apiQuery(listImages, { query: { limit: 60 } }), enabled: open });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const take = () => {
    const picked = data?.images.filter((one) => chosen.has(one.id)) ?? [];
    onPick(
      picked.map(({ id, url }) => ({
        kind: 'stored',
        key: id,
        name: `ai-image-${id}.png`,
        assetId: idOf(url),
        url,
      })),
    );
    setChosen(new Set());
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogTitle>{t('From my images')}</DialogTitle>
        <DialogDescription>{t('The newest pictures of the AI Image Generator.')}</DialogDescription>
        {isPending ? (
          <Skeleton className="h-40" />
        ) : data?.images.length ? (
          <div className="grid max-h-[50vh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
            {data.images.map((image) => (
              <button
                key={image.id}
                type="button"
                aria-pressed={chosen.has(image.id)}
                aria-label={image.prompt}
                onClick={() => toggle(image.id)}
                className={cn(
                  'focus-ring overflow-hidden rounded-lg border-2 border-transparent',
                  chosen.has(image.id) && 'border-primary ring-2 ring-primary',
                )}
              >
                <img
                  src={smallUrl(image.url)}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </button>
            ))}
          </div>
        ) : (
          <EmptyState title={t('No images generated yet')} compact />
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button disabled={chosen.size === 0} onClick={take}>
            {chosen.size === 0 ? t('Use images') : tn(chosen.size, 'Use {n} image', 'Use {n} images')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
