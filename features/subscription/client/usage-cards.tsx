/** What was used this month against what the plan allows: generations, videos, storage. */

import { Clapperboard, HardDrive, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { showBytes, showDate, showNumber } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { Usage } from '../calls/billing-calls.ts';
import { QUOTA_KINDS, type QuotaKind, quotaNoun } from '../contract.ts';
import { generationsOf, type Meter, meterShare, usedOf } from './meters.ts';

const isKind = (kind: string): kind is QuotaKind => (QUOTA_KINDS as readonly string[]).includes(kind);

export function UsageCards({ usage }: { usage: Usage | undefined }) {
  const resets = usage && t('Resets on {0}', showDate(usage.resetsAt));
  const storage = usage && { used: usage.storage.usedBytes, limit: usage.storage.limitBytes };
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-[1.95fr_1fr_1fr]">
      <MeterCard
        title={t('AI Generations')}
        icon={<Sparkles />}
        meter={usage && generationsOf(usage)}
        show={showNumber}
        note={resets}
      >
        {usage ? (
          <dl className="grid content-center gap-1.5 text-sm max-sm:mt-4 max-sm:border-t max-sm:pt-4 sm:border-l sm:pl-6">
            {usage.kinds.map(({ kind, used, limit: stated, isLimited }) => {
              const limit = isLimited ? stated : null;
              return (
                <div key={kind} className="flex justify-between gap-3">
                  <dt className="text-muted-foreground">
                    {capitalize(isKind(kind) ? quotaNoun(kind) : kind)}
                  </dt>
                  <dd className="shrink-0 tabular-nums">
                    {showNumber(used)}
                    <span className="text-muted-foreground">
                      {' '}
                      / {limit === null ? '∞' : showNumber(limit)}
                    </span>
                    {limit === null && <span className="sr-only"> {t('unlimited')}</span>}
                  </dd>
                </div>
              );
            })}
          </dl>
        ) : (
          <Skeleton className="h-32 max-sm:mt-4" />
        )}
      </MeterCard>
      <MeterCard
        title={t('Videos')}
        icon={<Clapperboard />}
        meter={usage && usedOf(usage, 'video')}
        show={showNumber}
        note={resets}
      />
      <MeterCard
        title={t('Storage')}
        icon={<HardDrive />}
        meter={storage}
        show={showBytes}
        note={t('Total storage used')}
      />
    </div>
  );
}

interface MeterCardProps {
  title: string;
  icon: ReactNode;
  /** Absent while loading. */
  meter: Meter | undefined;
  show: (value: number) => string;
  note?: string;
  children?: ReactNode;
}

function MeterCard({ title, icon, meter, show, note, children }: MeterCardProps) {
  const share = meter && meterShare(meter);
  return (
    <Card
      className={cn(
        'p-5 sm:p-6',
        children && 'sm:grid sm:grid-cols-[1fr_1.15fr] sm:gap-6 md:max-xl:col-span-2',
      )}
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-medium text-sm">{title}</h3>
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-xl bg-primary/10 text-primary [&_svg]:size-4.5"
          >
            {icon}
          </span>
        </div>
        {!meter ? (
          <>
            <Skeleton className="mt-3 h-8 w-28" />
            <Skeleton className="mt-4 h-2 w-full" />
          </>
        ) : (
          <>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
              <span className="font-semibold text-3xl tabular-nums tracking-tight">{show(meter.used)}</span>
              <span className="text-muted-foreground text-sm tabular-nums">
                {meter.limit === null || meter.isFree
                  ? t('used · Unlimited')
                  : t('of {0}', show(meter.limit))}
              </span>
            </p>
            {share === undefined ? (
              <div aria-hidden className="mt-3 h-2 rounded-full bg-accent-gradient opacity-40" />
            ) : (
              <Progress
                value={share}
                aria-label={t('{0} used', title)}
                className={cn(
                  'mt-3',
                  share >= 100
                    ? '[&>div]:bg-destructive [&>div]:bg-none'
                    : share >= 80 && '[&>div]:bg-warning [&>div]:bg-none',
                )}
              />
            )}
            <p className="mt-2 text-muted-foreground text-xs">
              {meter.isFree
                ? t('This month, deleted ones included. Made on this machine: unlimited.')
                : share !== undefined && share >= 100
                  ? t('Used up. {0}', note ?? '')
                  : note}
            </p>
          </>
        )}
      </div>
      {children}
    </Card>
  );
}
