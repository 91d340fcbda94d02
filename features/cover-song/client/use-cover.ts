/** One cover song in the editor: read once, changed piece by piece, each change kept at once. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import {
  type CoverTrack,
  type chooseSong as chooseCall,
  chooseSong,
  confirmRights,
  performSong,
  trimSong,
  uploadSong,
} from '../calls/song-calls.ts';
import {
  type CoverProject,
  deleteFace,
  getCoverSong,
  listCoverSongs,
  putCharacter,
  putScenes,
  type SongCharacter,
  type SongScene,
  updateCoverSong,
  uploadBackground,
  uploadFace,
} from '../contract.ts';
import type { Aspect } from '../enums.ts';

export type CoverEditing = ReturnType<typeof useCover>;

/* The contract describes a form by its content type only, so its body has no schema to type it by. */
const formOf = (field: string, file: File, more: Record<string, string> = {}): never => {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append(field, file, file.name);
  return form as never;
};

export function useCover(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = apiKey(getCoverSong, { params });
  const query = useQuery(apiQuery(getCoverSong, { params }));

  const change = (part: (before: CoverProject) => Partial<CoverProject>) =>
    client.setQueryData<CoverProject>(key, (before) => before && { ...before, ...part(before) });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: apiKey(listCoverSongs) });
  };
  /** Changes of one project are sent in the order in which they were made. */
  const scope = { id: `cover-song-${id}` };
  const failed = (title: string, description: string) => (error: unknown) => {
    onErrorNotify(title, description)(error);
    void client.invalidateQueries({ queryKey: key });
  };
  const notSaved = failed(t('Not saved'), t('Your change could not be saved. Please try again.'));
  const keepSong = async (song: CoverTrack) => {
    change(() => ({ song }));
    await refresh();
  };

  const character = useMutation({
    scope,
    mutationFn: (body: BodyOf<typeof putCharacter>) => callApi(putCharacter, { params, body }),
    onMutate: async ({ chosenFace, name, ...body }) => {
      await client.cancelQueries({ queryKey: key });
      change((before) => ({ character: { ...before.character, ...body } as SongCharacter }));
    },
    onSuccess: (saved) => change(() => ({ character: saved })),
    onError: notSaved,
  });
  const face = useMutation({
    scope,
    mutationFn: (file: File) =>
      callApi(uploadFace, { params, body: formOf('file', file, { confirmed: 'true' }) }),
    onSuccess: (saved) => change(() => ({ character: saved })),
    onError: failed(t('Photo not used'), t('The photo could not be used. Please try another one.')),
  });
  const withoutFace = useMutation({
    scope,
    mutationFn: () => callApi(deleteFace, { params }),
    onSuccess: (saved) => change(() => ({ character: saved })),
    onError: notSaved,
  });
  const saveScenes = useMutation({
    scope,
    mutationFn: (scenes: SongScene[]) => callApi(putScenes, { params, body: { scenes } }),
    onError: notSaved,
  });
  const background = useMutation({
    mutationFn: (file: File) => callApi(uploadBackground, { params, body: formOf('file', file) }),
    onError: failed(t('Picture not used'), t('The picture could not be used. Please try another one.')),
  });
  const upload = useMutation({
    scope,
    mutationFn: (file: File) => callApi(uploadSong, { params, body: formOf('audio', file) }),
    onSuccess: keepSong,
    onError: failed(t('Recording not used'), t('The recording could not be used. Please try another one.')),
  });
  const choose = useMutation({
    scope,
    mutationFn: (body: BodyOf<typeof chooseCall>) => callApi(chooseSong, { params, body }),
    onSuccess: keepSong,
    onError: failed(t('Song not chosen'), t('The song could not be chosen. Please try again.')),
  });
  const trim = useMutation({
    scope,
    mutationFn: (part: BodyOf<typeof trimSong>) => callApi(trimSong, { params, body: part }),
    onSuccess: keepSong,
    onError: notSaved,
  });
  const rights = useMutation({
    scope,
    mutationFn: (confirmed: boolean) => callApi(confirmRights, { params, body: { confirmed } }),
    onSuccess: (song) => change(() => ({ song })),
    onError: notSaved,
  });

  const aspect = useMutation({
    scope,
    mutationFn: (wanted: Aspect) => callApi(updateCoverSong, { params, body: { aspect: wanted } }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: key });
      change(() => ({ aspect: wanted }));
    },
    onError: notSaved,
  });
  const perform = useMutation({
    scope,
    mutationFn: (body: BodyOf<typeof performSong>) => callApi(performSong, { params, body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: key });
      change(({ song }) => ({ song: song && { ...song, ...body } }));
    },
    onSuccess: (song) => change(() => ({ song })),
    onError: notSaved,
  });

  return {
    query,
    refresh,
    /** Shows scenes at once; they are kept by `saveScenes`. */
    showScenes: (scenes: SongScene[]) => change(() => ({ scenes })),
    character,
    face,
    withoutFace,
    saveScenes,
    background,
    upload,
    choose,
    trim,
    rights,
    aspect,
    perform,
  };
}
