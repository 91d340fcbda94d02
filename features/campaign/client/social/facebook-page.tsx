/** Facebook Tools: posts and albums, cards of links, covers of events. */

import { MessagesSquare } from 'lucide-react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { EVENT_COVER, EVENT_ZONES } from '../../social/shapes.ts';
import { Composer } from './composer.tsx';
import { Cover } from './cover.tsx';
import { LinkCard } from './link-card.tsx';

const VIEWS = ['post', 'link', 'event'] as const;
type View = (typeof VIEWS)[number];

export function FacebookPage() {
  const { user } = useRequireUser();
  const [view, setView] = useAddressChoice('view', VIEWS);
  if (!user) return <LoadingScreen label={t('Loading...')} />;
  return (
    <>
      <PageHeader
        title={t('Facebook Tools')}
        description={t('Posts, albums, link cards and event covers, in the sizes that Facebook shows.')}
        icon={<MessagesSquare />}
      />
      <Tabs value={view} onValueChange={(next) => setView(next as View)}>
        <TabsList>
          <TabsTrigger value="post">{t('Post and album')}</TabsTrigger>
          <TabsTrigger value="link">{t('Link card')}</TabsTrigger>
          <TabsTrigger value="event">{t('Event cover')}</TabsTrigger>
        </TabsList>
        <TabsContent value="post">
          <Composer network="facebook" />
        </TabsContent>
        <TabsContent value="link">
          <LinkCard />
        </TabsContent>
        <TabsContent value="event">
          <Cover
            text={t('A picture for the event: wide on computers, cut at the sides on phones.')}
            shape={EVENT_COVER}
            zones={EVENT_ZONES}
            suffix="event-cover"
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
