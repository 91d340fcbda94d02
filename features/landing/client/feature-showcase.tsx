/** The six-tool selector: pick a card, see that tool's demo. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { SectionHeading } from './section-heading.tsx';
import { SHOWCASE } from './showcase-features.ts';

export function FeatureShowcase() {
  const [activeId, setActiveId] = useState(SHOWCASE[0].id);
  const active = SHOWCASE.find((feature) => feature.id === activeId) ?? SHOWCASE[0];
  const { Visual } = active;
  return (
    <section aria-labelledby="features-title" className="border-y bg-card/60 py-20 sm:py-28">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <SectionHeading
          id="features-title"
          cue={t('Six tools, one studio')}
          title={t('Make the whole thing in one place')}
          text={t('No tab-hopping, no exports between apps. Pick a tool and see what it makes.')}
        />
        <div className="mt-12 grid grid-cols-1 gap-6 sm:mt-16 lg:grid-cols-[20rem_1fr] lg:gap-10">
          <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-1">
            {SHOWCASE.map(({ id, title, blurb, icon: Icon }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === active.id}
                  aria-controls="feature-demo"
                  onClick={() => setActiveId(id)}
                  className={cn(
                    'focus-ring flex size-full items-start gap-3 lg:items-center rounded-2xl border p-3.5 text-left transition-[background-color,border-color,box-shadow] duration-150 max-sm:flex-col sm:p-4',
                    id === active.id
                      ? 'border-primary/50 bg-card shadow-lift'
                      : 'bg-card/50 hover:border-input hover:bg-card',
                  )}
                >
                  <span
                    aria-hidden
                    className={cn(
                      'grid size-10 shrink-0 place-items-center rounded-xl transition-colors',
                      id === active.id ? 'bg-accent-gradient text-white' : 'bg-primary/10 text-primary',
                    )}
                  >
                    <Icon className="size-5" />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold text-sm leading-5">{title}</span>
                    <span className="mt-0.5 block text-muted-foreground text-sm max-sm:hidden">{blurb}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div
            id="feature-demo"
            className="flex min-w-0 flex-col overflow-hidden rounded-3xl border bg-background shadow-soft"
          >
            <div aria-live="polite" className="border-b bg-card p-5 sm:px-8 sm:py-6">
              <h3 className="font-semibold text-xl tracking-tight">{active.title}</h3>
              <p className="mt-1.5 max-w-2xl text-pretty text-muted-foreground">{active.demo}</p>
            </div>
            {/* One height for all six demos on wide screens, so that choosing another does not move the page. */}
            <div
              key={active.id}
              className="flex animate-fade-in flex-col justify-center p-4 sm:p-8 lg:min-h-[36rem] xl:min-h-[41rem]"
            >
              <Visual />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
