/** A picture that shows a placeholder instead of a broken one. */

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Image } from '../contract.ts';

export interface PictureProps {
  image: Image;
  className?: string;
  eager?: boolean;
  /** Among many: a small file will do. */
  isSmall?: boolean;
}

export function Picture({ image, className, eager, isSmall }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <div
        role="img"
        aria-label={t('{0} (the picture cannot be shown)', image.prompt)}
        className={cn(
          'grid aspect-square w-full place-items-center bg-muted text-muted-foreground',
          className,
        )}
      >
        <span className="grid justify-items-center gap-2 text-sm">
          <ImageOff className="size-8" /> {t('The picture cannot be shown')}
        </span>
      </div>
    );
  }
  return (
    <img
      src={isSmall ? smallUrl(image.url) : image.url}
      alt={image.prompt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={cn('h-auto w-full bg-muted', className)}
    />
  );
}
