/** The right side: one note with its state of saving, its menu, and the notes that link to it. */

import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  ClipboardCopy,
  Download,
  Ellipsis,
  FileText,
  History,
  Pin,
  PinOff,
  Send,
  Share2,
  Trash2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { ShareDialog } from '#platform/browser/library/share-dialog.tsx';
import { copyText, downloadFile } from '#platform/browser/work/copy-download.ts';
import { cn } from '#ui/cn.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConflictDialog } from '#ui/overlay/conflict-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { VersionsDialog } from '#ui/overlay/versions-dialog.tsx';
import { MAX_TITLE } from '../blocks/block.ts';
import {
  createNote,
  getNote,
  getNoteVersion,
  listNoteVersions,
  NOTE_CHANGED,
  type Note,
  type NoteLink,
} from '../contract.ts';
import type { Saving } from './keep-note.ts';
import { NoteEditorArea, type OpenNote } from './note-editor.tsx';
import type { useNoteActions } from './use-notes.ts';

const STATES: Record<Saving, string> = {
  saved: t('Saved'),
  waiting: t('Saving…'),
  saving: t('Saving…'),
  failed: t('Not saved yet'),
  clash: t('Changed in another window'),
};

export interface NoteViewProps {
  id: string;
  userId: string;
  actions: ReturnType<typeof useNoteActions>;
}

export function NoteView({ id, userId, actions }: NoteViewProps) {
  const query = useQuery(apiQuery(getNote, { params: { id } }));
  if (query.data) return <Opened note={query.data} userId={userId} actions={actions} />;
  if (query.isError)
    return (
      <div className="grid justify-items-center gap-2 p-6">
        <ErrorState title={t('This note could not be loaded')} onRetry={() => void query.refetch()} />
        <Button asChild variant="link">
          <Link href="/notes">{t('All notes')}</Link>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4 p-8" aria-busy>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-5/6" />
      <Skeleton className="h-5 w-3/4" />
    </div>
  );
}

function Opened({
  note,
  userId,
  actions,
}: {
  note: Note;
  userId: string;
  actions: NoteViewProps['actions'];
}) {
  const [, navigate] = useLocation();
  const [saving, setSaving] = useState<{ state: Saving; problem: string | null }>({
    state: 'saved',
    problem: null,
  });
  const [open, setOpen] = useState<OpenNote | null>(null);
  const [first] = useState(note);
  const [showsVersions, setVersions] = useState(false);
  const [isSharing, setSharing] = useState(false);
  // Read again because another window saved.
  useEffect(() => open?.keeper.onRemote(note), [note, open]);
  const clash = saving.state === 'clash' ? open?.keeper.clash() : null;
  return (
    <>
      <header className="flex items-center gap-1 border-b px-3 py-2">
        <Button asChild variant="ghost" size="sm" className="lg:hidden">
          <Link href="/notes">
            <ArrowLeft /> {t('All notes')}
          </Link>
        </Button>
        <p
          role="status"
          className={cn(
            'min-w-0 flex-1 truncate px-2 text-muted-foreground text-xs max-lg:text-end',
            saving.state === 'failed' && 'text-warning',
          )}
        >
          {STATES[saving.state]}
          {saving.state === 'failed' && `. ${serverText(saving.problem ?? '') || t('Kept in this browser.')}`}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={note.isPinned ? t('Unpin') : t('Pin')}
          title={note.isPinned ? t('Unpin') : t('Pin')}
          aria-pressed={note.isPinned}
          onClick={() => actions.pin.mutate({ id: note.id, isPinned: !note.isPinned })}
        >
          {note.isPinned ? <PinOff /> : <Pin />}
        </Button>
        <SendToMenu item={note.id} variant="ghost" size="icon" label={t('Send to…')}>
          <Send />
        </SendToMenu>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={t('More')} title={t('More')}>
              <Ellipsis />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => void open?.keeper.flush().then(() => setVersions(true))}>
              <History /> {t('Version history')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => void open?.keeper.flush().then(() => setSharing(true))}>
              <Share2 /> {t('Share')}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              onSelect={() =>
                void open?.keeper
                  .flush()
                  .then(() => fetch(`/api/notes/${note.id}/export`, { credentials: 'include' }))
                  .then((answer) => answer.text())
                  .then((text) => copyText(text))
              }
            >
              <ClipboardCopy /> {t('Copy as Markdown')}
            </DropdownMenuItem>
            <DropdownMenuItem
              onSelect={() =>
                void open?.keeper.flush().then(() => downloadFile(`/api/notes/${note.id}/export`))
              }
            >
              <Download /> {t('Download as Markdown')}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              variant="destructive"
              onSelect={() => void open?.keeper.flush().then(() => actions.remove.mutate({ id: note.id }))}
            >
              <Trash2 /> {t('Delete')}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </header>
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        <NoteEditorArea
          note={first}
          userId={userId}
          onState={(state, problem) => setSaving({ state, problem })}
          onOpen={setOpen}
        />
        <Backlinks links={note.backlinks} />
      </div>
      {showsVersions && open && <Versions id={note.id} open={open} onClose={() => setVersions(false)} />}
      {isSharing && (
        <ShareDialog
          what={{ assetId: note.id }}
          title={note.title || t('Untitled')}
          onClose={() => setSharing(false)}
        />
      )}
      {clash && open && (
        <ConflictDialog
          problem={t(NOTE_CHANGED)}
          onError={onErrorNotify(t('That didn’t work'))}
          onCopy={async () => {
            const title = t('{0} (copy)', open.title() || t('Untitled')).slice(0, MAX_TITLE);
            const made = await callApi(createNote, { body: { title, blocks: open.editor.blocks() } });
            open.keeper.takeTheirs(clash);
            navigate(`/notes/${made.id}`);
          }}
          onOpenNewer={async () => open.keeper.takeTheirs(clash)}
          onReplace={() => open.keeper.replaceWithMine(clash.version)}
        />
      )}
    </>
  );
}

function Versions({ id, open, onClose }: { id: string; open: OpenNote; onClose: () => void }) {
  const { data } = useQuery({ ...apiQuery(listNoteVersions, { params: { id } }), staleTime: 0 });
  const [busy, setBusy] = useState<string>();
  const restore = (version: string) => {
    setBusy(version);
    callApi(getNoteVersion, { params: { id, version: Number(version) } })
      .then((found) => {
        open.setTitle(found.title);
        open.editor.show(found.blocks, { isUndoable: true });
        open.keeper.touched();
        onClose();
      })
      .catch(onErrorNotify(t('That version could not be opened')))
      .finally(() => setBusy(undefined));
  };
  return (
    <VersionsDialog
      versions={data?.map(({ version, name, savedAt }) => ({
        id: String(version),
        name: name || t('Untitled'),
        savedAt,
      }))}
      busy={busy}
      onRestore={restore}
      onClose={onClose}
    />
  );
}

function Backlinks({ links }: { links: readonly NoteLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="backlinks" className="mx-5 mb-8 border-t pt-4 sm:mx-8 lg:mx-10">
      <h2 id="backlinks" className="mb-2 font-medium text-muted-foreground text-sm">
        {t('Linked from')}
      </h2>
      <ul className="grid gap-1">
        {links.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/notes/${id}`}
              className="focus-ring inline-flex max-w-full items-center gap-2 rounded-md py-1 text-primary text-sm hover:underline"
            >
              <FileText aria-hidden className="size-4 shrink-0" />
              <span dir="auto" className="truncate">
                {title || t('Untitled')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
