/** One of my songs in the list: open it, send it on, delete it. */

import { Play, Send, Trash2 } from 'lucide-react';
import { serverText, t } from '#common/texts.ts';
import { VOICE_LABELS } from '#features/speech/contract.ts';
import { showMoment } from '#platform/browser/format.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import type { SongSummary } from '../contract.ts';
import { STYLE_LABELS } from '../labels.ts';

export interface SongRowProps {
  song: SongSummary;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function SongRow({ song, isOpen, onOpen, onDelete }: SongRowProps) {
  const { title, status, style, voice, createdAt, error } = song;
  return (
    <li
      className={cn(
        'flex items-center gap-2 rounded-xl border bg-card p-3 shadow-soft',
        isOpen && 'border-primary',
      )}
    >
      <Button variant="secondary" size="icon" aria-label={t('Open: {0}', title)} onClick={onOpen}>
        <Play />
      </Button>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{title}</p>
        <p
          className={cn(
            'mt-0.5 truncate text-xs',
            status === 'failed' ? 'text-destructive' : 'text-muted-foreground',
          )}
        >
          {status === 'failed'
            ? error
              ? serverText(error)
              : t('The song could not be made')
            : `${t(STYLE_LABELS[style])} · ${t(VOICE_LABELS[voice])} · ${showMoment(createdAt)}`}
        </p>
      </div>
      {status === 'pending' && <Badge variant="secondary">{t('Being made')}</Badge>}
      {status === 'failed' && <Badge variant="destructive">{t('Failed')}</Badge>}
      {status === 'completed' && (
        <SendToMenu item={song.id} variant="ghost" size="icon">
          <Send />
          <span className="sr-only">{t('Send to…: {0}', title)}</span>
        </SendToMenu>
      )}
      <Button variant="ghost" size="icon" aria-label={t('Delete: {0}', title)} onClick={onDelete}>
        <Trash2 />
      </Button>
    </li>
  );
}
