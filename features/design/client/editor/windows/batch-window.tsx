/** One file for every row of a table: columns are matched with layers, any row can be looked at, and the rest is one job. */

import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { type DesignDocument, layersOf } from '#engine/page/document/document.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { type BatchMapping, batchDesign, previewBatch } from '../../../contract.ts';
import { useResources } from '../../use-resources.ts';
import { NumberField } from '../panels/fields.tsx';
import { nameOf } from '../panels/layer-names.ts';
import { paintPage } from '../stage/painter.ts';

const NOTHING = 'nothing';

export interface BatchWindowProps {
  id: string;
  document: DesignDocument;
  logo: string | null;
  save: () => Promise<boolean>;
  onClose: () => void;
}

interface BatchResult {
  url: string;
  rows: number;
  errors: { row: number; message: string }[];
}

const formOf = (csv: File, mapping: Partial<BatchMapping>): FormData => {
  const form = new FormData();
  form.append('csv', csv, csv.name);
  form.append('mapping', JSON.stringify(mapping));
  return form;
};

export function BatchWindow({ id, document, logo, save, onClose }: BatchWindowProps) {
  const [csv, setCsv] = useState<File>();
  const [columns, setColumns] = useState<Record<string, string>>({});
  const [type, setType] = useState<BatchMapping['type']>('png');
  const [row, setRow] = useState(1);
  const [result, setResult] = useState<BatchResult | null>(null);
  const slots = layersOf(document).filter(({ type: kind }) => kind !== 'line');
  const look = useMutation({
    mutationFn: async (order: { csv: File; columns?: Record<string, string>; row: number }) => {
      const used = Object.fromEntries(
        Object.entries(order.columns ?? {}).filter(([, slot]) => slot !== NOTHING),
      );
      const mapping = Object.keys(used).length > 0 ? { columns: used, type, row: order.row } : {};
      /* The contract describes a form by its content type only. */
      return callApi(previewBatch, { params: { id }, body: formOf(order.csv, mapping) as never } as never);
    },
    onSuccess: ({ suggested }, order) => {
      if (!order.columns) setColumns(suggested);
    },
  });
  const begin = useMutation({
    mutationFn: async () => {
      if (!(await save())) throw new Error('The design could not be saved first.');
      const used = Object.fromEntries(Object.entries(columns).filter(([, slot]) => slot !== NOTHING));
      return callApi(batchDesign, {
        params: { id },
        body: formOf(csv!, { columns: used, type }) as never,
      } as never);
    },
  });
  const { job, isRunning, cancel } = useJob(begin.data?.jobId, {
    onEnd: ({ status, result: made }) => status === 'completed' && setResult(made as unknown as BatchResult),
  });
  const problem =
    [look.error, begin.error].map((error) => error && errorMessageOr(error, error.message)).find(Boolean) ??
    (job?.status === 'failed' ? job.error : undefined);
  const choose = (next: Record<string, string>, at = row) => {
    setColumns(next);
    setRow(at);
    if (csv) look.mutate({ csv, columns: next, row: at });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{t('Make many from a table')}</DialogTitle>
          <DialogDescription>
            {t('Upload a CSV file with one row for each design, and match its columns with your layers.')}
          </DialogDescription>
        </DialogHeader>
        {!look.data || !csv ? (
          <FileDrop
            label={t('CSV file')}
            accept=".csv,text/csv,text/plain,.tsv"
            onFiles={([file]) => {
              if (!file) return;
              setCsv(file);
              look.mutate({ csv: file, row: 1 });
            }}
          >
            {(open) => (
              <Button variant="outline" pending={look.isPending} onClick={open}>
                <FileSpreadsheet /> {t('Choose a CSV file')}
              </Button>
            )}
          </FileDrop>
        ) : (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <div className="grid grid-cols-1 content-start gap-3">
              {look.data.columns.map((column) => (
                <FormField key={column} label={column}>
                  <ChoiceSelect
                    value={columns[column] ?? NOTHING}
                    choices={[NOTHING, ...slots.map((slot) => slot.id)]}
                    nameOf={(slot) =>
                      slot === NOTHING
                        ? t('Not used')
                        : nameOf(slots.find((one) => one.id === slot) ?? slots[0]!)
                    }
                    onChange={(slot) => choose({ ...columns, [column]: slot })}
                  />
                </FormField>
              ))}
              <FormField label={t('File type')}>
                <ChoiceSelect
                  value={type}
                  choices={['png', 'pdf'] as const}
                  nameOf={(one) => one.toUpperCase()}
                  onChange={setType}
                />
              </FormField>
            </div>
            <div className="grid grid-cols-1 content-start gap-3">
              <RowPicture document={look.data.document} logo={logo} />
              <NumberField
                label={t('Row (1 to {0})', look.data.rows)}
                value={row}
                min={1}
                max={look.data.rows}
                onChange={(next) => choose(columns, Math.round(next))}
              />
              {look.data.error && <p className="text-destructive text-sm">{look.data.error}</p>}
            </div>
          </div>
        )}
        {isRunning && (
          <div className="grid grid-cols-1 gap-2">
            <Progress value={job?.progress ?? 0} aria-label={t('Making the files')} />
            <p className="text-muted-foreground text-sm">{job?.stage}</p>
          </div>
        )}
        {result && (
          <div className="grid grid-cols-1 gap-2 text-sm">
            <p>{t('{0} of {1} files are ready.', result.rows - result.errors.length, result.rows)}</p>
            {result.errors.length > 0 && (
              <ul className="max-h-32 overflow-y-auto text-destructive">
                {result.errors.map((one) => (
                  <li key={one.row}>{t('Row {0}: {1}', one.row, one.message)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        {problem && (
          <p role="alert" className="text-destructive text-sm">
            {problem}
          </p>
        )}
        <DialogFooter>
          {isRunning ? (
            <Button variant="outline" onClick={() => cancel.mutate()}>
              {t('Cancel')}
            </Button>
          ) : result ? (
            <Button asChild>
              <a href={`${result.url}?download`} download>
                <Download /> {t('Download ZIP')}
              </a>
            </Button>
          ) : (
            look.data && (
              <Button pending={begin.isPending} onClick={() => begin.mutate()}>
                {t('Make {0} files', look.data.rows)}
              </Button>
            )
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function RowPicture({ document, logo }: { document: DesignDocument; logo: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { resources } = useResources(document, logo);
  useEffect(() => {
    const page = document.pages[0]!;
    const scale = Math.min(640 / page.width, 640 / page.height);
    if (canvas.current) paintPage(canvas.current, { page, theme: document.theme, resources, scale });
  }, [document, resources]);
  return <canvas ref={canvas} className="max-h-72 max-w-full justify-self-center rounded-md border" />;
}
