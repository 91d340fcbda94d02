/** How far something has come, 0 to 100. */

import { Progress as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';

export function Progress({ className, value, ...props }: ComponentProps<typeof Primitive.Root>) {
  const percent = Math.min(100, Math.max(0, value ?? 0));
  return (
    <Primitive.Root
      value={value === null || value === undefined ? null : percent}
      className={cn('relative h-2 w-full overflow-hidden rounded-full bg-secondary', className)}
      {...props}
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-accent-gradient transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </Primitive.Root>
  );
}
