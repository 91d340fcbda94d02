/** What was paid so far, each with the provider's own page of it. */

import { ExternalLink, ReceiptText } from 'lucide-react';
import { t } from '#common/texts.ts';
import { showDate, showMoney, showWords } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Invoice } from '../calls/billing-calls.ts';

export interface BillingHistoryProps {
  /** Absent while loading. */
  invoices: Invoice[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function BillingHistory({ invoices, failed, onRetry }: BillingHistoryProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Billing History')}</CardTitle>
      </CardHeader>
      <CardContent>
        {failed ? (
          <ErrorState className="py-6" title={t('Your invoices could not be loaded')} onRetry={onRetry} />
        ) : !invoices ? (
          <div role="status" aria-label={t('Loading invoices')} className="grid grid-cols-1 gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : invoices.length === 0 ? (
          <EmptyState
            compact
            icon={<ReceiptText />}
            title={t('No billing history')}
            description={t('Invoices appear here after your first payment.')}
          />
        ) : (
          <ul className="divide-y">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

const TONES: Readonly<Record<string, 'success' | 'warning' | 'destructive'>> = {
  paid: 'success',
  open: 'warning',
  uncollectible: 'destructive',
};

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, amount, currency, status, createdAt, url } = invoice;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0 sm:gap-6">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-sm">{showDate(createdAt)}</p>
        {number && <p className="truncate text-muted-foreground text-xs">{number}</p>}
      </div>
      <Badge variant={TONES[status] ?? 'secondary'}>{showWords(status)}</Badge>
      <p className="min-w-20 text-right font-medium text-sm tabular-nums">{showMoney(amount, currency)}</p>
      {url ? (
        <Button asChild variant="ghost" size="icon">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Open the invoice of {0}', showDate(createdAt))}
          >
            <ExternalLink />
          </a>
        </Button>
      ) : (
        <span aria-hidden className="size-10" />
      )}
    </li>
  );
}
