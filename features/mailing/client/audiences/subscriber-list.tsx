/** The people of an audience: searched, with what they agreed to and when. */

import { Search, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { msg, t } from '#common/texts.ts';
import { dateFormat } from '#common/wording/formats.ts';
import { showMoment } from '#platform/browser/format.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import type { Subscriber, SubscriberState } from '../../calls/audience-calls.ts';
import { useAudience, useSubscribers } from './use-audiences.ts';

const STATES: Record<
  SubscriberState,
  { label: string; look: 'success' | 'secondary' | 'warning' | 'destructive' }
> = {
  active: { label: msg('Subscribed'), look: 'success' },
  pending: { label: msg('Not confirmed yet'), look: 'warning' },
  unsubscribed: { label: msg('Unsubscribed'), look: 'secondary' },
  refused: { label: msg('Unreachable'), look: 'destructive' },
};

export function SubscriberList({ audienceId }: { audienceId: string }) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const pages = useSubscribers(audienceId, search);
  const { drop } = useAudience(audienceId);
  const all = pages.data ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="relative max-w-sm">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
        <Input
          type="search"
          aria-label={t('Search people')}
          placeholder={t('Search people')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
      {pages.isError ? (
        <ErrorState title={t('The people could not be loaded')} onRetry={() => void pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton className="h-40" />
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users />}
            title={search ? t('Nobody found') : t('Nobody here yet')}
            description={
              search ? undefined : t('Share the form, add people, or import a table of those who agreed.')
            }
          />
        </Card>
      ) : (
        <ul className="divide-y rounded-xl border bg-card shadow-soft">
          {all.map((one) => (
            <Row
              key={one.id}
              person={one}
              pending={drop.isPending && drop.variables === one.id}
              onDelete={() => drop.mutate(one.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} />
    </div>
  );
}

const birthdayText = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' });

function Row({ person, pending, onDelete }: { person: Subscriber; pending: boolean; onDelete: () => void }) {
  const { email, firstName, lastName, birthday, state, consent, consentAt } = person;
  const { label, look } = STATES[state];
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const agreed = consentAt ? `${showMoment(consentAt)} · ${consent}` : '';
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">
          {email}
          {name && <span className="ml-2 font-normal text-muted-foreground">{name}</span>}
          {birthday && (
            <span className="ml-2 font-normal text-muted-foreground">
              {t('Birthday: {0}', birthdayText(new Date(`2024-${birthday}T12:00:00Z`)))}
            </span>
          )}
        </p>
        {agreed && (
          <p className="truncate text-muted-foreground text-xs" title={agreed}>
            {agreed}
          </p>
        )}
      </div>
      <Badge variant={look}>{t(label)}</Badge>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Delete: {0}', email)}
        pending={pending}
        onClick={onDelete}
      >
        <Trash2 />
      </Button>
    </li>
  );
}
