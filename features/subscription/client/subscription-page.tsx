/** The subscription screen: where the plan stands, what was used, which plans there are, what was paid. */

import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { getUsage } from '../calls/billing-calls.ts';
import { BillingHistory } from './billing-history.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { planSummary } from './plan-summary.ts';
import { UsageCards } from './usage-cards.tsx';
import { useBilling, usePaymentReturn } from './use-billing.ts';

export function SubscriptionPage() {
  const { user } = useRequireUser();
  const usage = useQuery({ ...apiQuery(getUsage), enabled: user !== null, refetchOnMount: 'always' });
  const { billing, isLeaving, choice, upgrade, manage } = useBilling(user !== null);
  usePaymentReturn();
  if (!user) return <LoadingScreen label={t('Loading...')} />;
  const { plan, state } = planSummary(user);
  return (
    <>
      <PageHeader
        title={t('Subscription Management')}
        description={t('Your plan, this month’s usage, and other plans.')}
        icon={<CreditCard />}
      />
      <div className="grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-4">
          <CurrentPlan user={user} pending={isLeaving && choice === undefined} onManage={manage} />
          <section aria-label={t('Usage this month')}>
            {usage.isError && !usage.data ? (
              <Card>
                <ErrorState
                  className="py-8"
                  title={t('Your usage could not be loaded')}
                  onRetry={() => void usage.refetch()}
                />
              </Card>
            ) : (
              <UsageCards usage={usage.data} />
            )}
          </section>
        </div>
        <PlanPicker
          current={plan.id}
          isLeaving={isLeaving}
          choice={choice}
          changesInPortal={state === 'active' && billing.data?.canManage === true}
          onUpgrade={upgrade}
          onManage={manage}
        />
        <BillingHistory
          invoices={billing.data?.invoices}
          failed={billing.isError && !billing.data}
          onRetry={() => void billing.refetch()}
        />
      </div>
    </>
  );
}
