/** A titled row of cards, each one link to where something can be made. */

import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import type { CreativeLink } from './creative-links.ts';

export interface ToolCardsProps {
  id: string;
  title: string;
  description: string;
  links: readonly CreativeLink[];
}

export function ToolCards({ id, title, description, links }: ToolCardsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg tracking-tight">
        {title}
      </h2>
      <p className="text-muted-foreground text-sm">{description}</p>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {links.map(({ title: name, text, href, picture, state }) => (
          <li key={name}>
            <Link
              href={href}
              state={state}
              className="focus-ring group flex h-full items-center gap-4 overflow-hidden rounded-2xl border bg-card pr-4 shadow-soft transition-[border-color,box-shadow] duration-150 hover:border-primary/50 hover:shadow-lift sm:flex-col sm:items-stretch sm:gap-0 sm:pr-0"
            >
              <span className="block shrink-0 self-stretch overflow-hidden max-sm:w-20">
                <img
                  src={picture}
                  alt=""
                  width={560}
                  height={336}
                  loading="lazy"
                  decoding="async"
                  className="size-full min-h-20 object-cover transition-transform duration-300 group-hover:scale-[1.04] sm:aspect-[5/3]"
                />
              </span>
              <span className="min-w-0 flex-1 py-3 sm:p-4">
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
