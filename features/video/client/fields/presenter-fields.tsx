/** Who presents the film: one of the person's characters, in a corner or before the whole picture. */

import { useMutation } from '@tanstack/react-query';
import { UserRound, X } from 'lucide-react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { CORNERS, type Corner, PRESENTED, PRESENTER_SIZE, type VideoData } from '../../contract.ts';
import { takePresenter } from './take-over.ts';

export interface PresenterFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
  /** Choosing somebody changes more than one field. */
  onChoose: (update: (now: VideoData) => VideoData) => void;
}

export const PRESENTED_NAMES = {
  corner: t('In a corner'),
  full: t('Full frame'),
  hidden: t('Not shown'),
} as const;
const CORNER_NAMES: Record<Corner, string> = {
  'bottom-right': t('Bottom right'),
  'bottom-left': t('Bottom left'),
  'top-right': t('Top right'),
  'top-left': t('Top left'),
};

/** Somebody who has the whole frame stands at one of its sides. */
const SIDES = ['bottom-left', 'bottom-right'] as const;
const SIDE_NAMES: Record<Corner, string> = {
  'bottom-left': t('Left'),
  'bottom-right': t('Right'),
  'top-left': t('Left'),
  'top-right': t('Right'),
};
const sideOf = (corner: Corner): Corner => (corner.endsWith('left') ? 'bottom-left' : 'bottom-right');

export function PresenterFields({ data, onChange, onChoose }: PresenterFieldsProps) {
  const { presenter } = data;
  const choose = useMutation({
    mutationFn: (item: LibraryItem) => takePresenter(item.itemId),
    onSuccess: onChoose,
    onError: (error) =>
      handleApiError(error, {
        title: t('Presenter Failed'),
        description: t('The character could not be added.'),
      }),
  });
  const isFull = presenter?.shown === 'full';
  const set = (change: Partial<NonNullable<VideoData['presenter']>>) =>
    presenter && onChange({ presenter: { ...presenter, ...change } });
  return (
    <section aria-labelledby="video-presenter" className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <div className="grid grid-cols-1 gap-1">
        <h3 id="video-presenter" className="font-medium text-sm">
          {t('Presenter')}
        </h3>
        <p className="text-muted-foreground text-sm">
          {!presenter
            ? t('One of your characters speaks the narration.')
            : data.narration.isOn
              ? t('Speaks the narration in your scenes.')
              : t('Turn narration on to hear your presenter.')}
        </p>
      </div>
      {presenter && (
        <p className="flex items-center gap-2 rounded-lg border p-2 text-sm">
          <UserRound className="size-4 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1 truncate">{presenter.name}</span>
          <Button
            type="button"
            size="icon"
            variant="ghost"
            className="size-8"
            aria-label={t('Remove {0}', presenter.name)}
            onClick={() => onChange({ presenter: null })}
          >
            <X />
          </Button>
        </p>
      )}
      <FromLibraryButton
        size="sm"
        className="justify-self-start"
        disabled={choose.isPending}
        query={{ kind: 'character' }}
        onPick={(item) => choose.mutate(item)}
      />
      {presenter && (
        <div className="grid grid-cols-2 gap-3">
          <FormField label={t('Shown')} id="video-presented">
            <ChoiceSelect
              value={presenter.shown}
              choices={PRESENTED}
              nameOf={(one) => PRESENTED_NAMES[one]}
              onChange={(shown) => set({ shown })}
            />
          </FormField>
          <FormField label={isFull ? t('Side') : t('Corner')} id="video-corner">
            <ChoiceSelect
              value={isFull ? sideOf(presenter.corner) : presenter.corner}
              choices={isFull ? SIDES : CORNERS}
              nameOf={(one) => (isFull ? SIDE_NAMES : CORNER_NAMES)[one]}
              onChange={(corner) => set({ corner })}
            />
          </FormField>
        </div>
      )}
      {presenter?.shown === 'corner' && (
        <FormField label={t('Size')} id="video-presenter-size" aside={`${Math.round(presenter.size * 100)}%`}>
          <Slider
            min={PRESENTER_SIZE.min}
            max={PRESENTER_SIZE.max}
            step={PRESENTER_SIZE.step}
            value={[presenter.size]}
            onValueChange={([size = PRESENTER_SIZE.fallback]) => set({ size })}
          />
        </FormField>
      )}
    </section>
  );
}
