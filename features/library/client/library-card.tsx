/** One thing in the grid: its picture, its name, a tick to choose it, and play on hover for sounds and films. */

import { Heart } from 'lucide-react';
import { memo, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { ItemPreview, TOOL_NAMES } from '#platform/browser/library/item-preview.tsx';
import { isFilm, isSound } from '#platform/browser/library/send-to.ts';
import { cn } from '#ui/cn.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

export interface LibraryCardProps {
  item: LibraryItem;
  isPicked: boolean;
  /** Something is picked: a click picks more instead of opening. */
  isPicking: boolean;
  onOpen: (item: LibraryItem) => void;
  onPick: (item: LibraryItem, isRange: boolean) => void;
  onFavorite: (item: LibraryItem) => void;
}

const length = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const LibraryCard = memo(function LibraryCard(props: LibraryCardProps) {
  const { item, isPicked, isPicking, onOpen, onPick, onFavorite } = props;
  const [isOver, setOver] = useState(false);
  return (
    <article
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOver(true)}
      onPointerLeave={() => setOver(false)}
      className={cn(
        'group relative overflow-hidden rounded-xl border bg-card shadow-soft',
        isPicked && 'border-primary ring-2 ring-primary',
      )}
    >
      <button
        type="button"
        onClick={(event) => (isPicking ? onPick(item, event.shiftKey) : onOpen(item))}
        aria-label={isPicking ? t('Select: {0}', item.title) : t('Open: {0}', item.title)}
        className="focus-ring block aspect-square w-full overflow-hidden [&_*]:pointer-events-none"
      >
        {isOver && isFilm(item) ? <HoverFilm item={item} /> : <ItemPreview item={item} />}
        {isOver && isSound(item) && <HoverSound item={item} />}
      </button>
      <span
        className={cn(
          'absolute top-2.5 left-2.5 transition-opacity',
          !isPicked &&
            !isPicking &&
            'opacity-0 focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <Checkbox
          checked={isPicked}
          className="size-6"
          aria-label={t('Select {0}', item.title)}
          onClick={(event) => onPick(item, event.shiftKey)}
        />
      </span>
      <button
        type="button"
        onClick={() => onFavorite(item)}
        aria-pressed={item.isFavorite}
        aria-label={t('Favorite: {0}', item.title)}
        className={cn(
          'focus-ring absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full bg-card/85 transition-opacity',
          !item.isFavorite &&
            'opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <Heart className={cn('size-4', item.isFavorite && 'fill-current text-destructive')} />
      </button>
      {item.duration !== null && (
        <span className="pointer-events-none absolute right-2 bottom-16 rounded-md bg-black/70 px-1.5 py-0.5 text-white text-xs tabular-nums">
          {length(item.duration)}
        </span>
      )}
      <div className="h-14 px-3 py-2">
        <p className="truncate text-sm">{item.title}</p>
        <p className="truncate text-muted-foreground text-xs">
          {TOOL_NAMES[item.tool]} · {showDate(item.createdAt)}
        </p>
      </div>
    </article>
  );
});

function HoverFilm({ item }: { item: LibraryItem }) {
  return (
    <video
      src={item.url ?? undefined}
      poster={item.thumbnailUrl ?? undefined}
      autoPlay
      muted
      loop
      playsInline
      className="size-full object-cover object-[50%_25%]"
    />
  );
}

function HoverSound({ item }: { item: LibraryItem }) {
  // biome-ignore lint/a11y/useMediaCaption: a moment of the person's own sound
  return <audio src={item.url ?? undefined} autoPlay />;
}
