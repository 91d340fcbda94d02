/** The cover song maker: three tabs from a link to a music video. */

import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import { useRequireUser } from '#platform/browser/session.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { CreateTab } from './create-tab.tsx';
import { EditorTab } from './editor-tab.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { useCovers } from './use-covers.ts';

const TABS = { create: 'Create Cover', projects: 'My Projects', editor: 'Video Editor' } as const;
type Tab = keyof typeof TABS;

export function CoverSongPage() {
  const { user } = useRequireUser();
  if (!user) return <LoadingScreen label="Loading your cover songs..." />;
  return <CoverSongMaker />;
}

function CoverSongMaker() {
  const [tab, setTab] = useState<Tab>('create');
  const [editing, setEditing] = useState<string>();
  const covers = useCovers();
  return (
    <>
      <PageHeader
        title="Cover Song Maker"
        description="Turn a song into a personal music video: your face, your stage, singing and dancing on the beat."
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
          <ProjectsTab
            covers={covers}
            onCreate={() => setTab('create')}
            onEdit={(id) => {
              setEditing(id);
              setTab('editor');
            }}
          />
        </TabsContent>
        <TabsContent value="editor">
          <EditorTab key={editing} id={editing} onBrowse={() => setTab('projects')} />
        </TabsContent>
      </Tabs>
    </>
  );
}
