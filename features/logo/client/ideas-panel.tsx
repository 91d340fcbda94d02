/** Twelve proposals from a name and a few words; a click puts one on the form. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Lightbulb, RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { LOGO_CATEGORIES, type LogoCategory, suggestLogos } from '../contract.ts';
import { SvgImage } from './svg-image.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

export interface IdeasPanelProps {
  /** What is on the form already. */
  text: string;
  onChoose: (design: Record<string, unknown>) => void;
}

interface Ask {
  name: string;
  category: LogoCategory;
  words: string;
  seed: number;
}

export function IdeasPanel({ text, onChoose }: IdeasPanelProps) {
  const [name, setName] = useState('');
  const [category, setCategory] = useState<LogoCategory>('modern');
  const [words, setWords] = useState('');
  const [ask, setAsk] = useState<Ask | null>(null);
  const wanted = (name || text).trim();
  const { data, isFetching, isError, refetch } = useQuery({
    ...apiQuery(suggestLogos, { query: ask ?? { name: '-' } }),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted) return;
    const isSame = ask && ask.name === wanted && ask.category === category && ask.words === words.trim();
    setAsk({ name: wanted, category, words: words.trim(), seed: isSame ? ask.seed + 1 : 1 });
  };

  return (
    <section aria-labelledby="logo-ideas">
      <Card>
        <CardContent className="grid grid-cols-1 gap-4 p-4 sm:p-5">
          <h2 id="logo-ideas" className="font-semibold text-lg leading-tight">
            {t('Suggest Ideas')}
          </h2>
          <form
            onSubmit={submit}
            className="grid grid-cols-[1fr_8rem] items-end gap-3 *:nth-[n+3]:col-span-2 lg:grid-cols-[1fr_9rem_1fr_auto] lg:*:nth-[n+3]:col-span-1"
          >
            <FormField label={t('Business name')} id="idea-name">
              <Input
                value={name}
                maxLength={60}
                placeholder={text.trim() || t('Copper Kettle')}
                onChange={(event) => setName(event.target.value)}
              />
            </FormField>
            <FormField label={t('Category')} id="idea-category">
              <ChoiceSelect
                value={category}
                choices={LOGO_CATEGORIES}
                nameOf={labelOf}
                onChange={setCategory}
              />
            </FormField>
            <FormField label={t('A few words about your business')} id="idea-words">
              <Input
                value={words}
                maxLength={120}
                placeholder={t('warm, friendly bakery')}
                onChange={(event) => setWords(event.target.value)}
              />
            </FormField>
            <Button type="submit" disabled={!wanted} pending={isFetching}>
              {!isFetching && (ask ? <RefreshCw /> : <Lightbulb />)}{' '}
              {ask ? t('More ideas') : t('Suggest ideas')}
            </Button>
          </form>
          {isFetching && ask && (
            <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
              <Spinner className="size-4" />{' '}
              {t('Choosing symbols and drawing twelve ideas for {0}…', ask.name)}
            </p>
          )}
          {isError ? (
            <ErrorState title={t('The ideas could not be made')} onRetry={() => void refetch()} />
          ) : (
            ask && (
              <div
                className={cn(
                  'grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-6',
                  isFetching && 'opacity-60',
                )}
              >
                {data
                  ? data.map((idea) => (
                      <button
                        key={idea.manner}
                        type="button"
                        aria-label={t('Use idea {0}, {1}', idea.manner, idea.palette)}
                        onClick={() => onChoose(idea.design)}
                        className="focus-ring grid h-32 place-items-center rounded-xl border bg-muted/60 p-3 transition-shadow hover:shadow-lift"
                      >
                        <SvgImage
                          svg={idea.previewSvg}
                          alt=""
                          className="h-full max-h-28 w-full drop-shadow-sm"
                        />
                      </button>
                    ))
                  : PLACES.map((place) => <Skeleton key={place} className="h-32 rounded-xl" />)}
              </div>
            )
          )}
        </CardContent>
      </Card>
    </section>
  );
}
