/** The speech tools: text becomes a voice on one tab, a recording becomes text on the other. */

import { AudioLines } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice, useAddressValue } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { MAX_TEXT } from '../contract.ts';
import { SpeakTab } from './speak-tab.tsx';
import { BLANK } from './speech-form.tsx';
import { TranscribeTab } from './transcribe-tab.tsx';

const TABS = ['speak', 'transcribe'] as const;

export function SpeechPage() {
  const { user } = useRequireUser();
  const [tab, setTab] = useAddressChoice('tab', TABS);
  const [, setTranscript] = useAddressValue('transcript');
  /** An open transcript in the address would lead back to its own tab. */
  const choose = (next: (typeof TABS)[number]) => {
    if (next === 'speak') setTranscript('');
    setTab(next);
  };
  const [draft, setDraft, forget] = useKept('speech', BLANK);
  const readBack = (text: string) => {
    setDraft((now) => ({ ...now, text: cutText(text, MAX_TEXT) }));
    choose('speak');
  };
  useTaken({ 'speech-text': (item) => readBack(item.text ?? '') });
  const wanted = new URLSearchParams(useSearch());
  const named = wanted.has('speech')
    ? 'speak'
    : wanted.has('transcript') || wanted.get('as') === 'transcribe'
      ? 'transcribe'
      : undefined;
  useEffect(() => {
    if (named) setTab(named);
  }, [named, setTab]);
  if (!user) return <LoadingScreen label={t('Loading the speech tools...')} />;
  return (
    <>
      <PageHeader
        title={t('AI Speech Tools')}
        description={t('Turn text into natural speech, and recordings into text.')}
        icon={<AudioLines />}
      />
      <Tabs value={tab} onValueChange={(next) => choose(next as (typeof TABS)[number])}>
        <TabsList className="mb-6">
          <TabsTrigger value="speak">{t('Text to Speech')}</TabsTrigger>
          <TabsTrigger value="transcribe">{t('Speech to Text')}</TabsTrigger>
        </TabsList>
        <TabsContent value="speak">
          <SpeakTab draft={draft} onChange={setDraft} onMade={() => forget()} />
        </TabsContent>
        <TabsContent value="transcribe">
          <TranscribeTab onReadBack={readBack} />
        </TabsContent>
      </Tabs>
    </>
  );
}
