/** One recording to write down: dropped, chosen or recorded, and shown with its name and size. */

import { FileAudio, Upload, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { notify } from '#platform/browser/notice.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { SoundRecorder } from '#ui/form/sound-recorder.tsx';
import { MAX_AUDIO_BYTES } from '../audio-limit.ts';
import { AUDIO_NOTE, AUDIO_TOO_LARGE } from '../calls/transcription-calls.ts';
import { SPEECH_TARGETS } from './accepts.ts';

const ACCEPTED = 'audio/*,video/mp4,video/webm,.mp3,.wav,.m4a,.flac,.ogg,.opus,.webm';

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

const refuse = (title: string, description: string) => notify({ title, description, variant: 'destructive' });

export interface AudioChoiceProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

export function AudioChoice({ file, onChange }: AudioChoiceProps) {
  const take = (files: File[]) => {
    const [first] = files;
    if (!first) return;
    if (files.length > 1) refuse(t('One file at a time'), t('We used the first file.'));
    if (
      !/^(audio|video)\//.test(first.type) &&
      !/\.(mp3|wav|m4a|flac|ogg|opus|webm|mp4)$/i.test(first.name)
    ) {
      refuse(t('Not an audio file'), t('Please choose a recording: {0}', AUDIO_NOTE));
    } else if (first.size > MAX_AUDIO_BYTES) refuse(t('File too large'), AUDIO_TOO_LARGE);
    else onChange(first);
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <FileDrop label={t('Audio file')} accept={ACCEPTED} onFiles={take}>
        {(choose) => (
          <>
            {file ? (
              <div className="flex w-full min-w-0 items-center gap-3 text-left">
                <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-primary">
                  <FileAudio className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium text-sm">{file.name}</span>
                  <span className="block text-muted-foreground text-xs">{megabytes(file.size)}</span>
                </span>
                <Button
                  type="button"
                  variant="ghost"
                  size="icon"
                  aria-label={t('Remove {0}', file.name)}
                  onClick={() => onChange(undefined)}
                >
                  <X />
                </Button>
              </div>
            ) : (
              <p className="text-muted-foreground text-sm">
                {t('Drop a recording here, choose a file, or record one')}
              </p>
            )}
            <div className="flex flex-wrap justify-center gap-2">
              <Button type="button" variant="outline" onClick={choose}>
                <Upload /> {file ? t('Choose another') : t('Choose file')}
              </Button>
              <FromLibraryButton
                accepts={SPEECH_TARGETS[1].accepts}
                onPick={pickedFile((one) => take([one]))}
              />
              <SoundRecorder
                onRecorded={onChange}
                onRefused={() =>
                  refuse(
                    t('No microphone'),
                    t('Please allow the microphone in your browser, or upload a recording.'),
                  )
                }
              />
            </div>
          </>
        )}
      </FileDrop>
      <p className="text-muted-foreground text-xs">{AUDIO_NOTE}</p>
    </div>
  );
}
