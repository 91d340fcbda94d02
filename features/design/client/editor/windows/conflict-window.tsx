/** Somebody saved this design elsewhere: nothing is lost on either side until the person chooses. */

import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { createDesign, type Design, getDesign } from '../../../contract.ts';
import { type DesignDocument, MAX_NAME } from '../../../document/document.ts';

export interface ConflictWindowProps {
  id: string;
  document: DesignDocument;
  problem: string;
  onOpen: (design: Design) => void;
  onOverwrite: (version: number) => void;
}

export function ConflictWindow({ id, document, problem, onOpen, onOverwrite }: ConflictWindowProps) {
  const [isBusy, setBusy] = useState(false);
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    void work.catch(onErrorNotify(t('That didn’t work'))).finally(() => setBusy(false));
  };
  const read = () => callApi(getDesign, { params: { id } });
  const copy = () =>
    callApi(createDesign, {
      body: { document: { ...document, name: t('{0} (copy)', document.name).slice(0, MAX_NAME) } },
    });
  return (
    <Dialog open>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Changed in another window')}</DialogTitle>
          <DialogDescription>{problem}</DialogDescription>
        </DialogHeader>
        <DialogFooter className="sm:flex-col">
          <Button disabled={isBusy} onClick={() => during(copy().then(onOpen))}>
            {t('Keep both: save mine as a copy')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => during(read().then(onOpen))}>
            {t('Open the newer version')}
          </Button>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => during(read().then(({ version }) => onOverwrite(version)))}
          >
            {t('Replace it with mine')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
