/** Logos that are shown before they are stored. */

import { useEffect, useState } from 'react';
import type { DesignDocument } from '../../document/document.ts';
import { BRAND_LOGO } from '../../document/layers.ts';

/** An address for what is not stored; null until it is there. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** The file of the logo in the places that waited for it. */
export const withSource = (document: DesignDocument, src: string): DesignDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    layers: page.layers.map((one) => (one.type === 'logo' && one.src === BRAND_LOGO ? { ...one, src } : one)),
  })),
});
