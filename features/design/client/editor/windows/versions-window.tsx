/** Earlier versions of the design, to bring one back. */

import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { getDesignVersion, listDesignVersions } from '../../../contract.ts';
import type { DesignDocument } from '../../../document/document.ts';

export interface VersionsWindowProps {
  id: string;
  onRestore: (document: DesignDocument) => void;
  onClose: () => void;
}

const timeOf = (text: string): string =>
  new Date(text).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

export function VersionsWindow({ id, onRestore, onClose }: VersionsWindowProps) {
  // What was saved a moment ago belongs into the list.
  const { data, isPending } = useQuery({ ...apiQuery(listDesignVersions, { params: { id } }), staleTime: 0 });
  const [busy, setBusy] = useState<number>();
  const restore = (version: number) => {
    setBusy(version);
    callApi(getDesignVersion, { params: { id, version } })
      .then(onRestore, onErrorNotify('That version could not be opened'))
      .finally(() => setBusy(undefined));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Version history</DialogTitle>
          <DialogDescription>Restoring a version can be undone like any other change.</DialogDescription>
        </DialogHeader>
        {isPending && <Spinner className="mx-auto" />}
        {data?.length === 0 && <EmptyState icon={<History />} title="No earlier versions yet" />}
        <ul className="grid max-h-96 gap-1 overflow-y-auto">
          {data?.map(({ version, name, savedAt }) => (
            <li key={version} className="flex items-center justify-between gap-3 rounded-lg border px-3 py-2">
              <span className="min-w-0">
                <span className="block truncate text-sm">{name}</span>
                <span className="block text-muted-foreground text-xs">{timeOf(savedAt)}</span>
              </span>
              <Button variant="outline" size="sm" pending={busy === version} onClick={() => restore(version)}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
