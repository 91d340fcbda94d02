/** One backup: when and how large, looked through without changing anything, downloaded, restored, deleted. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Download, SearchCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showBytes, showMoment, showNumber, showWords } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import {
  type Backup,
  type CheckedBackup,
  checkBackup,
  deleteBackup,
} from '../../calls/installation-calls.ts';
import { RestoreDialog } from './restore-dialog.tsx';

export function BackupRow({ backup: { name, bytes, createdAt } }: { backup: Backup }) {
  const client = useQueryClient();
  const params = { name };
  const [asks, setAsks] = useState<'restore' | 'delete'>();
  const close = () => setAsks(undefined);
  const check = useMutation({
    mutationFn: () => callApi(checkBackup, { params }),
    onError: onErrorNotify(t('Not looked through'), t('Please try again.')),
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteBackup, { params }),
    onSuccess: () => refreshAfter(client, deleteBackup, { params }),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
    onSettled: close,
  });
  return (
    <li className="grid grid-cols-1 gap-4 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h4 className="wrap-anywhere font-medium text-sm">{name}</h4>
          <p className="text-muted-foreground text-xs">
            {showMoment(createdAt)} · {showBytes(bytes)}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Dry run of {0}', name)}
            pending={check.isPending}
            onClick={() => check.mutate()}
          >
            {!check.isPending && <SearchCheck />} {t('Dry run')}
          </Button>
          <Button asChild variant="outline" size="sm">
            <a
              href={`/api/admin/backups/${encodeURIComponent(name)}/file`}
              download
              aria-label={t('Download {0}', name)}
            >
              <Download /> {t('Download')}
            </a>
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Delete {0}', name)}
            onClick={() => setAsks('delete')}
          >
            <Trash2 />
          </Button>
        </div>
      </div>
      {check.data && <Result checked={check.data} onRestore={() => setAsks('restore')} />}
      {asks === 'restore' && <RestoreDialog name={name} onClose={close} />}
      {asks === 'delete' && (
        <ConfirmDialog
          title={t('Delete {0}?', name)}
          text={t('The archive is deleted from this machine. This can’t be undone.')}
          confirm={t('Delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={close}
        />
      )}
    </li>
  );
}

function Result({ checked, onRestore }: { checked: CheckedBackup; onRestore: () => void }) {
  const { problem, tables, files } = checked;
  if (problem)
    return (
      <p role="status" className="wrap-anywhere flex items-start gap-2 text-sm">
        <CircleX className="mt-0.5 size-4 shrink-0 text-destructive" /> {serverText(problem)}
      </p>
    );
  const rows = [{ name: 'files', ...files }, ...tables.filter((one) => one.here !== one.inBackup)];
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl border bg-muted/40 p-4 text-sm">
      <p role="status" className="flex items-start gap-2">
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" />
        {t('Intact, and it fits this version. Nothing was changed. A restore would make this difference:')}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead className="text-muted-foreground text-xs">
            <tr>
              <th className="py-1 pr-4 font-medium">{t('What')}</th>
              <th className="py-1 pr-4 text-right font-medium">{t('Now')}</th>
              <th className="py-1 text-right font-medium">{t('In the backup')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, here, inBackup }) => (
              <tr key={name} className="border-t">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {name === 'files' ? t('Files') : showWords(name)}
                </th>
                <td className="py-1.5 pr-4 text-right">{showNumber(here)}</td>
                <td className="py-1.5 text-right">{showNumber(inBackup)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="destructive" size="sm" className="w-fit" onClick={onRestore}>
        {t('Restore this backup')}
      </Button>
    </div>
  );
}
