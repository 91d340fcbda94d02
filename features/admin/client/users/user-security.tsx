/** How somebody's account is protected, and help for those who lost their phone and their recovery codes. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { getUserSecurity, resetUserSecondFactor } from '#features/account/contract.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { AdminUser } from '../../contract.ts';
import { nameOf } from '../person.ts';
import { Fact } from './fact.tsx';

export function UserSecurityFacts({ user }: { user: AdminUser }) {
  const client = useQueryClient();
  const call = { params: { userId: user.id } };
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ ...apiQuery(getUserSecurity, call), staleTime: 0 });
  const reset = useMutation({
    mutationFn: () => callApi(resetUserSecondFactor, call),
    onSuccess: async () => {
      await refreshAfter(client, resetUserSecondFactor, call);
      toast({ title: t('Two-step sign-in is off') });
      setAsking(false);
    },
    onError: onErrorNotify(
      t('Not turned off'),
      t('Two-step sign-in could not be turned off. Please try again.'),
    ),
  });
  if (!data) return <Skeleton className="h-20" />;
  return (
    <>
      <dl className="grid grid-cols-1 gap-2 text-sm">
        <Fact name={t('Two-step sign-in')}>{data.hasSecondFactor ? t('On') : t('Off')}</Fact>
        <Fact name={t('Passkeys')}>{data.passkeys}</Fact>
        <Fact name={t('Open sessions')}>{data.sessions}</Fact>
      </dl>
      {data.hasSecondFactor && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setAsking(true)}>
          {t('Turn off two-step sign-in')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Turn off two-step sign-in for {0}?', nameOf(user))}
          text={t(
            'Only do this if you’re sure who’s asking. Their password alone will be enough to sign in, and we’ll tell them by email.',
          )}
          confirm={t('Turn off')}
          pending={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
