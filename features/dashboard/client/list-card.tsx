/** The frame that tasks and projects share: title, way to all of them, waiting rows. */

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';

/** How many entries the dashboard shows of any list. */
export const SHOWN = 3;

export interface ListCardProps {
  title: string;
  href: string;
  linkText: string;
  /** A second way, such as to everything that was made. */
  more?: { href: string; text: string };
  loading: boolean;
  children: ReactNode;
}

export function ListCard({ title, href, linkText, more, loading, children }: ListCardProps) {
  return (
    <Card>
      <CardHeader className="flex-row items-center justify-between gap-3 pb-3 sm:pb-3">
        <CardTitle className="text-lg">{title}</CardTitle>
        <div className="flex flex-wrap justify-end gap-x-4">
          {more && (
            <Button asChild variant="link" size="sm">
              <Link href={more.href}>{more.text}</Link>
            </Button>
          )}
          <Button asChild variant="link" size="sm">
            <Link href={href}>
              {linkText} <ArrowRight />
            </Link>
          </Button>
        </div>
      </CardHeader>
      <CardContent>
        {loading ? (
          <div className="grid grid-cols-1 gap-3">
            {Array.from({ length: SHOWN }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <Skeleton key={i} className="h-12" />
            ))}
          </div>
        ) : (
          children
        )}
      </CardContent>
    </Card>
  );
}
