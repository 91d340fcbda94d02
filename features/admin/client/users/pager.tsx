/** Goes through the pages of a long list. */

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';

export interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('Pages')} className="flex items-center justify-center gap-3">
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Previous page')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </Button>
      <p className="text-sm tabular-nums">{t('Page {0} of {1}', showNumber(page), showNumber(pages))}</p>
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Next page')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  );
}
