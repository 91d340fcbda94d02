/** Changing the plan: through the payment provider where one is set up, else by saying that it is not there yet. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { getBilling, getUsage, openPortal, startCheckout } from '../calls/billing-calls.ts';

export type Choice = BodyOf<typeof startCheckout>;

/** Milliseconds between the two messages of an installation without payments. */
const COMING_SOON_DELAY = 1000;

function showComingSoon(): void {
  setTimeout(
    () =>
      toast({
        title: t('Feature Coming Soon'),
        description: t('Payments aren’t set up here yet. Your administrator can give you a plan.'),
      }),
    COMING_SOON_DELAY,
  );
}

const STARTED = { title: t('Upgrade Started'), description: t('Preparing your upgrade...') };
const REDIRECTING = { title: t('Redirecting'), description: t('Taking you to the billing portal...') };

export function useBilling(enabled: boolean) {
  const client = useQueryClient();
  const billing = useQuery({ ...apiQuery(getBilling), enabled });

  /** With a choice: buy it; without: manage what is there. The answer is the page to go to, if there is one. */
  const leaving = useMutation({
    mutationFn: async (choice: Choice | undefined): Promise<string | undefined> => {
      const { isConfigured } = await client.ensureQueryData(apiQuery(getBilling));
      if (!isConfigured) {
        toast(choice ? STARTED : REDIRECTING);
        showComingSoon();
        return undefined;
      }
      return (await (choice ? callApi(startCheckout, { body: choice }) : callApi(openPortal))).url;
    },
    onSuccess: (url) => {
      if (url) location.assign(url);
    },
    onError: (error, choice) =>
      onErrorNotify(
        choice ? t('The upgrade could not be started') : t('The billing portal could not be opened'),
        t('Please check your connection and try again.'),
      )(error),
  });
  /** The provider's page is on its way; until it shows, nothing here may be pressed again. */
  const isLeaving = leaving.isPending || Boolean(leaving.data);
  return {
    billing,
    isLeaving,
    /** Which button was pressed. */
    choice: isLeaving ? leaving.variables : undefined,
    upgrade: (choice: Choice) => leaving.mutate(choice),
    manage: () => leaving.mutate(undefined),
  };
}

const RETURNS: Readonly<Record<string, { title: string; description: string }>> = {
  done: {
    title: t('Thank you!'),
    description: t('Your payment went through. Your new plan shows up once it’s confirmed.'),
  },
  cancelled: {
    title: t('Nothing changed'),
    description: t('You left before paying. Your plan hasn’t changed.'),
  },
};

/** Coming back from the payment page: says what happened once, and reads again what may have changed. */
export function usePaymentReturn(): void {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const message = RETURNS[params.get('payment') ?? ''];
  useEffect(() => {
    if (!message) return;
    navigate(path, { replace: true });
    toast(message);
    for (const key of [apiKey(getUsage), apiKey(getBilling), ['/api/auth/user']])
      void client.invalidateQueries({ queryKey: key });
  }, [message, path, navigate, client]);
}
