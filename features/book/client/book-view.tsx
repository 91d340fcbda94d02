/** One book: how far it is while it is made, its pages to leaf through and to change, and everything that can be made of it. */

import { Brush, ChevronLeft, ChevronRight, Dices, Plus, Stamp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import { makeTemplatePath } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { type BookFormat, SIZES } from '../book-limits.ts';
import { type Book, type BookPage, CANCELLED } from '../contract.ts';
import { BookFiles } from './book-files.tsx';
import { type PageDraft, PageEditor } from './page-editor.tsx';
import { useBook } from './use-books.ts';

const NOTHING: PageDraft = {};

export interface BookViewProps {
  id: string;
  onOpen: (id: string) => void;
  onGone: () => void;
}

export function BookView({ id, onOpen, onGone }: BookViewProps) {
  const { query, book, following, exporting, change, make, another, share } = useBook(id);
  const [at, setAt] = useState(0);
  const [drafts, setDrafts] = useState<Readonly<Record<string, PageDraft>>>({});
  if (query.isError && !book)
    return <ErrorState title={t('This book could not be opened')} onRetry={onGone} />;
  if (!book) return <Skeleton className="h-96" />;
  const isPending = book.status === 'pending';
  const n = Math.min(at, Math.max(0, book.pages.length - 1));
  const page = book.pages[n];
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
        <div className="min-w-0">
          <h2 className="break-words font-semibold text-xl">{book.title || t('A new book')}</h2>
          {book.company.length > 0 && (
            <p className="text-muted-foreground text-sm">
              {t('With {0}', book.company.map((one) => one.name).join(', '))}
            </p>
          )}
        </div>
        {isPending && (
          <div className="grid grid-cols-1 gap-1.5">
            <Progress aria-label={t('Making the book')} value={following.percent} />
            <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
              <span>{following.job?.stage ? serverText(following.job.stage) : t('Waiting to start')}</span>
              {following.job && (
                <Button
                  variant="link"
                  size="sm"
                  className="h-auto p-0"
                  onClick={() => following.cancel.mutate()}
                >
                  {t('Cancel')}
                </Button>
              )}
            </div>
          </div>
        )}
        {book.error === CANCELLED && <p className="text-muted-foreground text-sm">{serverText(CANCELLED)}</p>}
        {book.error && book.error !== CANCELLED && (
          <p role="alert" className="text-destructive text-sm">
            {serverText(book.error)}
          </p>
        )}
        {book.status === 'failed' && book.pages.some((one) => !one.imageUrl) && (
          <div>
            <Button disabled={change.isPending} onClick={() => change.mutate({ type: 'book' })}>
              <Brush /> {t('Make what is missing')}
            </Button>
          </div>
        )}
        {page && (
          <>
            <Pages book={book} n={n} onGo={setAt} />
            <PageEditor
              key={page.id}
              book={book}
              n={n}
              isPending={change.isPending}
              draft={drafts[page.id] ?? NOTHING}
              onDraft={(draft) => setDrafts((all) => ({ ...all, [page.id]: draft }))}
              onChange={(asked) =>
                change.mutate(asked, {
                  onSuccess: () => {
                    if (asked.type === 'page' || asked.type === 'book')
                      // What was typed after it was sent stays.
                      setDrafts((all) =>
                        all[page.id] === drafts[page.id] ? { ...all, [page.id]: NOTHING } : all,
                      );
                    if (asked.type === 'add') setAt(Math.max(2, asked.after + 1));
                    if (asked.type === 'move') setAt(asked.to);
                    if (asked.type === 'delete') setAt(Math.max(0, n - 1));
                  },
                })
              }
            />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                disabled={change.isPending}
                onClick={() =>
                  change.mutate(
                    { type: 'add', after: n, pageId: page.id },
                    { onSuccess: () => setAt(Math.max(2, n + 1)) },
                  )
                }
              >
                <Plus /> {t('Add a page after this one')}
              </Button>
              {book.prompt && (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={another.isPending}
                  onClick={() => another.mutate(book, { onSuccess: (made) => onOpen(made.id) })}
                >
                  {!another.isPending && <Dices />} {t('Another story')}
                </Button>
              )}
              <Button variant="ghost" size="sm" asChild>
                <Link href={makeTemplatePath('book', book.id)}>
                  <Stamp /> {t('Make a template')}
                </Link>
              </Button>
            </div>
            <BookFiles
              book={book}
              exporting={exporting}
              onMake={(format, paper) => make.mutate({ format, paper })}
              onShare={(isOn) => share.mutate(isOn)}
              isBusy={make.isPending || share.isPending}
            />
          </>
        )}
      </CardContent>
    </Card>
  );
}

const RATIOS: Record<BookFormat, string> = Object.fromEntries(
  Object.entries(SIZES).map(([format, { width, height }]) => [format, `${width} / ${height}`]),
) as Record<BookFormat, string>;

export const nameOfPage = ({ kind }: BookPage, n: number): string =>
  kind === 'cover' ? t('Cover') : t('Page {0}', showNumber(n));

interface PagesProps {
  book: Book;
  n: number;
  onGo: (n: number) => void;
}

/** The page that is open, large, and all of them small. */
function Pages({ book, n, onGo }: PagesProps) {
  const { pages, format } = book;
  const page = pages[n]!;
  const go = (to: number) => onGo(Math.max(0, Math.min(pages.length - 1, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(n + step);
  };
  const words = [page.title, page.text].filter(Boolean).join(' ') || nameOfPage(page, n);
  return (
    <section aria-label={t('Pages')} className="grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons in it do */}
      <div className="grid grid-cols-1 justify-items-center gap-3" onKeyDown={onKeyDown}>
        <div
          className="w-full max-w-xl overflow-hidden rounded-lg bg-muted shadow-lg"
          style={{ aspectRatio: RATIOS[format] }}
        >
          {page.imageUrl ? (
            <img src={page.imageUrl} alt={words} className="size-full object-contain" />
          ) : (
            <p className="grid size-full place-items-center p-8 text-center text-muted-foreground text-sm">
              {words}
            </p>
          )}
        </div>
        <div className="flex items-center justify-center gap-3">
          <Button
            variant="outline"
            size="icon"
            aria-label={t('Page before')}
            disabled={n === 0}
            onClick={() => go(n - 1)}
          >
            <ChevronLeft />
          </Button>
          <p className="min-w-36 text-center text-muted-foreground text-sm" aria-live="polite">
            {nameOfPage(page, n)} · {showNumber(n + 1)} / {showNumber(pages.length)}
          </p>
          <Button
            variant="outline"
            size="icon"
            aria-label={t('Next page')}
            disabled={n === pages.length - 1}
            onClick={() => go(n + 1)}
          >
            <ChevronRight />
          </Button>
        </div>
      </div>
      <ol className="flex gap-2 overflow-x-auto p-1 pb-2">
        {pages.map((one, i) => (
          <li key={one.id} className="w-16 shrink-0">
            <button
              type="button"
              aria-label={nameOfPage(one, i)}
              aria-current={i === n}
              onClick={() => onGo(i)}
              className={cn(
                'focus-ring block w-full overflow-hidden rounded-md border-2 bg-muted',
                i === n ? 'border-primary' : 'border-transparent',
              )}
              style={{ aspectRatio: RATIOS[format] }}
            >
              {one.imageUrl && (
                <img src={one.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
