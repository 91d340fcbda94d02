/** What the illustrator understood, as chips that can be taken off or changed before the picture is drawn again. */

import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { PLACES } from '#engine/illustrator/places.ts';
import { Button } from '#ui/form/button.tsx';
import { IMAGE_STYLES, type Image, type ImageStyle } from '../contract.ts';
import type { ReadScene, SceneChange } from '../scene-schema.ts';
import { ChoiceChip, ThingChip } from './chips.tsx';
import { IgnoredWords } from './ignored-words.tsx';
import { framingOf, fromChoice, lightName, styleName, toChoice } from './image-names.ts';

const TIMES = ['dawn', 'day', 'sunset', 'night'];
const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'fog', 'snow'];
const STYLED = 'styled';
const PLAIN = 'plain';

const stylingName = (choice: string): string =>
  choice === PLAIN ? t('Nothing beside it') : t('Small things that belong');

/** Only what lies on a table is styled, and nothing that has room for words. */
const canHaveProps = ({ intent, textSpace }: ReadScene): boolean =>
  /^(food|product|still life)$/.test(intent) && !textSpace;

export interface UnderstoodProps {
  image: Image;
  onRedraw: (image: Image, changes: SceneChange[], style: ImageStyle) => void;
  /** Puts a better word into the prompt. */
  onReword: (image: Image, word: string, better: string) => void;
  pending: boolean;
}

export function Understood({ image, onRedraw, onReword, pending }: UnderstoodProps) {
  const [changes, setChanges] = useState<SceneChange[]>([]);
  const [style, setStyle] = useState(image.style as ImageStyle);
  const { scene } = image;
  if (!scene) return null;
  const change = (next: SceneChange) =>
    setChanges((all) => [...all.filter((one) => subjectOf(one) !== subjectOf(next)), next]);
  const undo = (subject: string) => setChanges((all) => all.filter((one) => subjectOf(one) !== subject));
  const made = new Map(changes.map((one) => [subjectOf(one), one]));
  const setting = settingOf(scene, made);
  const framing = framingOf(scene);
  return (
    <section aria-labelledby="understood-title" className="grid grid-cols-1 gap-3">
      <h3 id="understood-title" className="font-medium text-sm">
        {t('What I understood')}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm">
        {rowsOf(scene).map(([name, things]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {things.map((thing) => (
                <ThingChip
                  key={thing.words}
                  label={nameOf(thing)}
                  change={made.get(thing.words)}
                  onRemove={() => change({ kind: 'remove', words: thing.words })}
                  onReplace={(other) => change({ kind: 'replace', words: thing.words, name: other })}
                  onUndo={() => undo(thing.words)}
                />
              ))}
            </dd>
          </div>
        ))}
        <dt className="text-muted-foreground">{t('Place')}</dt>
        <dd className="flex flex-wrap gap-1.5">
          <ChoiceChip
            label={t('Place')}
            value={setting.place}
            choices={PLACES.map((one) => one.name).filter((name) => name !== 'abstract')}
            onChange={(name) =>
              change(name === 'studio' ? { kind: 'plain background' } : { kind: 'place', name })
            }
          />
        </dd>
        <dt className="text-muted-foreground">{t('Light')}</dt>
        <dd className="flex flex-wrap gap-1.5">
          <ChoiceChip
            label={t('Time of day')}
            value={setting.time}
            choices={TIMES}
            onChange={(name) => change({ kind: 'time', name })}
          />
          <ChoiceChip
            label={t('Weather')}
            value={setting.weather}
            choices={WEATHERS}
            onChange={(name) => change({ kind: 'weather', name })}
          />
          {lightName(scene) && <span className="self-center">{lightName(scene)}</span>}
        </dd>
        {framing.length > 0 && (
          <>
            <dt className="text-muted-foreground">{t('Framing')}</dt>
            <dd>{framing.join(', ')}</dd>
          </>
        )}
        {canHaveProps(scene) && (
          <>
            <dt className="text-muted-foreground">{t('Styling')}</dt>
            <dd className="flex flex-wrap gap-1.5">
              <ChoiceChip
                label={t('Styling')}
                value={made.has('no props') || scene.isPlain ? PLAIN : STYLED}
                choices={scene.isPlain ? [PLAIN] : [STYLED, PLAIN]}
                nameOf={stylingName}
                onChange={(choice) => (choice === PLAIN ? change({ kind: 'no props' }) : undo('no props'))}
              />
            </dd>
          </>
        )}
        {scene.lettering && (
          <>
            <dt className="text-muted-foreground">{t('Lettering')}</dt>
            <dd>“{scene.lettering.text}”</dd>
          </>
        )}
        <dt className="text-muted-foreground">{t('Style')}</dt>
        <dd className="flex flex-wrap gap-1.5">
          <ChoiceChip
            label={t('Art style')}
            value={toChoice(style)}
            choices={IMAGE_STYLES.map(toChoice)}
            nameOf={styleName}
            onChange={(choice) => setStyle(fromChoice(choice))}
          />
        </dd>
      </dl>
      {image.notUnderstood.length > 0 && (
        <IgnoredWords
          words={image.notUnderstood}
          unused={scene.unused ?? []}
          onReword={(word, better) => onReword(image, word, better)}
        />
      )}
      {(changes.length > 0 || style !== image.style) && (
        <Button
          size="sm"
          pending={pending}
          onClick={() => onRedraw(image, [...image.changes, ...changes], style)}
        >
          <RefreshCw /> {t('Draw it again')}
        </Button>
      )}
    </section>
  );
}

type ReadThing = ReadScene['things'][number];

/** What a change is about: a later one about the same takes its place. */
const subjectOf = (change: SceneChange): string =>
  change.kind === 'remove' || change.kind === 'replace'
    ? change.words
    : change.kind === 'plain background'
      ? 'place'
      : change.kind;

const nameOf = ({ count, label, colour }: ReadThing): string => {
  const name = colour && !label.includes(colour) ? `${colour} ${label}` : label;
  return count > 1 ? `${count} × ${name}` : name;
};

function rowsOf({ things }: ReadScene): [string, ReadThing[]][] {
  // Several may come from one word ("family"): one chip stands for them.
  const [hero, ...rest] = things.filter(
    (one, i) => things.findIndex((other) => other.words === one.words) === i,
  );
  return [
    ...(hero ? [[t('Main subject'), [hero]] as [string, ReadThing[]]] : []),
    ...(rest.length > 0 ? [[t('Also shown'), rest] as [string, ReadThing[]]] : []),
  ];
}

function settingOf(scene: ReadScene, made: ReadonlyMap<string, SceneChange>) {
  const place = made.get('place');
  const named = (key: string, fallback: string): string => {
    const change = made.get(key);
    return change && 'name' in change ? change.name : fallback;
  };
  return {
    place: place?.kind === 'plain background' ? 'studio' : named('place', scene.place),
    time: named('time', scene.time),
    weather: named('weather', scene.weather),
  };
}
