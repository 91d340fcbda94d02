/** My audiences: who gets mail, and the form by which people come. */

import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Audience } from '../../calls/audience-calls.ts';
import { AudienceForm } from './audience-form.tsx';
import { AudienceView } from './audience-view.tsx';
import { useAudiences } from './use-audiences.ts';

export function AudiencesTab() {
  const query = useAudiences();
  const [opened, setOpened] = useAddressValue('audience');
  const [isNew, setNew] = useState(false);
  const all = query.data ?? [];
  const audience = all.find(({ id }) => id === opened);
  if (audience) return <AudienceView key={audience.id} audience={audience} onClose={() => setOpened('')} />;
  const begin = (
    <Button onClick={() => setNew(true)}>
      <Plus /> {t('New audience')}
    </Button>
  );
  return (
    <section aria-labelledby="audiences" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="audiences" className="font-semibold text-lg">
          {t('My audiences')}
        </h2>
        {all.length > 0 && begin}
      </div>
      {query.isError && !query.data ? (
        <ErrorState title={t('Your audiences could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-24" />
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users />}
            title={t('No audience yet')}
            description={t(
              'An audience is a list of people who agreed to get your mail. It has a form that anybody can open.',
            )}
            action={begin}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {all.map((one) => (
            <Tile key={one.id} audience={one} onOpen={() => setOpened(one.id)} />
          ))}
        </ul>
      )}
      {isNew && (
        <AudienceForm
          onClose={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false);
            setOpened(id);
          }}
        />
      )}
    </section>
  );
}

function Tile({ audience, onOpen }: { audience: Audience; onOpen: () => void }) {
  const { name, counts } = audience;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="focus-ring block w-full rounded-xl border bg-card p-5 text-left shadow-soft transition-shadow hover:shadow-lift"
      >
        <span className="block truncate font-medium">{name}</span>
        <span className="mt-3 block font-semibold text-2xl tabular-nums">{showNumber(counts.active)}</span>
        <span className="block text-muted-foreground text-sm">
          {t('subscribers')}
          {counts.pending > 0 && ` · ${t('{0} not confirmed yet', showNumber(counts.pending))}`}
        </span>
      </button>
    </li>
  );
}
