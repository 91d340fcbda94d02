/** The five plans side by side, by month or by year, straight from the one table of plans. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { PLANS, YEARLY_BADGE } from '#features/subscription/contract.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { type Billing, PlanCard } from './plan-card.tsx';
import { SectionHeading } from './section-heading.tsx';

const PERIODS: readonly { id: Billing; label: string }[] = [
  { id: 'monthly', label: t('Monthly') },
  { id: 'yearly', label: t('Yearly') },
];

export function Pricing() {
  const [billing, setBilling] = useState<Billing>('monthly');
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="py-20 sm:py-28">
      <div className="mx-auto max-w-[86rem] px-4 sm:px-6">
        <SectionHeading
          id="pricing-title"
          cue={t('Pricing')}
          title={t('Start free, grow when you do')}
          text={t('Start without a card. Pick a plan when you need more.')}
        />
        <div className="mt-10 flex justify-center">
          <fieldset className="inline-flex items-center gap-1 rounded-full border bg-card p-1 shadow-soft">
            <legend className="sr-only">{t('Billing period')}</legend>
            {PERIODS.map(({ id, label }) => (
              <label
                key={id}
                className={cn(
                  'flex h-10 cursor-pointer items-center gap-2 rounded-full px-4 font-medium text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
                  billing === id
                    ? 'bg-secondary text-secondary-foreground'
                    : 'text-muted-foreground hover:text-foreground',
                )}
              >
                <input
                  type="radio"
                  name="billing"
                  value={id}
                  checked={billing === id}
                  onChange={() => setBilling(id)}
                  className="sr-only"
                />
                {label}
                {id === 'yearly' && <Badge variant="success">{t(YEARLY_BADGE)}</Badge>}
              </label>
            ))}
          </fieldset>
        </div>
        <ul className="mt-12 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-6 xl:grid-cols-5 xl:gap-4">
          {PLANS.map((plan, i) => (
            <li
              key={plan.id}
              className={cn(
                'flex lg:col-span-2 xl:col-span-1',
                i === 3 && 'lg:col-start-2 xl:col-start-auto',
                i === 4 && 'sm:max-lg:col-span-2',
              )}
            >
              <PlanCard plan={plan} billing={billing} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
