/** People out of a table: looked at first, columns chosen, and told what became of every row. */

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { useAudience } from './use-audiences.ts';

const NONE = '';
type Columns = { email: string; firstName: string; lastName: string; birthday: string };
const NO_COLUMNS: Columns = { email: NONE, firstName: NONE, lastName: NONE, birthday: NONE };

export function ImportWindow({ audienceId, onClose }: { audienceId: string; onClose: () => void }) {
  const { look, take } = useAudience(audienceId);
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState(NO_COLUMNS);
  const [consent, setConsent] = useState('');
  const [isUpdating, setUpdating] = useState(false);
  const table = look.data;
  const open = ([csv]: File[]) => {
    if (!csv) return;
    setFile(csv);
    look.mutate(csv, {
      onSuccess: ({ suggested }) =>
        setColumns({
          email: suggested.email ?? NONE,
          firstName: suggested.firstName ?? NONE,
          lastName: suggested.lastName ?? NONE,
          birthday: suggested.birthday ?? NONE,
        }),
    });
  };
  const choice = (key: keyof Columns, label: string) => (
    <FormField label={label}>
      <ChoiceSelect
        value={columns[key]}
        choices={[NONE, ...(table?.columns ?? []).filter(Boolean)]}
        nameOf={(one) => one || t('None')}
        onChange={(next) => setColumns({ ...columns, [key]: next })}
      />
    </FormField>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{t('Import people')}</DialogTitle>
          <DialogDescription>
            {t('A CSV table with a row for each person. Only those who agreed may be in it.')}
          </DialogDescription>
        </DialogHeader>
        {take.data ? (
          <Outcome outcome={take.data} />
        ) : !table || !file ? (
          <FileDrop label={t('Choose a CSV file')} accept=".csv,text/csv" onFiles={open}>
            {(choose) => (
              <>
                <Upload className="size-6 text-muted-foreground" />
                <p className="text-sm">{t('Drop a CSV file here, or choose one.')}</p>
                <Button variant="outline" pending={look.isPending} onClick={choose}>
                  {t('Choose a file')}
                </Button>
              </>
            )}
          </FileDrop>
        ) : (
          <>
            <p className="text-sm">{t('{0}: {1} rows', file.name, showNumber(table.rows))}</p>
            <div className="overflow-x-auto rounded-lg border">
              <table className="w-full text-left text-xs">
                <thead className="bg-muted">
                  <tr>
                    {table.columns.map((one, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
                      <th key={at} className="whitespace-nowrap px-3 py-2 font-medium">
                        {one}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y">
                  {table.sample.map((row, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name
                    <tr key={at}>
                      {row.map((cell, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name
                        <td key={index} className="max-w-48 truncate px-3 py-2">
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {choice('email', t('E-mail address'))}
              {choice('firstName', t('First name'))}
              {choice('lastName', t('Last name'))}
              {choice('birthday', t('Birthday'))}
            </div>
            <FormField
              label={t('Where they agreed')}
              hint={t(
                'Kept with each of them. Without consent, mailing them is against the law in many countries.',
              )}
            >
              <Input
                value={consent}
                maxLength={500}
                placeholder={t('On paper in the shop')}
                onChange={(event) => setConsent(event.target.value)}
              />
            </FormField>
            <SwitchField
              label={t('Take over new names')}
              hint={t('Of people who are in the audience already.')}
              checked={isUpdating}
              onChange={setUpdating}
              isFramed
            />
          </>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant={take.data ? 'default' : 'outline'}>{take.data ? t('Done') : t('Cancel')}</Button>
          </DialogClose>
          {table && file && !take.data && (
            <Button
              pending={take.isPending}
              disabled={!columns.email || consent.trim().length < 3}
              onClick={() =>
                take.mutate({
                  csv: file,
                  mapping: {
                    columns: {
                      email: columns.email,
                      ...(columns.firstName && { firstName: columns.firstName }),
                      ...(columns.lastName && { lastName: columns.lastName }),
                      ...(columns.birthday && { birthday: columns.birthday }),
                    },
                    consent: consent.trim(),
                    duplicates: isUpdating ? 'update' : 'skip',
                  },
                })
              }
            >
              <Upload /> {t('Import')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Outcome({
  outcome,
}: {
  outcome: {
    added: number;
    updated: number;
    duplicates: number;
    suppressed: number;
    invalid: number;
    invalidLines: number[];
  };
}) {
  const lines = [
    [t('Added'), outcome.added],
    [t('Names taken over'), outcome.updated],
    [t('There already'), outcome.duplicates],
    [t('Unsubscribed or unreachable before'), outcome.suppressed],
    [t('Without a valid address'), outcome.invalid],
  ] as const;
  return (
    <div role="status" className="grid gap-3">
      <dl className="grid gap-1.5 text-sm">
        {lines
          .filter(([, value], at) => at === 0 || value > 0)
          .map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="font-semibold tabular-nums">{showNumber(value)}</dd>
            </div>
          ))}
      </dl>
      {outcome.invalidLines.length > 0 && (
        <p className="text-muted-foreground text-xs">
          {t('Lines without an address: {0}', outcome.invalidLines.join(', '))}
        </p>
      )}
    </div>
  );
}
