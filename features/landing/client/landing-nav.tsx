/** The bar that stays on top: who we are, the prices, the way in. */

import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Button } from '#ui/form/button.tsx';
import { WayIn } from './way-in.tsx';

export function LandingNav() {
  return (
    <header className="sticky top-0 z-40 border-border/60 border-b bg-background/80 backdrop-blur-lg">
      <nav
        aria-label={t('Main')}
        className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-4 sm:px-6"
      >
        <Link href="/" aria-label={t('Atelier, home')} className="focus-ring rounded-lg">
          <Brand />
        </Link>
        <div className="flex items-center gap-1 sm:gap-2">
          <Button asChild variant="ghost" className="max-sm:px-3">
            <WayIn href="/subscription">{t('Pricing')}</WayIn>
          </Button>
          <Button asChild>
            <WayIn href="/home">{t('Get Started')}</WayIn>
          </Button>
        </div>
      </nav>
    </header>
  );
}
