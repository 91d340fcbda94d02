/** What would have been sent, where no mail server is set. */

import { useQuery } from '@tanstack/react-query';
import { Inbox, Server } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showMoment } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { listOutbox } from '../../contract.ts';

const MailPreview = lazy(async () => ({ default: (await import('./mail-preview.tsx')).MailPreview }));

export function Outbox() {
  const { data, isError, refetch } = useQuery({ ...apiQuery(listOutbox), refetchOnMount: 'always' });
  const [openId, setOpenId] = useState<string>();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Outbox')}</CardTitle>
        <CardDescription>
          {data?.isOutbox === false
            ? t('A mail server is set up, so messages are sent and not kept here.')
            : t('No mail server is set up, so messages are kept here instead of being sent.')}
        </CardDescription>
      </CardHeader>
      <CardContent>
        {isError && !data ? (
          <ErrorState
            className="py-6"
            title={t('The outbox could not be loaded')}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <div role="status" aria-label={t('Loading outbox')} className="grid grid-cols-1 gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : data.mails.length === 0 ? (
          <EmptyState
            compact
            icon={data.isOutbox ? <Inbox /> : <Server />}
            title={data.isOutbox ? t('No emails yet') : t('Nothing is kept here')}
          />
        ) : (
          <ul className="-mx-3 grid grid-cols-1 max-h-[30rem] gap-0.5 overflow-y-auto">
            {data.mails.map((mail) => (
              <li key={mail.id}>
                <button
                  type="button"
                  onClick={() => setOpenId(mail.id)}
                  className="focus-ring flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-accent"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium text-sm">{mail.subject}</span>
                    <span className="block truncate text-muted-foreground text-xs">
                      {t('To {0} · {1}', mail.to, showMoment(mail.createdAt))}
                    </span>
                  </span>
                  <Badge variant="secondary">{mail.kind}</Badge>
                </button>
              </li>
            ))}
          </ul>
        )}
      </CardContent>
      <Suspense>{openId && <MailPreview id={openId} onClose={() => setOpenId(undefined)} />}</Suspense>
    </Card>
  );
}
