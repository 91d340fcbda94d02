/** A value (or a range) chosen along a line; names and descriptions go to the thumbs, which take the focus. */

import { Slider as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { useFieldLabelId, useFieldLinks } from './field-context.ts';

export function Slider({ className, ...given }: ComponentProps<typeof Primitive.Root>) {
  const {
    id,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-valuetext': valueText,
    ...props
  } = useFieldLinks(given);
  const fieldLabelId = useFieldLabelId();
  const thumbs = (props.value ?? props.defaultValue ?? [0]).length;
  return (
    <Primitive.Root
      className={cn('relative flex h-6 w-full touch-none select-none items-center', className)}
      {...props}
    >
      <Primitive.Track className="relative h-1.5 w-full grow overflow-hidden rounded-full bg-secondary">
        <Primitive.Range className="absolute h-full bg-accent-gradient" />
      </Primitive.Track>
      {Array.from({ length: thumbs }, (_, index) => (
        <Primitive.Thumb
          // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its position
          key={index}
          id={index === 0 ? id : undefined}
          aria-label={label}
          aria-labelledby={labelledBy ?? (label ? undefined : fieldLabelId)}
          aria-describedby={describedBy}
          aria-valuetext={valueText}
          className="focus-ring block size-5 rounded-full border-2 border-primary bg-card shadow-soft transition-[scale] hover:scale-110 data-[disabled]:pointer-events-none data-[disabled]:opacity-50"
        />
      ))}
    </Primitive.Root>
  );
}
