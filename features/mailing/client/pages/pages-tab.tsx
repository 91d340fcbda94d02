/** All my landing pages, and a new one. */

import { ExternalLink, LayoutTemplate, Plus } from 'lucide-react';
import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { useAudiences } from '../audiences/use-audiences.ts';
import { ownLanguage, pageBlocks } from '../starters.ts';
import { useCreatePage, useLandingPages } from './use-pages.ts';

export function PagesTab({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useLandingPages();
  const audiences = useAudiences();
  const create = useCreatePage(onOpen);
  const all = query.data ?? [];
  const begin = (
    <Button
      pending={create.isPending}
      onClick={() =>
        create.mutate({
          title: t('What you offer'),
          language: ownLanguage(),
          timeZone: zoneHere(),
          blocks: pageBlocks(audiences.data?.[0]?.id ?? null),
        })
      }
    >
      <Plus /> {t('New page')}
    </Button>
  );
  return (
    <section aria-labelledby="pages" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="pages" className="font-semibold text-lg">
          {t('My landing pages')}
        </h2>
        {all.length > 0 && begin}
      </div>
      {query.isError && !query.data ? (
        <ErrorState title={t('Your pages could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-24" />
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<LayoutTemplate />}
            title={t('No landing pages yet')}
            description={t('One page for one offer, with a form. It loads at once and ends with the offer.')}
            action={begin}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {all.map(({ id, title, slug, isPublished, updatedAt }) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-xl border bg-card pr-3 shadow-soft transition-shadow hover:shadow-lift"
            >
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="focus-ring min-w-0 flex-1 rounded-xl p-4 text-left"
              >
                <span className="block truncate font-medium">{title}</span>
                <span className="mt-0.5 block truncate text-muted-foreground text-sm">
                  /p/{slug} · {showDate(updatedAt)}
                </span>
              </button>
              <Badge variant={isPublished ? 'success' : 'secondary'}>
                {isPublished ? t('Published') : t('Draft')}
              </Badge>
              {isPublished && (
                <Button variant="ghost" size="icon" asChild>
                  <a href={`/p/${slug}`} target="_blank" rel="noreferrer" aria-label={t('Open: {0}', title)}>
                    <ExternalLink />
                  </a>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
