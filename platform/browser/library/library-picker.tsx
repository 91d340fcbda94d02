/** 'From my library': chooses something that is here already, wherever a file is asked for. */

import { FolderOpen, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button, type ButtonProps } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { onErrorNotify } from '../failure.ts';
import { useDebounced } from '../use-debounced.ts';
import { ItemPreview } from './item-preview.tsx';
import { type LibraryQuery, useLibrary } from './library-pages.ts';

export interface LibraryPickerProps {
  /** What is offered: `{ kind: 'image' }`. */
  query?: LibraryQuery;
  accepts?: (item: LibraryItem) => boolean;
  onPick: (item: LibraryItem) => void;
  onClose: () => void;
}

export function LibraryPicker({ query = {}, accepts = () => true, onPick, onClose }: LibraryPickerProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const pages = useLibrary({ ...query, ...(q && { q }) });
  const items = pages.data?.filter(accepts);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{t('From my library')}</DialogTitle>
          <DialogDescription>{t('Choose something you made or uploaded before.')}</DialogDescription>
        </DialogHeader>
        <div className="relative">
          <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            aria-label={t('Search your library')}
            placeholder={t('Search your library')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-9"
          />
        </div>
        <div className="min-h-64 overflow-y-auto">
          {pages.error ? (
            <ErrorState title={t('Your library could not be loaded')} onRetry={() => void pages.refetch()} />
          ) : !items ? (
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
                <Skeleton key={index} className="aspect-square rounded-xl" />
              ))}
            </div>
          ) : items.length === 0 ? (
            <EmptyState
              icon={<FolderOpen />}
              title={q ? t('Nothing found') : t('Nothing here yet')}
              description={q ? t('Try other words.') : t('What you make and upload shows up here.')}
            />
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {items.map((item) => (
                <li key={item.id}>
                  <button
                    type="button"
                    onClick={() => onPick(item)}
                    className="focus-ring group block w-full overflow-hidden rounded-xl border bg-card text-left transition-colors hover:border-primary"
                  >
                    <span className="block aspect-square overflow-hidden">
                      <ItemPreview item={item} />
                    </span>
                    <span className="block truncate px-2.5 py-2 text-sm">{item.title}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ShowMore pages={pages} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

export interface FromLibraryButtonProps
  extends Pick<LibraryPickerProps, 'query' | 'accepts' | 'onPick'>,
    Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled'> {
  children?: ReactNode;
}

export function FromLibraryButton(props: FromLibraryButtonProps) {
  const { query, accepts, onPick, children, variant = 'outline', ...look } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} {...look} onClick={() => setOpen(true)}>
        <FolderOpen /> {children ?? t('From my library')}
      </Button>
      {isOpen && (
        <LibraryPicker
          {...(query && { query })}
          {...(accepts && { accepts })}
          onClose={() => setOpen(false)}
          onPick={(item) => {
            setOpen(false);
            onPick(item);
          }}
        />
      )}
    </>
  );
}

/** For calls that take a file and not its id. */
export async function fileOf({ url, title, contentType }: LibraryItem): Promise<File> {
  const response = await fetch(url ?? '', { credentials: 'include' });
  if (!response.ok) throw new Error('The file could not be read.');
  const blob = await response.blob();
  return new File([blob], cutAtWord(title, 80), { type: contentType ?? blob.type });
}

/** Hands the file of what was picked to whoever takes files, and says so when it cannot be read. */
export const pickedFile =
  (take: (file: File) => unknown) =>
  (item: LibraryItem): void => {
    fileOf(item).then(take, onErrorNotify(t('That file could not be read')));
  };
