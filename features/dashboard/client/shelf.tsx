/** Books, movies, songs, notes, campaigns and templates: how many there are, and the way to them. */

import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import type { UserStats } from '../contract.ts';
import { SHELF } from './creative-links.ts';
import type { Read } from './use-dashboard.ts';

export function Shelf({ stats }: { stats: Read<UserStats> }) {
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className="font-semibold text-lg tracking-tight">
        {t('Stories, notes and campaigns')}
      </h2>
      <p className="text-muted-foreground text-sm">{t('What you tell, keep and plan.')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {SHELF.map(({ kind, title, text, href, icon: Icon }) => {
          const count = stats.data.counts[kind];
          return (
            <li key={kind}>
              <Link
                href={href}
                className="focus-ring group flex h-full items-center gap-4 rounded-2xl border bg-card p-4 shadow-soft transition-[border-color,box-shadow] duration-150 hover:border-primary/50 hover:shadow-lift"
              >
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-xl bg-primary/10 text-primary"
                >
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-[0.9375rem]">{title}</span>
                  <span className="mt-0.5 block text-muted-foreground text-sm">{text}</span>
                </span>
                {!stats.loading && count > 0 && (
                  <span className="font-semibold text-lg text-muted-foreground tabular-nums group-hover:text-primary">
                    {showNumber(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
