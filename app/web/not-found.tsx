/** What stands at a path that is no page. */

import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Button } from '#ui/form/button.tsx';

export function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-6 text-center">
        <Brand />
        <p aria-hidden className="font-bold text-8xl text-accent-gradient tracking-tighter">
          404
        </p>
        <div className="grid grid-cols-1 gap-2">
          <h1 className="font-semibold text-2xl tracking-tight">{t('404 Page Not Found')}</h1>
          <p className="text-muted-foreground">{t('Did you forget to add the page to the router?')}</p>
        </div>
        <Button asChild>
          <Link href="/">
            <ArrowLeft /> {t('Back to home')}
          </Link>
        </Button>
      </div>
    </main>
  );
}
