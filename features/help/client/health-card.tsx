/** How the installation is, in words; for administrators a file that helps to find faults. */

import { CircleAlert, CircleCheck, CircleX, Download } from 'lucide-react';
import { msg, serverText, t } from '#common/texts.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { HealthPart, HealthState } from '../contract.ts';
import { useHealth } from './use-help.ts';

const NAMES: Record<HealthPart, string> = {
  database: msg('Database'),
  files: msg('Files'),
  jobs: msg('Long work'),
  mail: msg('E-mail'),
  image: msg('Pictures'),
  speech: msg('Voices'),
  transcription: msg('Transcripts'),
  text: msg('Texts'),
};
const STATES: Record<HealthState, { name: string; icon: typeof CircleCheck; look: string }> = {
  good: { name: msg('Good'), icon: CircleCheck, look: 'text-success' },
  limited: { name: msg('Limited'), icon: CircleAlert, look: 'text-warning' },
  bad: { name: msg('Not working'), icon: CircleX, look: 'text-destructive' },
};

export function HealthCard({ isAdmin }: { isAdmin: boolean }) {
  const { data, isError, refetch } = useHealth();
  return (
    <section aria-labelledby="help-health">
      <h2 id="help-health" className="mb-3 font-semibold text-lg">
        {t('System status')}
      </h2>
      <Card>
        <CardContent className="grid gap-4 p-5 sm:p-6">
          {isError && !data ? (
            <ErrorState title={t('That could not be found out')} onRetry={() => void refetch()} />
          ) : !data ? (
            <Skeleton className="h-48" />
          ) : (
            <>
              <ul className="grid gap-3">
                {data.parts.map(({ part, state, text }) => {
                  const { name, icon: Icon, look } = STATES[state];
                  return (
                    <li key={part} className="flex gap-3 text-sm">
                      <Icon role="img" aria-label={t(name)} className={`mt-0.5 size-4 shrink-0 ${look}`} />
                      <span className="min-w-0">
                        <span className="font-medium">{t(NAMES[part])}</span>
                        <span className="block text-muted-foreground text-xs">{serverText(text)}</span>
                      </span>
                    </li>
                  );
                })}
              </ul>
              <p className="text-muted-foreground text-xs">{t('Version {0}', data.version)}</p>
            </>
          )}
          {isAdmin && (
            <div>
              <Button asChild variant="outline" size="sm">
                <a href="/api/admin/diagnostics" download>
                  <Download /> {t('Diagnostics, without secrets')}
                </a>
              </Button>
            </div>
          )}
        </CardContent>
      </Card>
    </section>
  );
}
