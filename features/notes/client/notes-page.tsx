/** Notes: the list on the left, the one that is open on the right; on phones one at a time. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, FileUp, NotebookPen, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '#common/api-client.ts';
import type { LibraryDetails } from '#common/library.ts';
import { t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { downloadFile } from '#platform/browser/work/copy-download.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { MAX_CHARACTERS, MAX_TITLE, TOO_LONG } from '../blocks/block.ts';
import { importNotes, NOTE_SORTS } from '../contract.ts';
import { NoteList } from './note-list.tsx';
import { NoteView } from './note-view.tsx';
import { thingOf } from './thing-of-item.ts';
import { useNoteActions, useNoteList } from './use-notes.ts';

const PATH = '/notes';

export function NotesPage() {
  const { user } = useRequireUser();
  const [path, navigate] = useLocation();
  const id = decodeURIComponent(path.slice(PATH.length + 1).replace(/\/+$/, ''));
  const [text, setText] = useState('');
  const [sort, setSort] = useAddressChoice('sort', NOTE_SORTS);
  const list = useNoteList(useDebounced(text.trim()), sort, user !== null);
  const actions = useNoteActions(() => navigate(PATH));
  const { create } = actions;
  const begin = (body: Parameters<typeof create.mutate>[0] = {}) =>
    create.mutate(body, { onSuccess: (note) => navigate(`${PATH}/${note.id}`) });
  useTaken({ note: (item) => begin(noteOf(item)) }, user !== null);

  if (!user) return <LoadingScreen label={t('Loading your notes...')} />;
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-8rem)] lg:min-h-[34rem]">
      <PageHeader
        title={t('Notes')}
        description={t('Write notes with pictures, films and tasks, and link them to each other.')}
        icon={<NotebookPen />}
        className={cn('sm:mb-6', id && 'max-lg:hidden')}
        actions={
          <>
            <Button pending={create.isPending} onClick={() => begin()}>
              <Plus /> {t('New note')}
            </Button>
            <AllNotes onFile={(body) => create.mutateAsync(body)} />
          </>
        }
      />
      <div className="grid min-h-0 flex-1 grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card className={cn('flex min-h-0 flex-col overflow-hidden', id && 'max-lg:hidden')}>
          <NoteList list={list} openId={id} text={text} onText={setText} sort={sort} onSort={setSort} />
        </Card>
        <Card
          className={cn(
            'flex min-h-0 flex-col lg:overflow-hidden',
            id
              ? 'max-lg:-mx-4 max-lg:-my-6 max-lg:min-h-[calc(100dvh-4rem)] max-lg:rounded-none max-lg:border-x-0 sm:max-lg:-mx-6 sm:max-lg:-my-8'
              : 'max-lg:hidden',
          )}
        >
          {id ? (
            <NoteView key={id} id={id} userId={user.id} actions={actions} />
          ) : (
            <EmptyState
              className="flex-1"
              icon={<NotebookPen />}
              title={t('Choose a note, or write a new one')}
              description={t('Everything you write is saved by itself, with its earlier versions.')}
              action={
                <Button variant="outline" onClick={() => begin()}>
                  <Plus /> {t('New note')}
                </Button>
              }
            />
          )}
        </Card>
      </div>
    </div>
  );
}

/** A thing from another tool on a page of its own, with the words that are said in it. */
function noteOf(item: LibraryDetails): Parameters<ReturnType<typeof useNoteActions>['create']['mutate']>[0] {
  const type = thingOf(item);
  const words = item.kind === 'transcript' ? (item.text ?? '') : '';
  return {
    title: item.title.slice(0, MAX_TITLE),
    blocks: [
      ...(type ? [{ id: 'thing', type, ref: item.id, name: item.title.slice(0, 300) }] : []),
      ...words
        .slice(0, MAX_CHARACTERS - 1000)
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line, at) => ({
          id: `line${at}`,
          type: 'paragraph' as const,
          content: [{ type: 'text' as const, text: line.trim() }],
        })),
    ],
  };
}

type NewNote = Parameters<ReturnType<typeof useNoteActions>['create']['mutateAsync']>[0];

/** How many notes were in it. */
async function addZip(client: QueryClient, file: File): Promise<number> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    // A form has no schema to type it by.
    const { added } = await callApi(importNotes, { body: form as never } as never);
    await refreshAfter(client, importNotes);
    return added;
  } catch (error) {
    onErrorNotify(t('The archive could not be added'))(error);
    return 0;
  }
}

/** What concerns all of them: in and out. */
function AllNotes({ onFile }: { onFile: (body: NewNote) => Promise<unknown> }) {
  const client = useQueryClient();
  const files = useRef<HTMLInputElement>(null);
  const read = async (list: readonly File[]) => {
    let made = 0;
    for (const file of list) {
      if (/\.zip$/i.test(file.name)) {
        made += await addZip(client, file);
        continue;
      }
      const markdown = await file.text();
      const title = file.name.replace(/\.(md|markdown|txt)$/i, '').slice(0, MAX_TITLE);
      if (markdown.length > MAX_CHARACTERS) {
        notify({
          title: file.name,
          description: t(TOO_LONG),
          variant: 'destructive',
        });
        continue;
      }
      // The heading at its top is its title; the file's name where there is none.
      const body = /^\s*# /.test(markdown) ? { markdown } : { title, markdown };
      if (await onFile(body).catch(() => null)) made++;
    }
    if (made > 0) notify({ title: tn(made, '{n} note was added', '{n} notes were added') });
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label={t('All notes')} title={t('All notes')}>
            <Ellipsis />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => files.current?.click()}>
            <FileUp /> {t('Add Markdown files')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => downloadFile('/api/notes/export')}>
            <Download /> {t('Download all as Markdown')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={files}
        type="file"
        accept=".md,.markdown,.txt,.zip,text/markdown,text/plain,application/zip"
        multiple
        hidden
        aria-label={t('Add Markdown files')}
        onChange={(event) => {
          void read([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
