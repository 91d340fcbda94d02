/** The way to the next page of a list, under it, while there is one. */

import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';

/** The part of a paged query that this needs. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export function ShowMore({ pages, className }: { pages: Pages; className?: string }) {
  if (!pages.hasNextPage) return null;
  return (
    <div className={cn('mt-5 flex justify-center', className)}>
      <Button variant="outline" pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {t('Show more')}
      </Button>
    </div>
  );
}
