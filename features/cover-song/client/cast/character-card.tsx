/** Character Setup: who performs, with which body, in which clothes. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { listUserAvatars } from '#features/avatar/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { tx } from '#ui/rich-text.ts';
import { type CoverProject, listClothingOptions, type SongCharacter } from '../../contract.ts';
import {
  BODY_TYPE_LABELS,
  BODY_TYPES,
  type BodyType,
  CHARACTER_TYPE_LABELS,
  CHARACTER_TYPES,
  CLOTHING_STYLE_LABELS,
  CLOTHING_STYLES,
  STAGE_PERSONAS,
} from '../../enums.ts';
import { stageStyle } from '../../scene/performers.ts';
import type { CoverEditing } from '../use-cover.ts';
import { FaceChoice } from './face-choice.tsx';
import { HairChoice } from './hair-choice.tsx';
import { usePerformerData } from './use-performer.ts';

/** A select shows its placeholder for what is none of its choices. */
const UNSAID = '' as BodyType;
/** What a saved character brings along. */
const OWN_CLOTHES = 'own';

export interface CastCardProps {
  project: CoverProject;
  editing: CoverEditing;
}

export function CharacterCard({ project, editing }: CastCardProps) {
  const { character } = project;
  const { data: performer } = usePerformerData(project, editing);
  const set = (part: Partial<SongCharacter> & { chosenFace?: number }) => {
    const { characterType, bodyType, clothingStyle, wearsOwnClothes, avatarId, persona } = character;
    const body = { characterType, bodyType, clothingStyle, wearsOwnClothes, avatarId, persona, ...part };
    editing.character.mutate(body as never);
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Character Setup')}</CardTitle>
        <CardDescription>{t('Who sings and dances in your video.')}</CardDescription>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <FormField label={t('Character Type')}>
            <ChoiceSelect
              value={character.characterType}
              choices={CHARACTER_TYPES}
              nameOf={(one) => CHARACTER_TYPE_LABELS[one]}
              onChange={(characterType) => set({ characterType })}
            />
          </FormField>
          <FormField label={t('Body Type')}>
            <ChoiceSelect
              value={character.bodyType ?? UNSAID}
              placeholder={t('Choose…')}
              choices={BODY_TYPES}
              nameOf={(one) => BODY_TYPE_LABELS[one]}
              onChange={(bodyType) => set({ bodyType })}
            />
          </FormField>
          <FormField label={t('Clothing Style')}>
            <ChoiceSelect
              value={stageStyle(character) ?? OWN_CLOTHES}
              choices={
                character.characterType === 'avatar' ? [OWN_CLOTHES, ...CLOTHING_STYLES] : CLOTHING_STYLES
              }
              nameOf={(one) => (one === OWN_CLOTHES ? t('Their own clothes') : CLOTHING_STYLE_LABELS[one])}
              onChange={(one) =>
                set(
                  one === OWN_CLOTHES
                    ? { wearsOwnClothes: true }
                    : {
                        clothingStyle: one,
                        wearsOwnClothes: character.characterType !== 'avatar' && character.wearsOwnClothes,
                      },
                )
              }
            />
          </FormField>
        </div>
        {character.characterType === 'user_face' && (
          <FaceChoice
            character={character}
            editing={editing}
            onChooseFace={(chosenFace) => set({ chosenFace })}
          />
        )}
        {character.characterType === 'user_face' && character.faceImageUrl && (
          <HairChoice
            chosen={character.chosenLook}
            found={performer?.face?.look ?? null}
            onChange={(part) => set({ chosenLook: { ...character.chosenLook, ...part } })}
          />
        )}
        {character.characterType === 'avatar' && (
          <OwnCharacters chosen={character.avatarId} onChoose={(avatarId) => set({ avatarId })} />
        )}
        {character.characterType === 'celebrity' && (
          <div className="grid grid-cols-1 gap-2">
            <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
              <legend className="mb-2 font-medium text-sm">{t('Stage persona')}</legend>
              {STAGE_PERSONAS.map(({ id, name, line }) => (
                <Choice
                  key={id}
                  group="persona"
                  isChosen={character.persona === id}
                  onChoose={() => set({ persona: id })}
                >
                  <span className="font-medium text-sm">{name}</span>
                  <span className="text-muted-foreground text-xs">{line}</span>
                </Choice>
              ))}
            </fieldset>
            <p className="text-muted-foreground text-xs">
              {t('All of them are made up; none is a real person.')}
            </p>
          </div>
        )}
        <Wardrobe character={character} />
      </CardContent>
    </Card>
  );
}

interface ChoiceProps {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ group, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={cn(
        'grid grid-cols-1 cursor-pointer content-start gap-0.5 rounded-xl border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring hover:bg-accent',
        isChosen && 'border-primary bg-accent',
      )}
    >
      <input type="radio" name={group} className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

function OwnCharacters({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { data: avatars } = useQuery(apiQuery(listUserAvatars));
  if (avatars?.length === 0)
    return (
      <p className="rounded-xl bg-muted p-4 text-muted-foreground text-sm">
        {tx(
          'You have no saved characters yet. {0}, or choose another character type.',
          <Link href="/avatar-creator" className="focus-ring rounded font-medium text-primary underline">
            {t('Create one')}
          </Link>,
        )}
      </p>
    );
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="mb-2 font-medium text-sm">{t('My characters')}</legend>
      {avatars?.map((one) => (
        <Choice key={one.id} group="avatar" isChosen={chosen === one.id} onChoose={() => onChoose(one.id)}>
          {one.imageUrl && (
            <img
              src={smallUrl(one.imageUrl)}
              alt=""
              loading="lazy"
              className="aspect-4/5 w-full rounded-lg object-cover"
            />
          )}
          <span className="truncate font-medium text-sm">{one.name}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

/** What the chosen clothes look like on the chosen body; a character's own are seen in the preview. */
function Wardrobe({ character }: { character: SongCharacter }) {
  const { data: options } = useQuery(apiQuery(listClothingOptions));
  const option = options?.find(
    (one) => one.style === character.clothingStyle && one.category === (character.bodyType ?? 'custom'),
  );
  if (!option || !stageStyle(character)) return null;
  return (
    <div className="flex items-center gap-3">
      {option.imageUrl && (
        <img src={option.imageUrl} alt="" className="h-40 rounded-xl bg-muted object-contain" />
      )}
      <span className="text-muted-foreground text-sm">{option.name}</span>
    </div>
  );
}
