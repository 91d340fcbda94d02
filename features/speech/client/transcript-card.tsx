/** The written result: correct it, copy it, hear each word, download it. */

import { Copy, Download, Volume2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { TRANSCRIPT_FORMATS, type Transcription } from '../calls/transcription-calls.ts';
import { LANGUAGE_LABELS, type LanguageCode } from '../contract.ts';
import { scrollIntoViewOnce } from './scroll-into-view.ts';
import { TimedText } from './timed-text.tsx';
import { useTranscription } from './use-transcription.ts';
import { WorkProgress } from './work-progress.tsx';

export interface TranscriptCardProps {
  made: Transcription;
  onClear: () => void;
  onEnd: () => void;
  onReadBack: (text: string) => void;
}

/** Without a key. */
const SAVE_PAUSE_MS = 1000;

const COPIED = { title: t('Copied!'), description: t('Text copied to the clipboard.') };

export function TranscriptCard({ made, onClear, onEnd, onReadBack }: TranscriptCardProps) {
  const { transcription, following, save } = useTranscription(made, onEnd);
  /** Stored on this browser until the server has it. */
  const [edited, setEdited, forget] = useKept<string | null>(`transcript.${made.id}`, null);
  const [time, setTime] = useState(0);
  const player = useRef<HTMLAudioElement>(null);
  const isPending = transcription.status === 'pending' && !following.isFinished;
  const text = edited ?? transcription.text;
  const language = t(LANGUAGE_LABELS[transcription.language as LanguageCode] ?? transcription.language);

  const isEdited = edited !== null && edited !== transcription.text && !isPending;
  const isSaving = save.isPending;
  const failed = save.isError ? save.variables : undefined;
  const keep = () => {
    if (isEdited && !isSaving) save.mutate(edited, { onSuccess: () => forget() });
  };
  const latest = useRef(keep);
  latest.current = keep;
  // Saved at each pause, and when the card is left; what failed waits for the next change.
  useEffect(() => {
    if (!isEdited || isSaving || failed === edited) return;
    const timer = window.setTimeout(() => latest.current(), SAVE_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [edited, isEdited, isSaving, failed]);
  useEffect(() => () => latest.current(), []);
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    void player.current.play().catch(() => undefined);
  };
  return (
    <Card ref={scrollIntoViewOnce} role="region" aria-label={t('Transcription')} className="scroll-my-20">
      <CardHeader className="flex-row items-center justify-between">
        <CardTitle>{t('Transcription')}</CardTitle>
        <Button variant="ghost" size="sm" onClick={onClear}>
          <X /> {t('Clear')}
        </Button>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        {transcription.status === 'failed' && (
          <p className="text-destructive text-sm">
            {transcription.error ?? t('We couldn’t transcribe this recording.')}
          </p>
        )}
        {isPending && <WorkProgress label={t('Transcribing')} following={following} />}
        {/* biome-ignore lint/a11y/useMediaCaption: its words are what this card shows */}
        <audio
          ref={player}
          controls
          preload="metadata"
          src={transcription.audioUrl}
          className="w-full"
          onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        />
        <Textarea
          aria-label={t('Transcribed text')}
          rows={8}
          value={text}
          readOnly={isPending}
          placeholder={isPending ? t('The text appears here as we hear it…') : t('No words were heard.')}
          onChange={(event) => setEdited(event.target.value)}
          onBlur={keep}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-muted-foreground text-xs">
          <span>
            {[language, `${transcription.duration.toFixed(1)} s`, transcription.engine]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span role="status">
            {isSaving
              ? t('Saving…')
              : failed !== undefined && isEdited
                ? t('Not saved yet')
                : save.isSuccess && !isEdited && t('Saved')}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={!text} onClick={() => void copyText(text, COPIED)}>
            <Copy /> {t('Copy Text')}
          </Button>
          <Button variant="outline" disabled={!text} onClick={() => onReadBack(text)}>
            <Volume2 /> {t('Read aloud')}
          </Button>
          {!isPending && transcription.status === 'completed' && <SendToMenu item={made.id} />}
          {!isPending &&
            transcription.status === 'completed' &&
            TRANSCRIPT_FORMATS.map((format) => (
              <Button key={format} asChild variant="outline">
                <a href={`/api/transcriptions/${made.id}/file?format=${format}`} download>
                  <Download /> {format.toUpperCase()}
                </a>
              </Button>
            ))}
        </div>
        {transcription.segments.length > 0 && (
          <TimedText segments={transcription.segments} time={time} onSeek={seek} />
        )}
      </CardContent>
    </Card>
  );
}
