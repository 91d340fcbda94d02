/** Which plan the person is on, what it costs, how long it lasts, and the way to change it. */

import { Crown } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { planOf, planState, trialProgress } from '#features/subscription/contract.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { planSentence } from './plan-sentence.ts';

export function PlanBanner({ user }: { user: User }) {
  const plan = planOf(user.subscriptionPlan);
  const trial = planState(user) === 'trial';
  return (
    <section
      aria-labelledby="plan-title"
      className="relative isolate overflow-hidden rounded-2xl border bg-card p-5 shadow-soft sm:p-6"
    >
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-r from-[#7c3aed]/16 via-[#2563eb]/8 to-transparent"
      />
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-2xl bg-accent-gradient text-white shadow-soft max-sm:hidden"
        >
          <Crown className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id="plan-title" className="font-semibold text-lg tracking-tight">
              {t('{0} Plan', plan.name)}
            </h2>
            <p className="text-muted-foreground text-sm tabular-nums">
              {t('{0}/month', `$${plan.monthlyPrice}`)}
            </p>
          </div>
          <p className="text-muted-foreground text-sm">{planSentence(user)}</p>
          {trial && (
            <Progress
              value={trialProgress(user)}
              aria-label={t('Trial time used')}
              className="mt-3 h-1.5 max-w-md bg-primary/20"
            />
          )}
        </div>
        <Button asChild className="max-sm:w-full">
          <Link href="/subscription">{t('Manage Subscription')}</Link>
        </Button>
      </div>
    </section>
  );
}
