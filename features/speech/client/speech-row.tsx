/** One line of what was said before: hear it again, download it, delete it. */

import { Download, Play, Send, Trash2 } from 'lucide-react';
import { serverText, t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { showMoment } from '#platform/browser/format.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { LANGUAGE_LABELS, type Speech, VOICE_LABELS } from '../contract.ts';
import { fileNameFor } from './speech-result.tsx';

export interface SpeechRowProps {
  speech: Speech;
  onOpen: () => void;
  onDelete: () => void;
}

export function SpeechRow({ speech, onOpen, onDelete }: SpeechRowProps) {
  const start = cutText(speech.text, 40);
  const isFailed = speech.status === 'failed';
  return (
    <li className="flex items-center gap-2 rounded-xl border bg-card p-3 shadow-soft">
      {!isFailed && (
        <Button variant="secondary" size="icon" aria-label={t('Play: {0}', start)} onClick={onOpen}>
          <Play />
        </Button>
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 break-words text-sm">{speech.text}</p>
        {isFailed ? (
          <p className="mt-0.5 text-destructive text-xs">
            {speech.error ? serverText(speech.error) : t('The speech could not be made.')}
          </p>
        ) : (
          <p className="mt-0.5 truncate text-muted-foreground text-xs">
            {t(VOICE_LABELS[speech.voice])} · {t(LANGUAGE_LABELS[speech.language])} ·{' '}
            {speech.duration.toFixed(1)} s · {showMoment(speech.createdAt)}
          </p>
        )}
      </div>
      {speech.status === 'pending' && <Badge variant="secondary">{t('Being made')}</Badge>}
      {isFailed && <Badge variant="destructive">{t('Failed')}</Badge>}
      {speech.status === 'completed' && (
        <>
          <Button asChild variant="ghost" size="icon">
            <a href={speech.audioUrl} download={fileNameFor(speech)} aria-label={t('Download: {0}', start)}>
              <Download />
            </a>
          </Button>
          <SendToMenu item={speech.id} variant="ghost" size="icon">
            <Send />
            <span className="sr-only">{t('Send to…: {0}', start)}</span>
          </SendToMenu>
        </>
      )}
      <Button variant="ghost" size="icon" aria-label={t('Delete: {0}', start)} onClick={onDelete}>
        <Trash2 />
      </Button>
    </li>
  );
}
