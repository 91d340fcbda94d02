/** Names a control; a click on it reaches the control. */

import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it to its control by htmlFor
    <label
      className={cn('select-none font-medium text-foreground text-sm leading-none', className)}
      {...props}
    />
  );
}
