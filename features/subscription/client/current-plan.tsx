/** Which plan the person is on, how long it lasts, and the way to manage it. */

import { Crown } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { showDate } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { planSummary } from './plan-summary.ts';

export interface CurrentPlanProps {
  user: User;
  pending: boolean;
  onManage: () => void;
}

export function CurrentPlan({ user, pending, onManage }: CurrentPlanProps) {
  const { plan, state, label, sentence, progress } = planSummary(user);
  return (
    <section
      aria-labelledby="current-plan"
      className="relative isolate overflow-hidden rounded-2xl border bg-card p-5 shadow-soft sm:p-6"
    >
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-r from-[#7c3aed]/16 via-[#2563eb]/8 to-transparent"
      />
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-2xl bg-accent-gradient text-white shadow-soft max-sm:hidden"
        >
          <Crown className="size-7" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-muted-foreground text-sm">{t('Current plan')}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="current-plan" className="font-semibold text-2xl tracking-tight">
              {t('{0} Plan', plan.name)}
            </h2>
            <Badge variant={state === 'active' ? 'success' : state === 'trial' ? 'default' : 'secondary'}>
              {label}
            </Badge>
          </div>
          <p className="mt-1 text-muted-foreground text-sm">
            {sentence}
            {state === 'trial' && user.trialEndsAt && t(' · ends {0}', showDate(user.trialEndsAt))}
          </p>
          {progress !== undefined && (
            <Progress
              value={progress}
              aria-label={t('Trial time used')}
              className="mt-3 max-w-md bg-primary/20"
            />
          )}
        </div>
        <Button
          variant={state === 'active' ? 'default' : 'outline'}
          pending={pending}
          onClick={onManage}
          className="max-sm:w-full"
        >
          {t('Manage Subscription')}
        </Button>
      </div>
    </section>
  );
}
