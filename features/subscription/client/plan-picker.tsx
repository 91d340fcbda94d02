/** The five plans to choose from, by month or by year, straight from the one table of plans. */

import { useId, useState } from 'react';
import { t } from '#common/texts.ts';
import type { PlanId } from '#common/user.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Label } from '#ui/form/label.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { PLANS, YEARLY_BADGE } from '../contract.ts';
import { type Interval, PlanOption } from './plan-option.tsx';
import type { Choice } from './use-billing.ts';

export interface PlanPickerProps {
  current: PlanId;
  /** A payment page is being opened: for this choice, or for managing when there is none. */
  isLeaving: boolean;
  choice: Choice | undefined;
  /** A running subscription is changed in the portal: buying again would charge twice. */
  changesInPortal: boolean;
  onUpgrade: (choice: Choice) => void;
  onManage: () => void;
}

export function PlanPicker({
  current,
  isLeaving,
  choice,
  changesInPortal,
  onUpgrade,
  onManage,
}: PlanPickerProps) {
  const [interval, setInterval] = useState<Interval>('monthly');
  return (
    <section aria-labelledby="plans-title">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="plans-title" className="font-semibold text-xl tracking-tight">
            {t('Choose your plan')}
          </h2>
          <p className="mt-1 text-muted-foreground text-sm">
            {t('Quotas renew at the start of every month.')}
          </p>
        </div>
        <IntervalSwitch value={interval} onChange={setInterval} />
      </div>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-6 xl:grid-cols-5 xl:gap-x-3">
        {PLANS.map((plan, i) => (
          <li
            key={plan.id}
            className={cn(
              'flex lg:col-span-2 xl:col-span-1',
              i === 3 && 'lg:col-start-2 xl:col-start-auto',
              i === 4 && 'sm:max-lg:col-span-2',
            )}
          >
            <PlanOption
              plan={plan}
              interval={interval}
              current={current}
              pending={isLeaving && choice?.plan === plan.id}
              disabled={isLeaving}
              onChoose={() =>
                plan.id === 'free' || changesInPortal ? onManage() : onUpgrade({ plan: plan.id, interval })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IntervalSwitch({ value, onChange }: { value: Interval; onChange: (value: Interval) => void }) {
  const id = useId();
  /* Each word chooses itself; a plain label would only turn the switch over. */
  const word = (interval: Interval, text: string) => (
    <Label
      htmlFor={id}
      onClick={(event) => {
        event.preventDefault();
        onChange(interval);
      }}
      className={cn('cursor-pointer', value !== interval && 'text-muted-foreground')}
    >
      {text}
    </Label>
  );
  return (
    <div className="flex items-center gap-3">
      {word('monthly', t('Monthly'))}
      <Switch
        id={id}
        aria-label={t('Yearly billing')}
        checked={value === 'yearly'}
        onCheckedChange={(isYearly) => onChange(isYearly ? 'yearly' : 'monthly')}
      />
      <span className="flex items-center gap-2">
        {word('yearly', t('Yearly'))}
        <Badge variant="success">{t(YEARLY_BADGE)}</Badge>
      </span>
    </div>
  );
}
