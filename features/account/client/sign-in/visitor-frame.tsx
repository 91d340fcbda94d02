/** What the pages around signing in share: the picture side, the way back and the heading. */

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

export function VisitorFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.05fr_1fr]">
      <WelcomePanel />
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <div className="flex items-center justify-between">
          <Brand className="lg:hidden" />
          <a
            href="/"
            className="focus-ring ml-auto inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 font-medium text-muted-foreground text-sm hover:text-foreground"
          >
            <ArrowLeft aria-hidden className="size-4" /> {t('Back to home')}
          </a>
        </div>
        <div className="mx-auto my-auto w-full max-w-md py-8">
          <div className="mb-6 grid grid-cols-1 gap-1.5">
            <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
            <p className="text-muted-foreground">{text}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
