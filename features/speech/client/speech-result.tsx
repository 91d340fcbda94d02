/** The spoken result: player with the word that is being said, downloads, and a way to put it away. */

import { Captions, Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { cn } from '#ui/cn.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { LANGUAGE_LABELS, SPEECH_FILE_NAME, type Speech, type TimedWord, VOICE_LABELS } from '../contract.ts';
import { scrollIntoViewOnce } from './scroll-into-view.ts';
import { useSpeech } from './use-speech.ts';
import { wordAt } from './word-at.ts';
import { WorkProgress } from './work-progress.tsx';

export interface SpeechResultProps {
  made: Speech;
  onClear: () => void;
  onEnd: () => void;
}

export const fileNameFor = (speech: Pick<Speech, 'format'>): string =>
  SPEECH_FILE_NAME.replace(/mp3$/, speech.format);

export function SpeechResult({ made, onClear, onEnd }: SpeechResultProps) {
  const { speech, following } = useSpeech(made, onEnd);
  const [time, setTime] = useState(0);
  const player = useRef<HTMLAudioElement>(null);
  const isPending = speech.status === 'pending' && !following.isFinished;
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    void player.current.play().catch(() => undefined);
  };
  return (
    <Card ref={scrollIntoViewOnce} role="region" aria-label={t('Generated Speech')} className="scroll-my-20">
      <CardHeader className="flex-row items-center justify-between">
        <CardTitle>{t('Generated Speech')}</CardTitle>
        <Button variant="ghost" size="sm" onClick={onClear}>
          <X /> {t('Clear')}
        </Button>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        {speech.status === 'failed' ? (
          <p className="text-destructive text-sm">{speech.error ?? t('The speech could not be made.')}</p>
        ) : (
          // The address it was given first goes on to work, so a finished file does not interrupt the listening.
          // biome-ignore lint/a11y/useMediaCaption: the spoken words stand below, and captions can be downloaded
          <audio
            ref={player}
            controls
            autoPlay={made.status === 'pending'}
            src={made.audioUrl}
            className="w-full"
            onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
          />
        )}
        {isPending && (
          <WorkProgress
            label={t('Making the speech')}
            following={following}
            note={t(' · plays while it is being made')}
          />
        )}
        <SpokenWords text={speech.text} words={speech.words} time={time} onSeek={seek} />
        <p className="text-muted-foreground text-xs">
          {t(VOICE_LABELS[speech.voice])} · {t(LANGUAGE_LABELS[speech.language])} ·{' '}
          {speech.duration.toFixed(1)} s · {speech.engine}
        </p>
        {speech.status === 'completed' && (
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <a href={speech.audioUrl} download={fileNameFor(speech)}>
                <Download /> {t('Download')}
              </a>
            </Button>
            <SendToMenu item={speech.id} />
            {(['srt', 'vtt'] as const).map((format) => (
              <Button key={format} asChild variant="outline">
                <a
                  href={`/api/speech/${speech.id}/captions?format=${format}`}
                  download={t('generated-speech.{0}', format)}
                >
                  <Captions /> {format.toUpperCase()}
                </a>
              </Button>
            ))}
          </div>
        )}
      </CardContent>
    </Card>
  );
}

/** Words with times follow the sound and can be clicked; without times the plain text stands there. */
function SpokenWords({
  text,
  words,
  time,
  onSeek,
}: {
  text: string;
  words: readonly TimedWord[];
  time: number;
  onSeek: (seconds: number) => void;
}) {
  const said = wordAt(words, time);
  if (words.length === 0 || words.length > 1500) {
    return <p className="max-h-48 overflow-y-auto whitespace-pre-wrap break-words text-sm">{text}</p>;
  }
  return (
    <p className="max-h-48 overflow-y-auto break-words text-sm leading-7">
      {words.map((word, index) => (
        <button
          key={`${word.start}-${word.text}`}
          type="button"
          tabIndex={-1}
          onClick={() => onSeek(word.start)}
          className={cn(
            'rounded px-0.5 transition-colors hover:bg-accent',
            index === said && time > 0 && 'bg-primary text-primary-foreground hover:bg-primary',
          )}
        >
          {word.text}{' '}
        </button>
      ))}
    </p>
  );
}
