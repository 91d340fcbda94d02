/** Logos to start from, by category. */

import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { LOGO_CATEGORIES, type LogoTemplate } from '../contract.ts';
import { SvgImage } from './svg-image.tsx';
import { useTemplates } from './use-logos.ts';

const FILTERS = ['all', ...LOGO_CATEGORIES] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Shown before anybody asks for all of them. */
const FIRST = 12;

export interface TemplateBrowserProps {
  chosen: string | null;
  onChoose: (template: LogoTemplate) => void;
}

export function TemplateBrowser({ chosen, onChoose }: TemplateBrowserProps) {
  const [category, setCategory] = useAddressChoice('templates', FILTERS);
  const [showsAll, setShowsAll] = useState(false);
  const { data, isPending, isError, refetch } = useTemplates(category);
  const shown = showsAll ? data : data?.slice(0, FIRST);
  return (
    <section aria-labelledby="logo-templates">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="logo-templates" className="font-semibold text-lg">
          {t('Logo Templates')}
        </h2>
        <ChoiceSelect
          label={t('Template category')}
          value={category}
          choices={FILTERS}
          nameOf={(one) => (one === 'all' ? t('All categories') : labelOf(one))}
          onChange={setCategory}
          className="w-auto min-w-40"
        />
      </div>
      {isError ? (
        <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-48 rounded-xl" />
          ))}
        </div>
      ) : data.length === 0 ? (
        <div className="rounded-xl border bg-card">
          <EmptyState icon={<Shapes />} title={t('No logo templates found for this category.')} compact />
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {shown!.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              isChosen={chosen === template.id}
              onChoose={() => onChoose(template)}
            />
          ))}
        </div>
      )}
      {data && data.length > FIRST && !showsAll && (
        <div className="mt-5 flex justify-center">
          <Button variant="outline" onClick={() => setShowsAll(true)}>
            {t('Show all {0} templates', data.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function TemplateCard({
  template,
  isChosen,
  onChoose,
}: {
  template: LogoTemplate;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'focus-ring overflow-hidden rounded-xl border bg-card text-left shadow-soft transition-shadow hover:shadow-lift',
        isChosen && 'border-primary ring-2 ring-primary',
      )}
    >
      <span className="grid h-36 place-items-center bg-muted/70 p-3">
        <SvgImage svg={template.previewSvg} alt="" className="h-full max-h-30 w-full drop-shadow-sm" />
      </span>
      <span className="block p-3">
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-medium text-sm">{t(template.name)}</span>
          {template.isAnimated && <Badge variant="secondary">{t('Animated')}</Badge>}
        </span>
        <span className="mt-0.5 line-clamp-2 block text-muted-foreground text-xs">
          {t(template.description ?? '')}
        </span>
      </span>
    </button>
  );
}
