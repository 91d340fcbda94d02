/** The search box of the top bar: type, arrow keys, Enter; Ctrl or Cmd with K reaches it from anywhere. */

import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { cn } from '#ui/cn.ts';
import { useOnDemand } from '#ui/overlay/on-demand.ts';
import type { Hit } from './hit.ts';
import { remember } from './recent.ts';

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const loadList = async () => (await import('./search-list.tsx')).SearchList;

const isSame = (a: readonly Hit[], b: readonly Hit[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]!.key);

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

  const { part: SearchList, ask, nearness } = useOnDemand(loadList);
  useEffect(() => {
    if (open) ask();
  }, [open, ask]);
  const [found, setFound] = useState<readonly Hit[]>([]);
  const keepFound = useCallback(
    (hits: readonly Hit[]) => setFound((known) => (isSame(known, hits) ? known : hits)),
    [],
  );
  const current = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

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
        aria-expanded={open && SearchList !== undefined}
        aria-controls={open && SearchList ? listId : undefined}
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
        onPointerEnter={nearness.onPointerEnter}
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
      {open && SearchList && (
        <SearchList
          id={listId}
          optionId={optionId}
          user={user}
          query={query}
          active={active}
          onFound={keepFound}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </search>
  );
}
