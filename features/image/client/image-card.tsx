/** One result: the picture, its prompt, and the download. */

import { Download } from 'lucide-react';
import { memo } from 'react';
import { t } from '#common/texts.ts';
import { useRunningStage } from '#platform/browser/work/use-running-job.ts';
import { Button } from '#ui/form/button.tsx';
import type { Image } from '../contract.ts';
import { fallbackLine, fileName, styleName } from './image-names.ts';
import { Picture } from './picture.tsx';

export const ImageCard = memo(function ImageCard({
  image,
  onOpen,
}: {
  image: Image;
  onOpen: (image: Image) => void;
}) {
  return (
    <article className="group overflow-hidden rounded-xl border bg-card shadow-soft">
      <button
        type="button"
        onClick={() => onOpen(image)}
        aria-label={t('Open: {0}', image.prompt)}
        className="focus-ring block w-full overflow-hidden"
      >
        <Picture
          image={image}
          isSmall
          className="aspect-square object-cover transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      </button>
      <div className="flex items-start gap-2 p-3">
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 break-words text-sm">{image.prompt}</p>
          <p className="mt-1 text-muted-foreground text-xs">
            {styleName(image.style)} · {image.engine}
          </p>
          {image.notUnderstood.length > 0 && (
            <p className="mt-1.5 line-clamp-3 rounded-md bg-amber-400/15 px-2 py-1 text-xs">
              {t('Not shown: {0}', image.notUnderstood.join(', '))}
            </p>
          )}
          {image.fallback && (
            <p className="mt-1.5 line-clamp-3 text-warning text-xs">{fallbackLine(image.fallback)}</p>
          )}
        </div>
        <Button asChild variant="ghost" size="icon" className="-mt-1 -mr-1 text-muted-foreground">
          <a href={image.url} download={fileName(image.id)} aria-label={t('Download: {0}', image.prompt)}>
            <Download />
          </a>
        </Button>
      </div>
    </article>
  );
});

/** On a phone the form fills the screen: what is being made is brought into sight. */
const bringIntoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

export function PendingCard({ isFirst, onCancel }: { isFirst: boolean; onCancel: () => void }) {
  const running = useRunningStage('make-image');
  return (
    <article
      ref={isFirst ? bringIntoView : undefined}
      aria-busy
      className="scroll-my-20 overflow-hidden rounded-xl border bg-card shadow-soft"
    >
      <div className="grid aspect-square animate-pulse place-items-center bg-accent-gradient opacity-40 motion-reduce:animate-none" />
      <div className="flex items-center justify-between gap-2 p-3">
        <div className="min-w-0 text-sm">
          <p className="text-muted-foreground">{t('Generating your image...')}</p>
          {isFirst && (
            <p aria-live="polite" className="min-h-5 truncate text-muted-foreground text-xs">
              {running?.stage}
            </p>
          )}
        </div>
        {isFirst && (
          <Button variant="outline" size="sm" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </article>
  );
}
