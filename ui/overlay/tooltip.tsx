/** A hint on hover or focus; never the only place where something is said. */

import { Tooltip as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

/** Milliseconds before a first hint opens, and within which the next one opens at once. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

export const Tooltip = Primitive.Root;
export const TooltipTrigger = Primitive.Trigger;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Primitive.Provider>
  );
}

export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 max-w-xs animate-pop-in rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs shadow-lift',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

/** The usual case: one control, one short text. */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}
