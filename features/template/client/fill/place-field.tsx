/** One place of a template: a line, longer words, an amount, a day or a picture. */

import { Upload, X } from 'lucide-react';
import { useState } from 'react';
import type { TemplatePlace } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showDay } from '#platform/browser/format.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';

/** Longer words get more than a line. */
const LINE = 80;

export interface PlaceFieldProps {
  /** With the hint of its tool, where its owner wrote none. */
  place: TemplatePlace;
  value: string;
  onChange: (value: string) => void;
}

export function PlaceField({ place, value, onChange }: PlaceFieldProps) {
  const { name, hint, kind, maxLength } = place;
  if (kind === 'picture') return <PictureField place={place} value={value} onChange={onChange} />;
  const left = maxLength === null ? undefined : `${value.length} / ${maxLength}`;
  const limit = maxLength === null ? {} : { maxLength };
  return (
    <FormField
      label={serverText(name)}
      {...(hint && { hint: serverText(hint) })}
      {...(left && { aside: left })}
    >
      {kind === 'text' && ((maxLength ?? 0) > LINE || value.includes('\n') || value.length > LINE) ? (
        <Textarea rows={3} value={value} {...limit} onChange={(event) => onChange(event.target.value)} />
      ) : kind === 'date' ? (
        <DateLine value={value} limit={limit} name={name} onChange={onChange} />
      ) : (
        <Input value={value} {...limit} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}

interface DateLineProps {
  name: string;
  value: string;
  limit: { maxLength?: number };
  onChange: (value: string) => void;
}

/** Any words will do ("every Friday"); a day from the calendar is written out. */
function DateLine({ name, value, limit, onChange }: DateLineProps) {
  return (
    <div className="flex gap-2">
      <Input value={value} {...limit} onChange={(event) => onChange(event.target.value)} />
      <input
        type="date"
        aria-label={t('Choose a day: {0}', serverText(name))}
        className="focus-ring h-10 w-11 shrink-0 rounded-md border bg-background px-2 text-transparent dark:[color-scheme:dark]"
        onChange={(event) => event.target.value && onChange(showDay(event.target.value))}
      />
    </div>
  );
}

function PictureField({ place, value, onChange }: PlaceFieldProps) {
  const { name, hint } = place;
  const [isPending, setPending] = useState(false);
  const picker = useFilePicker({
    label: t('Upload a picture: {0}', serverText(name)),
    accept: 'image/*',
    onFiles: ([file]) => {
      if (!file) return;
      setPending(true);
      uploadToLibrary(file)
        .then(({ url }) => onChange(url))
        .catch(onErrorNotify(t('The picture could not be uploaded'), t('Please try again.')))
        .finally(() => setPending(false));
    },
  });
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-medium text-sm leading-none">{serverText(name)}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {value && (
          <img src={`${value}/thumbnail`} alt="" className="h-16 w-20 rounded-lg border object-cover" />
        )}
        {picker.input}
        <Button variant="outline" size="sm" pending={isPending} onClick={picker.choose}>
          <Upload /> {t('Upload')}
        </Button>
        <FromLibraryButton
          size="sm"
          query={{ kind: 'image' }}
          accepts={({ assetId, contentType }) =>
            assetId !== null && contentType?.startsWith('image/') === true
          }
          onPick={({ assetId }) => onChange(`/api/files/${assetId}`)}
        />
        {value && (
          <Button
            variant="ghost"
            size="icon"
            className="size-9"
            aria-label={t('As in the template: {0}', serverText(name))}
            onClick={() => onChange('')}
          >
            <X />
          </Button>
        )}
      </div>
      {hint && <p className="text-muted-foreground text-xs">{serverText(hint)}</p>}
    </fieldset>
  );
}
