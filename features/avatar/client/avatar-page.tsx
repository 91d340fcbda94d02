/** The character creator: five tabs around one character in the making. */

import { PersonStanding } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { useOpenedBy } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { getUserAvatar, type UserAvatar } from '../contract.ts';
import { AVATAR_TARGETS } from './accepts.ts';
import { AnimateTab } from './animate/animate-tab.tsx';
import { CustomizeTab } from './customize-tab.tsx';
import { BLANK, type CharacterDraft, fromSaved } from './draft.ts';
import { GalleryTab } from './gallery-tab.tsx';
import { GenerateTab, type MakerProps } from './generate-tab.tsx';
import { StoriesTab } from './stories-tab.tsx';
import { useAvatars, useGenerate } from './use-avatars.ts';

const TABS = ['Generate', 'Customize', 'Animate', 'Stories', 'Gallery'] as const;
type Tab = (typeof TABS)[number];

export function AvatarPage() {
  const { user } = useRequireUser();
  if (!user) return <LoadingScreen label="Loading your characters..." />;
  return <AvatarStudio />;
}

function AvatarStudio() {
  const [tab, setTab] = useState<Tab>('Generate');
  const [draft, setDraft] = useState<CharacterDraft>(BLANK);
  const generate = useGenerate();
  const avatars = useAvatars();

  const edit = (avatar: UserAvatar) => {
    setDraft(fromSaved(avatar));
    setTab('Customize');
  };
  useOpenedBy('character', (id) => callApi(getUserAvatar, { params: { id } }), edit);
  const wanted = new URLSearchParams(useSearch());
  const isStory =
    wanted.has('scene') ||
    wanted.get('tab') === 'stories' ||
    AVATAR_TARGETS.some(({ id }) => id === wanted.get('as'));
  const isFilm = wanted.has('film') || wanted.get('tab') === 'animate';
  useEffect(() => {
    if (isStory) setTab('Stories');
    else if (isFilm) setTab('Animate');
  }, [isStory, isFilm]);

  const onGenerate: MakerProps['onGenerate'] = ({ followDescription = true, engine = 'builtin' } = {}) =>
    generate.mutate(
      {
        description: draft.description.trim() || 'A friendly character',
        style: draft.data.style.artStyle,
        category: 'cartoon',
        characterData: draft.data,
        followDescription,
        engine,
      },
      {
        onSuccess: ({ imageUrl, characterData, understood, engine: made }) =>
          setDraft((now) => ({ ...now, imageUrl, data: characterData, understood, engine: made })),
      },
    );
  const onSave = () => {
    const { imageUrl } = draft;
    if (!imageUrl) notify({ title: 'No avatar to save', variant: 'destructive' });
    else
      avatars.save.mutate(
        { ...draft, imageUrl },
        { onSuccess: ({ id }) => setDraft((now) => ({ ...now, editing: id })) },
      );
  };
  const maker: MakerProps = { draft, onChange: setDraft, onGenerate, isGenerating: generate.isPending };

  return (
    <>
      <PageHeader
        title="3D Avatar & Character Creator"
        description="Create characters, shape them, make them move and speak, and put them into stories."
        icon={<PersonStanding />}
      />
      <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <div className="mb-6 overflow-x-auto">
          <TabsList>
            {TABS.map((name) => (
              <TabsTrigger key={name} value={name}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent value="Generate">
          <GenerateTab {...maker} onSave={onSave} isSaving={avatars.save.isPending} />
        </TabsContent>
        <TabsContent value="Customize">
          <CustomizeTab {...maker} />
        </TabsContent>
        <TabsContent value="Animate">
          <AnimateTab draft={draft} onChange={setDraft} />
        </TabsContent>
        <TabsContent value="Stories">
          <StoriesTab avatars={avatars.query.data ?? []} />
        </TabsContent>
        <TabsContent value="Gallery">
          <GalleryTab avatars={avatars} onCreate={() => setTab('Generate')} onEdit={edit} />
        </TabsContent>
      </Tabs>
    </>
  );
}
