/** Fills a recipe in, shows what the film will say, and opens it in the Video Maker. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { newId } from '#common/ids.ts';
import { t } from '#common/texts.ts';
import { createProject } from '#features/video/contract.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { FACT_LABELS } from '../../pieces/piece-words.ts';
import { type Filled, filmOfRecipe, linesOf, MAX_FILLED, PLACES } from '../../recipes/film-of-recipe.ts';
import type { Recipe } from '../../recipes/recipe-list.ts';
import { OCCASIONS, TITLES, TRADES } from '../../recipes/recipe-words.ts';

export function RecipeWindow({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const [filled, setFilled] = useState<Filled>({});
  const creationKey = useRef(newId());
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const what = filled.what?.trim() ?? '';
  const create = useMutation({
    mutationFn: () => callApi(createProject, { body: filmOfRecipe(recipe, filled, creationKey.current) }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, createProject);
      navigate(`/video-maker?project=${id}`);
    },
    onError: onErrorNotify(t('The film could not be begun'), t('Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-lg">
        <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>
              {t(TRADES[recipe.trade])} · {t(OCCASIONS[recipe.occasion])}
            </DialogTitle>
            <DialogDescription>
              {t('Only what you fill in is shown. Everything can be changed in the Video Maker.')}
            </DialogDescription>
          </DialogHeader>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {PLACES.map((place) => (
              <FormField key={place} label={t(FACT_LABELS[place])} required={place === 'what'}>
                <Input
                  value={filled[place] ?? ''}
                  maxLength={MAX_FILLED}
                  required={place === 'what'}
                  onChange={(event) => setFilled({ ...filled, [place]: event.target.value })}
                />
              </FormField>
            ))}
          </div>
          <section className="rounded-lg border bg-muted/50 p-3 text-sm" aria-label={t('What the film says')}>
            <p className="mb-2 font-medium">{t('What the film says')}</p>
            <ol className="grid list-decimal gap-1 pl-5 text-muted-foreground">
              {[what && t(TITLES[recipe.occasion], what), ...linesOf(recipe, filled)]
                .filter(Boolean)
                .map((line) => (
                  <li key={line} className="break-words">
                    {line}
                  </li>
                ))}
            </ol>
          </section>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" pending={create.isPending} disabled={!what}>
              <Clapperboard /> {t('Open in the Video Maker')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
