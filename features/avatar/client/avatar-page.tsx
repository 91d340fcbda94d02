/** The character creator: five tabs around one character in the making. */

import { PersonStanding } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
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
import { BLANK, type CharacterDraft, forReading, fromSaved } from './draft/draft.ts';
import type { MakerProps } from './draft/maker-props.ts';
import { GalleryTab } from './gallery-tab.tsx';
import { GenerateTab } from './generate-tab.tsx';
import { StoriesTab } from './stories-tab.tsx';
import { useAvatars, useGenerate } from './use-avatars.ts';

const TABS = ['generate', 'customize', 'animate', 'stories', 'gallery'] as const;
type Tab = (typeof TABS)[number];

export function AvatarPage() {
  const { user } = useRequireUser();
  if (!user) return <LoadingScreen label={t('Loading your characters...')} />;
  return <AvatarStudio />;
}

function AvatarStudio() {
  const [tab, setTab] = useAddressChoice('tab', TABS);
  const [draft, setDraft, forget] = useKept<CharacterDraft>('character', BLANK);
  const [isSaving, setIsSaving] = useState(false);
  /** Two clicks in a row are one wish. */
  const isBusy = useRef(false);
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

  const make = async (
    { followDescription = true, engine = 'builtin' }: Parameters<MakerProps['onGenerate']>[0] = {},
    from = draft,
  ): Promise<CharacterDraft | undefined> => {
    const start = followDescription ? forReading(from) : from;
    const made = await generate
      .mutateAsync({
        description: from.description.trim() || t('A friendly character'),
        style: from.data.style.artStyle,
        category: 'cartoon',
        characterData: followDescription ? start.base : from.data,
        removed: start.removed.map(({ field, value }) => ({ field, value })),
        followDescription,
        engine,
      })
      .catch(() => undefined);
    if (!made) return undefined;
    const { imageUrl, characterData: data, understood, engine: maker } = made;
    // A template's own words are no wish of the person.
    const isOwnText = start.templateId === null || from.description !== from.readText;
    const unused = isOwnText ? made.unused : [];
    const next: CharacterDraft = {
      ...start,
      imageUrl,
      data,
      base: { ...start.base, seed: data.seed },
      isStale: false,
      engine: maker,
      ...(followDescription && { understood, unused, readText: from.description }),
    };
    setDraft(next);
    return next;
  };
  /** A picture that shows the character as it was before the last change is made again first. */
  const save = async (asNew: boolean) => {
    const ready = draft.imageUrl && !draft.isStale ? draft : await make({ followDescription: false });
    if (!ready?.imageUrl) return;
    const { imageUrl } = ready;
    const saved = await avatars.save
      .mutateAsync({ ...ready, imageUrl, editing: asNew ? null : ready.editing })
      .catch(() => undefined);
    if (saved) forget({ ...ready, name: saved.name, editing: saved.id });
  };
  const onSave = async (canDraw: boolean, asNew: boolean) => {
    if (!draft.imageUrl && !canDraw) return notify({ title: t('No avatar to save'), variant: 'destructive' });
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    await save(asNew);
    isBusy.current = false;
    setIsSaving(false);
  };
  const rename = (name: string) => {
    const id = draft.editing;
    if (!id) return;
    avatars.rename.mutate(
      { id, name },
      { onSuccess: () => setDraft((now) => (now.editing === id ? { ...now, name } : now)) },
    );
  };
  const maker = {
    draft,
    onChange: setDraft,
    onGenerate: (options) => make(options),
    isGenerating: generate.isPending,
    isSaving,
    onRename: rename,
  } satisfies Omit<MakerProps, 'onSave'>;

  return (
    <>
      <PageHeader
        title={t('3D Avatar & Character Creator')}
        description={t(
          'Create characters, customize them, make them move and speak, and put them in stories.',
        )}
        icon={<PersonStanding />}
      />
      <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <div className="mb-6">
          <TabsList className="max-sm:flex max-sm:w-full max-sm:gap-0">
            {TABS.map((name) => (
              <TabsTrigger key={name} value={name} className="max-sm:px-1 max-sm:text-[0.8125rem]">
                {labelOf(name)}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent value="generate">
          <GenerateTab {...maker} onSave={(asNew) => void onSave(false, asNew)} />
        </TabsContent>
        <TabsContent value="customize">
          <CustomizeTab {...maker} onSave={(asNew) => void onSave(true, asNew)} />
        </TabsContent>
        <TabsContent value="animate">
          <AnimateTab draft={draft} avatars={avatars.query.data ?? []} onChange={setDraft} />
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
