/** One line of a list of facts: what it is, and what it is for this person. */

import type { ReactNode } from 'react';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
);
