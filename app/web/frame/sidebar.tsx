/** The list of tools at the left. */

import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { ADMIN, DASHBOARD, LIBRARY, NAV_FOOTER, NAV_GROUPS, type NavEntry } from './navigation.ts';

const rowLook = 'flex min-h-10 items-center gap-3 rounded-lg px-3 text-sm lg:min-h-8';

function Row({ entry }: { entry: NavEntry }) {
  const [location] = useLocation();
  const { icon: Icon, label, path } = entry;
  const isHere = location === path || (path === '/' ? location === '/home' : location.startsWith(`${path}/`));
  const row = useRef<HTMLLIElement>(null);
  // The list is longer than many screens.
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li ref={row}>
      <Link
        href={path}
        aria-current={isHere ? 'page' : undefined}
        className={cn(
          rowLook,
          'focus-ring relative font-medium transition-colors',
          isHere
            ? 'bg-primary/10 text-primary before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-accent-gradient'
            : 'text-foreground hover:bg-accent hover:text-accent-foreground',
        )}
      >
        <Icon className={cn('size-4.5 shrink-0', !isHere && 'text-muted-foreground')} />
        <span className="truncate">{label}</span>
      </Link>
    </li>
  );
}

function Rows({ entries, label }: { entries: readonly NavEntry[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-0.5">
      {entries.map((entry) => (
        <Row key={entry.label} entry={entry} />
      ))}
    </ul>
  );
}

export function Sidebar({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label={t('Tools')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-3 pt-2 pb-4">
        <Rows entries={isAdmin ? [DASHBOARD, LIBRARY, ADMIN] : [DASHBOARD, LIBRARY]} />
        {NAV_GROUPS.map(({ label, entries }) => (
          <div key={label}>
            <p aria-hidden className="px-3 pb-1 font-medium text-muted-foreground text-xs">
              {label}
            </p>
            <Rows entries={entries} label={label} />
          </div>
        ))}
      </div>
      <div className="border-t px-3 py-2">
        <Rows entries={NAV_FOOTER} label={t('More')} />
      </div>
    </nav>
  );
}
