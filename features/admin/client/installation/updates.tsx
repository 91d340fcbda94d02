/** Which version runs, and the three steps to the next one. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { tx } from '#ui/rich-text.ts';
import { getInstallation } from '../../calls/installation-calls.ts';

const code = (text: string) => (
  <code className="rounded bg-muted px-1.5 py-0.5 text-[0.8125rem]">{text}</code>
);

export function Updates() {
  const { data } = useQuery(apiQuery(getInstallation));
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      {data ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-xl border px-4 py-3">
          <span className="font-medium">Atelier {data.version}</span>
          <span className="text-muted-foreground">Node {data.node}</span>
        </p>
      ) : (
        <Skeleton className="h-12" />
      )}
      <ol className="grid list-decimal grid-cols-1 gap-3 pl-5 marker:font-medium marker:text-muted-foreground">
        <li>
          {tx(
            'Make a backup: {0}',
            <Link
              href="/settings#backup"
              className="focus-ring rounded font-medium text-primary hover:underline"
            >
              {t('Backup and restore')}
            </Link>,
          )}
        </li>
        <li>
          {tx('Bring the new version: {0} in its folder, or a new image of the container.', code('git pull'))}
        </li>
        <li>
          {tx(
            'Restart: {0} installs and builds what is new, and the database is brought up to date by itself.',
            code('npm start'),
          )}
        </li>
      </ol>
      <p className="text-muted-foreground">
        {t(
          'Atelier never looks for updates by itself and calls nobody. Your work, settings and keys stay as they are. A backup is restored with the version that made it.',
        )}
      </p>
    </div>
  );
}
