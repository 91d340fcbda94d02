/** The page at /verify: anybody drops a file, and sees where it says it comes from and whether that is true. */

import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, FileSearch } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { messageOf } from '#common/errors.ts';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Button } from '#ui/form/button.tsx';
import { DropArea } from '#ui/form/drop-area.tsx';
import { type Findings, verifyFile } from '../contract.ts';
import { FindingsCard } from './findings-card.tsx';

const ACCEPTS = '.png,.jpg,.jpeg,.webp,.gif,.mp4,.mov,.m4a,.mp3,.wav';

async function check(file: File): Promise<{ name: string; findings: Findings }> {
  const form = new FormData();
  form.append('file', file, file.name);
  /* The contract describes a form by its content type only, so its body has no schema to type it by. */
  return { name: file.name, findings: await callApi(verifyFile, { body: form } as never) };
}

export function VerifyPage() {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const checking = useMutation({ mutationFn: check });
  const take = (file: File | undefined) => file && checking.mutate(file);
  const onDrag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
    if (event.type === 'drop') take(event.dataTransfer.files[0]);
  };
  return (
    <div className="flex min-h-dvh flex-col bg-background">
      <header className="mx-auto flex w-full max-w-3xl items-center justify-between px-5 py-5">
        <Brand />
        <a
          href="/"
          className="focus-ring inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 font-medium text-muted-foreground text-sm hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" /> {t('Back to Atelier')}
        </a>
      </header>
      <main className="mx-auto grid grid-cols-1 w-full max-w-3xl content-start gap-6 px-5 pt-4 pb-12 sm:pt-10">
        <div className="grid grid-cols-1 gap-2">
          <h1 className="font-semibold text-3xl tracking-tight">{t('Where does this file come from?')}</h1>
          <p className="text-muted-foreground">
            {t(
              'Files made with Atelier say how they were made, and are signed. Drop any picture, film or sound to see what it says, and whether that still holds.',
            )}
          </p>
        </div>
        <DropArea
          isOver={isOver}
          className="bg-card py-10"
          onDragOver={onDrag(true)}
          onDragLeave={onDrag(false)}
          onDrop={onDrag(false)}
        >
          <FileSearch aria-hidden className="size-9 text-primary" />
          <p className="text-muted-foreground text-sm">{t('PNG, JPEG, WebP, GIF, MP4, MP3 or WAV')}</p>
          <Button pending={checking.isPending} onClick={() => input.current?.click()}>
            {t('Choose a file')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTS}
            aria-label={t('File to check')}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <p className="text-muted-foreground text-xs">
            {t('The file is read and forgotten: nothing is kept.')}
          </p>
        </DropArea>
        {checking.isError && (
          <p
            role="alert"
            className="rounded-xl bg-destructive/12 px-4 py-3 font-medium text-destructive text-sm"
          >
            {messageOf(checking.error)}
          </p>
        )}
        {checking.isSuccess && <FindingsCard {...checking.data} />}
      </main>
    </div>
  );
}
