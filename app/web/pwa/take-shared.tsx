/** Offers to put what was shared with us into the library, and opens it there, where "Send to…" leads on to every tool. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Asset, uploadFile } from '#common/asset.ts';
import { t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { ADDED_PARAM, SHARED_PARAM, takeSharedFiles } from './shared-files.ts';

const tellAdded = (count: number): void =>
  void notify({ title: t('Added'), description: tn(count, '1 file added.', '{n} files added.') });

export function TakeShared() {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isShared = search.has(SHARED_PARAM);
  /** Where no service worker took them, the server did. */
  const added = Number(search.get(ADDED_PARAM) ?? 0);
  const isTaking = useRef(false);
  /** Asked about first: any site can send a form here, and only the person knows who sent it. */
  const [waiting, setWaiting] = useState<File[]>([]);
  const [isAdding, setAdding] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the address says so
  useEffect(() => {
    if (!isShared || isTaking.current) return;
    isTaking.current = true;
    navigate(path, { replace: true });
    void take().finally(() => {
      isTaking.current = false;
    });
  }, [isShared]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the address says so
  useEffect(() => {
    if (!(added > 0)) return;
    navigate(path, { replace: true });
    tellAdded(added);
  }, [added]);

  const take = async () => {
    const files = await takeSharedFiles().catch(() => []);
    if (files.length === 0) {
      notify({
        title: t('Nothing arrived'),
        description: t('The shared files did not reach this page. You can add them here instead.'),
        variant: 'destructive',
      });
      return;
    }
    setWaiting(files);
  };

  const add = async () => {
    setAdding(true);
    const files = waiting;
    const added: Asset[] = [];
    for (const file of files)
      await uploadToLibrary(file).then(
        (asset) => added.push(asset),
        onErrorNotify(t('“{0}” was not added', file.name), t('Please try again.')),
      );
    setAdding(false);
    setWaiting([]);
    if (added.length === 0) return;
    await refreshAfter(client, uploadFile);
    tellAdded(added.length);
    if (added.length === 1) navigate(`/library?open=${added[0]!.id}`, { replace: true });
  };
  if (waiting.length === 0) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && setWaiting([])}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>{t('Add to your library?')}</DialogTitle>
          <DialogDescription className="break-words">
            {waiting.map(({ name }) => name).join(', ')}
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('Cancel')}</Button>
          </DialogClose>
          <Button pending={isAdding} onClick={() => void add()}>
            {t('Add')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
