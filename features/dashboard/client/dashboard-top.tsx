/** What of the dashboard is seen first; the build draws it too, before anything is known about the person. */

import { t } from '#common/texts.ts';
import { AI_TOOLS } from './creative-links.ts';
import { StatRow, type StatRowProps } from './stat-row.tsx';
import { ToolCards } from './tool-cards.tsx';

/** How somebody without a name is greeted. */
export const NAMELESS = t('Creator');

export function DashboardTop({ name, ...numbers }: StatRowProps & { name: string }) {
  return (
    <>
      <header>
        <h1 className="font-semibold text-[1.75rem] leading-tight tracking-tight sm:text-[2rem]">
          {t('Welcome back,')} <span className="break-words text-accent-gradient">{name}</span>!
        </h1>
        <p className="mt-1 text-muted-foreground sm:text-base">{t('What would you like to create today?')}</p>
      </header>
      <StatRow {...numbers} />
      <ToolCards
        id="ai-tools"
        title={t('AI Tools')}
        description={t('Start from a sentence.')}
        links={AI_TOOLS}
      />
    </>
  );
}
