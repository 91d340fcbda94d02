/** Magic resize: the design in other formats, laid out anew, each a design of its own. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { FORMAT_GROUPS, FORMAT_NAMES, FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { type Design, resizeDesign } from '../../../contract.ts';

export interface ResizeWindowProps {
  id: string;
  format: string;
  save: () => Promise<boolean>;
  onOpen: (design: Design) => void;
  onClose: () => void;
}

export function ResizeWindow({ id, format, save, onOpen, onClose }: ResizeWindowProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<FormatName>>(new Set());
  const resize = useMutation({
    mutationFn: async () => {
      if (!(await save())) throw new Error('The design could not be saved first.');
      return callApi(resizeDesign, { params: { id }, body: { formats: [...chosen] } });
    },
    onSuccess: () => refreshAfter(client, resizeDesign, { params: { id } }),
  });
  const flip = (name: FormatName) =>
    setChosen((now) => new Set(now.has(name) ? [...now].filter((one) => one !== name) : [...now, name]));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{t('Resize')}</DialogTitle>
          <DialogDescription>
            {t('Choose formats. Each becomes its own design that you can adjust.')}
          </DialogDescription>
        </DialogHeader>
        {resize.data ? (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {resize.data.map((made) => (
              <li key={made.id}>
                <button
                  type="button"
                  onClick={() => onOpen(made)}
                  className="focus-ring grid grid-cols-1 w-full gap-2 rounded-xl border bg-card p-2 text-left hover:border-primary"
                >
                  <img
                    src={made.thumbnailUrl}
                    alt=""
                    className="h-28 w-full rounded-md bg-muted object-contain"
                  />
                  <span className="truncate text-sm">
                    {t(FORMATS[made.format as FormatName]?.label ?? made.name)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          FORMAT_GROUPS.map((group) => (
            <fieldset key={group} className="grid grid-cols-1 gap-2" disabled={resize.isPending}>
              <legend className="mb-1 font-medium text-sm">{group}</legend>
              <div className="flex flex-wrap gap-2">
                {FORMAT_NAMES.filter((name) => FORMATS[name].group === group && name !== format).map(
                  (name) => (
                    <button
                      key={name}
                      type="button"
                      aria-pressed={chosen.has(name)}
                      onClick={() => flip(name)}
                      className={cn(
                        'focus-ring rounded-full border px-3 py-1.5 text-sm transition-colors hover:border-primary',
                        chosen.has(name) && 'border-primary bg-accent text-accent-foreground',
                      )}
                    >
                      {t(FORMATS[name].label)}
                    </button>
                  ),
                )}
              </div>
            </fieldset>
          ))
        )}
        {resize.isError && (
          <p role="alert" className="text-destructive text-sm">
            {errorMessageOr(resize.error, resize.error.message)}
          </p>
        )}
        <DialogFooter>
          {resize.data ? (
            <Button onClick={onClose}>{t('Done')}</Button>
          ) : (
            <Button disabled={chosen.size === 0} pending={resize.isPending} onClick={() => resize.mutate()}>
              {chosen.size > 1 ? t('Make {0} designs', chosen.size) : t('Make design')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
