/** A titled row of cards, each one link to where something can be made. */

import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import { cn } from '#ui/cn.ts';
import type { CreativeLink } from './creative-links.ts';

export interface ToolCardsProps {
  id: string;
  title: string;
  description: string;
  links: readonly CreativeLink[];
  /** Tinted instead of filled tiles, for a row that stands below another. */
  quiet?: boolean;
}

export function ToolCards({ id, title, description, links, quiet }: ToolCardsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg tracking-tight">
        {title}
      </h2>
      <p className="text-muted-foreground text-sm">{description}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {links.map(({ title: name, text, href, icon: Icon }) => (
          <li key={name}>
            <Link
              href={href}
              className="focus-ring group flex h-full items-center gap-4 rounded-2xl border bg-card p-4 shadow-soft transition-[border-color,box-shadow] duration-150 hover:border-primary/50 hover:shadow-lift sm:flex-col sm:items-start sm:p-5"
            >
              <span
                aria-hidden
                className={cn(
                  'grid size-11 shrink-0 place-items-center rounded-xl',
                  quiet ? 'bg-primary/10 text-primary' : 'bg-accent-gradient text-white shadow-soft',
                )}
              >
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-[0.9375rem]">{name}</span>
                <span className="mt-0.5 block text-muted-foreground text-sm">{text}</span>
              </span>
              <ArrowUpRight className="size-4 shrink-0 text-muted-foreground transition-colors group-hover:text-primary sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
