/** A person's webhooks: added, switched, tried out, looked into, deleted. */

import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { listWebhooks, MAX_WEBHOOKS } from '../../calls/webhook-calls.ts';
import { NewSecret } from './new-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function OwnWebhooks({ user }: { user: User }) {
  const { data, isError, refetch } = useQuery(apiQuery(listWebhooks));
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <div className="grid grid-cols-1 gap-5">
      {secret && <NewSecret secret={secret} onDone={() => setSecret(undefined)} />}
      {isAdding ? (
        <WebhookForm
          isAdmin={user.role === 'admin'}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : isError && !data ? (
        <ErrorState
          className="py-6"
          title={t('Your webhooks could not be loaded')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState
          compact
          icon={<WebhookIcon />}
          title={t('No webhooks yet')}
          description={t('Add the address of a program that should be told.')}
          action={
            <Button onClick={() => setAdding(true)}>
              <Plus /> {t('Add webhook')}
            </Button>
          }
        />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-3">
            {data.map((one) => (
              <WebhookRow key={one.id} webhook={one} />
            ))}
          </ul>
          {data.length < MAX_WEBHOOKS && (
            <Button variant="outline" className="w-fit" onClick={() => setAdding(true)}>
              <Plus /> {t('Add webhook')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
