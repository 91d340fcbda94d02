/** What can be done with everything that is picked. */

import { useQuery } from '@tanstack/react-query';
import { Download, FolderPlus, Heart, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type LibraryItem, listCollections, MAX_PICKED } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { downloadLibrary } from '../contract.ts';
import type { useLibraryActions } from './use-library-actions.ts';

export interface SelectionBarProps {
  items: readonly LibraryItem[];
  isBin: boolean;
  actions: ReturnType<typeof useLibraryActions>;
  onClear: () => void;
}

export function SelectionBar({ items, isBin, actions, onClear }: SelectionBarProps) {
  const ids = items.map((one) => one.id);
  const isTooMany = ids.length > MAX_PICKED;
  const run = (work: { mutate: (ids: string[]) => void }) => {
    work.mutate(ids);
    onClear();
  };
  return (
    <section
      aria-label={t('Selection')}
      className="sticky bottom-4 z-30 mx-auto mt-6 flex w-fit max-w-full items-center justify-center gap-1 rounded-2xl border bg-popover p-1.5 shadow-lift max-sm:bottom-2 sm:p-2"
    >
      <p className="px-2 font-medium text-sm tabular-nums" aria-live="polite">
        {isTooMany ? (
          t('At most {0} at a time', MAX_PICKED)
        ) : (
          <>
            {ids.length} <Words>{t('selected')}</Words>
          </>
        )}
      </p>
      {isBin ? (
        <>
          <Button variant="ghost" size="sm" disabled={isTooMany} onClick={() => run(actions.restore)}>
            <RotateCcw /> <Words>{t('Restore')}</Words>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            disabled={isTooMany}
            onClick={() => run(actions.empty)}
          >
            <Trash2 /> <Words>{t('Delete for good')}</Words>
          </Button>
        </>
      ) : (
        <>
          {items.some((one) => one.assetId) && !isTooMany && (
            <Button asChild variant="ghost" size="sm">
              <a href={`${downloadLibrary.path}?ids=${ids.join(',')}`} download>
                <Download /> <Words>{t('Download')}</Words>
              </a>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={isTooMany}
            onClick={() => actions.mark.mutate({ ids, isFavorite: !items.every((one) => one.isFavorite) })}
          >
            <Heart /> <Words>{t('Favorite')}</Words>
          </Button>
          <TagButton
            onTag={(tag) => actions.mark.mutate({ ids, addTags: [tag] })}
            disabled={isTooMany}
            isBare
          />
          <CollectButton
            onCollect={(to) => actions.collect.mutate({ ids, to })}
            disabled={isTooMany}
            isBare
          />
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            disabled={isTooMany}
            onClick={() => run(actions.bin)}
          >
            <Trash2 /> <Words>{t('Delete')}</Words>
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" aria-label={t('Clear selection')} onClick={onClear}>
        <X />
      </Button>
    </section>
  );
}

/** Phones have room for the signs only, or the bar would cover what is picked; readers hear the words anyway. */
const Words = ({ children }: { children: string }) => <span className="max-sm:sr-only">{children}</span>;

/** A field and a button in a small window; the word goes out when it is sent. */
function WordForm({ label, send, onSend }: { label: string; send: string; onSend: (word: string) => void }) {
  const [word, setWord] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!word.trim()) return;
    onSend(word.trim());
    setWord('');
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <Input
        aria-label={label}
        placeholder={label}
        value={word}
        maxLength={40}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" size="sm" className="h-10">
        {send}
      </Button>
    </form>
  );
}

interface BarButton {
  disabled?: boolean;
  /** In the bar, where phones show its sign only. */
  isBare?: boolean;
}

export function TagButton({ onTag, disabled, isBare }: { onTag: (tag: string) => void } & BarButton) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" disabled={disabled}>
          <Tag /> {isBare ? <Words>{t('Tag')}</Words> : t('Tag')}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-72">
        <WordForm
          label={t('New tag')}
          send={t('Add')}
          onSend={(tag) => {
            onTag(tag);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

export interface CollectButtonProps extends BarButton {
  onCollect: (to: { id: string } | { name: string }) => void;
}

export function CollectButton({ onCollect, disabled, isBare }: CollectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: collections = [] } = useQuery(apiQuery(listCollections));
  const collect = (to: { id: string } | { name: string }) => {
    onCollect(to);
    setOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" disabled={disabled}>
          <FolderPlus /> {isBare ? <Words>{t('Add to collection')}</Words> : t('Add to collection')}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid grid-cols-1 w-72 gap-3">
        {collections.length > 0 && (
          <ul className="-mx-1 grid grid-cols-1 max-h-56 gap-0.5 overflow-y-auto">
            {collections.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  onClick={() => collect({ id: one.id })}
                  className="focus-ring flex min-h-9 w-full items-center justify-between rounded-md px-2 text-left text-sm hover:bg-accent"
                >
                  <span className="truncate">{one.name}</span>
                  <span className="text-muted-foreground text-xs">{one.count}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <WordForm label={t('New collection')} send={t('Create')} onSend={(name) => collect({ name })} />
      </PopoverContent>
    </Popover>
  );
}
