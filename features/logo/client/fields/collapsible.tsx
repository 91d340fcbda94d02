/** A group of finer choices that stays out of the way until it is wanted. */

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export function Collapsible({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group rounded-lg border">
      <summary className="focus-ring flex cursor-pointer list-none items-center justify-between rounded-lg px-3.5 py-2.5 font-medium text-sm hover:bg-muted/60 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-4 text-muted-foreground transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t p-3.5">{children}</div>
    </details>
  );
}
