/** One campaign: its facts, how far the work is, and its pieces. */

import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  CalendarClock,
  Download,
  Languages,
  Megaphone,
  RefreshCw,
  Stamp,
  Trash2,
  UserRoundCheck,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import { makeTemplatePath } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { wallTime } from '#common/wording/time/zone-time.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { FeedWindow } from '#platform/browser/calendar/feed-window.tsx';
import { showDay } from '#platform/browser/format.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { deleteReview, getReview, renewReview } from '../calls/review-calls.ts';
import { type Campaign, downloadCampaign } from '../contract.ts';
import { type FactDraft, FactFields } from './fact-fields.tsx';
import { LanguageWindow } from './language-window.tsx';
import { PieceCard } from './piece-card.tsx';
import { useCampaign } from './use-campaigns.ts';

export interface CampaignViewProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function CampaignView({ id, onOpen, onClose }: CampaignViewProps) {
  const { query, following, saveFacts, rebuild, spread, remove } = useCampaign(id);
  const [isLeaving, setLeaving] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isTranslating, setTranslating] = useState(false);
  const remarks = useQuery(apiQuery(getReview, { params: { id } })).data?.remarks;
  const campaign = query.data;
  const back = (
    <Button variant="ghost" size="sm" className="mb-2 -ml-3" onClick={onClose}>
      <ArrowLeft /> {t('All campaigns')}
    </Button>
  );
  if (query.isError && !campaign)
    return (
      <>
        {back}
        <ErrorState title={t('This campaign could not be loaded')} onRetry={() => void query.refetch()} />
      </>
    );
  if (!campaign)
    return (
      <>
        {back}
        <Skeleton className="h-64" />
      </>
    );
  const toMake = campaign.pieces.filter(
    ({ state }) => state === 'stale' || state === 'failed' || state === 'pending',
  );
  return (
    <>
      {back}
      <PageHeader
        title={campaign.isLoose ? t('Posts') : campaign.title}
        description={campaign.isLoose ? t('Posts that belong to no campaign.') : campaign.brief}
        icon={<Megaphone />}
        actions={
          <>
            {!campaign.isLoose && (
              <Button variant="outline" onClick={() => setTranslating(true)}>
                <Languages /> {t('Language')}
              </Button>
            )}
            <Button variant="outline" onClick={() => setSharing(true)}>
              <UserRoundCheck /> {t('Customer link')}
            </Button>
            <Button variant="outline" pending={spread.isPending} onClick={() => spread.mutate()}>
              <CalendarClock /> {t('Plan by my times')}
            </Button>
            <Button variant="outline" asChild>
              <a href={fillPath(downloadCampaign.path, { id })} download>
                <Download /> {t('Download all')}
              </a>
            </Button>
            {!campaign.isLoose && (
              <Button variant="ghost" size="icon" asChild>
                <Link
                  href={makeTemplatePath('campaign', id)}
                  aria-label={t('Make a template')}
                  title={t('Make a template')}
                >
                  <Stamp />
                </Link>
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Delete: {0}', campaign.title)}
              onClick={() => setLeaving(true)}
            >
              <Trash2 />
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {campaign.jobId && (
          <Card>
            <CardContent className="flex flex-wrap items-center gap-4 p-5 sm:p-6">
              <div className="grid min-w-56 flex-1 gap-1.5">
                <Progress value={following.percent} aria-label={t('Making your campaign')} />
                <p role="status" className="text-muted-foreground text-sm">
                  {following.job?.stage ?? t('Waiting to start')}…
                </p>
              </div>
              <Button variant="outline" size="sm" onClick={() => following.cancel.mutate()}>
                {t('Cancel')}
              </Button>
            </CardContent>
          </Card>
        )}
        {!campaign.isLoose && (
          <FactSheet
            key={JSON.stringify(campaign.facts)}
            campaign={campaign}
            pending={saveFacts.isPending}
            onSave={(facts) =>
              saveFacts.mutate(
                Object.entries(facts).map(([key, value]) => ({
                  key: key as keyof FactDraft,
                  value: value ?? '',
                })),
              )
            }
          />
        )}
        {!campaign.jobId && toMake.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-warning/40 bg-amber-400/10 p-4">
            <p className="text-sm">
              {t(
                '{0} pieces are out of date or not made yet. What you changed by hand stays.',
                toMake.length,
              )}
            </p>
            <Button pending={rebuild.isPending} onClick={() => rebuild.mutate()}>
              <RefreshCw /> {t('Make them again')}
            </Button>
          </div>
        )}
        <section aria-labelledby="campaign-pieces">
          <h2 id="campaign-pieces" className="mb-4 font-semibold text-lg">
            {t('Pieces')}
          </h2>
          <ul className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {campaign.pieces.map((piece) => (
              <PieceCard
                key={piece.id}
                campaignId={id}
                piece={piece}
                remarks={remarks?.filter(({ pieceId }) => pieceId === piece.id) ?? []}
              />
            ))}
          </ul>
        </section>
      </div>
      {isTranslating && (
        <LanguageWindow campaign={campaign} onMade={onOpen} onClose={() => setTranslating(false)} />
      )}
      {isSharing && (
        <FeedWindow
          title={t('A link for your customer')}
          text={t(
            'Whoever has it sees the pieces, says what should change, and approves them, without an account.',
          )}
          warning={t('You are told of everything that is said there. Create a new one to shut the old one.')}
          queryKey={apiKey(getReview, { params: { id } })}
          read={() => callApi(getReview, { params: { id } })}
          renew={() => callApi(renewReview, { params: { id } })}
          remove={() => callApi(deleteReview, { params: { id } })}
          onClose={() => setSharing(false)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('Delete this campaign?')}
          text={t('Its plan and captions go. The designs and films stay in their tools.')}
          confirm={t('Delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

/** The day before midnight, which is when it is over. */
const lastDay = (endsAt: string, timeZone: string): string =>
  wallTime(new Date(Date.parse(endsAt) - 1000), timeZone)
    .toISOString()
    .slice(0, 10);

interface FactSheetProps {
  campaign: Campaign;
  pending: boolean;
  onSave: (facts: FactDraft) => void;
}

function FactSheet({ campaign, pending, onSave }: FactSheetProps) {
  const saved: FactDraft = Object.fromEntries(campaign.facts.map(({ key, value }) => [key, value]));
  const [facts, setFacts] = useState(saved);
  const isChanged = Object.entries(facts).some(
    ([key, value]) => (saved[key as keyof FactDraft] ?? '') !== value?.trim(),
  );
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <div>
          <h2 className="font-semibold text-lg tracking-tight">{t('Facts')}</h2>
          <p className="text-muted-foreground text-sm">
            {t('Change one here, and every piece that shows it is marked.')}
            {campaign.endsAt &&
              ` ${t('The offer ends {0}.', showDay(lastDay(campaign.endsAt, campaign.timeZone)))}`}
          </p>
        </div>
        <FactFields facts={facts} onChange={setFacts} />
        {isChanged && (
          <Button
            className="w-fit"
            pending={pending}
            disabled={campaign.jobId !== null || !facts.what?.trim()}
            onClick={() => onSave(facts)}
          >
            {t('Save the facts')}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
