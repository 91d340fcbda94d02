/** One recording for the song: dropped, chosen, or sung into the microphone. */

import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { notify } from '#platform/browser/notice.ts';
import { cn } from '#ui/cn.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { SoundRecorder } from '#ui/form/sound-recorder.tsx';
import { MAX_SONG_BYTES, SONG_NOTE, SONG_TOO_LARGE } from '../../song-calls.ts';

const ACCEPTED = 'audio/*,.mp3,.wav,.m4a,.flac,.ogg,.opus,.webm';

const refuse = (title: string, description: string) => notify({ title, description, variant: 'destructive' });

export interface RecordingChoiceProps {
  isSending: boolean;
  onChosen: (file: File) => void;
}

export function RecordingChoice({ isSending, onChosen }: RecordingChoiceProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (!first || isSending) return;
    if (first.size > MAX_SONG_BYTES) refuse('File too large', SONG_TOO_LARGE);
    else onChosen(first);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside do the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={cn(
        'grid justify-items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center transition-colors',
        isOver && 'border-primary bg-accent',
      )}
    >
      {isSending ? (
        <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
          <Spinner /> The recording is being sent and checked…
        </p>
      ) : (
        <>
          <p className="text-muted-foreground text-sm">
            Drop a recording here, choose a file, or sing it now
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button type="button" variant="outline" onClick={() => input.current?.click()}>
              <Upload /> Choose file
            </Button>
            <SoundRecorder
              onRecorded={onChosen}
              onRefused={() =>
                refuse('No microphone', 'Please allow the microphone in your browser, or upload a recording.')
              }
            />
          </div>
        </>
      )}
      <p className="text-muted-foreground text-xs">{SONG_NOTE}</p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Song file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
