/** Speech to text: the recording on the left, its text and earlier ones on the right. */

import { FileText, Send, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showMoment } from '#platform/browser/format.ts';
import { fileOf } from '#platform/browser/library/library-picker.tsx';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { AUDIO_REQUIRED, getTranscription, type Transcription } from '../calls/transcription-calls.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '../contract.ts';
import { AudioChoice } from './audio-choice.tsx';
import { EngineLine } from './engine-line.tsx';
import { TranscriptCard } from './transcript-card.tsx';
import { type Recording, useTranscriptions } from './use-transcription.ts';
import { SendProgress } from './work-progress.tsx';

const CHOICES = ['detect', ...LANGUAGES] as const;

/** The one that is open stands in the address, so that a reload and the way back find it again. */
function useOpenTranscript() {
  const [id, setId] = useAddressValue('transcript');
  const [made, setMade] = useState<Transcription>();
  const isOpen = made?.id === id;
  useEffect(() => {
    if (!id || isOpen) return;
    callApi(getTranscription, { params: { id } }).then(setMade, (error) => {
      setId('');
      onErrorNotify(t('That transcription could not be opened'))(error);
    });
  }, [id, isOpen, setId]);
  const open = (one: Transcription | undefined) => {
    setMade(one);
    setId(one?.id ?? '');
  };
  return [isOpen ? made : undefined, open] as const;
}

export function TranscribeTab({ onReadBack }: { onReadBack: (text: string) => void }) {
  const { query, send, cancel, remove, refresh, items } = useTranscriptions();
  const [file, setFile] = useState<File>();
  const [language, setLanguage] = useState<Recording['language']>('detect');
  const [made, setMade] = useOpenTranscript();
  useTaken({ transcribe: async (item) => setFile(await fileOf(item)) });

  const start = () => {
    if (file) send.mutate({ file, language }, { onSuccess: ({ result }) => setMade(result) });
    else notify({ title: t('Audio File Required'), description: AUDIO_REQUIRED, variant: 'destructive' });
  };
  const drop = (one: Transcription) => {
    if (made?.id === one.id) setMade(undefined);
    remove.mutate(one);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Card>
        <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <AudioChoice file={file} onChange={setFile} />
          <FormField label={t('Spoken language')} id="transcribe-language">
            <ChoiceSelect
              value={language}
              choices={CHOICES}
              nameOf={(one) => (one === 'detect' ? t('Detect automatically') : LANGUAGE_LABELS[one])}
              onChange={setLanguage}
            />
          </FormField>
          <Button size="lg" pending={send.isPending} onClick={start}>
            {!send.isPending && <FileText />} {send.isPending ? t('Transcribing...') : t('Transcribe Audio')}
          </Button>
          {send.isPending && <SendProgress onCancel={cancel} />}
          <EngineLine kind="transcription" />
        </CardContent>
      </Card>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {made && (
          <TranscriptCard
            key={made.id}
            made={made}
            onClear={() => setMade(undefined)}
            onEnd={() => void refresh()}
            onReadBack={onReadBack}
          />
        )}
        <section aria-labelledby="transcription-history">
          <h2 id="transcription-history" className="mb-4 font-semibold text-lg">
            {t('Recent Transcriptions')}
          </h2>
          {query.isError && !query.data ? (
            <ErrorState
              title={t('Your transcriptions could not be loaded')}
              onRetry={() => void query.refetch()}
            />
          ) : query.isPending ? (
            <Skeleton className="h-24" />
          ) : items.length === 0 ? (
            <Card>
              <EmptyState
                icon={<FileText />}
                title={t('No transcriptions yet')}
                description={t('Upload a recording, or speak into the microphone.')}
              />
            </Card>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {items.map((one) => (
                <li
                  key={one.id}
                  className="flex items-center gap-2 rounded-xl border bg-card p-3 shadow-soft"
                >
                  <button
                    type="button"
                    className="focus-ring min-w-0 flex-1 rounded text-left"
                    onClick={() => setMade(one)}
                  >
                    <span className="block truncate font-medium text-sm">{one.name}</span>
                    <span className="line-clamp-2 block text-muted-foreground text-sm">{one.text}</span>
                    <span className="block text-muted-foreground text-xs">
                      {one.duration.toFixed(1)} s · {showMoment(one.createdAt)}
                    </span>
                  </button>
                  {one.status === 'pending' && <Badge variant="secondary">{t('Listening')}</Badge>}
                  {one.status === 'failed' && <Badge variant="destructive">{t('Failed')}</Badge>}
                  {one.status === 'completed' && (
                    <SendToMenu item={one.id} variant="ghost" size="icon">
                      <Send />
                      <span className="sr-only">{t('Send {0} to…', one.name)}</span>
                    </SendToMenu>
                  )}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('Delete {0}', one.name)}
                    onClick={() => drop(one)}
                  >
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ShowMore pages={query} />
        </section>
      </div>
    </div>
  );
}
