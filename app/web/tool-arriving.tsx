/** The honest screen of a tool that is still being built: what it will do, and the way back. */

import { ArrowLeft, Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import type { Page } from '#app/pages.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Button } from '#ui/form/button.tsx';
import { SEARCH_ENTRIES } from './frame/navigation.ts';

export function ToolArriving({ page }: { page: Page }) {
  const Icon = SEARCH_ENTRIES.find(({ path }) => path === page.path)?.icon ?? Sparkles;
  return (
    <>
      <PageHeader title={page.title} icon={<Icon />} actions={<Badge variant="warning">Being built</Badge>} />
      <Card className="items-center gap-5 px-6 py-16 text-center">
        <span
          aria-hidden
          className="grid size-20 place-items-center rounded-3xl bg-accent-gradient text-white shadow-lift"
        >
          <Icon className="size-10" />
        </span>
        <div className="grid max-w-md gap-2">
          <h2 className="font-semibold text-xl tracking-tight">This tool is being built</h2>
          <p className="text-muted-foreground">{page.summary} It opens here as soon as it is ready.</p>
        </div>
        <Button asChild variant="outline">
          <Link href="/">
            <ArrowLeft /> Back to the dashboard
          </Link>
        </Button>
      </Card>
    </>
  );
}
