/** On or off, effective at once. */

import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { useFieldLinks } from './field-context.ts';

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'focus-ring inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-input p-0.5 transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-accent-gradient',
        className,
      )}
      {...useFieldLinks(props)}
    >
      <Primitive.Thumb className="block size-5 rounded-full bg-white shadow-sm transition-transform duration-150 data-[state=checked]:translate-x-5" />
    </Primitive.Root>
  );
}
