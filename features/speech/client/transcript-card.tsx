/** The written result: correct it, copy it, hear each word, download it. */

import { Copy, Download, Volume2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { copyText } from '#platform/browser/work/copy-download.ts';
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

const COPIED = { title: 'Copied!', description: 'The text is on the clipboard.' };

export function TranscriptCard({ made, onClear, onEnd, onReadBack }: TranscriptCardProps) {
  const { transcription, following, save } = useTranscription(made, onEnd);
  const [edited, setEdited] = useState<string>();
  const [time, setTime] = useState(0);
  const player = useRef<HTMLAudioElement>(null);
  const isPending = transcription.status === 'pending' && !following.isFinished;
  const text = edited ?? transcription.text;
  const language = LANGUAGE_LABELS[transcription.language as LanguageCode] ?? transcription.language;

  const keep = () => {
    if (edited !== undefined && edited !== transcription.text && !isPending)
      save.mutate(edited, { onSuccess: () => setEdited(undefined) });
  };
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    void player.current.play().catch(() => undefined);
  };
  return (
    <Card ref={scrollIntoViewOnce} role="region" aria-label="Transcription" className="scroll-my-20">
      <CardHeader className="flex-row items-center justify-between">
        <CardTitle>Transcription</CardTitle>
        <Button variant="ghost" size="sm" onClick={onClear}>
          <X /> Clear
        </Button>
      </CardHeader>
      <CardContent className="grid gap-4">
        {transcription.status === 'failed' && (
          <p className="text-destructive text-sm">
            {transcription.error ?? 'We couldn’t transcribe this recording.'}
          </p>
        )}
        {isPending && <WorkProgress label="Transcribing" following={following} />}
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
          aria-label="Transcribed text"
          rows={8}
          value={text}
          readOnly={isPending}
          placeholder={isPending ? 'The text appears here as it is heard…' : 'No words were heard.'}
          onChange={(event) => setEdited(event.target.value)}
          onBlur={keep}
        />
        <p className="text-muted-foreground text-xs">
          {[language, `${transcription.duration.toFixed(1)} s`, transcription.engine]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={!text} onClick={() => void copyText(text, COPIED)}>
            <Copy /> Copy Text
          </Button>
          <Button variant="outline" disabled={!text} onClick={() => onReadBack(text)}>
            <Volume2 /> Read aloud
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
