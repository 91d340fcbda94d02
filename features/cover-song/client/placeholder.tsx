/** Stands where no picture is yet. */

import { MicVocal } from 'lucide-react';
import { cn } from '#ui/cn.ts';

export const Placeholder = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('grid w-full place-items-center bg-accent text-primary/60', className)}>
    <MicVocal className="size-10" />
  </div>
);
