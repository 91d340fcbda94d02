/** An own picture as the mark, best one with a transparent ground. */

import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { ApiError } from '#common/api-client.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { upload } from '#platform/browser/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { markSource } from './draft.ts';

export function PictureChoice({ content, onChange }: { content: string; onChange: (url: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (file: File) => upload(file),
    onSuccess: ({ url }) => onChange(url),
    onError: (error) =>
      handleApiError(error, {
        title: 'Upload Failed',
        description:
          (error instanceof ApiError && error.detail) || 'Failed to upload the picture. Please try again.',
      }),
  });
  return (
    <div className="grid gap-2">
      <span className="font-medium text-sm">Picture</span>
      <div className="flex items-center gap-3">
        {content && (
          <img
            src={markSource(content)}
            alt="The mark"
            className="h-16 w-24 rounded-md border bg-slate-500 object-contain p-1"
          />
        )}
        <Button
          type="button"
          variant="outline"
          pending={send.isPending}
          onClick={() => input.current?.click()}
        >
          {!send.isPending && <ImageUp />} {content ? 'Choose another' : 'Upload a picture'}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          aria-label="Picture for the watermark"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) send.mutate(file);
            event.target.value = '';
          }}
        />
      </div>
      <p className="text-muted-foreground text-xs">PNG or WebP with a transparent background looks best.</p>
    </div>
  );
}
