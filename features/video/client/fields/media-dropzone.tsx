/** Media for the film: dropped or chosen, checked before they are sent, removable. */

import { useMutation } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { ApiError, callApi } from '#common/api-client.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { showBytes } from '#platform/browser/format.ts';
import { notify } from '#platform/browser/notice.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { MAX_FILES, MAX_MEDIA_BYTES, type VideoData } from '../../contract.ts';
import { uploadMedia } from '../../project-calls.ts';

type Media = VideoData['uploadedFiles'];

export interface MediaDropzoneProps {
  files: Media;
  onChange: (update: (files: Media) => Media) => void;
}

const refuse = (title: string, description: string) => notify({ title, description, variant: 'destructive' });

export function MediaDropzone({ files, onChange }: MediaDropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return callApi(uploadMedia, { body: form as never });
    },
    onSuccess: (asset) => onChange((now) => [...now, asset]),
    onError: (error, file) =>
      handleApiError(error, {
        title: 'Upload Failed',
        description: `${file.name}: ${(error instanceof ApiError && error.detail) || 'it could not be uploaded.'}`,
      }),
  });

  const take = async (list: FileList | null) => {
    const all = [...(list ?? [])];
    const chosen = all.slice(0, MAX_FILES - files.length);
    const refused = all.length > chosen.length ? [`A video takes at most ${MAX_FILES} files.`] : [];
    const taken = chosen.filter((file) => {
      if (!/^(image|video)\//.test(file.type))
        refused.push(`${file.name}: please choose pictures or videos.`);
      else if (file.size > MAX_MEDIA_BYTES) refused.push(`${file.name}: 10 MB are the limit for one file.`);
      else return true;
      return false;
    });
    // One message for all of them: a second one would hide the first.
    if (refused.length > 0) refuse('Some files were not taken', refused.slice(0, 4).join(' '));
    for (const file of taken) await send.mutateAsync(file).catch(() => undefined);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files);
  };

  return (
    <div className="grid gap-3">
      <span className="font-medium text-sm">Media</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cn(
          'grid justify-items-center gap-2 rounded-xl border-2 border-dashed p-5 text-center transition-colors',
          isOver && 'border-primary bg-accent',
        )}
      >
        <p className="text-muted-foreground text-sm">Drop pictures and videos here (10 MB each)</p>
        <Button
          type="button"
          variant="outline"
          size="sm"
          pending={send.isPending}
          onClick={() => input.current?.click()}
        >
          {!send.isPending && <ImagePlus />} Choose files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*,video/*"
          aria-label="Media files"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 && (
        <ul aria-label="Uploaded files" className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 rounded-md border p-1.5 text-sm">
              <img src={file.posterUrl ?? file.url} alt="" className="size-9 rounded object-cover" />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-muted-foreground text-xs">
                {file.seconds === undefined ? '' : `${Math.round(file.seconds)} s, `}
                {showBytes(file.size)}
              </span>
              <Button
                type="button"
                size="icon"
                variant="ghost"
                className="size-8"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange((now) => now.filter((one) => one.id !== file.id))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
