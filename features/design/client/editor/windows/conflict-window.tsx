/** Somebody saved this design elsewhere: both are kept, or the person says which one. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { type DesignDocument, MAX_NAME } from '#engine/page/document/document.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { ConflictDialog } from '#ui/overlay/conflict-dialog.tsx';
import { createDesign, type Design, getDesign } from '../../../contract.ts';

export interface ConflictWindowProps {
  id: string;
  document: DesignDocument;
  problem: string;
  onOpen: (design: Design) => void;
  onOverwrite: (version: number) => void;
}

export function ConflictWindow({ id, document, problem, onOpen, onOverwrite }: ConflictWindowProps) {
  const read = () => callApi(getDesign, { params: { id } });
  const copy = () =>
    callApi(createDesign, {
      body: { document: { ...document, name: t('{0} (copy)', document.name).slice(0, MAX_NAME) } },
    });
  return (
    <ConflictDialog
      problem={problem}
      onCopy={() => copy().then(onOpen)}
      onOpenNewer={() => read().then(onOpen)}
      onReplace={() => read().then(({ version }) => onOverwrite(version))}
      onError={onErrorNotify(t('That didn’t work'))}
    />
  );
}
