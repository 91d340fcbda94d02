/** A person's API keys: looked through, made in a window, revoked. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showDate, showNumber } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { type ApiKeyInfo, listKeys, revokeKey } from '../../contract.ts';
import { NewKey } from './new-key.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import { ShownKey } from './shown-key.tsx';

/** In the window: what the new key may do, then the key itself, shown once. */
type View = { name: 'new' } | { name: 'shown'; key: string } | undefined;

export function OwnKeys() {
  const [view, setView] = useState<View>();
  const close = () => setView(undefined);
  return (
    <>
      <KeyList onNew={() => setView({ name: 'new' })} />
      <Dialog open={view !== undefined} onOpenChange={(open) => !open && close()}>
        {/* A click beside the window may not throw away what is shown only once. */}
        <DialogContent
          className="max-w-xl"
          onInteractOutside={(event) => view?.name === 'shown' && event.preventDefault()}
        >
          {view?.name === 'new' && (
            <NewKey onBack={close} onMade={(key) => setView({ name: 'shown', key })} />
          )}
          {view?.name === 'shown' && <ShownKey value={view.key} onDone={close} />}
        </DialogContent>
      </Dialog>
    </>
  );
}

function KeyList({ onNew }: { onNew: () => void }) {
  const { data: keys, isError, refetch } = useQuery({ ...apiQuery(listKeys), refetchOnMount: 'always' });
  return (
    <div className="grid grid-cols-1 gap-5">
      {isError && !keys ? (
        <ErrorState
          className="py-6"
          title={t('Your keys could not be loaded')}
          onRetry={() => void refetch()}
        />
      ) : !keys ? (
        <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : keys.length === 0 ? (
        <EmptyState
          compact
          icon={<KeyRound />}
          title={t('No keys yet')}
          description={t('Make one for each program, so you can revoke them one by one.')}
        />
      ) : (
        <ul className="divide-y border-y">
          {keys.map((one) => (
            <KeyRow key={one.id} info={one} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onNew}>
          <Plus /> {t('New key')}
        </Button>
        <Button variant="outline" asChild>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            <BookOpen /> {t('API reference')}
          </a>
        </Button>
      </div>
    </div>
  );
}

const isExpired = ({ expiresAt }: ApiKeyInfo) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function factsOf(info: ApiKeyInfo): string[] {
  const { usedThisMonth: used, monthlyBudget: budget, expiresAt, lastUsedAt } = info;
  return [
    lastUsedAt ? t('Last used {0}', timeAgo(lastUsedAt)) : t('Not used yet'),
    budget === null
      ? tn(used, '{n} made this month', '{n} made this month')
      : t('{0} of {1} made this month', showNumber(used), showNumber(budget)),
    ...(expiresAt && !isExpired(info) ? [t('Ends on {0}', showDate(expiresAt))] : []),
  ];
}

function KeyRow({ info }: { info: ApiKeyInfo }) {
  const [isRevoking, setRevoking] = useState(false);
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="grid grid-cols-1 min-w-0 flex-1 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words font-medium">{info.name}</span>
          <code className="text-muted-foreground text-xs">atl_…{info.hint}</code>
          {isExpired(info) && <Badge variant="destructive">{t('Expired')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-1">
          {info.scopes.map((scope) => (
            <Badge key={scope} variant={scope === 'manage' ? 'warning' : 'secondary'}>
              {t(SCOPE_WORDS[scope].name)}
            </Badge>
          ))}
        </p>
        <p className="text-muted-foreground text-xs">{factsOf(info).join(' · ')}</p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Revoke {0}', info.name)}
        onClick={() => setRevoking(true)}
      >
        <Trash2 />
      </Button>
      {isRevoking && <RevokeDialog info={info} onClose={() => setRevoking(false)} />}
    </li>
  );
}

function RevokeDialog({ info, onClose }: { info: ApiKeyInfo; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => callApi(revokeKey, { params: { id: info.id } }),
    onSuccess: async () => {
      toast({ title: t('Key revoked') });
      await refreshAfter(client, revokeKey);
    },
    onError: onErrorNotify(t('Not revoked'), t('The key could not be revoked. Please try again.')),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={t('Revoke “{0}”?', info.name)}
      text={t('Programs that use this key stop working right away. This can’t be undone.')}
      confirm={t('Revoke')}
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  );
}
