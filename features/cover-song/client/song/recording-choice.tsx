/** One recording for the song: dropped, chosen, or sung into the microphone. */

import { Upload } from 'lucide-react';
import { t } from '#common/texts.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { isSound } from '#platform/browser/library/send-to.ts';
import { notify } from '#platform/browser/notice.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { SoundRecorder } from '#ui/form/sound-recorder.tsx';
import { SONG_NOTE, SONG_TOO_LARGE } from '../../calls/song-calls.ts';
import { MAX_SONG_BYTES } from '../../song-limit.ts';

const ACCEPTED = 'audio/*,.mp3,.wav,.m4a,.flac,.ogg,.opus,.webm';

const refuse = (title: string, description: string) => notify({ title, description, variant: 'destructive' });

export interface RecordingChoiceProps {
  isSending: boolean;
  onChosen: (file: File) => void;
  /** One of the song generator, by its id. */
  onSong: (songId: string) => void;
}

export function RecordingChoice({ isSending, onChosen, onSong }: RecordingChoiceProps) {
  const take = ([first]: File[]) => {
    if (!first || isSending) return;
    if (first.size > MAX_SONG_BYTES) refuse(t('File too large'), SONG_TOO_LARGE);
    else onChosen(first);
  };
  return (
    <FileDrop label={t('Song file')} accept={ACCEPTED} onFiles={take}>
      {(choose) => (
        <>
          {isSending ? (
            <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
              <Spinner /> {t('Uploading and checking your recording…')}
            </p>
          ) : (
            <>
              <p className="text-muted-foreground text-sm">
                {t('Drop a recording here, choose a file, or sing it now')}
              </p>
              <div className="flex flex-wrap justify-center gap-2">
                <Button type="button" variant="outline" onClick={choose}>
                  <Upload /> {t('Choose file')}
                </Button>
                <FromLibraryButton
                  query={{ kind: 'audio' }}
                  accepts={isSound}
                  onPick={(item) =>
                    item.tool === 'song' && item.itemId
                      ? onSong(item.itemId)
                      : pickedFile((file) => take([file]))(item)
                  }
                />
                <SoundRecorder
                  onRecorded={onChosen}
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
          <p className="text-muted-foreground text-xs">{SONG_NOTE}</p>
        </>
      )}
    </FileDrop>
  );
}
