/** Text to speech: the form on the left, the result and what was said before on the right. */

import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { getSpeech, type Speech } from '../contract.ts';
import { EngineLine } from './engine-line.tsx';
import { type SpeechDraft, SpeechForm } from './speech-form.tsx';
import { SpeechResult } from './speech-result.tsx';
import { SpeechRow } from './speech-row.tsx';
import { useSpeechList } from './use-speech.ts';

export interface SpeakTabProps {
  draft: SpeechDraft;
  onChange: (draft: SpeechDraft) => void;
  onMade: () => void;
}

export function SpeakTab({ draft, onChange, onMade }: SpeakTabProps) {
  const { query, make, remove, refresh, items } = useSpeechList();
  const [made, setMade] = useState<Speech>();
  useOpened('speech', (id) => {
    callApi(getSpeech, { params: { id } }).then(setMade, onErrorNotify(t('That speech could not be opened')));
  });
  const start = (wanted: SpeechDraft) =>
    make.mutate(wanted, {
      onSuccess: ({ result }) => {
        setMade(result);
        onMade();
      },
    });
  // What is open above is not listed a second time.
  const earlier = items.filter(({ id }) => id !== made?.id);
  const drop = (one: Speech) => {
    if (made?.id === one.id) setMade(undefined);
    remove.mutate(one);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Card>
        <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <SpeechForm draft={draft} onChange={onChange} onSubmit={start} pending={make.isPending} />
          <EngineLine kind="speech" />
        </CardContent>
      </Card>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {made && (
          <SpeechResult
            key={made.id}
            made={made}
            onClear={() => setMade(undefined)}
            onEnd={() => void refresh()}
          />
        )}
        <section aria-labelledby="speech-history" hidden={made && earlier.length === 0}>
          <h2 id="speech-history" className="mb-4 font-semibold text-lg">
            {t('Recent Speech')}
          </h2>
          {query.isError && !query.data ? (
            <ErrorState title={t('Your speech could not be loaded')} onRetry={() => void query.refetch()} />
          ) : query.isPending ? (
            <Skeleton className="h-24" />
          ) : earlier.length === 0 ? (
            <Card>
              <EmptyState
                icon={<AudioLines />}
                title={t('No speech generated yet')}
                description={t('Write something, or start with a quick sample.')}
              />
            </Card>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {earlier.map((speech) => (
                <SpeechRow
                  key={speech.id}
                  speech={speech}
                  onOpen={() => setMade(speech)}
                  onDelete={() => drop(speech)}
                />
              ))}
            </ul>
          )}
          <ShowMore pages={query} />
        </section>
      </div>
    </div>
  );
}
