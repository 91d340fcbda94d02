/** The search box of the top bar: type, arrow keys, Enter; Ctrl or Cmd with K reaches it from anywhere. */

import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { cn } from '#ui/cn.ts';
import type { Hit } from './hit.ts';
import { remember } from './recent.ts';
import { SearchList } from './search-list.tsx';
import { useHits } from './use-hits.ts';

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

export interface SearchBoxProps {
  user: User;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The person has chosen, or has left without choosing. */
  onDone?: () => void;
  className?: string;
}

export function SearchBox({ user, inputRef, onDone, className }: SearchBoxProps) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();

  const { hits: found, isSearching, hasFailed } = useHits(query, open, user);
  const current = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, current, listId]);

  const close = () => {
    setOpen(false);
    setQuery('');
    setActive(0);
    onDone?.();
  };
  const choose = (hit: Hit) => {
    hit.act?.();
    if (hit.isStaying) return;
    remember(user.id, hit);
    close();
    inputRef.current?.blur();
    if (hit.path) navigate(hit.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    /* Enter and arrows belong to the writing system while a character is being composed. */
    if (event.nativeEvent.isComposing) return;
    const last = Math.max(0, found.length - 1);
    if (event.key === 'ArrowDown') setActive(!open || current === last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter' && open && found[current]) choose(found[current]);
    else if (event.key === 'Escape') inputRef.current?.blur();
    else return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  return (
    <search className={cn('relative', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
      <input
        ref={inputRef}
        role="combobox"
        aria-label={t('Search')}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && found.length > 0 ? optionId(current) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('Search tools...')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className="h-10 w-full rounded-full border border-transparent bg-muted pr-16 pl-9 text-sm outline-none transition-colors placeholder:text-muted-foreground hover:border-border focus:border-ring focus:bg-card focus:outline-2 focus:outline-ring/40 pointer-coarse:text-base"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-md border bg-card px-1.5 py-0.5 font-sans text-[0.6875rem] text-muted-foreground sm:block"
      >
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
      {open && (
        <SearchList
          id={listId}
          optionId={optionId}
          hits={found}
          current={current}
          query={query}
          isSearching={isSearching}
          hasFailed={hasFailed}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </search>
  );
}
