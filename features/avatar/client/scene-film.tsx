/** The film of a scene: made with a few choices, followed, stopped, made again after changes. */

import { useMutation } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { LANGUAGE_LABELS, LANGUAGES, type LanguageCode } from '#features/speech/contract.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import {
  FILM_SHAPES,
  FILM_WORDS,
  type FilmShape,
  type FilmWords,
  renderSceneFilm,
} from '../calls/film-calls.ts';
import type { Scene } from '../calls/scene-calls.ts';
import { FilmProgress } from './animate/film-progress.tsx';
import { OptionSelect } from './option-select.tsx';

export interface SceneFilmProps {
  scene: Scene;
  onChanged: () => unknown;
}

export function SceneFilm({ scene, onChanged }: SceneFilmProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [shape, setShape] = useState<FilmShape>('16:9');
  const [words, setWords] = useState<FilmWords>(
    scene.sceneType === 'animation' || scene.sceneType === 'comic_strip' ? 'balloons' : 'subtitles',
  );
  const [language, setLanguage] = useState<LanguageCode>('en');
  const make = useMutation({
    mutationFn: () =>
      callApi(renderSceneFilm, { params: { id: scene.id }, body: { shape, words, language } }),
    onSuccess: () => {
      setIsOpen(false);
      return onChanged();
    },
    onError: onErrorNotify(t('Film not started'), t('The film could not be started. Please try again.')),
  });
  const { jobId, isOutdated, error } = scene.film;
  if (jobId) return <FilmProgress jobId={jobId} title={scene.name} onEnd={onChanged} />;
  return (
    <>
      {error && (
        <p role="alert" className="text-destructive text-sm">
          {error}
        </p>
      )}
      {isOutdated && (
        <p className="text-muted-foreground text-sm">
          {t('The scene has changed since this film was made.')}
        </p>
      )}
      <Button
        size="sm"
        variant={scene.outputUrl && !isOutdated ? 'outline' : 'default'}
        onClick={() => setIsOpen(true)}
      >
        <Clapperboard /> {scene.outputUrl ? t('Film again') : t('Make film')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent className="sm:max-w-md">
          <DialogTitle>{t('Film of “{0}”', scene.name)}</DialogTitle>
          <DialogDescription>
            {t('Everyone comes in and speaks in turn, each with their own voice.')}
          </DialogDescription>
          <div className="grid grid-cols-1 gap-4">
            <OptionSelect
              label={t('Film Format')}
              id="scene-film-shape"
              value={shape}
              choices={FILM_SHAPES}
              onChange={setShape}
            />
            <OptionSelect
              label={t('On-screen Text')}
              id="scene-film-words"
              value={words}
              choices={FILM_WORDS}
              onChange={setWords}
            />
            <FormField label={t('Language')} id="scene-film-language">
              <ChoiceSelect
                value={language}
                choices={LANGUAGES}
                nameOf={(one) => LANGUAGE_LABELS[one]}
                onChange={setLanguage}
              />
            </FormField>
            <Button pending={make.isPending} onClick={() => make.mutate()}>
              {!make.isPending && <Clapperboard />} {t('Make film')}
            </Button>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
