/** The templates, in the format that is wanted. */

import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import type { ResponseOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { TEMPLATE_CATEGORIES } from '#engine/page/document/template-categories.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { TemplateShelf } from '#platform/browser/templates/template-shelf.tsx';
import { useMedia } from '#platform/browser/use-media.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { listDesignTemplates } from '../contract.ts';

const ANY = 'any';
const IS_PHONE = '(max-width: 40rem)';
const GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

type Category = (typeof TEMPLATE_CATEGORIES)[number];
const CATEGORY_NAMES: Record<Category, string> = {
  offer: t('Offers'),
  event: t('Events'),
  food: t('Food & drink'),
  quote: t('Quotes'),
  news: t('News'),
  business: t('Business'),
  celebration: t('Celebrations'),
  video: t('Video covers'),
};

export interface TemplateGalleryProps {
  format: FormatName | undefined;
  onFormat: (format: FormatName | undefined) => void;
  isPending: boolean;
  onChoose: (choice: { templateId?: string; format: FormatName }) => void;
}

export function TemplateGallery({ format, onFormat, isPending, onChoose }: TemplateGalleryProps) {
  const { data, error, refetch } = useQuery(
    apiQuery(listDesignTemplates, { query: format ? { format } : {} }),
  );
  const [stated, setStated] = useAddressValue('category');
  const category = TEMPLATE_CATEGORIES.find((one) => one === stated) ?? null;
  const setCategory = (next: Category | null) => setStated(next ?? '');
  // On a phone all of them would be twenty screens long.
  const few = useMedia(IS_PHONE) ? 2 : 10;
  return (
    <section aria-labelledby="design-templates">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="design-templates" className="font-semibold text-lg tracking-tight">
          {t('Templates')}
        </h2>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <ChoiceSelect<FormatName | typeof ANY>
            label={t('Format')}
            className="w-52"
            value={format ?? ANY}
            choices={[ANY, ...FORMAT_NAMES]}
            nameOf={(one) => (one === ANY ? t('All formats') : t(FORMATS[one].label))}
            onChange={(one) => onFormat(one === ANY ? undefined : one)}
          />
          <Button
            variant="outline"
            disabled={isPending}
            onClick={() => onChoose({ format: format ?? 'instagram-post' })}
          >
            <FilePlus2 /> {t('Blank page')}
          </Button>
        </div>
      </div>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('Category')}</legend>
        {([null, ...TEMPLATE_CATEGORIES] as const).map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={category === one}
            onClick={() => setCategory(one)}
            className={cn(
              'focus-ring rounded-full border px-3 py-1.5 text-sm transition-colors hover:border-primary',
              category === one && 'border-primary bg-accent text-accent-foreground',
            )}
          >
            {one ? CATEGORY_NAMES[one] : t('All')}
          </button>
        ))}
      </fieldset>
      {error && <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <ul className={GRID}>
          {['a', 'b', 'c', 'd', 'e'].map((one) => (
            <Skeleton key={one} className="aspect-[4/5] rounded-xl" />
          ))}
        </ul>
      )}
      {category === null && (
        <div className="mb-8 empty:hidden">
          <TemplateShelf kind="design" />
        </div>
      )}
      {data && category !== null && (
        <TemplateGrid
          templates={data.filter((one) => one.category === category)}
          isPending={isPending}
          onChoose={onChoose}
        />
      )}
      {data && category === null && (
        <div className="grid grid-cols-1 gap-8">
          {TEMPLATE_CATEGORIES.map((one) => ({ one, all: data.filter((each) => each.category === one) }))
            .filter(({ all }) => all.length > 0)
            .map(({ one, all }) => (
              <section key={one} aria-labelledby={`templates-${one}`}>
                <div className="mb-3 flex items-center justify-between gap-3">
                  <h3 id={`templates-${one}`} className="font-medium">
                    {CATEGORY_NAMES[one]}
                  </h3>
                  {all.length > few && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('Show all: {0}', CATEGORY_NAMES[one])}
                      onClick={() => setCategory(one)}
                    >
                      {t('Show all {0}', all.length)}
                    </Button>
                  )}
                </div>
                <TemplateGrid templates={all.slice(0, few)} isPending={isPending} onChoose={onChoose} />
              </section>
            ))}
        </div>
      )}
    </section>
  );
}

interface TemplateGridProps extends Pick<TemplateGalleryProps, 'isPending' | 'onChoose'> {
  templates: ResponseOf<typeof listDesignTemplates>;
}

function TemplateGrid({ templates, isPending, onChoose }: TemplateGridProps) {
  return (
    <ul className={GRID}>
      {templates.map(({ id, name, format: own, previewUrl }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => onChoose({ templateId: id, format: own })}
            className="focus-ring group w-full rounded-xl text-left"
          >
            <span className="relative block aspect-[4/5] overflow-hidden rounded-xl border bg-muted transition-shadow group-hover:shadow-lift">
              <img
                src={previewUrl}
                alt=""
                loading="lazy"
                width={FORMATS[own].width}
                height={FORMATS[own].height}
                className="absolute inset-3 h-[calc(100%-1.5rem)] w-[calc(100%-1.5rem)] object-contain drop-shadow-md"
              />
            </span>
            <span className="mt-2 block font-medium text-sm">{t(name)}</span>
            <span className="block text-muted-foreground text-xs">{t(FORMATS[own].label)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
