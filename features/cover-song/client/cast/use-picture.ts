/** A picture from an address, ready to be drawn; undefined until it has come, or when it cannot. */

import { useEffect, useState } from 'react';
import type { Still } from '#engine/motion/canvas.ts';

export function usePicture(url: string | null): Still | undefined {
  const [still, setStill] = useState<{ url: string; still: Still }>();
  useEffect(() => {
    if (!url) return;
    let isWanted = true;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        if (isWanted) setStill({ url, still: { image, width, height } });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  return still?.url === url ? still?.still : undefined;
}
