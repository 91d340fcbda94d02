/** The templates of one kind that people made, beside the built-in ones of a tool's gallery. */

import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { Link } from 'wouter';
import { fillTemplatePath, listTemplates, type TemplateKind } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { apiQuery } from '../api.ts';
import { TemplateTile } from './template-tile.tsx';

const FEW = 10;

/** Nothing where there are none: an empty shelf helps nobody. */
export function TemplateShelf({ kind, isNarrow = false }: { kind: TemplateKind; isNarrow?: boolean }) {
  const { data } = useQuery(apiQuery(listTemplates, { query: { kind } }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={`shelf-${kind}`}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 id={`shelf-${kind}`} className="font-medium">
          {t('Made here')}
        </h3>
        <Button variant="ghost" size="sm" asChild>
          <Link href={`/template-maker?kind=${kind}`}>
            <Stamp /> {t('Template Maker')}
          </Link>
        </Button>
      </div>
      <ul
        className={
          isNarrow
            ? 'grid grid-cols-2 gap-4 sm:grid-cols-4'
            : 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5'
        }
      >
        {data.slice(0, FEW).map((template) => (
          <li key={template.id}>
            <Link
              href={fillTemplatePath(template.id)}
              className="focus-ring group block w-full rounded-xl text-left"
            >
              <TemplateTile template={template} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
