/** Marketing Videos: recipes by trade and occasion, filtered and searched; the chosen one opens the Video Maker filled in. */

import { Megaphone, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { TemplateShelf } from '#platform/browser/templates/template-shelf.tsx';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { RECIPES, type Recipe } from '../../recipes/recipe-list.ts';
import { OCCASIONS, type Occasion, TRADES, type Trade } from '../../recipes/recipe-words.ts';
import { RecipeWindow } from './recipe-window.tsx';

const ALL = 'all';
const TRADE_CHOICES = [ALL, ...(Object.keys(TRADES) as Trade[])] as const;
const OCCASION_CHOICES = [ALL, ...(Object.keys(OCCASIONS) as Occasion[])] as const;
const SHAPES: Record<Recipe['format'], string> = {
  portrait: 'aspect-[9/16] h-16',
  square: 'aspect-square h-12',
  landscape: 'aspect-video h-9',
  full_hd: 'aspect-video h-9',
};
const RATIOS: Record<Recipe['format'], string> = {
  portrait: '9:16',
  square: '1:1',
  landscape: '16:9',
  full_hd: '16:9',
};

/** In the person's language and as it is stored. */
const isAbout = ({ trade, occasion, hook }: Recipe, words: string): boolean => {
  const all = [TRADES[trade], OCCASIONS[occasion], hook]
    .flatMap((text) => [text, t(text)])
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

export function RecipePage() {
  const { user } = useRequireUser();
  const [trade, setTrade] = useState<(typeof TRADE_CHOICES)[number]>(ALL);
  const [occasion, setOccasion] = useState<(typeof OCCASION_CHOICES)[number]>(ALL);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Recipe>();
  if (!user) return <LoadingScreen label={t('Loading recipes...')} />;
  const found = RECIPES.filter(
    (one) =>
      (trade === ALL || one.trade === trade) &&
      (occasion === ALL || one.occasion === occasion) &&
      isAbout(one, words.trim()),
  );
  return (
    <>
      <PageHeader
        title={t('Marketing Videos')}
        description={t('Choose a recipe, fill in your offer, and go on in the Video Maker.')}
        icon={<Megaphone />}
      />
      <div className="mb-4 grid grid-cols-1 gap-4 sm:grid-cols-3">
        <FormField label={t('Search recipes')}>
          <div className="relative">
            <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
            <Input
              type="search"
              value={words}
              className="pl-9"
              maxLength={100}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        </FormField>
        <FormField label={t('Trade')}>
          <ChoiceSelect
            value={trade}
            choices={TRADE_CHOICES}
            nameOf={(id) => (id === ALL ? t('All trades') : t(TRADES[id]))}
            onChange={setTrade}
          />
        </FormField>
        <FormField label={t('Occasion')}>
          <ChoiceSelect
            value={occasion}
            choices={OCCASION_CHOICES}
            nameOf={(id) => (id === ALL ? t('All occasions') : t(OCCASIONS[id]))}
            onChange={setOccasion}
          />
        </FormField>
      </div>
      <p className="mb-4 text-muted-foreground text-sm" role="status">
        {tn(found.length, '{n} recipe', '{n} recipes')}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title={t('No recipe fits')}
            description={t('Try other words, or look at all trades and occasions.')}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((one) => (
            <RecipeCard key={one.id} recipe={one} onChoose={() => setChosen(one)} />
          ))}
        </ul>
      )}
      <div className="mt-10 grid grid-cols-1 gap-8 empty:hidden">
        <TemplateShelf kind="campaign" />
        <TemplateShelf kind="film" />
      </div>
      {chosen && <RecipeWindow recipe={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function RecipeCard({ recipe, onChoose }: { recipe: Recipe; onChoose: () => void }) {
  const { trade, occasion, hook, format, seconds } = recipe;
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="focus-ring flex h-full w-full items-center gap-4 rounded-xl border bg-card p-4 text-left shadow-soft transition-shadow hover:shadow-lift"
      >
        <span aria-hidden="true" className="grid w-16 shrink-0 place-items-center">
          <span
            className={cn(
              'grid place-items-center rounded-md bg-primary/12 font-medium text-[10px] text-primary',
              SHAPES[format],
            )}
          >
            {RATIOS[format]}
          </span>
        </span>
        <span className="min-w-0">
          <span className="block text-muted-foreground text-xs">
            {t(TRADES[trade])} · {t(OCCASIONS[occasion])}
          </span>
          <span className="mt-1 block text-pretty font-medium text-sm">{t(hook)}</span>
          <span className="mt-1 block text-muted-foreground text-xs">
            {RATIOS[format]} · {t('{0} s', seconds)}
          </span>
        </span>
      </button>
    </li>
  );
}
