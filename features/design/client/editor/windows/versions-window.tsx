/** Earlier versions of the design, to bring one back. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { VersionsDialog } from '#ui/overlay/versions-dialog.tsx';
import { getDesignVersion, listDesignVersions } from '../../../contract.ts';

export interface VersionsWindowProps {
  id: string;
  onRestore: (document: DesignDocument) => void;
  onClose: () => void;
}

export function VersionsWindow({ id, onRestore, onClose }: VersionsWindowProps) {
  // What was saved a moment ago belongs into the list.
  const { data } = useQuery({ ...apiQuery(listDesignVersions, { params: { id } }), staleTime: 0 });
  const [busy, setBusy] = useState<string>();
  const restore = (version: string) => {
    setBusy(version);
    callApi(getDesignVersion, { params: { id, version: Number(version) } })
      .then(onRestore, onErrorNotify(t('That version could not be opened')))
      .finally(() => setBusy(undefined));
  };
  return (
    <VersionsDialog
      versions={data?.map(({ version, ...one }) => ({ ...one, id: String(version) }))}
      busy={busy}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
