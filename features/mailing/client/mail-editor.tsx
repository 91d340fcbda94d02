/** One mail: written in blocks on one side, seen as its readers see it on the other, then tried and sent. */

import { ArrowLeft, Copy, MailCheck, Pause, Play, Send, Stamp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { makeTemplatePath } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import { showMoment } from '#platform/browser/format.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { BlockType } from '../blocks/block.ts';
import { mailHtml } from '../blocks/mail-html.ts';
import { mailText } from '../blocks/mail-text.ts';
import { fillIn, SAMPLE } from '../blocks/merge.ts';
import type { Mailing, MailingBody } from '../contract.ts';
import { useAudiences } from './audiences/use-audiences.ts';
import { BlockEditor } from './blocks/block-editor.tsx';
import { Preview } from './blocks/preview.tsx';
import { useBrand } from './blocks/use-brand.ts';
import { Clicks } from './clicks.tsx';
import { isReady } from './is-ready.ts';
import { MailSettings } from './mail-settings.tsx';
import { Figures, StateBadge } from './mail-states.tsx';
import { SendWindow } from './send-window.tsx';
import { useMailing } from './use-mailings.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const KINDS: readonly BlockType[] = ['heading', 'text', 'picture', 'button', 'offer', 'divider', 'footer'];

export function MailEditor({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const mailing = useMailing(id);
  const { query } = mailing;
  const back = (
    <Button variant="ghost" size="sm" className="mb-2 -ml-3" onClick={() => onOpen('')}>
      <ArrowLeft /> {query.data?.sequenceId ? t('All sequences') : t('All mails')}
    </Button>
  );
  return (
    <>
      {back}
      {query.data ? (
        <Editor mailing={query.data} actions={mailing} onOpen={onOpen} />
      ) : query.isError ? (
        <ErrorState title={t('This mail could not be loaded')} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

const bodyOf = (mailing: Mailing): MailingBody => {
  const { subject, preheader, fromName, replyTo, audienceId, brandKitId } = mailing;
  const { language, timeZone, tracksClicks, blocks } = mailing;
  return {
    subject,
    preheader,
    fromName,
    replyTo,
    audienceId,
    brandKitId,
    language,
    timeZone,
    tracksClicks,
    blocks,
  };
};

function Editor({
  mailing,
  actions,
  onOpen,
}: {
  mailing: Mailing;
  actions: ReturnType<typeof useMailing>;
  onOpen: (id: string) => void;
}) {
  const { state, counts, problem, sendAt } = mailing;
  const [first] = useState(() => bodyOf(mailing));
  const { draft, setDraft, isSaved, flush } = useSavedDraft(first, actions.save, isReady);
  const [, navigate] = useLocation();
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isStep = mailing.sequenceId !== null;
  const isFixed = state !== 'draft' && state !== 'scheduled';
  const audience = useAudiences().data?.find((one) => one.id === draft.audienceId);
  const brand = useBrand(draft.brandKitId);
  const senderName = draft.fromName || audience?.senderName || brand.name || audience?.name || t('Your name');
  const frame = {
    ...draft,
    senderName,
    now: new Date(),
    pictureUrl: (src: string) => src,
  };
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="truncate font-semibold text-2xl tracking-tight">{draft.subject || t('New mail')}</h1>
          <p role="status" className="mt-1 flex items-center gap-2 text-muted-foreground text-sm">
            {!isStep && <StateBadge state={state} />}
            {state === 'scheduled' && sendAt && <span>{showMoment(sendAt)}</span>}
            {!isFixed && (
              <span>
                {isSaved
                  ? t('Saved')
                  : isReady(draft)
                    ? t('Saving…')
                    : t('Not saved: correct what is marked.')}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            pending={actions.test.isPending}
            onClick={async () => {
              if (isFixed || (await flush())) actions.test.mutate();
            }}
          >
            <MailCheck /> {t('Test to me')}
          </Button>
          {state === 'draft' && !isStep && (
            <Button
              onClick={async () => {
                if (await flush()) setSending(true);
              }}
            >
              <Send /> {t('Send…')}
            </Button>
          )}
          {(state === 'sending' || state === 'scheduled') && !isStep && (
            <Button
              variant="outline"
              pending={actions.pause.isPending}
              onClick={() => actions.pause.mutate()}
            >
              <Pause /> {state === 'sending' ? t('Stop') : t('Take back')}
            </Button>
          )}
          {state === 'paused' && !isStep && (
            <Button pending={actions.resume.isPending} onClick={() => actions.resume.mutate()}>
              <Play /> {t('Go on')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Copy this mail')}
            title={t('Copy this mail')}
            onClick={() => actions.copy.mutate(undefined, { onSuccess: (made) => onOpen(made.id) })}
          >
            <Copy />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Make a template')}
            title={t('Make a template')}
            onClick={async () => {
              if (isFixed || (await flush())) navigate(makeTemplatePath('mail', mailing.id));
            }}
          >
            <Stamp />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Delete this mail')}
            title={t('Delete this mail')}
            onClick={() => setLeaving(true)}
          >
            <Trash2 />
          </Button>
        </div>
      </header>
      {(counts.total > 0 || problem) && (
        <Card className="mb-6">
          <CardContent className="grid gap-4 p-5 sm:p-6">
            {problem && (
              <p role="alert" className="text-sm text-warning">
                {serverText(problem)}
              </p>
            )}
            {counts.total > 0 && <Figures counts={counts} />}
            {state === 'sending' && (
              <Progress
                value={((counts.total - counts.waiting) / Math.max(1, counts.total)) * 100}
                aria-label={t('Sending')}
              />
            )}
            {mailing.tracksClicks && counts.sent > 0 && <Clicks id={mailing.id} />}
            {counts.unclear > 0 && (
              <p className="text-muted-foreground text-sm">
                {t(
                  'Unclear: the line broke off at their end. They may have arrived, so they are not sent again.',
                )}
              </p>
            )}
          </CardContent>
        </Card>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-1 gap-6">
          <MailSettings draft={draft} disabled={isFixed} hasAudience={!isStep} onChange={setDraft} />
          <BlockEditor
            blocks={draft.blocks}
            kinds={KINDS}
            disabled={isFixed}
            onChange={(blocks) => setDraft({ ...draft, blocks })}
          />
        </div>
        <div className="lg:sticky lg:top-20">
          <Preview
            title={t('The mail as its readers see it')}
            html={(scheme) => fillIn(mailHtml(draft.blocks, brand, frame, scheme), SAMPLE, escapeHtml, '#')}
            text={() => fillIn(mailText(draft.blocks, frame), SAMPLE, (value) => value, 'https://…')}
            head={
              <p className="truncate">
                <span className="font-semibold">{senderName}</span>{' '}
                <span>{fillIn(draft.subject, SAMPLE, (value) => value) || t('Without a subject')}</span>{' '}
                <span className="text-muted-foreground">
                  {fillIn(draft.preheader, SAMPLE, (value) => value)}
                </span>
              </p>
            }
          />
        </div>
      </div>
      {isSending && (
        <SendWindow
          readers={audience?.counts.active ?? 0}
          audienceName={audience?.name}
          pending={actions.send.isPending}
          onSend={(at) => actions.send.mutate(at, { onSuccess: () => setSending(false) })}
          onClose={() => setSending(false)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('Delete this mail?')}
          text={t('What is not sent yet stays unsent. Who got it is forgotten as well.')}
          confirm={t('Delete')}
          pending={actions.remove.isPending}
          onConfirm={() => actions.remove.mutate(undefined, { onSuccess: () => onOpen('') })}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
