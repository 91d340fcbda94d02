/** The list under the search box; the focus stays in the box, so options are told by id. Fetched with the first search. */

import { CornerDownLeft } from 'lucide-react';
import { useEffect } from 'react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { cn } from '#ui/cn.ts';
import { HIT_GROUPS, type Hit } from './hit.ts';
import { useHits } from './use-hits.ts';

export interface SearchListProps {
  id: string;
  optionId: (index: number) => string;
  user: User;
  query: string;
  /** Place of the line that Enter takes. */
  active: number;
  /** In the order in which arrow keys walk them; told whenever they change. */
  onFound: (hits: readonly Hit[]) => void;
  onPoint: (index: number) => void;
  onChoose: (hit: Hit) => void;
}

/** Neighbours of one group, with their places in the whole list. */
const runsOf = (hits: readonly Hit[]) =>
  HIT_GROUPS.map((group) => ({
    group,
    lines: hits.map((hit, index) => ({ hit, index })).filter(({ hit }) => hit.group === group),
  })).filter(({ lines }) => lines.length > 0);

export function SearchList({
  id,
  optionId,
  user,
  query,
  active,
  onFound,
  onPoint,
  onChoose,
}: SearchListProps) {
  const { hits, isSearching, hasFailed } = useHits(query, user);
  const current = Math.min(active, hits.length - 1);
  useEffect(() => onFound(hits));
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const isEmpty = hits.length === 0;
  const told = isSearching
    ? t('Searching…')
    : hasFailed
      ? t('Some results couldn’t be loaded.')
      : isEmpty
        ? t('Nothing found for “{0}”.', query.trim())
        : t('{0} results', hits.length);
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-2 animate-pop-in overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-lift">
      {/* Without an option the list is not one; the sentence below speaks instead. */}
      <div
        id={id}
        role="listbox"
        aria-label={t('Search results')}
        className="max-h-[min(32rem,65dvh)] overflow-y-auto p-1.5 empty:p-0"
      >
        {runsOf(hits).map(({ group, lines }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div
              id={`${id}-${group}`}
              className="px-2.5 pt-2.5 pb-1 font-medium text-muted-foreground text-xs"
            >
              {t(group)}
            </div>
            {lines.map(({ hit, index }) => (
              <Line
                key={hit.key}
                id={optionId(index)}
                hit={hit}
                isCurrent={index === current}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={cn('text-muted-foreground text-sm', isEmpty ? 'px-4 py-6 text-center' : 'sr-only')}
      >
        {told}
      </p>
    </div>
  );
}

interface LineProps {
  id: string;
  hit: Hit;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Line({ id, hit, isCurrent, onPoint, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      /* Before blur, which would close the list under the pointer. */
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-sm',
        isCurrent && 'bg-accent text-accent-foreground',
      )}
    >
      {hit.picture ? (
        <img
          src={hit.picture}
          alt=""
          loading="lazy"
          className="size-7 shrink-0 rounded bg-muted object-cover"
        />
      ) : (
        <hit.icon className="size-4 shrink-0 text-primary" />
      )}
      <span className="min-w-0 flex-1 truncate">{hit.label}</span>
      {hit.detail && (
        <span className="max-w-[45%] shrink-0 truncate text-muted-foreground text-xs">{hit.detail}</span>
      )}
      {isCurrent && <CornerDownLeft className="size-3.5 shrink-0 text-muted-foreground" />}
    </div>
  );
}
