/** Backups of the installation: made, looked through, downloaded, restored. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showBytes, showMoment } from '#platform/browser/format.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { tx } from '#ui/rich-text.ts';
import { type Backups as Found, listBackups, makeBackup } from '../../calls/installation-calls.ts';
import { BackupRow } from './backup-row.tsx';

const code = (text: string) => (
  <code className="wrap-anywhere rounded bg-muted px-1.5 py-0.5 text-[0.8125rem]">{text}</code>
);

export function Backups() {
  const { data, isError, refetch } = useQuery(apiQuery(listBackups));
  if (isError && !data)
    return <ErrorState title={t('The backups could not be loaded')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton role="status" aria-label={t('Loading')} className="h-56" />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {data.lastRestore && <LastRestore {...data.lastRestore} />}
      {data.isPossible ? <Here found={data} /> : <ByCommand />}
    </div>
  );
}

function Here({ found }: { found: Found }) {
  const client = useQueryClient();
  const { job } = useJob(found.jobId ?? undefined, {
    isWanted: found.jobId !== null,
    onEnd: () => void client.invalidateQueries({ queryKey: apiQuery(listBackups).queryKey }),
  });
  const make = useMutation({
    mutationFn: () => callApi(makeBackup),
    onSuccess: () => refreshAfter(client, makeBackup),
    onError: onErrorNotify(t('No backup was made'), t('Please try again.')),
  });
  const isMaking = found.jobId !== null || make.isPending;
  return (
    <>
      <Card>
        <CardContent className="grid grid-cols-1 gap-4 p-5 text-sm sm:p-6">
          <p>
            {tx('Database and files go into one archive in {0}.', code(found.folder))}{' '}
            {found.freeBytes !== null && t('There is room for {0}.', showBytes(found.freeBytes))}
          </p>
          <p className="text-muted-foreground">
            {tx(
              'Archives from elsewhere are listed here once they lie in that folder. Keep {0} beside them: without it two-step sign-in and webhooks have to be set up anew.',
              code('session-secret'),
            )}
          </p>
          <Button className="w-fit" pending={isMaking} onClick={() => make.mutate()}>
            {!isMaking && <DatabaseBackup />} {isMaking ? t('Backing up...') : t('Back up now')}
          </Button>
          {found.jobId !== null && (
            <div role="status" className="grid grid-cols-1 gap-1.5">
              <Progress value={job?.progress ?? 0} aria-label={t('Backing up')} />
              <p className="text-muted-foreground text-xs">{job?.stage ?? t('Waiting to start')}</p>
            </div>
          )}
        </CardContent>
      </Card>
      <Card>
        {found.backups.length === 0 ? (
          <EmptyState
            compact
            icon={<DatabaseBackup />}
            title={t('No backups yet')}
            description={t('Make one before every update, and now and then.')}
          />
        ) : (
          <ul className="divide-y">
            {found.backups.map((backup) => (
              <BackupRow key={backup.name} backup={backup} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

const ByCommand = () => (
  <Card>
    <CardContent className="grid grid-cols-1 gap-4 p-5 text-sm sm:p-6">
      <p>
        {t(
          'This installation has a database server, and several processes may use it. Two commands do it there:',
        )}
      </p>
      <p>
        {tx('{0} writes everything into one archive while people work.', code('npm run backup -- file.zip'))}
      </p>
      <p>
        {tx(
          '{0} replaces everything with it. Stop all processes first.',
          code('npm run restore -- file.zip --yes'),
        )}
      </p>
    </CardContent>
  </Card>
);

function LastRestore({ name, safetyName, at, problem }: NonNullable<Found['lastRestore']>) {
  return (
    <p
      role={problem ? 'alert' : 'status'}
      className={`wrap-anywhere rounded-xl px-4 py-3 text-sm ${problem ? 'bg-destructive/10' : 'bg-success/12'}`}
    >
      {problem
        ? t('{0} was not restored: {1}', name, serverText(problem))
        : t('{0} was restored on {1}. What was here before is in {2}.', name, showMoment(at), safetyName)}
    </p>
  );
}
