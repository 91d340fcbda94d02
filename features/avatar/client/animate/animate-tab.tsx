/** The character in movement: what it does, how fast, what it says with which voice and face; and all of that as a film. */

import { Clapperboard, Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Animation } from '#engine/character/motion/animations.ts';
import { expressionOf } from '#engine/character/motion/expression.ts';
import { LANGUAGE_LABELS, LANGUAGES, type LanguageCode } from '#features/speech/contract.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  EXPRESSIONS,
  type Expression,
  FILM_BACKGROUNDS,
  FILM_SHAPES,
  FILM_SHOTS,
  type FilmBackground,
  type FilmShape,
  type FilmShot,
  MAX_FILM_DIALOGUE,
} from '../../calls/film-calls.ts';
import { ANIMATIONS, OFFERED_VOICES } from '../../contract.ts';
import { type CharacterDraft, withOption } from '../draft/draft.ts';
import { nameOf } from '../names.ts';
import { OptionSelect } from '../option-select.tsx';
import { CharacterStage } from '../stage/character-stage.tsx';
import { FilmList } from './film-list.tsx';
import { useFilms } from './use-films.ts';
import { useSpeaking } from './use-speaking.ts';

export interface AnimateTabProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
}

/** How the film looks, apart from the character. */
interface FilmSettings {
  shape: FilmShape;
  shot: FilmShot;
  background: FilmBackground;
}

export function AnimateTab({ draft, onChange }: AnimateTabProps) {
  const [animation, setAnimation] = useState<Animation>('idle');
  const [speed, setSpeed] = useState(1);
  const [expression, setExpression] = useState<Expression>('own');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [dialogue, setDialogue] = useState('');
  const [film, setFilm] = useState<FilmSettings>({ shape: '16:9', shot: 'half', background: 'studio' });
  const films = useFilms();
  const { voice, traits } = draft.data.personality;
  const mood = useMemo(() => expressionOf(expression, traits), [expression, traits]);
  const { state, pose, speak, stop } = useSpeaking(animation, speed, mood);

  const makeFilm = () =>
    films.make.mutate({
      name: draft.name.trim(),
      characterData: draft.data,
      animation,
      speed,
      expression,
      dialogue,
      language,
      ...film,
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
            <OptionSelect
              label={t('Animation Type')}
              id="animation-type"
              value={animation}
              choices={ANIMATIONS}
              onChange={setAnimation}
            />
            <FormField label={t('Animation Speed: {0}×', speed.toFixed(1))} id="animation-speed">
              <Slider
                min={0.5}
                max={3}
                step={0.1}
                value={[speed]}
                onValueChange={([next = 1]) => setSpeed(Math.round(next * 10) / 10)}
              />
            </FormField>
            <OptionSelect
              label={t('Expression')}
              id="expression"
              value={expression}
              choices={EXPRESSIONS}
              onChange={setExpression}
            />
            <div className="grid grid-cols-2 gap-3">
              <OptionSelect
                label={t('Voice Type')}
                id="voice-type"
                value={voice}
                choices={OFFERED_VOICES}
                placeholder={t('Choose a voice')}
                onChange={(next) => onChange(withOption(draft, 'personality', { voice: next }))}
              />
              <FormField label={t('Language')} id="dialogue-language">
                <ChoiceSelect
                  value={language}
                  choices={LANGUAGES}
                  nameOf={(one) => LANGUAGE_LABELS[one]}
                  onChange={setLanguage}
                />
              </FormField>
            </div>
            <FormField label={t('Dialogue')} id="dialogue">
              <Textarea
                rows={4}
                maxLength={MAX_FILM_DIALOGUE}
                placeholder={t('What should your character say?')}
                value={dialogue}
                onChange={(event) => setDialogue(event.target.value)}
              />
            </FormField>
            {state === 'playing' ? (
              <Button size="lg" variant="secondary" onClick={stop}>
                <Square /> {t('Stop')}
              </Button>
            ) : (
              <Button
                size="lg"
                pending={state === 'preparing'}
                onClick={() => void speak(dialogue, voice, language)}
              >
                {state === 'idle' && <Play />} {t('Preview Animation')}
              </Button>
            )}
            <FilmSettingsFields film={film} onChange={setFilm} />
            <Button variant="outline" pending={films.make.isPending} onClick={makeFilm}>
              {!films.make.isPending && <Clapperboard />} {t('Export Film')}
            </Button>
          </CardContent>
        </Card>
        <section
          aria-label={t('Animation preview')}
          className="grid grid-cols-1 gap-3 max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:order-first max-lg:bg-background max-lg:py-2"
        >
          <p className="text-muted-foreground text-sm">
            {t('Animation:')} <span className="font-medium text-foreground">{nameOf(animation)}</span>
          </p>
          <CharacterStage
            data={draft.data}
            pose={pose}
            picture={draft.imageUrl}
            label={t('Character {0}', animation)}
            className="h-[38vh] lg:h-[36rem]"
          />
        </section>
      </div>
      <section aria-labelledby="film-list">
        <h2 id="film-list" className="mb-4 font-semibold text-lg">
          {t('Your Films')}
        </h2>
        <FilmList films={films} />
      </section>
    </div>
  );
}

function FilmSettingsFields({
  film,
  onChange,
}: {
  film: FilmSettings;
  onChange: (film: FilmSettings) => void;
}) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 border-t pt-5">
      <legend className="sr-only">{t('Film')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <OptionSelect
          label={t('Film Format')}
          id="film-shape"
          value={film.shape}
          choices={FILM_SHAPES}
          onChange={(shape) => onChange({ ...film, shape })}
        />
        <OptionSelect
          label={t('Shot')}
          id="film-shot"
          value={film.shot}
          choices={FILM_SHOTS}
          onChange={(shot) => onChange({ ...film, shot })}
        />
      </div>
      <OptionSelect
        label={t('Film Background')}
        id="film-background"
        value={film.background}
        choices={FILM_BACKGROUNDS}
        onChange={(background) => onChange({ ...film, background })}
      />
    </fieldset>
  );
}
