/** The shared look of every box a person types or chooses in, so that they line up side by side. */

import { cn } from '#ui/cn.ts';

export const fieldLook =
  'w-full rounded-lg border border-input bg-card text-foreground text-sm shadow-xs transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground hover:border-muted-foreground focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-ring/40 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive/40';

/** A select as long as it is closed. */
export const selectLook = (className?: string): string =>
  cn(
    fieldLook,
    'flex h-10 items-center justify-between gap-2 px-3 text-left data-[placeholder]:text-muted-foreground [&>span]:truncate',
    className,
  );
