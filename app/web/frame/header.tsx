/** The top bar: menu, search, news, the person and their plan, the way out. */

import { CircleQuestionMark, LogOut, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { NotificationBell } from '#features/notifications/client/notification-bell.tsx';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { Hint } from '#ui/overlay/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search/search-box.tsx';

export function Header({ user }: { user: User }) {
  const isAdmin = hasRole(user, 'admin');
  const [path] = useLocation();
  const search = useRef<HTMLInputElement>(null);
  /** On narrow screens the box takes the whole bar, and only when asked for. */
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setSearching(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (searching) search.current?.focus();
  }, [searching]);

  return (
    <header className="sticky top-0 z-40 flex h-16 items-center gap-2 border-b bg-background px-3 sm:px-6">
      <MobileMenu isAdmin={isAdmin} />
      <div
        className={cn(
          'min-w-0 flex-1 items-center gap-2 sm:flex sm:max-w-md',
          searching
            ? 'absolute inset-x-0 top-0 z-10 flex h-full bg-background px-3 sm:static sm:h-auto sm:bg-transparent sm:px-0'
            : 'hidden',
        )}
      >
        <SearchBox user={user} inputRef={search} onDone={() => setSearching(false)} className="flex-1" />
        <Button
          variant="ghost"
          size="icon"
          className="sm:hidden"
          aria-label={t('Close search')}
          onClick={() => setSearching(false)}
        >
          <X className="size-5" />
        </Button>
      </div>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <Button
          variant="ghost"
          size="icon"
          className="sm:hidden"
          aria-label={t('Open search')}
          onClick={() => setSearching(true)}
        >
          <Search className="size-5" />
        </Button>
        <Hint label={t('Help with this page')}>
          <Button asChild variant="ghost" size="icon" className="hidden sm:inline-flex">
            <Link href={`/help?about=${encodeURIComponent(path)}`} aria-label={t('Help with this page')}>
              <CircleQuestionMark className="size-5" />
            </Link>
          </Button>
        </Hint>
        <NotificationBell />
        <AccountMenu user={user} />
        <Hint label={t('Logout')}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Logout')}
            onClick={() => {
              location.href = '/api/logout';
            }}
          >
            <LogOut className="size-4.5" />
          </Button>
        </Hint>
      </div>
    </header>
  );
}
