/** Files dropped or pasted into the library, sent one after another. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { uploadFile } from '#common/asset.ts';
import { t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';

export const ACCEPTED = 'image/*,video/mp4,video/webm,video/quicktime,.mov,audio/*,.m4a,.flac,.ogg,.opus';

/** Some systems do not know what they send; the content decides in the end. */
const isTaken = ({ type, name }: File): boolean =>
  /^(image|video|audio)\//.test(type) ||
  (type === '' && /\.(mp4|mov|m4v|webm|mp3|wav|m4a|ogg|opus|flac)$/i.test(name));

export function useUploads() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(0);

  const add = async (files: readonly File[]) => {
    const taken = files.filter(isTaken);
    if (taken.length < files.length)
      notify({
        title: t('Some files were left out'),
        description: t('You can add pictures, films and sounds.'),
        variant: 'destructive',
      });
    setWaiting((count) => count + taken.length);
    let added = 0;
    for (const file of taken) {
      await uploadToLibrary(file).then(
        () => added++,
        onErrorNotify(t('“{0}” was not added', file.name), t('Please try again.')),
      );
      setWaiting((count) => count - 1);
    }
    if (added === 0) return;
    await refreshAfter(client, uploadFile);
    notify({ title: t('Added'), description: tn(added, '{n} file added.', '{n} files added.') });
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
