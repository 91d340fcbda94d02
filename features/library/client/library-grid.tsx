/** The grid. Only the rows near the visible part exist, so ten thousand things scroll like ten. */

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { LibraryCard, type LibraryCardProps } from './library-card.tsx';

/** Pixels. */
const NARROWEST = 180;
const NARROWEST_PHONE = 150;
const GAP = 16;
/** Under the picture. */
const TEXT = 58;
/** Rows before the end at which the next page is asked for. */
const EARLY = 3;

export interface LibraryGridProps
  extends Pick<LibraryCardProps, 'isPicking' | 'onOpen' | 'onPick' | 'onFavorite'> {
  items: readonly LibraryItem[];
  picked: ReadonlySet<string>;
  /** The end is near. */
  onMore: () => void;
}

export function LibraryGrid({ items, picked, onMore, ...card }: LibraryGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [{ top, width }, setPlace] = useState({ top: 0, width: 1024 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => {
      const box = element.getBoundingClientRect();
      const next = { top: Math.round(box.top + window.scrollY), width: Math.round(box.width) };
      setPlace((known) => (known.top === next.top && known.width === next.width ? known : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const narrowest = width < 480 ? NARROWEST_PHONE : NARROWEST;
  const columns = Math.max(2, Math.floor((width + GAP) / (narrowest + GAP)));
  const side = (width - GAP * (columns - 1)) / columns;
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => Math.round(side + TEXT + GAP),
    overscan: 4,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width makes other rows
  useEffect(() => rows.measure(), [side]);

  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const isNearEnd = last >= Math.ceil(items.length / columns) - 1 - EARLY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each end that is reached
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, items.length]);

  return (
    <ul ref={list} aria-label={t('Library')} className="relative" style={{ height: rows.getTotalSize() }}>
      {shown.flatMap(({ index: row, start }) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            aria-setsize={items.length}
            aria-posinset={row * columns + column + 1}
            className="absolute top-0 left-0"
            style={{
              width: side,
              transform: `translate(${column * (side + GAP)}px, ${start - top}px)`,
            }}
          >
            <LibraryCard item={item} isPicked={picked.has(item.id)} {...card} />
          </li>
        )),
      )}
    </ul>
  );
}
