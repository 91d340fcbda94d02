/** A file of the design: which kind, which page, how large; it is made by the server and goes into the library. */

import { useMutation } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { Job } from '#common/job.ts';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { downloadFile } from '#platform/browser/work/copy-download.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { EXPORT_TYPES, type ExportType, exportDesign, isFilm } from '../../../contract.ts';

const TYPE_NAMES: Record<ExportType, string> = {
  png: t('PNG: best for posts'),
  jpeg: t('JPEG: small files'),
  webp: t('WebP: for websites'),
  svg: t('SVG: scales to any size'),
  pdf: t('PDF: for print'),
  gif: t('GIF: moves everywhere, without sound'),
  mp4: t('MP4: video for posts and stories'),
};
const SCALES = ['0.5', '1', '2', '3'] as const;

export interface ExportWindowProps {
  id: string;
  document: DesignDocument;
  pageIndex: number;
  /** Everything is saved before it is exported. */
  save: () => Promise<boolean>;
  onClose: () => void;
}

export function ExportWindow({ id, document, pageIndex, save, onClose }: ExportWindowProps) {
  const hasBleed = document.pages.some((page) => page.bleed > 0);
  const isMoving = document.pages.some((page) => page.motion);
  const [type, setType] = useState<ExportType>(isMoving ? 'mp4' : hasBleed ? 'pdf' : 'png');
  const [isWhole, setWhole] = useState(true);
  const isAllPages = isFilm(type) && isWhole;
  const [scale, setScale] = useState<(typeof SCALES)[number]>('1');
  const [isTransparent, setTransparent] = useState(false);
  const [hasMarks, setMarks] = useState(hasBleed);
  const [done, setDone] = useState<{ url: string; assetId: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const begin = useMutation({
    mutationFn: async () => {
      setProblem(undefined);
      setDone(null);
      if (!(await save())) throw new Error('The design could not be saved, so it was not exported.');
      const body = {
        type,
        scale: type === 'svg' || type === 'pdf' || isFilm(type) ? 1 : Number(scale),
        isTransparent,
        ...(type === 'pdf' ? { hasMarks } : isAllPages ? {} : { page: pageIndex + 1 }),
      };
      return callApi(exportDesign, { params: { id }, body });
    },
    onError: (error) => setProblem(errorMessageOr(error, error.message)),
  });
  const { job, isRunning, cancel } = useJob(begin.data?.jobId, { onEnd: (ended) => onEnd(ended) });
  const onEnd = ({ status, result, error }: Job) => {
    if (status === 'completed') {
      const made = result as { url: string; assetId: string };
      setDone(made);
      // The click that asked for the file is the only one that it takes.
      downloadFile(`${made.url}?download`);
    } else setProblem(error ?? t('The export was cancelled.'));
  };
  const isBusy = begin.isPending || isRunning;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Download')}</DialogTitle>
          <DialogDescription>{t('The file is kept in your library too.')}</DialogDescription>
        </DialogHeader>
        <FormField label={t('File type')}>
          <ChoiceSelect
            value={type}
            choices={EXPORT_TYPES.filter((one) => isMoving || !isFilm(one))}
            nameOf={(one) => TYPE_NAMES[one]}
            onChange={(next) => {
              setType(next);
              setDone(null);
            }}
          />
        </FormField>
        {isFilm(type) && document.pages.length > 1 && (
          <SwitchField label={t('All pages, one after another')} checked={isWhole} onChange={setWhole} />
        )}
        {type !== 'svg' && type !== 'pdf' && !isFilm(type) && (
          <FormField label={t('Size')}>
            <ChoiceSelect
              value={scale}
              choices={SCALES}
              nameOf={(one) => {
                const page = document.pages[pageIndex]!;
                return t(
                  '{0} × {1} px',
                  Math.round(page.width * Number(one)),
                  Math.round(page.height * Number(one)),
                );
              }}
              onChange={setScale}
            />
          </FormField>
        )}
        {(type === 'png' || type === 'webp') && (
          <SwitchField
            label={t('Transparent background')}
            checked={isTransparent}
            onChange={setTransparent}
          />
        )}
        {type === 'pdf' && hasBleed && (
          <SwitchField label={t('Bleed and crop marks')} checked={hasMarks} onChange={setMarks} />
        )}
        {isBusy && (
          <div className="grid grid-cols-1 gap-1.5">
            <Progress value={job?.progress ?? 0} aria-label={t('Exporting')} />
            <p className="text-muted-foreground text-sm">{job?.stage ?? t('Starting')}</p>
          </div>
        )}
        {problem && (
          <p role="alert" className="text-destructive text-sm">
            {problem}
          </p>
        )}
        <DialogFooter>
          {isRunning && (
            <Button variant="outline" pending={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('Cancel')}
            </Button>
          )}
          {done ? (
            <>
              <SendToMenu item={done.assetId} />
              {'share' in navigator && (
                <Button variant="outline" onClick={() => void share(done.url, document.name, type)}>
                  <Share2 /> {t('Share')}
                </Button>
              )}
              <Button asChild>
                <a href={`${done.url}?download`} download>
                  <Download /> {t('Download again')}
                </a>
              </Button>
            </>
          ) : (
            <Button pending={isBusy} onClick={() => begin.mutate()}>
              <Download /> {t('Download file')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Through the phone's own sheet; the person may close it, which is no failure. */
async function share(url: string, name: string, type: ExportType): Promise<void> {
  const answer = await fetch(url, { credentials: 'include' });
  const file = new File([await answer.blob()], `${name}.${type === 'jpeg' ? 'jpg' : type}`, {
    type: answer.headers.get('content-type') ?? '',
  });
  const data = navigator.canShare?.({ files: [file] })
    ? { files: [file], title: name }
    : { url, title: name };
  await navigator.share(data).catch(() => undefined);
}
