/** A tick box with a 3:1 outline and a target of at least 24 px around it. */

import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { useFieldLinks } from './field-context.ts';

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'focus-ring group relative grid size-5 shrink-0 place-items-center rounded-md border-[1.5px] border-input bg-card text-white transition-colors duration-150 before:absolute before:-inset-2 hover:border-primary disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-transparent data-[state=indeterminate]:border-transparent data-[state=checked]:bg-accent-gradient data-[state=indeterminate]:bg-accent-gradient',
        className,
      )}
      {...useFieldLinks(props)}
    >
      <Primitive.Indicator>
        <Check className="size-3.5 group-data-[state=indeterminate]:hidden" strokeWidth={3} />
        <Minus className="hidden size-3.5 group-data-[state=indeterminate]:block" strokeWidth={3} />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
