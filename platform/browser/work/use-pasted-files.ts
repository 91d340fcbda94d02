/** Pictures and sounds pasted anywhere on a page, for the part of it that takes files. */

import { type RefObject, useEffect, useRef } from 'react';

/** As in the HTML attribute: 'image/*', 'audio/mpeg', '.flac'. */
export function matchesAccept({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** `place`: an element of the part; what is pasted into a window over it is not meant for it. */
export function usePastedFiles(
  place: RefObject<HTMLElement | null>,
  accept: string,
  onFiles: ((files: File[]) => void) | undefined,
): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  const isWanted = onFiles !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter((file) => matchesAccept(file, accept));
      const over = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1);
      const isCovered = over !== undefined && !over.contains(place.current);
      if (files.length === 0 || event.defaultPrevented || isCovered) return;
      event.preventDefault();
      latest.current?.(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [place, accept, isWanted]);
}
