/** Choose, see and remove one's picture before anything is sent. */

import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { t } from '#common/texts.ts';
import { FromLibraryButton, pickedFile } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useObjectUrl } from '#platform/browser/work/use-object-url.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Button } from '#ui/form/button.tsx';

/** Bytes; the server's limit for one upload. */
const LARGEST = 10 * 1024 * 1024;
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

export type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; file: File };

export interface PictureFieldProps {
  name: string;
  current: string | null;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
  error?: string;
}

export function PictureField({ name, current, change, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const preview = useObjectUrl(change.kind === 'replace' ? change.file : undefined);
  const shown = change.kind === 'keep' ? current : preview;
  const problem = refusal ?? error;

  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) take(file);
  };
  const take = (file: File) => {
    const wrong = !KINDS.includes(file.type)
      ? t('Please choose a PNG, JPEG, WebP, GIF or AVIF picture.')
      : file.size > LARGEST
        ? t('Please choose a picture up to 10 MB.')
        : undefined;
    setRefusal(wrong);
    if (!wrong) onChange({ kind: 'replace', file });
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-4">
        <Avatar src={shown} name={name} className="size-18 text-xl" />
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <label
              htmlFor={id}
              className="cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2"
            >
              <ImageUp /> {shown ? t('Change picture') : t('Upload picture')}
              <input
                id={id}
                type="file"
                accept={KINDS.join(',')}
                className="sr-only"
                aria-describedby={problem ? `${id}-error` : undefined}
                onChange={onPick}
              />
            </label>
          </Button>
          <FromLibraryButton size="sm" accepts={isPicture} onPick={pickedFile(take)} />
          {shown && (
            <Button variant="ghost" size="sm" onClick={() => onChange({ kind: current ? 'remove' : 'keep' })}>
              <Trash2 /> {t('Remove')}
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="font-medium text-destructive text-xs">
          {problem}
        </p>
      )}
    </div>
  );
}
