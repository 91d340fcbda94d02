/** What can be done with everything that is picked. */

import { useQuery } from '@tanstack/react-query';
import { Download, FolderPlus, Heart, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type LibraryItem, listCollections } from '#common/library.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { downloadLibrary, MAX_PICKED } from '../contract.ts';
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
      aria-label="Selection"
      className="sticky bottom-4 z-30 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-2xl border bg-popover p-2 shadow-lift"
    >
      <p className="px-2 font-medium text-sm" aria-live="polite">
        {isTooMany ? `At most ${MAX_PICKED} at a time` : `${ids.length} selected`}
      </p>
      {isBin ? (
        <>
          <Button variant="ghost" size="sm" disabled={isTooMany} onClick={() => run(actions.restore)}>
            <RotateCcw /> Restore
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            disabled={isTooMany}
            onClick={() => run(actions.empty)}
          >
            <Trash2 /> Delete for good
          </Button>
        </>
      ) : (
        <>
          {items.some((one) => one.assetId) && !isTooMany && (
            <Button asChild variant="ghost" size="sm">
              <a href={`${downloadLibrary.path}?ids=${ids.join(',')}`} download>
                <Download /> Download
              </a>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={isTooMany}
            onClick={() => actions.mark.mutate({ ids, isFavorite: !items.every((one) => one.isFavorite) })}
          >
            <Heart /> Favorite
          </Button>
          <TagButton onTag={(tag) => actions.mark.mutate({ ids, addTags: [tag] })} disabled={isTooMany} />
          <CollectButton onCollect={(to) => actions.collect.mutate({ ids, to })} disabled={isTooMany} />
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            disabled={isTooMany}
            onClick={() => run(actions.bin)}
          >
            <Trash2 /> Delete
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={onClear}>
        <X />
      </Button>
    </section>
  );
}

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

export function TagButton({ onTag, disabled }: { onTag: (tag: string) => void; disabled?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" disabled={disabled}>
          <Tag /> Tag
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-72">
        <WordForm
          label="New tag"
          send="Add"
          onSend={(tag) => {
            onTag(tag);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

export interface CollectButtonProps {
  onCollect: (to: { id: string } | { name: string }) => void;
  disabled?: boolean;
}

export function CollectButton({ onCollect, disabled }: CollectButtonProps) {
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
          <FolderPlus /> Add to collection
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid w-72 gap-3">
        {collections.length > 0 && (
          <ul className="-mx-1 grid max-h-56 gap-0.5 overflow-y-auto">
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
        <WordForm label="New collection" send="Create" onSend={(name) => collect({ name })} />
      </PopoverContent>
    </Popover>
  );
}
