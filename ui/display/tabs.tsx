/** Several views in one place, one shown at a time. */

import { Tabs as Primitive } from 'radix-ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '#ui/cn.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const list = useRef<HTMLDivElement>(null);
  // Where not all of them fit, the one that is open is seen first.
  useEffect(() => {
    const all = list.current;
    const active = all?.querySelector('[data-state=active]');
    if (!all || !active) return;
    const [outer, inner] = [all.getBoundingClientRect(), active.getBoundingClientRect()];
    if (inner.right > outer.right)
      all.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, []);
  return (
    <Primitive.List
      ref={list}
      className={cn(
        'inline-flex h-11 w-fit max-w-full items-center gap-1 overflow-x-auto rounded-xl bg-muted p-1 text-muted-foreground dark:bg-muted/70 data-[orientation=vertical]:h-auto data-[orientation=vertical]:flex-col data-[orientation=vertical]:items-stretch',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'focus-ring inline-flex h-9 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-lg px-3.5 font-medium text-sm transition-colors duration-150 -outline-offset-2 hover:text-foreground disabled:pointer-events-none disabled:opacity-50 data-[state=active]:bg-card dark:data-[state=active]:bg-input/45 data-[state=active]:text-foreground data-[state=active]:shadow-soft [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('focus-ring mt-5 rounded-lg', className)} {...props} />;
}
