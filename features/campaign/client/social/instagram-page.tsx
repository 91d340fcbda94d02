/** Instagram Tools: posts and stories with first comments, carousels cut from one picture, the profile's grid, covers of reels. */

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { REEL_ZONES, STORY } from '../../social/shapes.ts';
import { Composer } from './composer.tsx';
import { Cover } from './cover.tsx';
import { Cutter } from './cutter.tsx';
import type { Shot } from './pictures.ts';
import { ProfileGrid } from './profile-grid.tsx';

const VIEWS = ['post', 'carousel', 'grid', 'reel'] as const;
type View = (typeof VIEWS)[number];

export function InstagramPage() {
  const { user } = useRequireUser();
  const [view, setView] = useAddressChoice('view', VIEWS);
  const [slices, setSlices] = useState<Shot[]>([]);
  if (!user) return <LoadingScreen label={t('Loading...')} />;
  return (
    <>
      <PageHeader
        title={t('Instagram Tools')}
        description={t('Posts, carousels, your grid and reel covers, in the sizes that Instagram shows.')}
        icon={<Share2 />}
      />
      <Tabs value={view} onValueChange={(next) => setView(next as View)}>
        <TabsList>
          <TabsTrigger value="post">{t('Post and story')}</TabsTrigger>
          <TabsTrigger value="carousel">{t('Cut a carousel')}</TabsTrigger>
          <TabsTrigger value="grid">{t('Grid')}</TabsTrigger>
          <TabsTrigger value="reel">{t('Reel cover')}</TabsTrigger>
        </TabsList>
        <TabsContent value="post">
          <Composer key={slices[0]?.id ?? 'new'} network="instagram" initial={slices} />
        </TabsContent>
        <TabsContent value="carousel">
          <Cutter
            onPost={(shots) => {
              setSlices(shots);
              setView('post');
            }}
          />
        </TabsContent>
        <TabsContent value="grid">
          <ProfileGrid />
        </TabsContent>
        <TabsContent value="reel">
          <Cover
            text={t('A picture for the cover: whole in the reel, cut to a tile on your profile.')}
            shape={STORY}
            zones={REEL_ZONES}
            suffix="reel-cover"
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
