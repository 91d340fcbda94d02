/** The small print. The three legal words are plain text: there are no pages behind them yet. */

import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';

const LEGAL = [t('Privacy'), t('Terms'), t('Cookies')];

export function LandingFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-col items-center justify-between gap-5 px-4 py-10 sm:flex-row sm:px-6">
        <Brand />
        <ul className="flex gap-6 text-muted-foreground text-sm">
          {LEGAL.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p className="text-muted-foreground text-sm">{t('© {0} Atelier', new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}
