/** Holds the place of something that is still loading. */

import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn(
        'animate-shimmer rounded-lg bg-[linear-gradient(100deg,var(--muted)_40%,var(--secondary)_50%,var(--muted)_60%)] bg-[length:200%_100%]',
        className,
      )}
      {...props}
    />
  );
}
