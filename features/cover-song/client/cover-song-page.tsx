/** The cover song maker: three tabs from a link to a music video. */

import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { useOpened, useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice, useAddressValue } from '#platform/browser/work/use-address.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { CreateTab } from './create-tab.tsx';
import { EditorTab } from './editor-tab.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import type { Sent } from './sent-card.tsx';
import { useCovers } from './use-covers.ts';

const TABS = { create: t('Create Cover'), projects: t('My Projects'), editor: t('Video Editor') } as const;
type Tab = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as Tab[];

export function CoverSongPage() {
  const { user } = useRequireUser();
  if (!user) return <LoadingScreen label={t('Loading your cover songs...')} />;
  return <CoverSongMaker />;
}

function CoverSongMaker() {
  const [tab, setTab] = useAddressChoice('tab', TAB_NAMES);
  /** The cover in the editor; a reload opens it again. */
  const [editing, setEditing] = useAddressValue('edit');
  /** What another tool sent, until it is used in a cover song. */
  const [sent, setSent] = useState<Sent>();
  const covers = useCovers();
  const edit = (id: string) => {
    setEditing(id);
    setTab('editor');
  };
  const take = (as: Sent['as']) => (item: Sent['item']) => {
    setSent({ as, item });
    setTab(editing ? 'editor' : 'projects');
    if (!editing)
      void notify({ title: item.title, description: t('Open or create a cover song to add it.') });
  };
  useOpened('cover', edit);
  useTaken({
    'cover-stage': take('cover-stage'),
    'cover-face': take('cover-face'),
    'cover-performer': take('cover-performer'),
    'cover-song': take('cover-song'),
    'cover-own-song': ({ itemId }) =>
      itemId && covers.begin.mutate(itemId, { onSuccess: ({ id }) => edit(id) }),
  });
  return (
    <>
      <PageHeader
        title={t('Cover Song Maker')}
        description={t(
          'Turn a song into a personal music video: your face, your stage, singing and dancing on the beat.',
        )}
        icon={<MicVocal />}
      />
      <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <div className="overflow-x-auto">
          <TabsList>
            {Object.entries(TABS).map(([value, name]) => (
              <TabsTrigger key={value} value={value}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent value="create">
          <CreateTab create={covers.create} onCreated={() => setTab('projects')} />
        </TabsContent>
        <TabsContent value="projects">
          <ProjectsTab covers={covers} onCreate={() => setTab('create')} onEdit={edit} />
        </TabsContent>
        <TabsContent value="editor">
          <EditorTab
            key={editing}
            id={editing || undefined}
            sent={sent}
            onSentDone={() => setSent(undefined)}
            onBrowse={() => setTab('projects')}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
