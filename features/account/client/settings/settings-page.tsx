/** The page at /settings: one section at a time, each with an address of its own; whoever composes the product hands them in. */

import { ChevronLeft, ChevronRight, type LucideIcon, Settings } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export interface SettingsSection {
  /** What stands behind the # of its address. */
  id: string;
  label: string;
  lead: string;
  icon: LucideIcon;
  adminOnly?: boolean;
  /** Brings cards of its own. */
  isBare?: boolean;
  Part: ComponentType<{ user: User }>;
}

export interface SettingsGroup {
  label: string;
  sections: readonly SettingsSection[];
}

const useHash = () => useLocationProperty(() => location.hash.slice(1));

export function SettingsPage({ groups }: { groups: readonly SettingsGroup[] }) {
  const { user } = useRequireUser();
  const asked = useHash();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked);
  const isAdmin = user !== null && hasRole(user, 'admin');
  const shown = groups
    .map(({ label, sections }) => ({ label, sections: sections.filter((one) => isAdmin || !one.adminOnly) }))
    .filter(({ sections }) => sections.length > 0);
  const all = shown.flatMap(({ sections }) => sections);
  const chosen = all.find(({ id }) => id === asked);
  const section = chosen ?? all[0]!;

  /* Where one section follows another, screen readers go on at its heading. */
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <>
      <div className={cn(chosen && 'max-lg:hidden')}>
        <PageHeader
          icon={<Settings />}
          title={t('Settings')}
          description={t('Everything about your account, on one page.')}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={t('Sections of the settings')}
          className={cn('grid grid-cols-1 gap-5 lg:sticky lg:top-24', chosen && 'max-lg:hidden')}
        >
          {shown.map(({ label, sections }) => (
            <div key={label}>
              <p aria-hidden className="px-3 pb-1.5 font-medium text-muted-foreground text-xs">
                {label}
              </p>
              <ul
                aria-label={label}
                className="grid grid-cols-1 max-lg:divide-y max-lg:overflow-hidden max-lg:rounded-2xl max-lg:border max-lg:bg-card lg:gap-0.5"
              >
                {sections.map((one) => (
                  <Entry key={one.id} section={one} isHere={one === section} isChosen={one === chosen} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <section aria-labelledby="settings-section" className={cn('min-w-0', !chosen && 'max-lg:hidden')}>
          <Link
            href="/settings"
            className="focus-ring -ml-1 mb-4 inline-flex min-h-11 items-center gap-1 rounded-lg pr-2 font-medium text-primary text-sm lg:hidden"
          >
            <ChevronLeft className="size-4" /> {t('All settings')}
          </Link>
          <h2
            id="settings-section"
            ref={heading}
            tabIndex={-1}
            className="font-semibold text-xl tracking-tight outline-none"
          >
            {section.label}
          </h2>
          <p className="mt-1 mb-5 text-muted-foreground text-sm">{section.lead}</p>
          {user && <Body key={section.id} section={section} user={user} />}
        </section>
      </div>
    </>
  );
}

function Entry({
  section,
  isHere,
  isChosen,
}: {
  section: SettingsSection;
  isHere: boolean;
  isChosen: boolean;
}) {
  const { id, label, icon: Icon } = section;
  return (
    <li>
      <Link
        href={`/settings#${id}`}
        aria-current={isChosen ? 'true' : undefined}
        className={cn(
          'focus-ring flex min-h-12 items-center gap-3 px-4 text-sm transition-colors hover:bg-accent lg:min-h-9 lg:rounded-lg lg:px-3',
          isHere && 'lg:bg-primary/10 lg:font-medium lg:text-primary',
        )}
      >
        <Icon className={cn('size-4.5 shrink-0 text-muted-foreground', isHere && 'lg:text-primary')} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight className="size-4 text-muted-foreground lg:hidden" />
      </Link>
    </li>
  );
}

function Body({ section: { Part, isBare }, user }: { section: SettingsSection; user: User }) {
  const part = (
    <Suspense fallback={<Skeleton role="status" aria-label={t('Loading')} className="h-40" />}>
      <Part user={user} />
    </Suspense>
  );
  return isBare ? part : <Card className="p-5 sm:p-6">{part}</Card>;
}
