/** What the page does with notes, apart from writing in one. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { useCursorPages } from '#platform/browser/cursor-pages.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useLibrary } from '#platform/browser/library/library-pages.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { createNote, deleteNote, listNotes, MAX_PINNED, type NoteSort, updateNote } from '../contract.ts';

export function useNoteList(q: string, sort: NoteSort, isWanted: boolean) {
  const pinned = useQuery({
    ...apiQuery(listNotes, { query: { pinned: 'true', limit: Math.min(50, MAX_PINNED), sort } }),
    enabled: isWanted && q === '',
  });
  const pages = useCursorPages(listNotes, { sort, ...(q ? { q } : { pinned: 'false' }) });
  // What means the same without having the words.
  const near = useLibrary(
    { tool: 'note', q, limit: 20 },
    isWanted && q !== '' && pages.hasNextPage === false,
  );
  const found = new Set(pages.data?.map(({ id }) => id));
  return {
    pinned: q === '' ? (pinned.data ?? []) : [],
    pages,
    near: q === '' ? [] : (near.data ?? []).filter(({ itemId }) => !found.has(itemId)),
  };
}

export function useNoteActions(onDeleted: () => void) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: (body: BodyOf<typeof createNote>) => callApi(createNote, { body }),
    onSuccess: () => refreshAfter(client, createNote),
    onError: onErrorNotify(t('The note could not be made'), t('Please try again.')),
  });
  const pin = useMutation({
    mutationFn: ({ id, isPinned }: { id: string; isPinned: boolean }) =>
      callApi(updateNote, { params: { id }, body: { isPinned } }),
    onSuccess: (_, { id }) => refreshAfter(client, updateNote, { params: { id } }),
    onError: onErrorNotify(t('The note could not be pinned'), t('Please try again.')),
  });
  const remove = useDelete<{ id: string }>({
    contract: deleteNote,
    type: 'note',
    title: t('Note deleted'),
    onError: onErrorNotify(t('The note could not be deleted'), t('Please try again.')),
    onDeleted,
  });
  return { create, pin, remove };
}
