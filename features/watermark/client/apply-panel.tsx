/** Puts the mark of the form on photos: choose them, look, and have all of them made. */

import { ImagePlus, Images, Stamp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t, tn } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showBytes } from '#platform/browser/format.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { useObjectUrl } from '#platform/browser/work/use-object-url.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { type BatchOptions, FORMATS, MAX_PHOTOS, METADATA_CHOICES } from '../calls/batch-calls.ts';
import { canBeMarked } from './accepts.ts';
import { BatchList } from './batch-list.tsx';
import type { Draft } from './draft.ts';
import { ImagePicker } from './image-picker.tsx';
import { MarkPreview } from './mark-preview.tsx';
import { photoFrom } from './take-over.ts';
import { type Photo, useBatches } from './use-batches.ts';

const METADATA_NAMES = { keep: t('Keep photo details (EXIF)'), strip: t('Remove photo details (EXIF)') };
const FORMAT_NAMES = { same: t('Same as the photo'), jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export function ApplyPanel({ draft }: { draft: Draft }) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [shownKey, setShownKey] = useState<string>();
  const [options, setOptions] = useState<BatchOptions>({ metadata: 'keep', format: 'same' });
  const [isPicking, setIsPicking] = useState(false);
  const batches = useBatches();
  const shown = photos.find((one) => one.key === shownKey) ?? photos[0];
  const address = useAddressOf(shown);
  const isEmpty = draft.content.trim() === '';

  const add = (more: Photo[]) =>
    setPhotos((now) => {
      const known = new Set(now.map((one) => one.key));
      const all = [...now, ...more.filter((one) => !known.has(one.key))];
      if (all.length > MAX_PHOTOS) {
        notify({
          title: t('Too many photos'),
          description: t('At most {0} photos at once.', MAX_PHOTOS),
          variant: 'destructive',
        });
      }
      return all.slice(0, MAX_PHOTOS);
    });

  const top = useRef<HTMLElement>(null);
  useTaken({
    'watermark-photos': async (item) => {
      add([await photoFrom(item)]);
      top.current?.scrollIntoView({ block: 'start' });
    },
  });

  const addItem = (item: LibraryItem) => {
    photoFrom(item).then((photo) => add([photo]), onErrorNotify(t('That file could not be read')));
  };

  const addFiles = (all: File[]) => {
    const pictures = all.filter((file) => ACCEPTED.includes(file.type) && file.type !== '');
    if (pictures.length < all.length) {
      notify({
        title: t('Not a picture'),
        description: t('Please choose PNG, JPEG, WebP, GIF or AVIF pictures.'),
        variant: 'destructive',
      });
    }
    add(
      pictures.map((file) => ({
        kind: 'file',
        key: `${file.name}:${file.size}:${file.lastModified}`,
        name: file.name,
        size: file.size,
        file,
      })),
    );
  };

  const start = () => {
    const { content, style, customizations } = draft;
    batches.apply.mutate(
      { mark: { content, style, customizations }, options, photos },
      {
        // What was taken is not sent a second time.
        onSuccess: ({ refused }) =>
          setPhotos((now) => now.filter((photo) => refused.some((one) => one.key === photo.key))),
      },
    );
  };

  return (
    <section ref={top} aria-labelledby="apply-watermark" className="grid grid-cols-1 scroll-mt-24 gap-4">
      <div>
        <h2 id="apply-watermark" className="font-semibold text-lg">
          {t('Apply to Photos')}
        </h2>
        <p className="text-muted-foreground text-sm">
          {t(
            'Drop your photos here: the watermark above goes on all of them, sized to fit each picture. Films come from your library.',
          )}
        </p>
      </div>
      <Card>
        <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <FileDrop label={t('Photos to watermark')} accept={ACCEPTED} multiple onFiles={addFiles}>
            {(choose) => (
              <>
                <p className="text-muted-foreground text-sm">{t('Drop photos, or choose them')}</p>
                <div className="flex flex-wrap justify-center gap-2">
                  <Button variant="outline" onClick={choose}>
                    <ImagePlus /> {t('Choose photos')}
                  </Button>
                  <Button variant="outline" onClick={() => setIsPicking(true)}>
                    <Images /> {t('From my images')}
                  </Button>
                  <FromLibraryButton accepts={canBeMarked} onPick={addItem} />
                </div>
              </>
            )}
          </FileDrop>
          {shown && (
            <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_16rem]">
              {address && (
                <MarkPreview
                  photo={address}
                  alt={t('{0} with the watermark', shown.name)}
                  mark={draft}
                  className="max-h-[28rem] self-start rounded-lg"
                />
              )}
              <div className="grid min-w-0 grid-cols-1 content-start gap-4">
                <ul
                  aria-label={t('Chosen photos')}
                  className="grid max-h-52 grid-cols-1 gap-1 overflow-y-auto pr-1"
                >
                  {photos.map((photo) => (
                    <li
                      key={photo.key}
                      className={cn(
                        'flex items-center rounded-md pl-2 text-sm',
                        photo === shown && 'bg-accent',
                      )}
                    >
                      <button
                        type="button"
                        className="focus-ring min-w-0 flex-1 truncate rounded py-1 text-left"
                        onClick={() => setShownKey(photo.key)}
                      >
                        {photo.name}
                        {photo.kind === 'file' && (
                          <span className="text-muted-foreground"> · {showBytes(photo.size)}</span>
                        )}
                      </button>
                      <Button
                        variant="ghost"
                        size="icon"
                        className="size-8 text-muted-foreground"
                        aria-label={t('Remove {0}', photo.name)}
                        onClick={() => setPhotos((now) => now.filter((one) => one !== photo))}
                      >
                        <X />
                      </Button>
                    </li>
                  ))}
                </ul>
                <FormField label={t('Photo details')} id="batch-metadata">
                  <ChoiceSelect
                    value={options.metadata}
                    choices={METADATA_CHOICES}
                    nameOf={(one) => METADATA_NAMES[one]}
                    onChange={(metadata) => setOptions({ ...options, metadata })}
                  />
                </FormField>
                <FormField label={t('File type')} id="batch-format">
                  <ChoiceSelect
                    value={options.format}
                    choices={FORMATS}
                    nameOf={(one) => FORMAT_NAMES[one]}
                    onChange={(format) => setOptions({ ...options, format })}
                  />
                </FormField>
                <Button size="lg" pending={batches.apply.isPending} disabled={isEmpty} onClick={start}>
                  {!batches.apply.isPending && <Stamp />}{' '}
                  {tn(photos.length, 'Apply to {n} photo', 'Apply to {n} photos')}
                </Button>
                {isEmpty && (
                  <p className="text-muted-foreground text-xs">
                    {t(
                      'The watermark is empty: write its content above, or pick a template or one of yours.',
                    )}
                  </p>
                )}
                {batches.apply.isPending && (
                  <Progress aria-label={t('Uploading photos')} value={(100 * batches.sent) / photos.length} />
                )}
              </div>
            </div>
          )}
        </CardContent>
      </Card>
      <BatchList batches={batches} />
      <ImagePicker open={isPicking} onClose={() => setIsPicking(false)} onPick={add} />
    </section>
  );
}

/** A local photo gets an address only while it is looked at. */
function useAddressOf(photo: Photo | undefined): string | undefined {
  const made = useObjectUrl(photo?.kind === 'file' ? photo.file : undefined);
  return photo?.kind === 'stored' ? photo.url : (made ?? undefined);
}
