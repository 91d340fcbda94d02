/** The written result: correct it, copy it, hear each word, take it home. */

import { Copy, Download, Volume2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { cancelJob, isFinished } from '#common/job.ts';
import { notify } from '#platform/browser/notice.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { LANGUAGE_LABELS, type LanguageCode } from '../contract.ts';
import { TRANSCRIPT_FORMATS, type Transcription } from '../transcription-calls.ts';
import { bringIntoView } from './bring-into-view.ts';
import { TimedText } from './timed-text.tsx';
import { useTranscription } from './use-transcription.ts';

export interface TranscriptCardProps {
  made: Transcription;
  onClear: () => void;
  onEnd: () => void;
  onReadBack: (text: string) => void;
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied!', description: 'The text is on the clipboard.' });
  } catch {
    notify({ title: 'Copy Failed', description: 'The browser did not allow it.', variant: 'destructive' });
  }
};

export function TranscriptCard({ made, onClear, onEnd, onReadBack }: TranscriptCardProps) {
  const { transcription, job, save } = useTranscription(made, onEnd);
  const [edited, setEdited] = useState<string>();
  const [time, setTime] = useState(0);
  const player = useRef<HTMLAudioElement>(null);
  const isPending = transcription.status === 'pending' && !(job && isFinished(job));
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
    <Card ref={bringIntoView} role="region" aria-label="Transcription" className="scroll-my-20">
      <CardHeader className="flex-row items-center justify-between">
        <CardTitle>Transcription</CardTitle>
        <Button variant="ghost" size="sm" onClick={onClear}>
          <X /> Clear
        </Button>
      </CardHeader>
      <CardContent className="grid gap-4">
        {transcription.status === 'failed' && (
          <p className="text-destructive text-sm">
            {transcription.error ?? 'The recording could not be written down.'}
          </p>
        )}
        {isPending && (
          <div className="grid gap-1.5">
            <Progress aria-label="Writing down" value={job?.progress ?? 0} />
            <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
              <span>{job?.stage ?? 'Waiting to start'}</span>
              {made.jobId && (
                <Button
                  variant="link"
                  size="sm"
                  className="h-auto p-0"
                  onClick={() =>
                    void callApi(cancelJob, { params: { id: made.jobId! } }).catch(() => undefined)
                  }
                >
                  Cancel
                </Button>
              )}
            </div>
          </div>
        )}
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
          <Button disabled={!text} onClick={() => void copy(text)}>
            <Copy /> Copy Text
          </Button>
          <Button variant="outline" disabled={!text} onClick={() => onReadBack(text)}>
            <Volume2 /> Read it back
          </Button>
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
