/** One plan: its price, what it holds, and the way to choose it. */

import { Check } from 'lucide-react';
import { t } from '#common/texts.ts';
import { type Plan, quotaLines } from '#features/subscription/contract.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { WayIn } from './way-in.tsx';

export type Billing = 'monthly' | 'yearly';

export function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const featured = plan.badge === 'Most Popular';
  const price = billing === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice;
  return (
    <div
      className={cn(
        'relative flex w-full flex-col rounded-3xl border bg-card p-6',
        featured ? 'border-primary shadow-lift ring-1 ring-primary' : 'shadow-soft',
      )}
    >
      {plan.badge && (
        <span
          className={cn(
            'absolute -top-3 left-6 rounded-full px-3 py-0.5 font-semibold text-xs leading-5',
            featured ? 'bg-accent-gradient text-white' : 'bg-foreground text-background',
          )}
        >
          {t(plan.badge)}
        </span>
      )}
      <h3 className="font-semibold text-lg tracking-tight">{plan.name}</h3>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="font-bold text-4xl tabular-nums tracking-tight">${price}</span>
        <span className="text-muted-foreground text-sm">
          {billing === 'monthly' ? t('/month') : t('/year')}
        </span>
      </p>
      <p className="mt-1 h-5 text-muted-foreground text-sm">{t(plan.note ?? 'Quotas renew monthly')}</p>
      <Button asChild variant={featured ? 'default' : 'outline'} className="mt-6 w-full">
        <WayIn href="/subscription">
          {plan.monthlyPrice === 0 ? t('Start free') : t('Choose {0}', plan.name)}
        </WayIn>
      </Button>
      <ul className="mt-6 grid grid-cols-1 gap-2.5 border-t pt-6 text-sm">
        {quotaLines(plan).map((line) => (
          <PlanLine key={line} text={t(line)} />
        ))}
        {plan.extras.map((extra) => (
          <PlanLine key={extra} text={t(extra)} strong />
        ))}
      </ul>
    </div>
  );
}

const PlanLine = ({ text, strong }: { text: string; strong?: boolean }) => (
  <li className={cn('flex gap-2.5', strong && 'font-medium')}>
    <Check className="mt-0.5 size-4 shrink-0 text-primary" />
    {text}
  </li>
);
