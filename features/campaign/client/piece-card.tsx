/** One piece: what it looks like, its words with what its network takes, and what can be done with it now. */

import {
  CalendarClock,
  Check,
  Copy,
  Download,
  ExternalLink,
  MessageCircle,
  Pencil,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#common/contract.ts';
import { msg, serverText, t } from '#common/texts.ts';
import { showMoment } from '#platform/browser/format.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { Remark } from '../calls/review-calls.ts';
import { type Piece, viewPiece } from '../contract.ts';
import { countedLength, textLimit } from '../networks/fits.ts';
import { networkName } from '../networks/network-names.ts';
import { FACT_LABELS, KIND_LABELS, type PieceState, STATE_LABELS } from '../pieces/piece-words.ts';
import { PlanWindow } from './plan-window.tsx';
import { usePiece } from './use-campaigns.ts';

const BADGES: Record<
  PieceState,
  'secondary' | 'success' | 'warning' | 'destructive' | 'default' | 'outline'
> = {
  pending: 'secondary',
  making: 'secondary',
  draft: 'outline',
  stale: 'warning',
  approved: 'success',
  scheduled: 'default',
  sending: 'default',
  sent: 'success',
  unclear: 'warning',
  failed: 'destructive',
};

const EDITS: Partial<Record<Piece['kind'], string>> = {
  film: msg('Edit film'),
  email: msg('Edit mail'),
  landing: msg('Edit page'),
};

export interface PieceCardProps {
  campaignId: string;
  piece: Piece;
  /** What a customer said of it, the latest first. */
  remarks: readonly Remark[];
}

export function PieceCard({ campaignId, piece, remarks }: PieceCardProps) {
  const { kind, network, format, state, caption, fileUrl, previewUrl, problems, uses, publishAt } = piece;
  const actions = usePiece(campaignId, piece.id);
  const [isWriting, setWriting] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isOffer = kind === 'email' || kind === 'landing';
  const name = isOffer ? t(KIND_LABELS[kind]) : `${networkName(network)} · ${t(KIND_LABELS[kind])}`;
  const isMade = fileUrl !== null;
  const isPosted = publishAt !== null;
  // A page that is open is not opened a second time.
  const isOpen = kind === 'landing' && piece.sentUrl !== null;
  return (
    <li className="grid grid-cols-1 overflow-hidden rounded-2xl border bg-card shadow-soft" aria-label={name}>
      <div
        className={cn(
          'relative grid place-items-center bg-muted',
          format === '9:16' || kind === 'story' || isOffer ? 'h-72' : 'h-56',
        )}
      >
        {isOffer && piece.openUrl && isMade ? (
          <OfferView campaignId={campaignId} piece={piece} name={name} />
        ) : previewUrl ? (
          <img
            src={previewUrl}
            alt={t('Preview: {0}', name)}
            className="absolute inset-0 size-full object-contain p-3"
          />
        ) : state === 'making' ? (
          <Spinner className="size-6 text-muted-foreground" />
        ) : (
          <span className="text-muted-foreground text-sm">{t(STATE_LABELS[state])}</span>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 p-4">
        {piece.moreFileUrls.length > 0 && (
          <ul className="flex gap-1.5 overflow-x-auto" aria-label={t('Further pictures')}>
            {piece.moreFileUrls.map((url) => (
              <li key={url} className="shrink-0">
                <img
                  src={`${url}/thumbnail`}
                  alt=""
                  loading="lazy"
                  className="h-14 rounded-md object-cover"
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-medium text-sm">
            {name} {kind === 'film' && <span className="text-muted-foreground">{format}</span>}
          </h3>
          <Badge variant={BADGES[state]}>{t(STATE_LABELS[state])}</Badge>
        </div>
        {publishAt && (
          <p className="flex items-center gap-1.5 text-muted-foreground text-xs">
            <CalendarClock className="size-3.5" /> {showMoment(publishAt)}
          </p>
        )}
        {isWriting ? (
          <CaptionEditor
            caption={caption}
            network={network}
            pending={actions.change.isPending}
            onSave={(text) =>
              actions.change.mutate({ caption: text }, { onSuccess: () => setWriting(false) })
            }
            onCancel={() => setWriting(false)}
          />
        ) : (
          caption && <p className="line-clamp-6 whitespace-pre-line break-words text-sm">{caption}</p>
        )}
        {problems.length > 0 && (
          <ul className="grid gap-1">
            {problems.map((one) => (
              <li key={one} className="flex gap-1.5 text-warning text-xs">
                <TriangleAlert className="mt-0.5 size-3.5 shrink-0" /> {serverText(one)}
              </li>
            ))}
          </ul>
        )}
        {remarks.length > 0 && (
          <ul
            className="grid gap-1 rounded-lg bg-muted/60 p-2.5 text-xs"
            aria-label={t('From your customer')}
          >
            {remarks.map(({ id, name: who, text, verdict }) => (
              <li key={id} className="break-words">
                <span className="font-medium">{who}</span>{' '}
                {verdict === 'approved' ? t('approved this.') : t('asks for a change:')} {text}
              </li>
            ))}
          </ul>
        )}
        {uses.length > 0 && (
          <p className="text-muted-foreground text-xs">
            {t('Shows: {0}', uses.map((key) => t(FACT_LABELS[key])).join(', '))}
            {piece.isEdited && ` · ${t('changed by hand')}`}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {(state === 'draft' || (state === 'failed' && isMade)) && (
            <Button size="sm" pending={actions.approve.isPending} onClick={() => actions.approve.mutate()}>
              <Check /> {t('Approve')}
            </Button>
          )}
          {isPosted && !isOpen && (state === 'approved' || state === 'stale') && (
            <Button
              size="sm"
              variant={state === 'stale' ? 'outline' : 'default'}
              onClick={() => setPlanning(true)}
            >
              <CalendarClock /> {t('Plan')}
            </Button>
          )}
          {state === 'scheduled' && (
            <Button
              size="sm"
              variant="outline"
              pending={actions.takeBack.isPending}
              onClick={() => actions.takeBack.mutate()}
            >
              <Undo2 /> {t('Take back')}
            </Button>
          )}
          {isPosted && !isOffer && (state === 'scheduled' || state === 'approved' || state === 'unclear') && (
            <Button
              size="sm"
              variant="outline"
              pending={actions.posted.isPending}
              onClick={() => actions.posted.mutate()}
            >
              <Check /> {t('I posted it')}
            </Button>
          )}
          {caption && ['draft', 'stale', 'approved', 'scheduled', 'failed'].includes(state) && !isWriting && (
            <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
              <Pencil /> {t('Edit words')}
            </Button>
          )}
          {piece.firstComment && (
            <Button size="sm" variant="ghost" onClick={() => void copyText(piece.firstComment)}>
              <MessageCircle /> {t('Copy first comment')}
            </Button>
          )}
          {caption && (
            <Button size="sm" variant="ghost" onClick={() => void copyText(caption)}>
              <Copy /> {t('Copy words')}
            </Button>
          )}
          {piece.openUrl && (
            <Button size="sm" variant="ghost" asChild>
              <a href={piece.openUrl}>
                <Pencil /> {t(EDITS[kind] ?? msg('Edit design'))}
              </a>
            </Button>
          )}
          {fileUrl && (
            <Button size="sm" variant="ghost" asChild>
              <a href={`${fileUrl}?download`} download aria-label={t('Download: {0}', name)}>
                <Download /> {t('Download')}
              </a>
            </Button>
          )}
          {state !== 'making' && state !== 'sending' && (
            <Button
              size="sm"
              variant="ghost"
              pending={actions.remove.isPending}
              aria-label={t('Delete: {0}', name)}
              onClick={() => setRemoving(true)}
            >
              <Trash2 /> {t('Delete')}
            </Button>
          )}
          {piece.sentUrl && (
            <Button size="sm" variant="ghost" asChild>
              <a href={piece.sentUrl} target="_blank" rel="noreferrer">
                <ExternalLink /> {t('See it')}
              </a>
            </Button>
          )}
        </div>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('Delete this piece?')}
          text={t('Its plan and words go. What it was made of stays in its tool.')}
          confirm={t('Delete')}
          pending={actions.remove.isPending}
          onConfirm={() => actions.remove.mutate(undefined, { onSuccess: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        />
      )}
      {isPlanning && (
        <PlanWindow
          piece={piece}
          pending={actions.plan.isPending}
          onPlan={(body) => actions.plan.mutate(body, { onSuccess: () => setPlanning(false) })}
          onClose={() => setPlanning(false)}
        />
      )}
    </li>
  );
}

/** The mail or page itself, small, drawn anew when it is made again. */
function OfferView({ campaignId, piece, name }: { campaignId: string; piece: Piece; name: string }) {
  const path = fillPath(viewPiece.path, { id: campaignId, pieceId: piece.id });
  return (
    <div className="absolute inset-0 overflow-hidden bg-background">
      <iframe
        key={piece.fileUrl}
        src={path}
        title={t('Preview: {0}', name)}
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        className="pointer-events-none h-[200%] w-[200%] origin-top-left scale-50 border-0"
      />
    </div>
  );
}

interface CaptionEditorProps {
  caption: string;
  network: string;
  pending: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function CaptionEditor({ caption, network, pending, onSave, onCancel }: CaptionEditorProps) {
  const [text, setText] = useState(caption);
  const limit = textLimit(network);
  const length = countedLength(text, network);
  const isLong = limit !== undefined && length > limit;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Textarea
        aria-label={t('Words')}
        value={text}
        rows={6}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={cn('text-xs', isLong ? 'text-destructive' : 'text-muted-foreground')}>
        {limit === undefined ? length : `${length} / ${limit}`}
      </p>
      <div className="flex gap-2">
        <Button size="sm" pending={pending} onClick={() => onSave(text)}>
          {t('Save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
