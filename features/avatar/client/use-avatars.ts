/** Templates and kept characters, and the calls that make and change them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { downloadBlob } from '#platform/browser/work/copy-download.ts';
import {
  type CharacterData,
  createUserAvatar,
  deleteUserAvatar,
  generateAvatar,
  getAvatarModel,
  listAvatarTemplates,
  listUserAvatars,
  renameUserAvatar,
  type UserAvatar,
  updateUserAvatar,
} from '../contract.ts';
import type { CharacterDraft } from './draft/draft.ts';

export const useTemplates = (category: string, style: string) =>
  useQuery(apiQuery(listAvatarTemplates, { query: { category: category as 'all', style: style as 'all' } }));

export function useGenerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof generateAvatar>) => callApi(generateAvatar, { body }),
    onSuccess: () => {
      notify({ title: t('Avatar generated successfully!') });
      return refreshAfter(client, generateAvatar);
    },
    onError: onErrorNotify(t('Failed to generate avatar')),
  });
}

/** As many characters as the call takes. */
export const MAX_NAME = 120;

/** What it is called where nobody gave it a name. */
export const suggestedName = ({ description }: Pick<CharacterDraft, 'description'>): string =>
  cutText(description.trim(), MAX_NAME).trim() || t('My Avatar');

const bodyOf = (draft: CharacterDraft & { imageUrl: string }) => ({
  name: draft.name.trim() || suggestedName(draft),
  description: draft.description.trim() || null,
  templateId: draft.templateId,
  imageUrl: draft.imageUrl,
  characterData: draft.data,
  isConsistent: true,
});

export function useAvatars() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listUserAvatars));
  const refresh = () => refreshAfter(client, createUserAvatar);

  const save = useMutation({
    mutationFn: (draft: CharacterDraft & { imageUrl: string }) =>
      draft.editing
        ? callApi(updateUserAvatar, { params: { id: draft.editing }, body: bodyOf(draft) })
        : callApi(createUserAvatar, { body: bodyOf(draft) }),
    onSuccess: () => {
      notify({ title: t('Avatar saved successfully!') });
      return refresh();
    },
    onError: onErrorNotify(t('Failed to save avatar')),
  });

  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(renameUserAvatar, { params: { id }, body: { name } }),
    onSuccess: ({ name }) => {
      notify({ title: t('Renamed to “{0}”', name) });
      return refresh();
    },
    onError: onErrorNotify(t('Failed to rename')),
  });

  const remove = useDelete<UserAvatar>({
    contract: deleteUserAvatar,
    type: 'avatar',
    title: t('Avatar deleted successfully!'),
    onError: (error) => handleApiError(error, { title: t('Failed to delete avatar') }),
  });

  return { query, save, rename, remove };
}

/** The character as a file for other 3D programs. */
export function useModelFile() {
  return useMutation({
    mutationFn: async ({ data, name }: { data: CharacterData; name: string }) => {
      const answer = await fetch(getAvatarModel.path, {
        method: getAvatarModel.method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ characterData: data, name }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      downloadBlob(await answer.blob(), fileNameOf(name, 'glb', 'character'));
    },
    onError: (error) =>
      handleApiError(error, {
        title: t('Download Failed'),
        description: t('Failed to create the GLB file.'),
      }),
  });
}
