/** The one button: looks like what it does, waits visibly, and can lend its look to a link. */

import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { useOneClick } from '#ui/one-click.ts';

export const buttonVariants = cva(
  'focus-ring inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium text-sm transition-[background-color,border-color,color,box-shadow,filter,translate] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        default: 'bg-accent-gradient text-white shadow-soft hover:brightness-110 hover:shadow-lift',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-accent hover:text-accent-foreground',
        outline: 'border border-input/60 bg-card text-foreground hover:border-input hover:bg-accent',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        destructive: 'bg-destructive text-destructive-foreground shadow-soft hover:brightness-110',
        link: 'rounded-sm text-primary underline-offset-4 hover:underline active:translate-y-0',
      },
      size: {
        sm: 'h-9 rounded-md px-3 text-[0.8125rem]',
        default: 'h-10 px-4',
        lg: 'h-12 rounded-xl px-6 text-base',
        icon: 'size-10',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto px-0' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Render the only child (a link) with the button's look. */
  asChild?: boolean;
  /** Work is under way: shows a spinner and takes no second click. */
  pending?: boolean;
}

export function Button({
  className,
  variant,
  size,
  asChild,
  pending,
  disabled,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const onOneClick = useOneClick(onClick, variant === undefined || variant === 'default');
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      data-variant={variant ?? 'default'}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
      onClick={onOneClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
