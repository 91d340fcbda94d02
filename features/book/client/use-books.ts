/** My books: listing, making, changing, following and deleting them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import type { ExportFormat, Paper } from '../book-limits.ts';
import {
  addBookPage,
  type Book,
  type BookSummary,
  changeBookPage,
  createBook,
  deleteBook,
  deleteBookPage,
  exportBook,
  getBook,
  listBooks,
  moveBookPage,
  type PageChange,
  shareBook,
  unshareBook,
  updateBook,
} from '../contract.ts';
import { type BookDraft, toOrder } from './book-draft.ts';

const FAILED = t('The book could not be made');
const TRY_AGAIN = t('Please try again.');
const NOT_CHANGED = t('The book could not be changed');

export function useBooks(isSignedIn: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...apiQuery(listBooks), enabled: isSignedIn });
  const make = useMutation({
    mutationFn: (draft: BookDraft) => callApi(createBook, { body: toOrder(draft) }),
    onSuccess: () => refreshAfter(client, createBook, {}),
    onError: onErrorNotify(FAILED, TRY_AGAIN),
  });
  const remove = useDelete<Pick<BookSummary, 'id' | 'status' | 'pageCount'>>({
    contract: deleteBook,
    type: 'book',
    title: t('Book deleted'),
    onError: (error) =>
      handleApiError(error, { title: t('Not deleted'), description: t('The book could not be deleted.') }),
    isFinal: ({ pageCount }) => pageCount === 0,
  });
  return { query, make, remove, books: query.data ?? [] };
}

/** One thing that is done to a page or to the book; the id says which page is meant, whatever moved meanwhile. */
export type BookChange =
  | { type: 'page'; n: number; pageId: string; change: PageChange }
  | { type: 'add'; after: number; pageId: string }
  | { type: 'move'; n: number; pageId: string; to: number }
  | { type: 'delete'; n: number; pageId: string }
  | { type: 'book'; title?: string; author?: string; blurb?: string };

export function useBook(id: string) {
  const client = useQueryClient();
  const query = useQuery(apiQuery(getBook, { params: { id } }));
  const book = query.data;
  const following = useJob(book?.jobId, {
    isWanted: book?.status === 'pending',
    onEnd: ({ status, error }) => {
      void query.refetch();
      if (status === 'failed')
        notify({ title: FAILED, description: error ?? TRY_AGAIN, variant: 'destructive' });
    },
  });
  const exporting = useJob(book?.exportJobId, {
    isWanted: Boolean(book?.exportJobId),
    onEnd: ({ status, error }, wasRunning) => {
      void query.refetch();
      if (status === 'completed' && wasRunning) notify({ title: t('Your file is ready') });
      if (status === 'failed')
        notify({
          title: t('The file could not be made'),
          description: error ?? TRY_AGAIN,
          variant: 'destructive',
        });
    },
  });
  const change = useMutation({
    mutationFn: (asked: BookChange) => {
      if (asked.type === 'page')
        return callApi(changeBookPage, {
          params: { id, n: asked.n },
          body: { ...asked.change, pageId: asked.pageId },
        });
      if (asked.type === 'add')
        return callApi(addBookPage, {
          params: { id },
          body: { after: asked.after, text: '', pageId: asked.pageId },
        });
      if (asked.type === 'move')
        return callApi(moveBookPage, {
          params: { id, n: asked.n },
          body: { to: asked.to, pageId: asked.pageId },
        });
      if (asked.type === 'delete')
        return callApi(deleteBookPage, { params: { id, n: asked.n }, query: { pageId: asked.pageId } });
      const { type: _, ...body } = asked;
      return callApi(updateBook, { params: { id }, body });
    },
    onSuccess: () => refreshAfter(client, updateBook, { params: { id } }),
    onError: onErrorNotify(NOT_CHANGED, TRY_AGAIN),
  });
  const make = useMutation({
    mutationFn: (body: { format: ExportFormat; paper: Paper }) =>
      callApi(exportBook, { params: { id }, body }),
    onSuccess: () => refreshAfter(client, exportBook, { params: { id } }),
    onError: onErrorNotify(t('The file could not be made'), TRY_AGAIN),
  });
  /** The same sentence once more: it gives another story. */
  const another = useMutation({
    mutationFn: ({ prompt, kind, format, readers, language, author, pageCount, company }: Book) =>
      callApi(createBook, {
        body: {
          prompt,
          kind,
          format,
          readers,
          language,
          author,
          pages: pageCount,
          characterIds: company.flatMap((one) => one.characterId ?? []),
        },
      }),
    onSuccess: () => refreshAfter(client, createBook, {}),
    onError: onErrorNotify(FAILED, TRY_AGAIN),
  });
  const share = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) await callApi(shareBook, { params: { id } });
      else await callApi(unshareBook, { params: { id } });
    },
    onSuccess: () => refreshAfter(client, shareBook, { params: { id } }),
    onError: onErrorNotify(NOT_CHANGED, TRY_AGAIN),
  });
  return { query, book, following, exporting, change, make, another, share };
}
