/** A person's picture, or their initials while there is none. */

import { useState } from 'react';
import { cn } from '#ui/cn.ts';

export const initialsOf = (name: string): string =>
  name
    .split(/[\s@._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('') || '?';

export interface AvatarProps {
  src?: string | null;
  name: string;
  className?: string;
}

/** Decorative by default: the name stands beside it or labels its button. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid size-9 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-gradient font-semibold text-white text-xs',
        className,
      )}
    >
      {picture ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
