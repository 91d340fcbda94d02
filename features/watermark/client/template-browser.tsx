/** Watermarks to start from, shown on a dark ground because most of them are white. */

import { Stamp } from 'lucide-react';
import { t } from '#common/texts.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { WATERMARK_TYPES, type WatermarkTemplate } from '../contract.ts';
import { TYPE_NAMES } from './draft.ts';
import { MarkPreview } from './mark-preview.tsx';
import { SAMPLE } from './sample.ts';
import { useTemplates } from './use-watermarks.ts';

const FILTERS = ['all', ...WATERMARK_TYPES] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface TemplateBrowserProps {
  chosen: string | null;
  onChoose: (template: WatermarkTemplate) => void;
}

export function TemplateBrowser({ chosen, onChoose }: TemplateBrowserProps) {
  const [type, setType] = useAddressChoice('marks', FILTERS);
  const { data, isPending, isError, refetch } = useTemplates(type);
  return (
    <section aria-labelledby="watermark-templates">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="watermark-templates" className="font-semibold text-lg">
          {t('Watermark Templates')}
        </h2>
        <ChoiceSelect
          label={t('Template type')}
          value={type}
          choices={FILTERS}
          nameOf={(one) => (one === 'all' ? t('All types') : TYPE_NAMES[one])}
          onChange={setType}
          className="w-36"
        />
      </div>
      {isError ? (
        <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {PLACES.map((place) => (
            <Skeleton key={place} className="aspect-3/2" />
          ))}
        </div>
      ) : data.length === 0 ? (
        <EmptyState icon={<Stamp />} title={t('No watermark templates found for this type.')} compact />
      ) : (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {data.map((template) => (
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
              <MarkPreview
                photo={SAMPLE}
                alt=""
                magnify={1.7}
                mark={{ ...template, customizations: { type: template.type } }}
              />
              <span className="block p-3">
                <span className="block truncate font-medium text-sm">{t(template.name)}</span>
                <span className="mt-0.5 line-clamp-2 block text-muted-foreground text-xs">
                  {t(template.description ?? '')}
                </span>
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
