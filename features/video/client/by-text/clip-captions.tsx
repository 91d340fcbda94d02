/** Captions for clips: what is said in them is written down when somebody asks for it. */

import { Captions, X } from 'lucide-react';
import { t, tn } from '#common/texts.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import type { VideoData } from '../../contract.ts';
import { transcriptOf, withTranscript } from '../../scene/clip/spoken-words.ts';
import { useTranscript } from './use-transcript.ts';

export interface ClipCaptionsProps {
  data: VideoData;
  onUpdate: (update: (now: VideoData) => VideoData) => void;
}

type Clip = VideoData['uploadedFiles'][number];

export function ClipCaptions({ data, onUpdate }: ClipCaptionsProps) {
  const isShown = ({ id }: Clip) => data.scenes.length === 0 || data.scenes.some((one) => one.fileId === id);
  // A recording that tells the whole film is what is captioned.
  const clips = data.voiceOver
    ? [data.voiceOver]
    : data.uploadedFiles.filter((one) => one.type.startsWith('video/') && isShown(one));
  if (clips.length === 0) return null;
  return (
    <ul aria-label={t('Captions of clips')} className="grid grid-cols-1 gap-2">
      {clips.map((clip) => (
        <ClipRow key={clip.id} clip={clip} data={data} onUpdate={onUpdate} />
      ))}
    </ul>
  );
}

function ClipRow({ clip, data, onUpdate }: ClipCaptionsProps & { clip: Pick<Clip, 'id' | 'name'> }) {
  const known = transcriptOf(data, clip.id);
  const { start, isStarting, progress, cancel } = useTranscript(clip.id, (written) =>
    onUpdate((now) => withTranscript(now, written)),
  );
  const words = known?.words.filter((one) => !one.isExtra).length ?? 0;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-lg border p-2 text-sm">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">{clip.name}</span>
        {known ? (
          <span className="text-muted-foreground text-xs">
            {words === 0 ? t('No speech') : tn(words, '{n} word', '{n} words')}
          </span>
        ) : progress ? (
          <Button size="sm" variant="ghost" aria-label={t('Cancel {0}', clip.name)} onClick={cancel}>
            <X /> {t('Cancel')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            pending={isStarting}
            aria-label={t('Write captions for {0}', clip.name)}
            onClick={start}
          >
            {!isStarting && <Captions />} {t('Write captions')}
          </Button>
        )}
      </div>
      {progress && <Progress value={progress.percent} aria-label={t('Transcribing {0}', clip.name)} />}
    </li>
  );
}
