/** Where one is signed in, with a way to sign out there. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { agentName } from '#common/wording/agent-name.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showDate } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  type AccountSession,
  endOneSession,
  endOtherSessions,
  listSessions,
} from '../../calls/security-calls.ts';
import { useEndKeys } from './end-keys-choice.tsx';
import { SecurityCard } from './security-card.tsx';

const FAILED = onErrorNotify(t('Not signed out'), t('That session could not be ended. Please try again.'));

export function SessionsCard() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  /* What others did in the meantime is what one comes here to see. */
  const { data: sessions, isError, refetch } = useQuery({ ...apiQuery(listSessions), staleTime: 0 });
  const { endKeys, hasKeys, choice } = useEndKeys();
  const endOthers = useMutation({
    mutationFn: () => callApi(endOtherSessions, { body: { endKeys } }),
    onSuccess: async () => {
      await refreshAfter(client, endOtherSessions);
      toast({ title: t('Signed out everywhere else') });
      setAsking(false);
    },
    onError: FAILED,
  });
  const hasOthers = sessions?.some((one) => !one.isCurrent);
  return (
    <SecurityCard
      title={t('Where you’re signed in')}
      description={t(
        'Sign out of devices you no longer use or don’t recognize. If something looks wrong, change your password too.',
      )}
      actions={
        (hasOthers || hasKeys) && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t('Sign out everywhere else')}
          </Button>
        )
      }
    >
      {isError && !sessions ? (
        <ErrorState
          className="py-6"
          title={t('Your sessions could not be loaded')}
          onRetry={() => void refetch()}
        />
      ) : sessions ? (
        <ul className="divide-y border-t">
          {sessions.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16" />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Sign out everywhere else?')}
          text={t('You stay signed in here. All other devices and browsers have to sign in again.')}
          confirm={t('Sign out')}
          pending={endOthers.isPending}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setAsking(false)}
        >
          {choice}
        </ConfirmDialog>
      )}
    </SecurityCard>
  );
}

function SessionRow({
  session: { id, agent, createdAt, lastUsedAt, isCurrent },
}: {
  session: AccountSession;
}) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callApi(endOneSession, { params: { id } }),
    onSuccess: async () => {
      await refreshAfter(client, endOneSession);
      toast({ title: t('Signed out there') });
    },
    onError: FAILED,
  });
  const Icon = /iPhone|Android.*Mobile/.test(agent ?? '') ? Smartphone : Monitor;
  const name = agentName(agent);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="break-words">{name}</span>
          {isCurrent && <Badge variant="success">{t('This device')}</Badge>}
        </p>
        <p className="text-muted-foreground text-xs">
          {t(
            '{0} · signed in {1}',
            isCurrent ? t('In use now') : t('Last used {0}', timeAgo(lastUsedAt)),
            showDate(createdAt),
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Sign out there: {0}', name)}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('Sign out there')}
        </Button>
      )}
    </li>
  );
}
