/** My scenes, and the calls that make, look at, change and delete them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  type Background,
  type ComicLayout,
  createScene,
  deleteScene,
  listScenes,
  MAX_CAST,
  previewScene,
  type Scene,
  type SceneType,
  updateScene,
} from '../calls/scene-calls.ts';
import type { UserAvatar } from '../contract.ts';

export interface SceneDraft {
  name: string;
  sceneType: SceneType;
  background: Background;
  /** A picture of mine in its place. */
  pictureId: string | null;
  dialogue: string;
  /** Ids of the chosen characters; none chosen means the newest three. */
  cast: string[];
  /** Of a comic; 0 panels: one for every line. */
  panels: number;
  layout: ComicLayout;
  hasOpener: boolean;
  editing: string | null;
}

export const BLANK_SCENE: SceneDraft = {
  name: '',
  sceneType: 'comic_strip',
  background: 'simple',
  pictureId: null,
  dialogue: '',
  cast: [],
  panels: 0,
  layout: 'grid',
  hasOpener: false,
  editing: null,
};

export const draftOf = (scene: Scene): SceneDraft => ({
  name: scene.name,
  sceneType: scene.sceneType,
  background: scene.background,
  pictureId: scene.sceneData.pictureId ?? null,
  dialogue: scene.characters[0]?.dialogue ?? '',
  cast: scene.characters.map((one) => one.characterId),
  panels: scene.sceneData.comic?.panels ?? 0,
  layout: scene.sceneData.comic?.layout ?? 'grid',
  hasOpener: scene.sceneData.comic?.hasOpener ?? false,
  editing: scene.id,
});

/** Who plays: those chosen, or the newest. */
export const castOf = ({ cast }: SceneDraft, avatars: readonly UserAvatar[]): UserAvatar[] =>
  (cast.length > 0 ? avatars.filter((one) => cast.includes(one.id)) : avatars).slice(0, MAX_CAST);

/** The script with a new line for somebody. */
export const withSpeaker = (dialogue: string, name: string): string =>
  `${dialogue.trimEnd() ? `${dialogue.trimEnd()}\n` : ''}${name}: `;

/** The spec's shape: at most three characters 150 apart, each with the scene's line, and one panel that holds the draft. */
export function bodyOf(draft: SceneDraft, avatars: readonly UserAvatar[]) {
  const { editing: _editing, ...content } = draft;
  return {
    name: draft.name.trim(),
    sceneType: draft.sceneType,
    background: draft.background,
    characters: castOf(draft, avatars).map((one, index) => ({
      characterId: one.id,
      position: { x: 100 + 150 * index, y: 200 },
      animation: 'idle' as const,
      dialogue: draft.dialogue,
    })),
    sceneData: {
      panels: [{ id: '1', layout: 'single', content }],
      pictureId: draft.pictureId,
      ...(draft.sceneType === 'comic_strip' && {
        comic: {
          ...(draft.panels > 0 && { panels: draft.panels }),
          layout: draft.layout,
          hasOpener: draft.hasOpener,
        },
      }),
    },
    isPublic: false,
  };
}

export function useScenes(avatars: readonly UserAvatar[]) {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listScenes));
  const refresh = () => refreshAfter(client, createScene);

  const save = useMutation({
    mutationFn: (draft: SceneDraft) => {
      const body = bodyOf(draft, avatars);
      return draft.editing
        ? callApi(updateScene, { params: { id: draft.editing }, body })
        : callApi(createScene, { body });
    },
    onSuccess: (_scene, { editing }) => {
      notify({ title: editing ? t('Scene saved successfully!') : t('Scene created successfully!') });
      return refresh();
    },
    onError: onErrorNotify(t('Failed to create scene')),
  });

  const remove = useDelete<Scene>({
    contract: deleteScene,
    type: 'scene',
    title: t('Scene deleted'),
    onError: (error) => handleApiError(error, { title: t('Failed to delete scene') }),
  });

  /** A picture of what is not kept yet. */
  const preview = useMutation({
    mutationFn: async (draft: SceneDraft) => {
      const answer = await fetch(previewScene.path, {
        method: previewScene.method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(draft, avatars)),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return URL.createObjectURL(await answer.blob());
    },
    onError: (error) =>
      handleApiError(error, { title: t('Preview Failed'), description: t('Failed to draw the scene.') }),
  });
  return { query, save, remove, preview, refresh };
}
