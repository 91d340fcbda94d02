/** My sequences, and a new one: mails that go by themselves to each reader on a day of their own. */

import { Plus, Repeat } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { Audience } from '../../calls/audience-calls.ts';
import { SEQUENCE_KINDS } from '../../calls/sequence-calls.ts';
import { useAudiences } from '../audiences/use-audiences.ts';
import { SequenceCard } from './sequence-card.tsx';
import { KINDS } from './sequence-kinds.tsx';
import { useCreateSequence, useSequences } from './use-sequences.ts';

export function SequencesTab({
  onOpen,
  onAudiences,
}: {
  onOpen: (mailing: string) => void;
  onAudiences: () => void;
}) {
  const query = useSequences();
  const audiences = useAudiences().data ?? [];
  const [isNew, setNew] = useState(false);
  const all = query.data ?? [];
  const begin =
    audiences.length > 0 ? (
      <Button onClick={() => setNew(true)}>
        <Plus /> {t('New sequence')}
      </Button>
    ) : (
      <Button variant="outline" onClick={onAudiences}>
        {t('Make an audience')}
      </Button>
    );
  return (
    <section aria-labelledby="sequences" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sequences" className="font-semibold text-lg">
          {t('My sequences')}
        </h2>
        {all.length > 0 && begin}
      </div>
      {query.isError && !query.data ? (
        <ErrorState title={t('Your sequences could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-40" />
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Repeat />}
            title={t('No sequences yet')}
            description={
              audiences.length > 0
                ? t('Mails that go by themselves: a welcome, a birthday, a reason to come back.')
                : t('You have no audience yet: nobody could get a mail.')
            }
            action={begin}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-5">
          {all.map((one) => (
            <SequenceCard key={one.id} sequence={one} audiences={audiences} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {isNew && audiences[0] && (
        <NewSequence audiences={audiences} first={audiences[0]} onClose={() => setNew(false)} />
      )}
    </section>
  );
}

interface NewSequenceProps {
  audiences: readonly Audience[];
  first: Audience;
  onClose: () => void;
}

function NewSequence({ audiences, first, onClose }: NewSequenceProps) {
  const [chosen, setChosen] = useState(first.id);
  const audience = audiences.find(({ id }) => id === chosen) ?? first;
  const create = useCreateSequence(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('New sequence')}</DialogTitle>
          <DialogDescription>
            {t('It begins with mails that you change. Nothing is sent until you switch it on.')}
          </DialogDescription>
        </DialogHeader>
        <FormField label={t('Audience')}>
          <ChoiceSelect
            value={audience.id}
            choices={audiences.map(({ id }) => id)}
            nameOf={(id) => {
              const one = audiences.find((known) => known.id === id);
              return one ? `${one.name} (${showNumber(one.counts.active)})` : id;
            }}
            onChange={setChosen}
          />
        </FormField>
        <ul className="grid gap-3">
          {SEQUENCE_KINDS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                disabled={create.isPending}
                className="focus-ring flex w-full items-start gap-3 rounded-xl border bg-card p-4 text-left transition-colors hover:bg-accent disabled:opacity-60"
                onClick={() =>
                  create.mutate({
                    kind,
                    audienceId: audience.id,
                    language: audience.language,
                    timeZone: zoneHere(),
                  })
                }
              >
                <span className="mt-0.5 text-primary [&_svg]:size-5">{KINDS[kind].icon}</span>
                <span className="grid gap-0.5">
                  <span className="font-medium">{t(KINDS[kind].label)}</span>
                  <span className="text-muted-foreground text-sm">{t(KINDS[kind].hint)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
