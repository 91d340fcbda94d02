/** Characters to start from, by category and style. */

import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { type AvatarTemplate, TEMPLATE_CATEGORIES, TEMPLATE_STYLES } from '../contract.ts';
import { nameOf } from './names.ts';
import { useTemplates } from './use-avatars.ts';

const CATEGORIES = ['all', ...TEMPLATE_CATEGORIES] as const;
const STYLES = ['all', ...TEMPLATE_STYLES] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface TemplateBrowserProps {
  chosen: string | null;
  onChoose: (template: AvatarTemplate) => void;
}

export function TemplateBrowser({ chosen, onChoose }: TemplateBrowserProps) {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('all');
  const [style, setStyle] = useState<(typeof STYLES)[number]>('all');
  const { data, isPending, isError, refetch } = useTemplates(category, style);
  return (
    <section aria-labelledby="character-templates">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="character-templates" className="font-semibold text-lg">
          {t('Character Templates')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <ChoiceSelect
            label={t('Template category')}
            value={category}
            choices={CATEGORIES}
            nameOf={(one) => (one === 'all' ? t('All categories') : nameOf(one))}
            onChange={setCategory}
            className="w-auto min-w-40"
          />
          <ChoiceSelect
            label={t('Template style')}
            value={style}
            choices={STYLES}
            nameOf={(one) => (one === 'all' ? t('All styles') : nameOf(one))}
            onChange={setStyle}
            className="w-auto min-w-32"
          />
        </div>
      </div>
      {isError ? (
        <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />
      ) : !isPending && data.length === 0 ? (
        <EmptyState icon={<UserRound />} title={t('No templates match your filters')} compact />
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
          {isPending
            ? PLACES.map((place) => <Skeleton key={place} className="aspect-4/5" />)
            : data.map((template) => (
                <button
                  key={template.id}
                  type="button"
                  aria-pressed={chosen === template.id}
                  onClick={() => onChoose(template)}
                  className={cn(
                    'focus-ring flex flex-col overflow-hidden rounded-xl border bg-card text-left shadow-soft transition-shadow hover:shadow-lift',
                    chosen === template.id && 'border-primary ring-2 ring-primary',
                  )}
                >
                  <img
                    src={template.imageUrl}
                    alt=""
                    width={384}
                    height={480}
                    loading="lazy"
                    className="aspect-4/5 w-full bg-muted object-cover"
                  />
                  <span className="grid grid-cols-1 gap-1.5 p-3">
                    <span className="truncate font-medium text-sm">{t(template.name)}</span>
                    <span className="flex flex-wrap gap-1">
                      {template.tags.slice(0, 2).map((tag) => (
                        <Badge key={tag} variant="secondary">
                          {t(tag)}
                        </Badge>
                      ))}
                    </span>
                  </span>
                </button>
              ))}
        </div>
      )}
    </section>
  );
}
