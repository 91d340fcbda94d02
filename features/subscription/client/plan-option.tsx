/** One plan of the picker: price, what it holds, and the button that fits where the person stands. */

import { Check } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { PlanId } from '#common/user.ts';
import { showBytes } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { type Plan, planOf, quotaLines } from '../contract.ts';

export type Interval = 'monthly' | 'yearly';

export interface PlanOptionProps {
  plan: Plan;
  interval: Interval;
  current: PlanId;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
}

export function PlanOption({ plan, interval, current, pending, disabled, onChoose }: PlanOptionProps) {
  const isCurrent = plan.id === current;
  const isMore = plan.monthlyPrice > planOf(current).monthlyPrice;
  const isPopular = plan.badge === 'Most Popular';
  const lines = [...quotaLines(plan), t('{0} storage', showBytes(plan.storageBytes))];
  return (
    <div
      className={cn(
        'relative flex w-full flex-col rounded-2xl border bg-card p-5 shadow-soft',
        isPopular && 'border-primary/60',
        isCurrent && 'border-success ring-1 ring-success',
      )}
    >
      {plan.badge && (
        <span
          className={cn(
            'absolute -top-3 left-4 rounded-full px-3 py-0.5 font-semibold text-xs leading-5',
            isPopular ? 'bg-accent-gradient text-white' : 'bg-foreground text-background',
          )}
        >
          {t(plan.badge)}
        </span>
      )}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-lg tracking-tight">{plan.name}</h3>
        {isCurrent && <Badge variant="success">{t('Current')}</Badge>}
      </div>
      <p className="mt-2 flex items-baseline gap-1">
        <span className="font-bold text-3xl tabular-nums tracking-tight">
          ${interval === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice}
        </span>
        <span className="text-muted-foreground text-sm">
          {interval === 'monthly' ? t('/month') : t('/year')}
        </span>
      </p>
      <p className="mt-1 min-h-5 text-muted-foreground text-xs">{priceNote(plan, interval)}</p>
      <Button
        variant={isMore && isPopular ? 'default' : 'outline'}
        className="mt-4 w-full"
        pending={pending}
        disabled={disabled || isCurrent}
        onClick={onChoose}
      >
        {isCurrent ? t('Current plan') : t('{0} to {1}', isMore ? t('Upgrade') : t('Switch'), plan.name)}
      </Button>
      <ul className="mt-5 grid grid-cols-1 gap-2 border-t pt-5 text-[0.8125rem] leading-5">
        {lines.map((line) => (
          <PlanLine key={line} text={t(line)} />
        ))}
        {plan.extras.map((extra) => (
          <PlanLine key={extra} text={t(extra)} strong />
        ))}
      </ul>
    </div>
  );
}

function priceNote(plan: Plan, interval: Interval): string {
  if (plan.note) return t(plan.note);
  if (interval === 'monthly') return t('Billed every month');
  return t('{0} a month', `$${(plan.yearlyPrice / 12).toFixed(2)}`);
}

const PlanLine = ({ text, strong }: { text: string; strong?: boolean }) => (
  <li className={cn('flex gap-2', strong && 'font-medium')}>
    <Check className="mt-0.5 size-4 shrink-0 text-primary" />
    {text}
  </li>
);
