/** The character in movement: what it does, how fast, what it says with which voice and face; and all of that as a film. */

import { Clapperboard, Play, Square } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Animation } from '#engine/character/motion/animations.ts';
import { expressionOf } from '#engine/character/motion/expression.ts';
import { LANGUAGE_LABELS, LANGUAGES, type LanguageCode } from '#features/speech/contract.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
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
import { ANIMATIONS, OFFERED_VOICES, type UserAvatar } from '../../contract.ts';
import type { AvatarVoice } from '../../scene/casting.ts';
import { type CharacterDraft, withOption } from '../draft/draft.ts';
import { nameOf } from '../names.ts';
import { OptionSelect } from '../option-select.tsx';
import { CharacterStage } from '../stage/character-stage.tsx';
import { intoView } from '../stage/into-view.ts';
import { FilmList } from './film-list.tsx';
import { FilmStatus } from './film-status.tsx';
import { SubjectSelect } from './subject-select.tsx';
import { DRAFT, subjectsOf } from './subjects.ts';
import { useFilms } from './use-films.ts';
import { useSpeaking } from './use-speaking.ts';

export interface AnimateTabProps {
  draft: CharacterDraft;
  avatars: readonly UserAvatar[];
  onChange: (draft: CharacterDraft) => void;
}

/** What the character does and says; it survives leaving the page. */
interface Acting {
  animation: Animation;
  speed: number;
  expression: Expression;
  language: LanguageCode;
  dialogue: string;
}

const AT_REST: Acting = { animation: 'idle', speed: 1, expression: 'own', language: 'en', dialogue: '' };

/** How the film looks, apart from the character. */
interface FilmSettings {
  shape: FilmShape;
  shot: FilmShot;
  background: FilmBackground;
}

export function AnimateTab({ draft, avatars, onChange }: AnimateTabProps) {
  const [acting, setActing] = useKept('acting', AT_REST);
  const [film, setFilm] = useState<FilmSettings>({ shape: '16:9', shot: 'half', background: 'studio' });
  const [chosen, setChosen] = useState<string>();
  /** Another voice for somebody from the gallery, who stays as saved. */
  const [lent, setLent] = useState<AvatarVoice>();
  const films = useFilms();
  const finished = useRef<HTMLElement>(null);
  const subjects = subjectsOf(draft, avatars);
  const subject = subjects.find((one) => one.id === chosen) ?? subjects[0]!;
  const { personality } = subject.data;
  const voice = subject.id === DRAFT ? personality.voice : (lent ?? personality.voice);
  const { animation, speed, expression, language, dialogue } = acting;
  const act = (change: Partial<Acting>) => setActing((now) => ({ ...now, ...change }));
  const mood = useMemo(() => expressionOf(expression, personality.traits), [expression, personality.traits]);
  const { state, pose, speak, stop } = useSpeaking(animation, speed, mood);

  const choose = (id: string) => {
    stop();
    setChosen(id);
    setLent(undefined);
  };
  const giveVoice = (next: AvatarVoice) =>
    subject.id === DRAFT ? onChange(withOption(draft, 'personality', { voice: next })) : setLent(next);
  const makeFilm = () =>
    films.make.mutate({
      name: subject.name,
      characterData: { ...subject.data, personality: { ...personality, voice } },
      ...acting,
      ...film,
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="group/animate grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6 max-lg:[&_:is(textarea,button)]:scroll-mt-[calc(30vh+9rem)]">
            <SubjectSelect subjects={subjects} chosen={subject} onChoose={choose} />
            <OptionSelect
              label={t('Animation Type')}
              id="animation-type"
              value={animation}
              choices={ANIMATIONS}
              onChange={(next) => act({ animation: next })}
            />
            <FormField label={t('Animation Speed: {0}×', speed.toFixed(1))} id="animation-speed">
              <Slider
                min={0.5}
                max={3}
                step={0.1}
                value={[speed]}
                onValueChange={([next = 1]) => act({ speed: Math.round(next * 10) / 10 })}
              />
            </FormField>
            <OptionSelect
              label={t('Expression')}
              id="expression"
              value={expression}
              choices={EXPRESSIONS}
              onChange={(next) => act({ expression: next })}
            />
            <div className="grid grid-cols-2 gap-3">
              <OptionSelect
                label={t('Voice Type')}
                id="voice-type"
                value={voice}
                choices={OFFERED_VOICES}
                placeholder={t('Choose a voice')}
                onChange={giveVoice}
              />
              <FormField label={t('Language')} id="dialogue-language">
                <ChoiceSelect
                  value={language}
                  choices={LANGUAGES}
                  nameOf={(one) => LANGUAGE_LABELS[one]}
                  onChange={(next) => act({ language: next })}
                />
              </FormField>
            </div>
            <FormField label={t('Dialogue')} id="dialogue">
              <Textarea
                rows={4}
                maxLength={MAX_FILM_DIALOGUE}
                placeholder={t('What should your character say?')}
                value={dialogue}
                onChange={(event) => act({ dialogue: event.target.value })}
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
            <FilmStatus films={films} onShow={() => intoView(finished.current)} />
          </CardContent>
        </Card>
        <section
          aria-label={t('Animation preview')}
          className="grid grid-cols-1 gap-3 max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:order-first max-lg:bg-background max-lg:py-2 max-lg:group-has-[textarea:focus]/animate:static"
        >
          <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground text-sm">
            <span className="max-w-full truncate font-medium text-foreground">
              {subject.name || t('New character')}
            </span>
            <span>
              {t('Animation:')} <span className="font-medium text-foreground">{nameOf(animation)}</span>
            </span>
          </p>
          <CharacterStage
            data={subject.data}
            pose={pose}
            picture={subject.picture}
            label={t('Character {0}', animation)}
            className="h-[30vh] lg:h-[36rem]"
          />
        </section>
      </div>
      <section ref={finished} aria-labelledby="film-list" className="scroll-mt-20">
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
        names={{ green: t('Green screen') }}
        onChange={(background) => onChange({ ...film, background })}
      />
    </fieldset>
  );
}
