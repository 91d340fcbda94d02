/** One's own voice for the film: recorded here, uploaded, or saved before; cleaned up where wished. */

import { Mic, Upload, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isSound } from '#platform/browser/library/send-to.ts';
import { notify } from '#platform/browser/notice.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { SoundRecorder } from '#ui/form/sound-recorder.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import type { VideoData } from '../../contract.ts';
import { recordingUrl, useVoiceOver } from './use-voice-over.ts';

export interface VoiceOverFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export function VoiceOverFields({ data, onChange }: VoiceOverFieldsProps) {
  const { voiceOver, narration } = data;
  const taking = useVoiceOver((taken) =>
    onChange({ voiceOver: taken, narration: { ...narration, isOn: false } }),
  );
  const { choose, input } = useFilePicker({
    label: t('My recording'),
    accept: 'audio/*',
    onFiles: ([file]) => file && taking.mutate(file),
  });
  if (taking.isPending)
    return (
      <p className="flex items-center gap-2 text-muted-foreground text-sm" role="status">
        <Spinner /> {t('Preparing your recording…')}
      </p>
    );
  if (!voiceOver)
    return (
      <div className="grid grid-cols-1 gap-2">
        <p className="font-medium text-sm">{t('Or speak yourself')}</p>
        <div className="flex flex-wrap gap-2">
          <SoundRecorder
            onRecorded={(file) => taking.mutate(file)}
            onRefused={() =>
              notify({
                title: t('No microphone'),
                description: t('Please allow the microphone in your browser, or upload a recording.'),
                variant: 'destructive',
              })
            }
          />
          <Button type="button" variant="outline" onClick={choose}>
            <Upload /> {t('Upload')}
          </Button>
          {input}
          <FromLibraryButton
            query={{ kind: 'audio' }}
            accepts={isSound}
            onPick={(item) => taking.mutate(item)}
          />
        </div>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-2 rounded-lg border p-2 text-sm">
        <Mic className="size-4 shrink-0 text-muted-foreground" />
        <span className="min-w-0 flex-1 truncate">{voiceOver.name}</span>
        <span className="text-muted-foreground text-xs tabular-nums">{Math.round(voiceOver.seconds)} s</span>
        <Button
          type="button"
          size="icon"
          variant="ghost"
          className="size-8"
          aria-label={t('Remove {0}', voiceOver.name)}
          onClick={() => onChange({ voiceOver: null })}
        >
          <X />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are written for the film */}
      <audio controls preload="none" src={recordingUrl(voiceOver)} className="h-10 w-full" />
      <SwitchField
        label={t('Clean up the voice')}
        hint={t('Removes hum, hiss and background noise from the recording.')}
        checked={voiceOver.isClean}
        onChange={(isClean) => onChange({ voiceOver: { ...voiceOver, isClean } })}
      />
    </div>
  );
}
