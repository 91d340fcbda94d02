/** Campaigns: a sentence above, what was made of it below, and one campaign when it is opened. */

import { Megaphone } from 'lucide-react';
import { t } from '#common/texts.ts';
import { showDay } from '#platform/browser/format.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { TemplateShelf } from '#platform/browser/templates/template-shelf.tsx';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import type { CampaignSummary } from '../contract.ts';
import { CampaignStart } from './campaign-start.tsx';
import { CampaignView } from './campaign-view.tsx';
import { Channels } from './channels.tsx';
import { useCampaignList } from './use-campaigns.ts';

export function CampaignPage() {
  const { user } = useRequireUser();
  const [opened, setOpened] = useAddressValue('campaign');
  if (!user) return <LoadingScreen label={t('Loading your campaigns...')} />;
  if (opened)
    return <CampaignView key={opened} id={opened} onOpen={setOpened} onClose={() => setOpened('')} />;
  return (
    <>
      <PageHeader
        title={t('Campaigns')}
        description={t('One sentence becomes posts, films, a flyer and captions that stay in step.')}
        icon={<Megaphone />}
      />
      <div className="grid grid-cols-1 gap-8">
        <CampaignStart onCreated={setOpened} />
        <TemplateShelf kind="campaign" />
        <Mine onOpen={setOpened} />
        <Channels />
      </div>
    </>
  );
}

function Mine({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useCampaignList(true);
  const all = query.data ?? [];
  return (
    <section aria-labelledby="campaigns-made">
      <h2 id="campaigns-made" className="mb-4 font-semibold text-lg">
        {t('My campaigns')}
      </h2>
      {query.isError && !query.data ? (
        <ErrorState title={t('Your campaigns could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-24" />
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Megaphone />}
            title={t('No campaigns yet')}
            description={t('Say in one sentence what you offer, and everything for it is made.')}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {all.map((one) => (
            <CampaignTile key={one.id} campaign={one} onOpen={() => onOpen(one.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CampaignTile({ campaign, onOpen }: { campaign: CampaignSummary; onOpen: () => void }) {
  const { coverUrl, startsOn, pieceCount, isLoose } = campaign;
  const title = isLoose ? t('Posts') : campaign.title;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-label={t('Open: {0}', title)}
        className="focus-ring block w-full overflow-hidden rounded-xl border bg-card text-left shadow-soft transition-shadow hover:shadow-lift"
      >
        <span className="block aspect-[4/3] bg-muted">
          {coverUrl && (
            <img
              src={`${coverUrl}/thumbnail`}
              alt=""
              loading="lazy"
              className="size-full object-contain p-2"
            />
          )}
        </span>
        <span className="block p-3">
          <span className="block truncate font-medium text-sm">{title}</span>
          <span className="mt-0.5 block truncate text-muted-foreground text-xs">
            {showDay(startsOn)} · {t('{0} pieces', pieceCount)}
          </span>
        </span>
      </button>
    </li>
  );
}
