/** What is written in the pictures of a film: read on the server soon after they came, and kept with the film so that no letter of it is cut. */

import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getLibraryItem } from '#common/library.ts';
import { apiQuery } from '#platform/browser/api.ts';
import type { VideoData } from '../../contract.ts';

type Files = VideoData['uploadedFiles'];

export function useLettering(files: Files, change: (files: (now: Files) => Files) => void): void {
  const unread = files.filter(({ type, lettering }) => type.startsWith('image/') && !lettering);
  const read = useQueries({
    queries: unread.map(({ id }) => ({ ...apiQuery(getLibraryItem, { params: { id } }), retry: false })),
    combine: (answers) => answers.map(({ data }) => data?.lettering ?? null),
  });
  const found = JSON.stringify(
    Object.fromEntries(unread.flatMap(({ id }, i) => (read[i] ? [[id, read[i]]] : []))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was found matters
  useEffect(() => {
    const boxes = JSON.parse(found) as Record<string, Files[number]['lettering']>;
    if (Object.keys(boxes).length === 0) return;
    change((now) => now.map((one) => (boxes[one.id] ? { ...one, lettering: boxes[one.id] } : one)));
  }, [found]);
}
