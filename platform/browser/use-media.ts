/** Follows a media query, for the few places where another width needs another structure and not only another style. */

import { useSyncExternalStore } from 'react';

/** Same width as Tailwind's md: from here on a table has room for its columns. */
const FITS_TABLES = '(min-width: 768px)';
/** Same width as Tailwind's lg: from here on the sidebar stands beside the page. */
const FITS_SIDEBAR = '(min-width: 1024px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

export const useFitsTables = (): boolean => useMedia(FITS_TABLES);
export const useFitsSidebar = (): boolean => useMedia(FITS_SIDEBAR);
