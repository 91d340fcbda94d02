/** My kept watermarks: use, change, copy, delete. */

import { Copy, Pencil, Stamp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Hint } from '#ui/overlay/tooltip.tsx';
import type { Watermark } from '../contract.ts';
import { POSITION_NAMES, TYPE_NAMES } from './draft.ts';
import { MarkPreview } from './mark-preview.tsx';
import { SAMPLE } from './sample.ts';
import type { useWatermarks } from './use-watermarks.ts';

export interface OwnWatermarksProps {
  marks: ReturnType<typeof useWatermarks>;
  onEdit: (mark: Watermark) => void;
}

export function OwnWatermarks({ marks: { query, remove }, onEdit }: OwnWatermarksProps) {
  return (
    <section aria-labelledby="own-watermarks">
      <h2 id="own-watermarks" className="mb-4 font-semibold text-lg">
        {t('My Watermarks')}
      </h2>
      {query.isError ? (
        <ErrorState title={t('Your watermarks could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-24" />
      ) : query.data.length === 0 ? (
        <div className="rounded-xl border bg-card">
          <EmptyState icon={<Stamp />} title={t("You haven't created any watermarks yet.")} compact />
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
          {query.data.map((mark) => (
            <li key={mark.id} className="flex items-center gap-3 rounded-xl border bg-card p-3 shadow-soft">
              <MarkPreview
                photo={SAMPLE}
                alt=""
                mark={mark}
                magnify={2}
                className="w-28 shrink-0 rounded-lg"
              />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-sm">{mark.name}</p>
                <p className="truncate text-muted-foreground text-xs">
                  {TYPE_NAMES[mark.customizations.type]} ·{' '}
                  {mark.style.layout === 'tile' ? t('All over') : POSITION_NAMES[mark.style.position]}
                </p>
                <div className="mt-1 -ml-2 flex">
                  <Action label={t('Edit {0}', mark.name)} onClick={() => onEdit(mark)}>
                    <Pencil />
                  </Action>
                  <Action label={t('Copy {0}', mark.name)} onClick={() => void copyText(mark.content)}>
                    <Copy />
                  </Action>
                  <Action label={t('Delete {0}', mark.name)} onClick={() => remove.mutate(mark)}>
                    <Trash2 />
                  </Action>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Hint label={label}>
      <Button
        variant="ghost"
        size="icon"
        className="text-muted-foreground"
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </Button>
    </Hint>
  );
}
