/** Stories: a scene from my characters, composed as a comic page, a picture with text, or something that plays. */

import { BookOpen, Eye, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { useOpenedBy, useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import { BACKGROUNDS, getScene, MAX_CAST, SCENE_INCOMPLETE, SCENE_TYPES } from '../calls/scene-calls.ts';
import type { UserAvatar } from '../contract.ts';
import { OptionSelect } from './option-select.tsx';
import { SceneCard } from './scene-card.tsx';
import { ComicOptions } from './scenes/comic-options.tsx';
import { ScenePicture } from './scenes/scene-picture.tsx';
import { intoView, isBelowTheFold } from './stage/into-view.ts';
import { BLANK_SCENE, castOf, draftOf, type SceneDraft, useScenes, withSpeaker } from './use-scenes.ts';

export function StoriesTab({ avatars }: { avatars: readonly UserAvatar[] }) {
  const [draft, setDraft, forget] = useKept<SceneDraft>('scene', BLANK_SCENE);
  const [shown, setShown] = useState<{ title: string; picture: string }>();
  const list = useRef<HTMLElement>(null);
  const scenes = useScenes(avatars);
  const set = (change: Partial<SceneDraft>) => setDraft({ ...draft, ...change });
  useOpenedBy(
    'scene',
    (id) => callApi(getScene, { params: { id } }),
    (scene) => setDraft(draftOf(scene)),
  );
  useTaken({
    'avatar-scene': ({ itemId }) =>
      setDraft((now) => ({
        ...now,
        cast: [...now.cast.filter((one) => one !== itemId), itemId].slice(-MAX_CAST),
      })),
    'scene-background': ({ assetId }) => setDraft((now) => ({ ...now, pictureId: assetId })),
  });
  const offered = avatars.filter((one, index) => index < 24 || draft.cast.includes(one.id));
  const cast = castOf(draft, avatars);
  const isComplete = draft.name.trim() !== '' && avatars.length > 0;
  const incomplete = () => notify({ title: SCENE_INCOMPLETE, variant: 'destructive' });

  const create = () => (isComplete ? scenes.save.mutate(draft, { onSuccess: showCreated }) : incomplete());
  const showCreated = () => {
    forget(BLANK_SCENE);
    if (isBelowTheFold(list.current)) intoView(list.current);
  };
  const preview = () =>
    isComplete
      ? scenes.preview.mutate(draft, { onSuccess: (picture) => setShown({ title: draft.name, picture }) })
      : incomplete();
  const toggle = (id: string) =>
    set({
      cast: draft.cast.includes(id)
        ? draft.cast.filter((one) => one !== id)
        : [...draft.cast, id].slice(-MAX_CAST),
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <Card>
        <CardContent className="p-5 sm:p-6">
          <form
            className="grid grid-cols-1 gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              create();
            }}
          >
            <FormField label={t('Scene Name')} id="scene-name">
              <Input
                value={draft.name}
                maxLength={120}
                placeholder={t('The first day')}
                onChange={(event) => set({ name: event.target.value })}
              />
            </FormField>
            <div className="grid grid-cols-2 gap-3">
              <OptionSelect
                label={t('Scene Type')}
                id="scene-type"
                value={draft.sceneType}
                choices={SCENE_TYPES}
                onChange={(sceneType) => set({ sceneType })}
              />
              <OptionSelect
                label={t('Background')}
                id="scene-background"
                value={draft.background}
                choices={BACKGROUNDS}
                onChange={(background) => set({ background })}
              />
            </div>
            {draft.sceneType === 'comic_strip' && <ComicOptions draft={draft} onChange={set} />}
            <ScenePicture pictureId={draft.pictureId} onChange={(pictureId) => set({ pictureId })} />
            <fieldset>
              <legend className="mb-2 font-medium text-sm">{t('Characters in Scene')}</legend>
              {avatars.length === 0 ? (
                <p className="text-muted-foreground text-sm">
                  {t('Save a character first, then use it in scenes.')}
                </p>
              ) : (
                <div className="flex flex-wrap gap-2">
                  {offered.map((avatar, index) => {
                    const isCast = draft.cast.length > 0 ? draft.cast.includes(avatar.id) : index < MAX_CAST;
                    return (
                      <button
                        key={avatar.id}
                        type="button"
                        aria-pressed={isCast}
                        onClick={() => toggle(avatar.id)}
                        title={avatar.name}
                        className={cn(
                          'focus-ring w-16 overflow-hidden rounded-lg border-2 border-transparent opacity-60',
                          isCast && 'border-primary opacity-100',
                        )}
                      >
                        {avatar.imageUrl && (
                          <img
                            src={smallUrl(avatar.imageUrl)}
                            alt=""
                            className="aspect-4/5 w-full object-cover"
                          />
                        )}
                        <span className="block truncate px-1 py-0.5 text-xs">{avatar.name}</span>
                      </button>
                    );
                  })}
                </div>
              )}
            </fieldset>
            <div className="grid grid-cols-1 gap-2">
              <FormField label={t('Scene Dialogue')} id="scene-dialogue">
                <Textarea
                  rows={4}
                  maxLength={500}
                  placeholder={t('What do they say?')}
                  value={draft.dialogue}
                  onChange={(event) => set({ dialogue: event.target.value })}
                />
              </FormField>
              {cast.length > 1 && (
                <div className="flex flex-wrap items-center gap-1.5 text-muted-foreground text-xs">
                  <span>{t('Who speaks:')}</span>
                  {cast.map(({ id, name }) => (
                    <button
                      key={id}
                      type="button"
                      aria-label={t('Line for {0}', name)}
                      onClick={() => set({ dialogue: withSpeaker(draft.dialogue, name) })}
                      className="focus-ring max-w-40 truncate rounded-full border bg-accent px-2.5 py-1 text-foreground hover:border-primary"
                    >
                      {name}:
                    </button>
                  ))}
                </div>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" pending={scenes.save.isPending} className="flex-1">
                {!scenes.save.isPending && <Plus />} {draft.editing ? t('Save Scene') : t('Create Scene')}
              </Button>
              <Button type="button" variant="outline" pending={scenes.preview.isPending} onClick={preview}>
                {!scenes.preview.isPending && <Eye />} {t('Preview')}
              </Button>
              {draft.editing && (
                <Button type="button" variant="ghost" onClick={() => setDraft(BLANK_SCENE)}>
                  {t('Cancel')}
                </Button>
              )}
            </div>
          </form>
        </CardContent>
      </Card>
      <section ref={list} aria-labelledby="scene-list" className="scroll-mt-20">
        <h2 id="scene-list" className="mb-4 font-semibold text-lg">
          {t('Your Scenes')}
        </h2>
        {scenes.query.isError ? (
          <ErrorState
            title={t('Your scenes could not be loaded')}
            onRetry={() => void scenes.query.refetch()}
          />
        ) : scenes.query.isPending ? (
          <Skeleton className="h-40" />
        ) : scenes.query.data.length === 0 ? (
          <Card>
            <EmptyState
              icon={<BookOpen />}
              title={t('No scenes created yet')}
              description={t('Put your characters in a scene.')}
            />
          </Card>
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {scenes.query.data.map((scene) => (
              <SceneCard
                key={scene.id}
                scene={scene}
                onView={() => setShown({ title: scene.name, picture: scene.pictureUrl })}
                onEdit={() => setDraft(draftOf(scene))}
                onDelete={() => scenes.remove.mutate(scene)}
                onChanged={scenes.refresh}
              />
            ))}
          </ul>
        )}
      </section>
      <Dialog open={shown !== undefined} onOpenChange={(isOpen) => !isOpen && setShown(undefined)}>
        <DialogContent className="sm:max-w-3xl">
          <DialogTitle>{shown?.title}</DialogTitle>
          <DialogDescription className="sr-only">{t('Your finished scene')}</DialogDescription>
          {shown && (
            <img
              src={shown.picture}
              alt={shown.title}
              className="max-h-[75vh] w-full rounded-lg object-contain"
            />
          )}
        </DialogContent>
      </Dialog>
    </div>
  );
}
