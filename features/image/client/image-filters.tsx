/** Finding an earlier image: by its words, its style, its engine. */

import { Search } from 'lucide-react';
import { t } from '#common/texts.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { IMAGE_STYLES } from '../contract.ts';
import { styleName, toChoice } from './image-names.ts';
import type { ImageView } from './use-images.ts';

export interface ImageFiltersProps {
  view: ImageView;
  models: readonly string[];
  onChange: (view: ImageView) => void;
}

const ALL = 'all';

export function ImageFilters({ view, models, onChange }: ImageFiltersProps) {
  return (
    <div className="mb-4 flex flex-col gap-2 sm:flex-row">
      <div className="relative flex-1">
        <Search className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-muted-foreground" />
        <Input
          type="search"
          aria-label={t('Search images')}
          placeholder={t('Search your images')}
          className="pl-9"
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
      </div>
      <ChoiceSelect
        label={t('Style filter')}
        className="sm:w-40"
        value={view.style}
        choices={['any', ...IMAGE_STYLES.map(toChoice)]}
        nameOf={(style) => (style === 'any' ? t('All styles') : styleName(style))}
        onChange={(style) => onChange({ ...view, style })}
      />
      {models.length > 1 && (
        <ChoiceSelect
          label={t('Engine filter')}
          className="sm:w-44"
          value={view.model || ALL}
          choices={[ALL, ...models]}
          nameOf={(model) => (model === ALL ? t('All engines') : model)}
          onChange={(model) => onChange({ ...view, model: model === ALL ? '' : model })}
        />
      )}
    </div>
  );
}
