/** One subject of the security page: what it is, its state, and what can be done about it. */

import type { ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';

export function SecurityCard({
  title,
  badge,
  description,
  actions,
  children,
}: {
  title: string;
  badge?: ReactNode;
  description: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card>
      <CardHeader className="gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="grid grid-cols-1 gap-1.5">
          <div className="flex flex-wrap items-center gap-2.5">
            <CardTitle>{title}</CardTitle>
            {badge}
          </div>
          <CardDescription className="max-w-xl">{description}</CardDescription>
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
      </CardHeader>
      {children && <CardContent>{children}</CardContent>}
    </Card>
  );
}
