/** Files dropped or pasted into the library, sent one after another. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLibrary } from '#common/library.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { getLibrarySummary } from '../contract.ts';

export function useUploads() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(0);

  const add = async (files: readonly File[]) => {
    const pictures = files.filter((file) => file.type.startsWith('image/'));
    if (pictures.length < files.length)
      notify({
        title: 'Pictures only',
        description: 'Add films and sounds in the tool that uses them; they are listed here afterwards.',
        variant: 'destructive',
      });
    setWaiting((count) => count + pictures.length);
    let added = 0;
    for (const file of pictures) {
      await uploadToLibrary(file).then(
        () => added++,
        onErrorNotify(`“${file.name}” was not added`, 'Please try again.'),
      );
      setWaiting((count) => count - 1);
    }
    if (added === 0) return;
    for (const { path } of [listLibrary, getLibrarySummary])
      await client.invalidateQueries({ queryKey: [path] });
    notify({ title: 'Added', description: added === 1 ? '1 picture added.' : `${added} pictures added.` });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the page is open
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void add(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return { add, isUploading: waiting > 0, waiting };
}
