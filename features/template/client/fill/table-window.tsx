/** One thing for every row of a table: columns are matched with places, and the rest is one job. */

import { useMutation } from '@tanstack/react-query';
import { Check, Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { serverText, t, tn } from '#common/texts.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { downloadBlob } from '#platform/browser/work/copy-download.ts';
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
import { type FillMapping, fillTemplate, readTemplateTable, type Template } from '../../contract.ts';
import { KIND_PAGES } from '../kind-pages.ts';
import { columnsByName, sampleTable } from './sample-table.ts';

const NOTHING = 'nothing';

interface Filled {
  rows: number;
  errors: { row: number; message: string }[];
}

const formOf = (csv: File, mapping?: FillMapping): FormData => {
  const form = new FormData();
  form.append('csv', csv, csv.name);
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  return form;
};

export interface TableWindowProps {
  template: Template;
  format: string | undefined;
  onClose: () => void;
}

export function TableWindow({ template, format, onClose }: TableWindowProps) {
  const { id, kind, places, maxRows } = template;
  const [csv, setCsv] = useState<File>();
  const [columns, setColumns] = useState<Record<string, string>>({});
  const [result, setResult] = useState<Filled>();
  const params = { id };
  const look = useMutation({
    /* The contract describes a form by its content type only. */
    mutationFn: (file: File) => callApi(readTemplateTable, { params, body: formOf(file) as never } as never),
    // The example has the names as they are read here.
    onSuccess: ({ columns: all, suggested }) => setColumns({ ...columnsByName(all, places), ...suggested }),
  });
  const used = Object.fromEntries(Object.entries(columns).filter(([, key]) => key && key !== NOTHING));
  const begin = useMutation({
    mutationFn: () =>
      callApi(fillTemplate, {
        params,
        body: formOf(csv!, { columns: used, format }) as never,
      } as never),
  });
  const { job, isRunning, cancel } = useJob(begin.data?.jobId, {
    onEnd: ({ status, result: made }) => status === 'completed' && setResult(made as unknown as Filled),
  });
  const problem =
    [look.error, begin.error].map((error) => error && errorMessageOr(error, error.message)).find(Boolean) ??
    (job?.status === 'failed' && job.error ? serverText(job.error) : undefined);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl">
        <DialogHeader>
          <DialogTitle>{t('Many from a table')}</DialogTitle>
          <DialogDescription>
            {t('A CSV file with a line of names and one row for each. {0} rows at most.', maxRows)}
          </DialogDescription>
        </DialogHeader>
        {!look.data || !csv ? (
          <FileDrop
            label={t('CSV file')}
            accept=".csv,text/csv,text/plain,.tsv"
            onFiles={([file]) => {
              if (!file) return;
              setCsv(file);
              look.mutate(file);
            }}
          >
            {(open) => (
              <>
                <p className="text-center text-muted-foreground text-sm">
                  {t('Begin with the example: it has a column for each place, and one row to copy.')}
                </p>
                <div className="flex flex-wrap justify-center gap-2">
                  <Button
                    variant="outline"
                    onClick={() =>
                      downloadBlob(
                        new Blob([sampleTable(template)], { type: 'text/csv' }),
                        fileNameOf(template.name, 'csv', 'table'),
                      )
                    }
                  >
                    <Download /> {t('Download an example')}
                  </Button>
                  <Button pending={look.isPending} onClick={open}>
                    <FileSpreadsheet /> {t('Choose a CSV file')}
                  </Button>
                </div>
              </>
            )}
          </FileDrop>
        ) : (
          !isRunning &&
          !result && (
            <div className="grid max-h-[50vh] grid-cols-1 gap-3 overflow-y-auto p-1 sm:grid-cols-2">
              {look.data.columns.map((column, i) => (
                <FormField key={column} label={column} hint={look.data.first[i] ?? ''}>
                  <ChoiceSelect
                    value={columns[column] ?? NOTHING}
                    choices={[NOTHING, ...places.map(({ key }) => key)]}
                    nameOf={(key) => places.find((one) => one.key === key)?.name ?? t('Not used')}
                    onChange={(key) => setColumns({ ...columns, [column]: key })}
                  />
                </FormField>
              ))}
            </div>
          )
        )}
        {isRunning && (
          <div className="grid grid-cols-1 gap-2" role="status">
            <Progress value={job?.progress ?? 0} aria-label={t('Making the rows')} />
            <p className="text-muted-foreground text-sm">{job?.stage && serverText(job.stage)}</p>
          </div>
        )}
        {result && (
          <div className="grid grid-cols-1 gap-2 text-sm">
            <p role="status" className="flex items-center gap-2 font-medium">
              <Check className="size-4 text-success" aria-hidden />
              {tn(result.rows, '{n} was made.', '{n} were made.')}
            </p>
            {result.errors.length > 0 && (
              <ul className="max-h-32 overflow-y-auto text-destructive">
                {result.errors.map((one) => (
                  <li key={one.row}>{t('Row {0}: {1}', one.row, serverText(one.message))}</li>
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
              <Link href={KIND_PAGES[kind]}>{t('Have a look')}</Link>
            </Button>
          ) : (
            look.data && (
              <Button
                pending={begin.isPending}
                disabled={Object.keys(used).length === 0}
                onClick={() => begin.mutate()}
              >
                {tn(look.data.rows, 'Make {n}', 'Make {n}')}
              </Button>
            )
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
