/** All notes, the pinned ones first: found by words and by meaning, in three orders. */

import { ArrowUpDown, NotebookPen, Pin, Search } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { NOTE_SORTS, type NoteSort, type NoteSummary } from '../contract.ts';
import type { useNoteList } from './use-notes.ts';

const SORT_NAMES: Record<NoteSort, string> = {
  updated: t('Last changed'),
  created: t('Newest'),
  title: t('By title'),
};

export interface NoteListProps {
  list: ReturnType<typeof useNoteList>;
  openId: string;
  text: string;
  onText: (text: string) => void;
  sort: NoteSort;
  onSort: (sort: NoteSort) => void;
}

export function NoteList({ list, openId, text, onText, sort, onSort }: NoteListProps) {
  const { pinned, pages, near } = list;
  const found = pages.data ?? [];
  const isEmpty = pages.data !== undefined && pinned.length + found.length + near.length === 0;
  return (
    <section aria-label={t('My notes')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex gap-2 border-b p-3">
        <div className="relative min-w-0 flex-1">
          <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            aria-label={t('Search notes')}
            placeholder={t('Search notes')}
            value={text}
            onChange={(event) => onText(event.target.value)}
            className="pl-9"
          />
        </div>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="outline"
              size="icon"
              aria-label={t('Order: {0}', SORT_NAMES[sort])}
              title={t('Order: {0}', SORT_NAMES[sort])}
            >
              <ArrowUpDown />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup value={sort} onValueChange={(value) => onSort(value as NoteSort)}>
              {NOTE_SORTS.map((value) => (
                <DropdownMenuRadioItem key={value} value={value}>
                  {SORT_NAMES[value]}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {pages.isError && !pages.data ? (
          <ErrorState title={t('Your notes could not be loaded')} onRetry={() => void pages.refetch()} />
        ) : pages.data === undefined ? (
          <div className="grid gap-2 p-1">
            {[1, 2, 3, 4, 5].map((one) => (
              <Skeleton key={one} className="h-16 rounded-lg" />
            ))}
          </div>
        ) : isEmpty ? (
          <EmptyState
            compact
            icon={<NotebookPen />}
            title={text ? t('Nothing found') : t('No notes yet')}
            description={text ? t('Try other words.') : t('Write the first one: it saves itself.')}
          />
        ) : (
          <>
            <Rows notes={pinned} openId={openId} />
            <Rows notes={found} openId={openId} sort={sort} />
            {near.length > 0 && (
              <>
                <h2 className="px-3 pt-4 pb-1 font-medium text-muted-foreground text-xs">
                  {t('Close in meaning')}
                </h2>
                <ul>
                  {near.map(({ itemId, title, createdAt }) => (
                    <Row
                      key={itemId}
                      id={itemId}
                      title={title}
                      excerpt=""
                      at={createdAt}
                      isOpen={itemId === openId}
                    />
                  ))}
                </ul>
              </>
            )}
            <ShowMore pages={pages} className="my-3" />
          </>
        )}
      </div>
    </section>
  );
}

function Rows({ notes, openId, sort }: { notes: readonly NoteSummary[]; openId: string; sort?: NoteSort }) {
  if (notes.length === 0) return null;
  return (
    <ul className="not-last:mb-1 not-last:border-b not-last:pb-1">
      {notes.map(({ id, title, excerpt, isPinned, createdAt, updatedAt }) => (
        <Row
          key={id}
          id={id}
          title={title}
          excerpt={excerpt}
          isPinned={isPinned}
          at={sort === 'created' ? createdAt : updatedAt}
          isOpen={id === openId}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  id: string;
  title: string;
  excerpt: string;
  at: string;
  isPinned?: boolean;
  isOpen: boolean;
}

function Row({ id, title, excerpt, at, isPinned, isOpen }: RowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_4.25rem] [content-visibility:auto]">
      <Link
        href={`/notes/${id}`}
        aria-current={isOpen ? 'page' : undefined}
        className={cn(
          'focus-ring block rounded-lg px-3 py-2 transition-colors -outline-offset-2 hover:bg-accent/60',
          isOpen && 'bg-accent text-accent-foreground',
        )}
      >
        <span className="flex items-center gap-2">
          <span dir="auto" className="min-w-0 flex-1 truncate text-left font-medium text-sm">
            {title || t('Untitled')}
          </span>
          {isPinned && <Pin aria-label={t('Pinned')} className="size-3.5 shrink-0 text-primary" />}
        </span>
        <span className="mt-0.5 flex gap-2 text-muted-foreground text-xs">
          <span className="shrink-0">{showDate(at)}</span>
          <span dir="auto" className="min-w-0 truncate">
            {excerpt}
          </span>
        </span>
      </Link>
    </li>
  );
}
