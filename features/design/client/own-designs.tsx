/** One's own designs, the last changed first. */

import { Trash2 } from 'lucide-react';
import { t } from '#common/texts.ts';
import { labelOf } from '#engine/page/document/document.ts';
import { useCursorPages } from '#platform/browser/cursor-pages.ts';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Button } from '#ui/form/button.tsx';
import { listDesigns } from '../contract.ts';
import { useDeleteDesign } from './use-designs.ts';

export function OwnDesigns({ onOpen }: { onOpen: (id: string) => void }) {
  const pages = useCursorPages(listDesigns, {});
  const { data } = pages;
  const remove = useDeleteDesign();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="own-designs">
      <h2 id="own-designs" className="mb-4 font-semibold text-lg tracking-tight">
        {t('My designs')}
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {data.map((design) => (
          <li key={design.id} className="relative">
            <button
              type="button"
              onClick={() => onOpen(design.id)}
              className="focus-ring group w-full rounded-xl text-left"
            >
              <span className="relative block aspect-[4/5] overflow-hidden rounded-xl border bg-muted transition-shadow group-hover:shadow-lift">
                <img
                  src={design.thumbnailUrl}
                  alt=""
                  loading="lazy"
                  width={design.width}
                  height={design.height}
                  className="absolute inset-3 h-[calc(100%-1.5rem)] w-[calc(100%-1.5rem)] object-contain drop-shadow-md"
                />
              </span>
              <span className="mt-2 block truncate pr-9 font-medium text-sm">{design.name}</span>
              <span className="block text-muted-foreground text-xs">{labelOf(design.format)}</span>
            </button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Delete {0}', design.name)}
              className="absolute right-0 bottom-0"
              onClick={() => remove.mutate(design)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </section>
  );
}
