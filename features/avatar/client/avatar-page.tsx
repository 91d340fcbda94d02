/** The character creator: five tabs around one character in the making. */

import { PersonStanding } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { capitalize } from '#platform/browser/format.ts';
import { useOpenedBy } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
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

const TABS = ['generate', 'customize', 'animate', 'stories', 'gallery'] as const;
type Tab = (typeof TABS)[number];

export function AvatarPage() {
  const { user } = useRequireUser();
  if (!user) return <LoadingScreen label="Loading your characters..." />;
  return <AvatarStudio />;
}

function AvatarStudio() {
  const [tab, setTab] = useAddressChoice('tab', TABS);
  const [draft, setDraft, forget] = useKept<CharacterDraft>('avatar', BLANK);
  const generate = useGenerate();
  const avatars = useAvatars();

  const edit = (avatar: UserAvatar) => {
    setDraft(fromSaved(avatar));
    setTab('customize');
  };
  useOpenedBy('character', (id) => callApi(getUserAvatar, { params: { id } }), edit);
  const wanted = new URLSearchParams(useSearch());
  const isStory = wanted.has('scene') || AVATAR_TARGETS.some(({ id }) => id === wanted.get('as'));
  const isFilm = wanted.has('film');
  useEffect(() => {
    if (isStory) setTab('stories');
    else if (isFilm) setTab('animate');
  }, [isStory, isFilm, setTab]);

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
        { onSuccess: ({ id }) => forget({ ...draft, editing: id }) },
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
                {capitalize(name)}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent value="generate">
          <GenerateTab {...maker} onSave={onSave} isSaving={avatars.save.isPending} />
        </TabsContent>
        <TabsContent value="customize">
          <CustomizeTab {...maker} />
        </TabsContent>
        <TabsContent value="animate">
          <AnimateTab draft={draft} onChange={setDraft} />
        </TabsContent>
        <TabsContent value="stories">
          <StoriesTab avatars={avatars.query.data ?? []} />
        </TabsContent>
        <TabsContent value="gallery">
          <GalleryTab avatars={avatars} onCreate={() => setTab('generate')} onEdit={edit} />
        </TabsContent>
      </Tabs>
    </>
  );
}
