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

/** Columns of a background that is out of focus; the film uses as many. */
const FAR_COLUMNS = 96;

/** The same picture out of focus: so small that drawing it large blurs it. */
export function farOf({ image, width, height }: Still): Still {
  const canvas = document.createElement('canvas');
  canvas.width = FAR_COLUMNS;
  canvas.height = Math.max(1, Math.round((FAR_COLUMNS * height) / width));
  const context = canvas.getContext('2d');
  if (context) context.filter = 'blur(1.2px)';
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { image: canvas, width: canvas.width, height: canvas.height };
}
