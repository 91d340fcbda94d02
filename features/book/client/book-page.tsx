/** The book creator: what a book is made from on the left, its pages on the right. */

import { BookOpen, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { serverText, t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showMoment, showNumber } from '#platform/browser/format.ts';
import { useOpened, useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { ABOUT_REQUIRED, type BookSummary, CANCELLED } from '../contract.ts';
import { KIND_LABELS } from '../labels.ts';
import { chapterOf } from './accepts.ts';
import { BLANK, withChapter, writtenIn } from './book-draft.ts';
import { BookForm } from './book-form.tsx';
import { BookView } from './book-view.tsx';
import { useBooks } from './use-books.ts';

const NOT_READ = t('That could not be opened');

export function BookPage() {
  const { user } = useRequireUser();
  const [draft, setDraft] = useKept('book', BLANK);
  const add = (chapter: string) => setDraft(withChapter(draft, chapter));
  const { query, make, remove, books } = useBooks(user !== null);
  const [opened, setOpened] = useAddressValue('book');
  useOpened('book', setOpened);
  useTaken(
    { 'book-chapter': (item) => chapterOf(item).then(add).catch(onErrorNotify(NOT_READ)) },
    user !== null,
  );
  const view = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState('');
  useEffect(() => {
    if (begun && begun === opened) view.current?.scrollIntoView({ block: 'start' });
  }, [begun, opened]);
  if (!user) return <LoadingScreen label={t('Loading the book creator...')} />;
  const open = opened || books[0]?.id;
  const submit = () => {
    if (make.isPending) return;
    if (!writtenIn(draft)) {
      notify({ title: t('Not ready yet'), description: t(ABOUT_REQUIRED), variant: 'destructive' });
      return;
    }
    make.mutate(draft, {
      onSuccess: ({ id }) => {
        setOpened(id);
        setBegun(id);
      },
    });
  };
  return (
    <>
      <PageHeader
        title={t('Book Creator')}
        description={t('Turn a sentence or your own text into a book with pictures.')}
        icon={<BookOpen />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="p-5 sm:p-6">
            <BookForm draft={draft} onChange={setDraft} onSubmit={submit} isPending={make.isPending} />
          </CardContent>
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {open && (
            <div ref={view} className="min-w-0 scroll-my-20">
              <BookView
                key={open}
                id={open}
                onOpen={(id) => {
                  setOpened(id);
                  setBegun(id);
                }}
                onGone={() => setOpened('')}
              />
            </div>
          )}
          <section aria-labelledby="books-made">
            <h2 id="books-made" className="mb-4 font-semibold text-lg">
              {t('My books')}
            </h2>
            {query.isError && !query.data ? (
              <ErrorState title={t('Your books could not be loaded')} onRetry={() => void query.refetch()} />
            ) : query.isPending ? (
              <Skeleton className="h-40" />
            ) : books.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<BookOpen />}
                  title={t('No books yet')}
                  description={t(
                    'Write a sentence, or try the sample. A picture book takes about two minutes.',
                  )}
                />
              </Card>
            ) : (
              <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
                {books.map((book) => (
                  <BookTile
                    key={book.id}
                    book={book}
                    isOpen={book.id === open}
                    onOpen={() => {
                      setOpened(book.id);
                      setBegun(book.id);
                    }}
                    onDelete={() => {
                      if (opened === book.id) setOpened('');
                      remove.mutate(book);
                    }}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

interface TileProps {
  book: BookSummary;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function BookTile({ book, isOpen, onOpen, onDelete }: TileProps) {
  const { title, kind, coverUrl, pageCount, status, error, createdAt } = book;
  const name = title || t('A new book');
  const isCancelled = status === 'failed' && error === CANCELLED;
  const isFailed = status === 'failed' && !isCancelled;
  return (
    <li
      className={cn(
        'grid min-w-0 grid-cols-1 content-start gap-2 rounded-xl border bg-card p-3 shadow-soft',
        isOpen && 'border-primary',
      )}
    >
      <button
        type="button"
        aria-label={t('Open: {0}', name)}
        onClick={onOpen}
        className="focus-ring grid aspect-square w-full min-w-0 place-items-center overflow-hidden rounded-lg bg-muted text-muted-foreground"
      >
        {coverUrl ? (
          <img src={coverUrl} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <BookOpen className="size-8" />
        )}
      </button>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-sm">{name}</p>
          <p
            className={cn('mt-0.5 truncate text-xs', isFailed ? 'text-destructive' : 'text-muted-foreground')}
          >
            {isFailed && error
              ? serverText(error)
              : pageCount > 0
                ? t('{0} · {1} pages', t(KIND_LABELS[kind]), showNumber(pageCount))
                : showMoment(createdAt)}
          </p>
          {status === 'pending' && (
            <Badge variant="secondary" className="mt-1">
              {t('Being made')}
            </Badge>
          )}
          {isCancelled && (
            <Badge variant="secondary" className="mt-1">
              {t('Cancelled')}
            </Badge>
          )}
          {isFailed && (
            <Badge variant="destructive" className="mt-1">
              {t('Failed')}
            </Badge>
          )}
        </div>
        <Button variant="ghost" size="icon" aria-label={t('Delete: {0}', name)} onClick={onDelete}>
          <Trash2 />
        </Button>
      </div>
    </li>
  );
}
