/** Earlier versions of the project, to bring one back. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { VersionsDialog } from '#ui/overlay/versions-dialog.tsx';
import { getProjectVersion, listProjectVersions } from '../../calls/project-calls.ts';
import type { VideoData } from '../../contract.ts';

export interface VersionsWindowProps {
  projectId: string;
  onRestore: (data: VideoData) => void;
  onClose: () => void;
}

export function VersionsWindow({ projectId, onRestore, onClose }: VersionsWindowProps) {
  // What was saved a moment ago belongs into the list.
  const { data } = useQuery({
    ...apiQuery(listProjectVersions, { params: { id: projectId } }),
    staleTime: 0,
  });
  const [busy, setBusy] = useState<string>();
  const restore = (version: string) => {
    setBusy(version);
    callApi(getProjectVersion, { params: { id: projectId, version } })
      .then(onRestore, onErrorNotify(t('That version could not be opened')))
      .finally(() => setBusy(undefined));
  };
  return <VersionsDialog versions={data} busy={busy} onRestore={restore} onClose={onClose} />;
}
