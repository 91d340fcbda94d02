/** What people take with them: text on the clipboard, a file made in the page. */

import { t } from '#common/texts.ts';
import { notify } from '../notice.ts';

const COPIED = { title: t('Copied'), description: t('Content copied to clipboard') };

/** Says so once it is there, or that the browser refused. */
export async function copyText(text: string, copied = COPIED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(copied);
  } catch {
    notify({
      title: t('Copy Failed'),
      description: t('Your browser blocked it.'),
      variant: 'destructive',
    });
  }
}

/** Milliseconds until the browser has surely begun to read what it was given. */
const READ_TIME = 10_000;

export function downloadBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_TIME);
}

/** A file of the server; its answer says what it is called. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
