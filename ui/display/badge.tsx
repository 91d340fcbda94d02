/** A short state or label, readable by its word and not only by its colour. */

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';

const badgeVariants = cva(
  'inline-flex w-fit shrink-0 items-center gap-1 whitespace-nowrap rounded-full border border-transparent px-2.5 py-0.5 font-medium text-xs leading-5 [&_svg]:size-3',
  {
    variants: {
      variant: {
        default: 'bg-primary/12 text-primary',
        success: 'bg-success/12 text-success',
        warning: 'bg-amber-400/22 text-warning',
        secondary: 'bg-secondary text-secondary-foreground',
        destructive: 'bg-destructive/12 text-destructive',
        outline: 'border-input/60 text-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
