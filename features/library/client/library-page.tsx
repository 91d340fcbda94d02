/** The library: everything made or uploaded, in one place. */

import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Images, Share2, Trash2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type LibraryItem, listCollections } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useLibrary } from '#platform/browser/library/library-pages.ts';
import { ShareDialog } from '#platform/browser/library/share-dialog.tsx';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Filters } from './filters.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StoragePanel } from './storage-panel.tsx';
import { useLibraryActions } from './use-library-actions.ts';
import { useLibraryView } from './use-library-view.ts';
import { ACCEPTED, useUploads } from './use-uploads.ts';

export function LibraryPage() {
  const state = useLibraryView();
  const { view, change } = state;
  const isBin = view.bin !== undefined;
  const pages = useLibrary(view);
  const items = pages.data;
  const actions = useLibraryActions();
  const { add, isUploading, waiting } = useUploads();
  const { choose, input, areaProps, isOver } = useFilePicker({
    label: t('Add files'),
    accept: ACCEPTED,
    multiple: true,
    onFiles: (files) => void add(files),
  });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [lastPicked, setLastPicked] = useState<string>();
  const [open, setOpen] = useState<string>();
  const [isEmptying, setEmptying] = useState(false);
  useOpened('open', setOpen);

  const chosen = useMemo(() => items?.filter((one) => picked.has(one.id)) ?? [], [items, picked]);
  const pick = ({ id }: LibraryItem, isRange: boolean) => {
    const next = new Set(picked);
    const list = items ?? [];
    const [from, to] = [
      list.findIndex((one) => one.id === lastPicked),
      list.findIndex((one) => one.id === id),
    ];
    if (isRange && from >= 0)
      for (const one of list.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one.id);
    else if (!next.delete(id)) next.add(id);
    setPicked(next);
    setLastPicked(id);
  };

  return (
    <div
      {...areaProps}
      className={cn('min-h-[70dvh] rounded-2xl', isOver && 'outline-2 outline-primary outline-dashed')}
    >
      <PageHeader
        icon={<FolderOpen />}
        title={isBin ? t('Bin') : t('Library')}
        description={
          isBin
            ? t('Deleted items stay here for 30 days.')
            : t('Everything you made or uploaded, in one place.')
        }
        actions={
          <>
            <StoragePanel onTool={(tool) => change({ tool, sort: 'largest', bin: undefined })} />
            <Button variant="outline" onClick={() => change({ bin: isBin ? undefined : 'true' })}>
              {isBin ? <Images /> : <Trash2 />} {isBin ? t('Back to the library') : t('Bin')}
            </Button>
            {isBin ? (
              <Button
                variant="destructive"
                disabled={!items?.length}
                pending={actions.empty.isPending}
                onClick={() => setEmptying(true)}
              >
                {t('Empty bin')}
              </Button>
            ) : (
              <Button pending={isUploading} onClick={choose}>
                <Upload /> {isUploading ? t('Adding {0}…', waiting) : t('Add files')}
              </Button>
            )}
          </>
        }
      />
      {input}
      <Filters state={state} />
      {view.collection && <CollectionBar id={view.collection} />}
      <section aria-label={isBin ? t('Bin') : t('Results')} aria-busy={pages.isPending}>
        {pages.error ? (
          <ErrorState title={t('Your library could not be loaded')} onRetry={() => void pages.refetch()} />
        ) : !items ? (
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
            {Array.from({ length: 10 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
              <Skeleton key={index} className="aspect-[4/5] rounded-xl" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <Nothing isBin={isBin} isFiltered={state.isFiltered} onClear={state.clear} />
        ) : (
          <LibraryGrid
            items={items}
            picked={picked}
            isPicking={chosen.length > 0}
            onOpen={(item) => setOpen(item.id)}
            onPick={pick}
            onFavorite={({ id, isFavorite }) => actions.mark.mutate({ ids: [id], isFavorite: !isFavorite })}
            onMore={() => {
              if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
            }}
          />
        )}
      </section>
      {chosen.length > 0 && (
        <SelectionBar items={chosen} isBin={isBin} actions={actions} onClear={() => setPicked(new Set())} />
      )}
      {isEmptying && (
        <ConfirmDialog
          title={t('Empty the bin?')}
          text={t('Everything in it is deleted for good, with its files. This cannot be undone.')}
          confirm={t('Delete for good')}
          pending={actions.empty.isPending}
          onConfirm={() => actions.empty.mutate(undefined, { onSettled: () => setEmptying(false) })}
          onClose={() => setEmptying(false)}
        />
      )}
      {open && (
        <ItemDialog
          key={open}
          id={open}
          item={items?.find((one) => one.id === open)}
          isBin={isBin}
          actions={actions}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function CollectionBar({ id }: { id: string }) {
  const { data: collections } = useQuery(apiQuery(listCollections));
  const [isSharing, setSharing] = useState(false);
  const collection = collections?.find((one) => one.id === id);
  if (!collection) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-xl border bg-card p-3">
      <h2 className="min-w-0 flex-1 truncate font-medium">
        {collection.name} <span className="text-muted-foreground text-sm">({collection.count})</span>
      </h2>
      <Button variant="outline" size="sm" onClick={() => setSharing(true)}>
        <Share2 /> {t('Share collection')}
      </Button>
      {collection.count > 0 && (
        <Button asChild variant="outline" size="sm">
          <a href={`/api/library/zip?collection=${id}`} download>
            {t('Download all')}
          </a>
        </Button>
      )}
      {isSharing && (
        <ShareDialog what={{ collectionId: id }} title={collection.name} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}

function Nothing({
  isBin,
  isFiltered,
  onClear,
}: {
  isBin: boolean;
  isFiltered: boolean;
  onClear: () => void;
}) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<FolderOpen />}
        title={t('Nothing found')}
        description={t('Try other words, or fewer filters.')}
        action={
          <Button variant="outline" onClick={onClear}>
            {t('Clear filters')}
          </Button>
        }
      />
    );
  if (isBin) return <EmptyState icon={<Trash2 />} title={t('The bin is empty')} />;
  return (
    <EmptyState
      icon={<FolderOpen />}
      title={t('Your library is empty')}
      description={t(
        'Make something, or drop pictures, films and sounds here. Everything you make shows up here automatically.',
      )}
      action={
        <Button asChild>
          <Link href="/ai-image-generator">{t('Make a picture')}</Link>
        </Button>
      }
    />
  );
}
